/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { productGroupsV3 } from "../conversions.js";
import type * as module from "../modules/product-groups-v3.js";

const call = /* @__PURE__ */ callsOf(productGroupsV3, "product_groups_v3", "/v3");

export const searchProductGroups: typeof module.searchProductGroups = /* @__PURE__ */ call(
  "search,?> search akbabr /product-groups/search",
);
