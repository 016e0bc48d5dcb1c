/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { productsV3 } from "../conversions.js";
import type * as module from "../modules/products-v3.js";

const call = /* @__PURE__ */ callsOf(productsV3, "products_v3", "/v3");

export const countProducts: typeof module.countProducts = /* @__PURE__ */ call("?> count akbabr /products/count");
export const getProduct: typeof module.getProduct = /* @__PURE__ */ call(
  "productId,?>product get akbaa /products/{productId}",
);
export const getProductBySlug: typeof module.getProductBySlug = /* @__PURE__ */ call(
  "slug,?> get_by_slug akbaa /products/slug/{slug}",
);
export const searchProducts: typeof module.searchProducts = /* @__PURE__ */ call(
  "search,?> search akbabr /products/search",
);
