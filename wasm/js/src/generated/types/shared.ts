/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";

export type AddressLocation = { latitude?: number; longitude?: number };

export type CatalogVersion = "V1_CATALOG" | "V3_CATALOG" | "STORES_NOT_INSTALLED" | (string & {});

export const CatalogVersion = /* @__PURE__ */ enumeration<CatalogVersion>("V1_CATALOG V3_CATALOG STORES_NOT_INSTALLED");
