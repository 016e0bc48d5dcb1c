/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { redirects } from "../conversions.js";
import type * as module from "../modules/catalog-versioning.js";

const call = /* @__PURE__ */ callsOf(redirects, "catalog_versioning", "/v3/provision");

export const getCatalogVersion: typeof module.getCatalogVersion = /* @__PURE__ */ call("> get akbaa /version");
