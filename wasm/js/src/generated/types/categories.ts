/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { ExtendedFields } from "./cart.js";
import type { SeoSchema } from "./products.js";
import type { BreadcrumbsInfo } from "./products-v3.js";
import type { RichContent } from "./rich-content.js";

export type CategoriesForItem = {
  item?: ItemReference;
  /** GUIDs, at most 1000. */
  directCategoryIds?: Array<string>;
  /** The parents of the direct ones. GUIDs, at most 1000. */
  indirectCategoryIds?: Array<string>;
};

export type Category = {
  /** A GUID, which never changes. */
  _id?: string;
  /** Increases with each change of the tree. Set by the platform. */
  revision?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** At most 80 characters. */
  name?: string;
  image?: string;
  /** The number of items, without those of subcategories. Set by the platform. */
  itemCounter?: number;
  /** On request only. At most 600 characters. */
  description?: string;
  /** Fixed after creation. */
  visible?: boolean;
  /** From the top to the parent, on request only. Set by the platform. */
  breadcrumbsInfo?: BreadcrumbsInfo;
  /** Fixed after creation. Absent at the top of the tree. */
  parentCategory?: ParentCategory;
  /** The last part of the address of its page. At most 300 characters. */
  slug?: string;
  seoData?: SeoSchema;
  /** On request only. */
  richContentDescription?: RichContent;
  /** Set by the platform. */
  treeReference?: TreeReference;
  /** The app that manages the items exclusively. Fixed after creation. A GUID. */
  managingAppId?: string;
  extendedFields?: ExtendedFields;
};

export type CategoryFields = "BREADCRUMBS_INFO" | "DESCRIPTION" | "RICH_CONTENT_DESCRIPTION" | (string & {});

export const CategoryFields = /* @__PURE__ */ enumeration<CategoryFields>(
  "BREADCRUMBS_INFO DESCRIPTION RICH_CONTENT_DESCRIPTION",
);

export type CategoryPosition = "FIRST" | "LAST" | "AFTER" | (string & {});

export const CategoryPosition = /* @__PURE__ */ enumeration<CategoryPosition>("FIRST LAST AFTER");

export type ItemCategories = {
  /** GUIDs, at most 1000. */
  directCategoryIds?: Array<string>;
  /** With their parents. GUIDs, at most 1000. */
  allCategoryIds?: Array<string>;
};

export type ItemReference = {
  /** The id of the product, for an item of the store. At most 36 characters. */
  catalogItemId?: string;
  /** The app of the catalog. */
  appId?: string;
};

export type MaskedCategory = {
  /** Its `id` names the category; its `revision` must be the current one. */
  category?: Category;
};

export type MovedCategory = {
  /** A GUID. */
  parentCategoryId?: string;
  /** The order of the categories in the parent. GUIDs, at most 100. */
  categoriesAfterMove?: Array<string>;
};

export type ParentCategory = {
  /** A GUID. */
  _id?: string;
  /** The place among the subcategories of the parent. Set by the platform. */
  index?: number;
};

export type TreeReference = {
  /** `@wix/stores` for a store. 4 to 150 characters. */
  appNamespace?: string;
  /** Absent for the only tree of a store. At most 44 characters. */
  treeKey?: string;
};
