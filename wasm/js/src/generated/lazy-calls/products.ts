/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byOffset } from "../../sdk/query/offset.js";
import { products } from "../conversions.js";
import type * as module from "../modules/products.js";

const call = /* @__PURE__ */ callsOf(products, "products", "/v1");

export const queryProducts: typeof module.queryProducts = /* @__PURE__ */ call(
  "products,numericId query bjbacr /products/query-platformized",
  byOffset,
);
