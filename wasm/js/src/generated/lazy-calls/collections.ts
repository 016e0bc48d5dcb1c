/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byOffset } from "../../sdk/query/offset.js";
import { products } from "../conversions.js";
import type * as module from "../modules/collections.js";

const call = /* @__PURE__ */ callsOf(products, "collections", "/v2/collections");

export const getCollectionBySlug: typeof module.getCollectionBySlug = /* @__PURE__ */ call(
  "slug> get_by_slug ajbaa /slug/{slug}",
);
export const queryCollections: typeof module.queryCollections = /* @__PURE__ */ call(
  "collections query bjbacr /query",
  byOffset,
);
