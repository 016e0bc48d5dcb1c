/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { entitiesV3 } from "../conversions.js";
import type * as module from "../modules/brands-v3.js";

const call = /* @__PURE__ */ callsOf(entitiesV3, "brands_v3", "/v3");

export const queryBrands: typeof module.queryBrands = /* @__PURE__ */ call(
  "brands? query akbabr /brands/query",
  byCursor,
);
