/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { customizationsV3 } from "../conversions.js";
import type * as module from "../modules/customizations-v3.js";

const call = /* @__PURE__ */ callsOf(customizationsV3, "customizations_v3", "/v3");

export const queryCustomizations: typeof module.queryCustomizations = /* @__PURE__ */ call(
  "customizations? query akbabr /customizations/query",
  byCursor,
);
