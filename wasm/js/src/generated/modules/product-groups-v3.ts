/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { cursorQuery, cursorSearch } from "../../sdk/query/utils.js";
import { productGroupsV3 } from "../conversions.js";
import type { Call, Callable, Change, Named, Stored } from "../../sdk/binder.js";
import type { CursorQueried } from "../../sdk/query/cursor.js";
import type { CursorQueryBuilder, CursorQueryResult, Filter } from "../../sdk/query/index.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type {
  MaskedProductGroup,
  ProductAssignment,
  ProductGroup,
  ProductGroupFields,
} from "../types/product-groups-v3.js";
import type { Tags } from "../types/products-v3.js";
import type { AggregationData, CatalogSearch, CursorPagingMetadata, CursorQuery } from "../types/query.js";

export type * from "../types/product-groups-v3.js";
export type * from "../types/bulk.js";
export type * from "../types/query.js";
export { CustomizationRenderType, CustomizationType } from "../types/customizations-v3.js";
export { MembershipStatus, ProductGroupFields as ProductGroupRequestedFields } from "../types/product-groups-v3.js";
export { ChoiceType, InventoryAvailabilityStatus as AvailabilityStatus, MediaType } from "../types/products-v3.js";
export { SortOrder } from "../types/query.js";
export type { CursorQueryObject as ProductGroupQuery } from "../../sdk/query/index.js";
export type { ItemError as ApplicationError } from "../types/bulk.js";
export type { ExtendedFields } from "../types/cart.js";
export type {
  ProductAssignment as ProductAssignmentResult,
  ProductAssignment as ProductUnassignmentResult,
} from "../types/product-groups-v3.js";
export type { TagList, Tags, Thumbnail } from "../types/products-v3.js";
export type {
  CatalogSearch as CursorSearch,
  CatalogSearch as ProductGroupSearch,
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
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(productGroupsV3, "product_groups_v3", "/v3");

/**
 * Creates a group without members. Needs the owner.
 *
 * @throws An error with the code `PRODUCT_GROUP_LIMIT_EXCEEDED` beyond the site's limit, `CUSTOMIZATION_NOT_FOUND` for
 * an unknown customization, `UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE` for one of free text.
 */
export const createProductGroup: Call<
  [productGroup: ProductGroup, options?: CreateProductGroupOptions],
  Stored<ProductGroup>
> = /* @__PURE__ */ call("productGroup,?>productGroup create bkdca /product-groups");
export type CreateProductGroupOptions = { fields?: Array<ProductGroupFields> };
export type CreateProductGroupRequest = CreateProductGroupOptions & { productGroup?: ProductGroup };

/**
 * Updates a group. The entity's `revision` must be the current one, or the call fails with a `RevisionConflictError`.
 * Members change by `assignProductsToProductGroup` and `unassignProductsFromProductGroup`. Needs the owner.
 */
export const updateProductGroup: Call<
  [_id: string, productGroup: Change<ProductGroup>, options?: UpdateProductGroupOptions],
  Stored<ProductGroup>
> = /* @__PURE__ */ call(".productGroup,?>productGroup update dkdba /product-groups/{productGroup.id}");
export type UpdateProductGroupOptions = { fields?: Array<ProductGroupFields> };
export type UpdateProductGroupRequest = UpdateProductGroupOptions & { productGroup?: ProductGroup };
export type UpdateProductGroup = Change<ProductGroup>;

/**
 * Deletes a group; its products stay. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const deleteProductGroup: Call<[productGroupId: string], void> = /* @__PURE__ */ call(
  "productGroupId delete ekdba /product-groups/{productGroupId}",
);
export type DeleteProductGroupRequest = { productGroupId?: string };

/**
 * Returns a group. For anyone.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const getProductGroup: Call<
  [productGroupId: string, options?: GetProductGroupOptions],
  Stored<ProductGroup>
> = /* @__PURE__ */ call("productGroupId,?>productGroup get akbaa /product-groups/{productGroupId}");
export type GetProductGroupOptions = { fields?: Array<ProductGroupFields> };
export type GetProductGroupRequest = GetProductGroupOptions & { productGroupId?: string };

/** Queries groups by id or handle. The newest come first. For anyone. */
export const queryProductGroups: Callable<
  CursorQueried<
    Stored<ProductGroup>,
    QueryProductGroupsResponse,
    fields.ProductGroupsV3Query,
    QueryProductGroupsOptions
  >
> = /* @__PURE__ */ call("productGroups? query akbabr /product-groups/query", byCursor);
export type QueryProductGroupsResponse = {
  productGroups?: Array<Stored<ProductGroup>>;
  pagingMetadata?: CursorPagingMetadata;
};
export type QueryProductGroupsOptions = { fields?: Array<ProductGroupFields> };
export type ProductGroupsQueryBuilder = CursorQueryBuilder<Stored<ProductGroup>, fields.ProductGroupsV3Query>;
export type ProductGroupsQueryResult = CursorQueryResult<Stored<ProductGroup>, fields.ProductGroupsV3Query>;
export type QueryProductGroupsRequest = QueryProductGroupsOptions & { query?: CursorQuery };

/** Searches groups by text and filter, with aggregations. For anyone. */
export const searchProductGroups: Call<
  [search: Named<"search", CatalogSearch>, options: SearchProductGroupsOptions],
  SearchProductGroupsResponse
> = /* @__PURE__ */ call("search,?> search akbabr /product-groups/search");
export type SearchProductGroupsResponse = {
  productGroups?: Array<Stored<ProductGroup>>;
  pagingMetadata?: CursorPagingMetadata;
  aggregationData?: AggregationData;
};
export type SearchProductGroupsOptions = { fields?: Array<ProductGroupFields> };
export type SearchProductGroupsRequest = SearchProductGroupsOptions & { search?: CatalogSearch };

/** Creates groups. Needs the owner. */
export const bulkCreateProductGroups: Call<
  [productGroups: readonly ProductGroup[], options?: BulkCreateProductGroupsOptions],
  BulkCreateProductGroupsResponse
> = /* @__PURE__ */ call("productGroups,?> bulk_create bkdca /bulk/product-groups/create");
export type BulkCreateProductGroupsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: ProductGroup }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkCreateProductGroupsOptions = { returnEntity?: boolean; fields?: Array<ProductGroupFields> };
export type BulkCreateProductGroupsRequest = BulkCreateProductGroupsOptions & { productGroups?: Array<ProductGroup> };

/** Updates groups, each by its id and current `revision`. Needs the owner. */
export const bulkUpdateProductGroups: Call<
  [productGroups: readonly MaskedProductGroup[], options?: BulkUpdateProductGroupsOptions],
  BulkUpdateProductGroupsResponse
> = /* @__PURE__ */ call("productGroups,?> bulk_update bkdba /bulk/product-groups/update");
export type BulkUpdateProductGroupsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: ProductGroup }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateProductGroupsOptions = { returnEntity?: boolean; fields?: Array<ProductGroupFields> };
export type BulkUpdateProductGroupsRequest = BulkUpdateProductGroupsOptions & {
  productGroups?: Array<MaskedProductGroup>;
};

/** Deletes groups; their products stay. Needs the owner. */
export const bulkDeleteProductGroups: Call<[productGroupIds: readonly string[]], BulkDeleteProductGroupsResponse> =
  /* @__PURE__ */ call("productGroupIds> bulk_delete bkdba /bulk/product-groups/delete");
export type BulkDeleteProductGroupsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkDeleteProductGroupsRequest = { productGroupIds?: Array<string> };

/**
 * Assigns products to a group, with a result for each. Needs the owner.
 *
 * @throws An error with the code `MEMBER_LIMIT_EXCEEDED` beyond 100 members, `PRODUCTS_NOT_FOUND` if no product is
 * known, `PRODUCTS_MISSING_CUSTOMIZATION` if a product lacks the group's option or modifier.
 */
export const assignProductsToProductGroup: Call<
  [productGroupId: string, options: AssignProductsToProductGroupOptions],
  AssignProductsToProductGroupResponse
> = /* @__PURE__ */ call("productGroupId,?> assign_products bkdba /product-groups/assign-products");
export type AssignProductsToProductGroupResponse = { results?: Array<ProductAssignment> };
export type AssignProductsToProductGroupOptions = {
  /** From 1 to 100. */
  productIds?: Array<string>;
};
export type AssignProductsToProductGroupRequest = AssignProductsToProductGroupOptions & { productGroupId?: string };

/**
 * Removes products from a group. Needs the owner.
 *
 * @throws An error with the code `PRODUCTS_NOT_IN_GROUP` if a product is no member, and `PRODUCTS_NOT_FOUND` for an
 * unknown product.
 */
export const unassignProductsFromProductGroup: Call<
  [productGroupId: string, options: UnassignProductsFromProductGroupOptions],
  UnassignProductsFromProductGroupResponse
> = /* @__PURE__ */ call("productGroupId,?> unassign_products bkdca /product-groups/unassign-products");
export type UnassignProductsFromProductGroupResponse = { results?: Array<ProductAssignment> };
export type UnassignProductsFromProductGroupOptions = {
  /** From 1 to 100. */
  productIds?: Array<string>;
};
export type UnassignProductsFromProductGroupRequest = UnassignProductsFromProductGroupOptions & {
  productGroupId?: string;
};

/**
 * Assigns tags to groups and unassigns others. Needs the owner.
 *
 * @throws An error with the code `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without any tag.
 */
export const bulkUpdateProductGroupTags: Call<
  [productGroupIds: readonly string[], options?: BulkUpdateProductGroupTagsOptions],
  BulkUpdateProductGroupTagsResponse
> = /* @__PURE__ */ call("productGroupIds,?> bulk_update_tags bkdba /bulk/product-groups/update-tags");
export type BulkUpdateProductGroupTagsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateProductGroupTagsOptions = { assignTags?: Tags; unassignTags?: Tags };
export type BulkUpdateProductGroupTagsRequest = BulkUpdateProductGroupTagsOptions & { productGroupIds?: Array<string> };

/**
 * Starts a job that assigns tags to the groups of a filter and unassigns others. Needs the owner.
 *
 * @throws An error with the code `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without any tag.
 */
export const bulkUpdateProductGroupTagsByFilter: Call<
  [filter: Filter, options?: BulkUpdateProductGroupTagsByFilterOptions],
  BulkUpdateProductGroupTagsByFilterResponse
> = /* @__PURE__ */ call("filter,?> bulk_update_tags_by_filter bkdba /bulk/product-groups/update-tags-by-filter");
export type BulkUpdateProductGroupTagsByFilterResponse = { jobId?: string };
export type BulkUpdateProductGroupTagsByFilterOptions = { assignTags?: Tags; unassignTags?: Tags };
export type BulkUpdateProductGroupTagsByFilterRequest = BulkUpdateProductGroupTagsByFilterOptions & { filter?: Filter };

/** Builders of queries and searches as plain objects. */
export const utils: {
  readonly query: queries.QueryUtils<fields.ProductGroupsV3Query, queries.CursorPaging>;
  readonly search: queries.SearchUtils<fields.ProductGroupsV3Search>;
} = { query: cursorQuery, search: cursorSearch };
