/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { redirects } from "../conversions.js";
import type { Call } from "../../sdk/binder.js";
import type { CatalogVersion } from "../types/shared.js";

export { CatalogVersion as Version } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(redirects, "catalog_versioning", "/v3/provision");

/**
 * Returns the catalog version, asking the platform each time. `catalogOf` remembers the first answer. For anyone.
 */
export const getCatalogVersion: Call<[], GetCatalogVersionResponse> = /* @__PURE__ */ call("> get akbaa /version");
export type GetCatalogVersionResponse = { catalogVersion?: CatalogVersion };
export type GetCatalogVersionRequest = {};
