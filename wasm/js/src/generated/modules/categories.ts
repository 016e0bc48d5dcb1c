/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { cursorQuery, cursorSearch } from "../../sdk/query/utils.js";
import { categories } from "../conversions.js";
import type { Call, Callable, Change, Named, Stored } from "../../sdk/binder.js";
import type { CursorQueried } from "../../sdk/query/cursor.js";
import type { CursorQueryBuilder, CursorQueryResult, Filter } from "../../sdk/query/index.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type {
  CategoriesForItem,
  Category,
  CategoryFields,
  CategoryPosition,
  ItemCategories,
  ItemReference,
  MaskedCategory,
  MovedCategory,
  TreeReference,
} from "../types/categories.js";
import type {
  AggregationData,
  CatalogSearch,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  SearchDetails,
} from "../types/query.js";

export type * from "../types/categories.js";
export type * from "../types/bulk.js";
export type * from "../types/query.js";
export type * from "../types/rich-content.js";
export { CategoryFields as RequestedFields, CategoryPosition as Position } from "../types/categories.js";
export { SortOrder } from "../types/query.js";
export type { CursorQueryObject as CategoryQuery } from "../../sdk/query/index.js";
export type { ExtendedFields } from "../types/cart.js";
export type {
  CategoriesForItem as MapItemToCategories,
  CategoryFields as SingleEntityOpsRequestedFields,
} from "../types/categories.js";
export type { BreadCrumb as Breadcrumb, BreadcrumbsInfo } from "../types/products-v3.js";
export type { Keyword, SeoSchema, Settings, Tag } from "../types/products.js";
export type {
  CatalogSearch as CategorySearch,
  CatalogSearch as CursorSearch,
  CursorPagingMetadata as PagingMetadataV2,
  GroupedValueResult as NestedValueAggregationResult,
  HistogramInterval as Interval,
  IncludeMissingValues as IncludeMissingValuesOptions,
  NestedRange as RangeResult,
  NestedResult as Results,
  NestedScalar as ScalarResult,
  NestedValue as ValueResult,
  RangeResult as RangeAggregationResult,
  ScalarResult as AggregationResultsScalarResult,
  SearchMode as Mode,
  ValueResult as ValueAggregationResult,
  ValueSortDirection as SortDirection,
  ValueSortType as SortType,
} from "../types/query.js";
export type {
  AnimationTrigger as Type,
  ItemImage as Image,
  MediaSource as Media,
  PollOption as Option,
  Position as ImageStylesPosition,
  SketchVariant as Variant,
  TableDataDimensions as Dimensions,
} from "../types/rich-content.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(categories, "categories", "/v1");

/**
 * Creates a category, visible by default. Needs the owner.
 *
 * @throws An error with the code `DUPLICATE_SLUG` for a slug in use, `CATEGORIES_LIMIT_PER_TREE_EXCEEDED` or
 * `CATEGORY_DEPTH_LIMIT_EXCEEDED` beyond a limit, `PARENT_CATEGORY_NOT_IN_TREE` for an unknown parent,
 * `PARENT_CATEGORY_HIDDEN` for a hidden one.
 */
export const createCategory: Call<
  [category: Category, options?: CreateCategoryOptions],
  Stored<Category>
> = /* @__PURE__ */ call("category,?>category create bldca /categories");
export type CreateCategoryOptions = { treeReference?: TreeReference; fields?: Array<CategoryFields> };
export type CreateCategoryRequest = CreateCategoryOptions & { category?: Category };

/**
 * Returns a category, visible or not. For anyone.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const getCategory: Call<
  [categoryId: string, treeReference: TreeReference, options?: GetCategoryOptions],
  Stored<Category>
> = /* @__PURE__ */ call("categoryId,treeReference,?>category get albaa /categories/{categoryId}");
export type GetCategoryOptions = { fields?: Array<CategoryFields> };
export type GetCategoryRequest = GetCategoryOptions & { categoryId?: string; treeReference?: TreeReference };

/**
 * Returns the category of a slug. For anyone.
 *
 * @throws An error with status 404 for an unknown one.
 */
export const getCategoryBySlug: Call<
  [slug: string, treeReference: TreeReference, options?: GetCategoryBySlugOptions],
  GetCategoryBySlugResponse
> = /* @__PURE__ */ call("slug,treeReference,?> get_by_slug albaa /categories/slug/{slug}");
export type GetCategoryBySlugResponse = { category: Stored<Category> };
export type GetCategoryBySlugOptions = { fields?: Array<CategoryFields> };
export type GetCategoryBySlugRequest = GetCategoryBySlugOptions & { slug?: string; treeReference?: TreeReference };

/**
 * Updates a category, but for its parent and visibility: see `moveCategory` and `updateCategoryVisibility`. The
 * entity's `revision` must be the current one, or the call fails with a `RevisionConflictError`. Needs the owner.
 *
 * @throws An error with the code `DUPLICATE_SLUG` for a slug that is taken.
 */
export const updateCategory: Call<
  [_id: string, category: Change<Category>, options?: UpdateCategoryOptions],
  Stored<Category>
> = /* @__PURE__ */ call(".category,?>category update dldba /categories/{category.id}");
export type UpdateCategoryOptions = { treeReference?: TreeReference; fields?: Array<CategoryFields> };
export type UpdateCategoryRequest = UpdateCategoryOptions & { category?: Category };
export type UpdateCategory = Change<Category>;

/**
 * Deletes a category with its subcategories; the items stay in the catalog. Needs the owner.
 *
 * @throws An error with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an app manages.
 */
export const deleteCategory: Call<[categoryId: string, treeReference: TreeReference], void> = /* @__PURE__ */ call(
  "categoryId,treeReference delete eldba /categories/{categoryId}",
);
export type DeleteCategoryRequest = { categoryId?: string; treeReference?: TreeReference };

/**
 * Queries categories. Visitors are refused an empty filter with the code `INVALID_FILTER`: leave it out. For anyone.
 *
 * @example
 * ```ts
 * const { items } = await client.categories.queryCategories({ treeReference: storesTree }).limit(100).find();
 * ```
 */
export const queryCategories: Callable<
  CursorQueried<Stored<Category>, QueryCategoriesResponse, fields.CategoriesQuery, QueryCategoriesOptions, true>
> = /* @__PURE__ */ call("categories?,! query blbaa /categories/query", byCursor);
export type QueryCategoriesResponse = { categories?: Array<Stored<Category>>; pagingMetadata?: CursorPagingMetadata };
export type QueryCategoriesOptions = {
  treeReference?: TreeReference;
  returnNonVisibleCategories?: boolean;
  fields?: Array<CategoryFields>;
};
export type CategoriesQueryBuilder = CursorQueryBuilder<Stored<Category>, fields.CategoriesQuery>;
export type CategoriesQueryResult = CursorQueryResult<Stored<Category>, fields.CategoriesQuery>;
export type QueryCategoriesRequest = QueryCategoriesOptions & { query?: CursorQuery };

/** Searches categories by text and filter, with aggregations. The newest come first. For anyone. */
export const searchCategories: Call<
  [search: Named<"search", CatalogSearch>, options: SearchCategoriesOptions],
  SearchCategoriesResponse
> = /* @__PURE__ */ call("search,?> search blbaa /categories/search");
export type SearchCategoriesResponse = {
  categories?: Array<Stored<Category>>;
  pagingMetadata?: CursorPagingMetadata;
  aggregationData?: AggregationData;
};
export type SearchCategoriesOptions = {
  treeReference?: TreeReference;
  returnNonVisibleCategories?: boolean;
  fields?: Array<CategoryFields>;
};
export type SearchCategoriesRequest = SearchCategoriesOptions & { search?: CatalogSearch };

/** Counts categories. For anyone. */
export const countCategories: Call<[options?: CountCategoriesOptions], CountCategoriesResponse> = /* @__PURE__ */ call(
  "?> count blbaa /categories/count",
);
export type CountCategoriesResponse = { count?: number };
export type CountCategoriesOptions = {
  filter?: Filter;
  search?: SearchDetails;
  treeReference?: TreeReference;
  /** Whether to count hidden categories, too. */
  returnNonVisibleCategories?: boolean;
};
export type CountCategoriesRequest = CountCategoriesOptions;

/**
 * Moves a category with its subcategories. Needs the owner.
 *
 * @throws An error with the code `PARENT_CATEGORY_NOT_IN_TREE`, `AFTER_CATEGORY_NOT_IN_PARENT` or
 * `MISSING_AFTER_CATEGORY` for an unknown place, `TREE_CYCLE_DETECTED` for a place below itself,
 * `CATEGORY_DEPTH_LIMIT_EXCEEDED` beyond 5 levels.
 */
export const moveCategory: Call<
  [categoryId: string, treeReference: TreeReference, options?: MoveCategoryOptions],
  MoveCategoryResponse
> = /* @__PURE__ */ call("categoryId,treeReference,?> move bldba /categories/{categoryId}/move");
export type MoveCategoryResponse = MovedCategory;
export type MoveCategoryOptions = {
  /** The new parent; absent for the top of the tree. A GUID. */
  parentCategoryId?: string;
  position?: CategoryPosition;
  /** For the position `AFTER`. A GUID. */
  moveAfterCategoryId?: string;
};
export type MoveCategoryRequest = MoveCategoryOptions & { categoryId?: string; treeReference?: TreeReference };

/**
 * Updates categories, each by its id and current `revision`. Needs the owner.
 *
 * @throws An error with the code `UPDATE_OF_FIELD_NOT_ALLOWED` for a parent or a visibility.
 */
export const bulkUpdateCategories: Call<
  [categories: readonly MaskedCategory[], options?: BulkUpdateCategoriesOptions],
  BulkUpdateCategoriesResponse
> = /* @__PURE__ */ call("categories,?> bulk_update bldba /bulk/categories/update");
export type BulkUpdateCategoriesResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; category?: Category }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateCategoriesOptions = {
  treeReference?: TreeReference;
  returnEntity?: boolean;
  fields?: Array<CategoryFields>;
};
export type BulkUpdateCategoriesRequest = BulkUpdateCategoriesOptions & { categories?: Array<MaskedCategory> };

/**
 * Shows or hides a category, given its current revision; hiding also hides its subcategories. Needs the owner.
 *
 * @throws An error with the code `PARENT_CATEGORY_HIDDEN` if its parent is hidden.
 */
export const updateCategoryVisibility: Call<
  [categoryId: string, options?: UpdateCategoryVisibilityOptions],
  UpdateCategoryVisibilityResponse
> = /* @__PURE__ */ call("categoryId,?> update_visibility dldba /categories/visibility");
export type UpdateCategoryVisibilityResponse = { category: Stored<Category> };
export type UpdateCategoryVisibilityOptions = {
  visible?: boolean;
  /** Must be the current one. */
  revision?: string;
  treeReference?: TreeReference;
  fields?: Array<CategoryFields>;
};
export type UpdateCategoryVisibilityRequest = UpdateCategoryVisibilityOptions & { categoryId?: string };

/** Shows categories, but for those whose parent is hidden. Needs the owner. */
export const bulkShowCategories: Call<
  [categoryIds: readonly string[], options?: BulkShowCategoriesOptions],
  BulkShowCategoriesResponse
> = /* @__PURE__ */ call("categoryIds,?> bulk_show bldba /bulk/categories/show");
export type BulkShowCategoriesResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; category?: Category }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkShowCategoriesOptions = {
  treeReference?: TreeReference;
  returnEntity?: boolean;
  fields?: Array<CategoryFields>;
};
export type BulkShowCategoriesRequest = BulkShowCategoriesOptions & { categoryIds?: Array<string> };

/**
 * Adds items to a category. Needs the owner.
 *
 * @throws An error with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an app manages.
 */
export const bulkAddItemsToCategory: Call<
  [categoryId: string, items: readonly ItemReference[], options: BulkAddItemsToCategoryOptions],
  BulkAddItemsToCategoryResponse
> = /* @__PURE__ */ call("categoryId,items,?> bulk_add_items bldba /bulk/categories/{categoryId}/add-items");
export type BulkAddItemsToCategoryResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkAddItemsToCategoryOptions = { treeReference?: TreeReference };
export type BulkAddItemsToCategoryRequest = BulkAddItemsToCategoryOptions & {
  categoryId?: string;
  items?: Array<ItemReference>;
};

/**
 * Adds an item to categories. Needs the owner.
 *
 * @throws An error with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an app manages.
 */
export const bulkAddItemToCategories: Call<
  [item: ItemReference, options: BulkAddItemToCategoriesOptions],
  BulkAddItemToCategoriesResponse
> = /* @__PURE__ */ call("item,?> bulk_add_item_to_categories bldba /bulk/categories/add-item");
export type BulkAddItemToCategoriesResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkAddItemToCategoriesOptions = {
  /** GUIDs, at most 100. */
  categoryIds?: Array<string>;
  treeReference?: TreeReference;
};
export type BulkAddItemToCategoriesRequest = BulkAddItemToCategoriesOptions & { item?: ItemReference };

/**
 * Removes items from a category. Needs the owner.
 *
 * @throws An error with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an app manages.
 */
export const bulkRemoveItemsFromCategory: Call<
  [categoryId: string, items: readonly ItemReference[], options: BulkRemoveItemsFromCategoryOptions],
  BulkRemoveItemsFromCategoryResponse
> = /* @__PURE__ */ call("categoryId,items,?> bulk_remove_items bldba /bulk/categories/{categoryId}/remove-items");
export type BulkRemoveItemsFromCategoryResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkRemoveItemsFromCategoryOptions = { treeReference?: TreeReference };
export type BulkRemoveItemsFromCategoryRequest = BulkRemoveItemsFromCategoryOptions & {
  categoryId?: string;
  items?: Array<ItemReference>;
};

/**
 * Removes an item from categories. Needs the owner.
 *
 * @throws An error with the code `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED` for a category that an app manages.
 */
export const bulkRemoveItemFromCategories: Call<
  [item: ItemReference, options: BulkRemoveItemFromCategoriesOptions],
  BulkRemoveItemFromCategoriesResponse
> = /* @__PURE__ */ call("item,?> bulk_remove_item_from_categories bldba /bulk/categories/remove-item");
export type BulkRemoveItemFromCategoriesResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkRemoveItemFromCategoriesOptions = {
  /** GUIDs, at most 100. */
  categoryIds?: Array<string>;
  treeReference?: TreeReference;
};
export type BulkRemoveItemFromCategoriesRequest = BulkRemoveItemFromCategoriesOptions & { item?: ItemReference };

/**
 * Lists the items of a category, at most 100 a page. The newest come first. For anyone.
 *
 * @example
 * ```ts
 * const { items = [] } = await client.categories.listItemsInCategory(categoryId, storesTree, {
 *   useCategoryArrangement: true,
 * });
 * ```
 */
export const listItemsInCategory: Call<
  [categoryId: string, treeReference: TreeReference, options?: ListItemsInCategoryOptions],
  ListItemsInCategoryResponse
> = /* @__PURE__ */ call("categoryId,treeReference,?> list_items albab /categories/{categoryId}/list-items");
export type ListItemsInCategoryResponse = { items?: Array<ItemReference>; pagingMetadata?: CursorPagingMetadata };
export type ListItemsInCategoryOptions = {
  cursorPaging?: CursorPaging;
  /** Whether the arranged items come first. */
  useCategoryArrangement?: boolean;
  includeItemsFromSubcategories?: boolean;
};
export type ListItemsInCategoryRequest = ListItemsInCategoryOptions & {
  categoryId?: string;
  treeReference?: TreeReference;
};

/** Lists the categories of an item. For anyone. */
export const listCategoriesForItem: Call<
  [item: ItemReference, options: ListCategoriesForItemOptions],
  ListCategoriesForItemResponse
> = /* @__PURE__ */ call("item,?> list_for_item albab /categories/list-categories-for-item");
export type ListCategoriesForItemResponse = ItemCategories;
export type ListCategoriesForItemOptions = { treeReference?: TreeReference };
export type ListCategoriesForItemRequest = ListCategoriesForItemOptions & { item?: ItemReference };

/** Lists the categories of items. For anyone. */
export const listCategoriesForItems: Call<
  [items: readonly ItemReference[], options: ListCategoriesForItemsOptions],
  ListCategoriesForItemsResponse
> = /* @__PURE__ */ call("items,?> list_for_items blbaa /categories/list-categories-for-items");
export type ListCategoriesForItemsResponse = { categoriesForItems?: Array<CategoriesForItem> };
export type ListCategoriesForItemsOptions = { treeReference?: TreeReference };
export type ListCategoriesForItemsRequest = ListCategoriesForItemsOptions & { items?: Array<ItemReference> };

/** Lists the trees of the site, at most 20. For anyone. */
export const listTrees: Call<[], ListTreesResponse> = /* @__PURE__ */ call("> list_trees albaa /categories/list-trees");
export type ListTreesResponse = { trees?: Array<TreeReference> };
export type ListTreesRequest = {};

/**
 * Sets the first items of a category, in order. Needs the owner.
 *
 * @throws An error with the code `ITEM_NOT_IN_CATEGORY` for an item outside of the category.
 */
export const setArrangedItems: Call<
  [categoryId: string, treeReference: TreeReference, options?: SetArrangedItemsOptions],
  SetArrangedItemsResponse
> = /* @__PURE__ */ call(
  "categoryId,treeReference,?> set_arranged_items bldba /categories/{categoryId}/set-arranged-items",
);
export type SetArrangedItemsResponse = { items?: Array<ItemReference> };
export type SetArrangedItemsOptions = {
  /** At most 100. */
  items?: Array<ItemReference>;
};
export type SetArrangedItemsRequest = SetArrangedItemsOptions & { categoryId?: string; treeReference?: TreeReference };

/** Returns the items that come first in a category, in order. For anyone. */
export const getArrangedItems: Call<[categoryId: string, treeReference: TreeReference], GetArrangedItemsResponse> =
  /* @__PURE__ */ call("categoryId,treeReference> get_arranged_items albaa /categories/{categoryId}/arranged-items");
export type GetArrangedItemsResponse = { items?: Array<ItemReference> };
export type GetArrangedItemsRequest = { categoryId?: string; treeReference?: TreeReference };

/** Builders of queries and searches as plain objects. */
export const utils: {
  readonly query: queries.QueryUtils<fields.CategoriesQuery, queries.CursorPaging>;
  readonly search: queries.SearchUtils<fields.CategoriesSearch>;
} = { query: cursorQuery, search: cursorSearch };
