/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { categories } from "../conversions.js";
import type * as module from "../modules/categories.js";

const call = /* @__PURE__ */ callsOf(categories, "categories", "/v1");

export const getCategoryBySlug: typeof module.getCategoryBySlug = /* @__PURE__ */ call(
  "slug,treeReference,?> get_by_slug albaa /categories/slug/{slug}",
);
export const queryCategories: typeof module.queryCategories = /* @__PURE__ */ call(
  "categories?,! query blbaa /categories/query",
  byCursor,
);
