/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { cursorQuery, cursorSearch } from "../../sdk/query/utils.js";
import { productsV3 } from "../conversions.js";
import type { Call, Callable, Change, Named, Stored } from "../../sdk/binder.js";
import type { CursorQueried } from "../../sdk/query/cursor.js";
import type { CursorQueryBuilder, CursorQueryResult, Filter } from "../../sdk/query/index.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type {
  AdjustValue,
  AllProductsCategory,
  BulkProductsAndInventory,
  MaskedProduct,
  MaskedProductWithInventory,
  Product,
  ProductAndInventory,
  ProductIdWithRevision,
  ProductWithInventory,
  RequestedFields,
  RoundingStrategy,
  Tags,
  UnsignedAdjustValue,
  Variant,
} from "../types/products-v3.js";
import type {
  AggregationData,
  CatalogSearch,
  CursorPagingMetadata,
  CursorQuery,
  SearchDetails,
} from "../types/query.js";

export type * from "../types/products-v3.js";
export type * from "../types/bulk.js";
export type * from "../types/query.js";
export type * from "../types/rich-content.js";
export { SubscriptionFrequency, WeightUnit } from "../types/cart.js";
export {
  ChoiceType,
  InventoryAvailabilityStatus,
  MediaType,
  ModifierRenderType,
  PreorderStatus,
  ProductOptionRenderType,
  ProductType,
  RequestedFields,
} from "../types/products-v3.js";
export { MeasurementUnit } from "../types/products.js";
export { SortOrder, ValueSortDirection as SortDirection, ValueSortType as SortType } from "../types/query.js";
export type { CursorQueryObject as V3ProductQuery } from "../../sdk/query/index.js";
export type { BulkActionMetadata as CommonBulkActionMetadata } from "../types/bulk.js";
export type { ExtendedFields } from "../types/cart.js";
export type { TreeReference } from "../types/categories.js";
export type {
  AvailabilityStatus,
  InventoryItem,
  InventoryProduct as Product,
  PreorderInfo,
} from "../types/inventory-items-v3.js";
export type {
  AdjustValue as V3AdjustValue,
  MaskedProduct as V3MaskedProduct,
  OptionChoiceIds as V3OptionChoiceIds,
  OptionChoiceNames as V3OptionChoiceNames,
  PricePerUnitAmount as PricePerUnitRangePricePerUnit,
  Product as V3Product,
  ProductBrand as V3Brand,
  ProductIdWithRevision as V3ProductIdWithRevision,
  ProductInfoSection as InfoSection,
  ProductRibbon as Ribbon,
  RequestedFields as SingleEntityOpsRequestedFields,
  RoundingStrategy as BulkAdjustProductVariantsByFilterRequestRoundingStrategy,
  UnsignedAdjustValue as V3UnsignedAdjustValue,
  VariantsWithInventory as V3VariantsInfo,
} from "../types/products-v3.js";
export type { Dimensions, DimensionsUnit, Keyword, SeoSchema, Settings, Tag } from "../types/products.js";
export type {
  Aggregation as WixCommonAggregation,
  AggregationData as CommonAggregationData,
  AggregationResults as AggregationDataAggregationResults,
  AggregationType as WixCommonAggregationType,
  CatalogSearch as CommonCursorSearch,
  CatalogSearch as V3ProductSearch,
  CursorPaging as CommonCursorPaging,
  CursorPagingMetadata as CommonCursorPagingMetadata,
  Cursors as CommonCursors,
  DateHistogramAggregation as CommonAggregationDateHistogramAggregation,
  DateHistogramResult as DateHistogramResultsDateHistogramResult,
  DateHistogramResults as AggregationResultsDateHistogramResults,
  GroupByValueResults as AggregationResultsGroupByValueResults,
  GroupedValueResult as GroupByValueResultsNestedValueAggregationResult,
  HistogramInterval as AggregationDateHistogramAggregationInterval,
  HistogramInterval as Interval,
  IncludeMissingValues as AggregationValueAggregationIncludeMissingValuesOptions,
  MissingValues as AggregationValueAggregationMissingValues,
  NestedAggregation as CommonAggregationNestedAggregation,
  NestedAggregationItem as AggregationNestedAggregationNestedAggregationItem,
  NestedAggregationResults as AggregationResultsNestedAggregationResults,
  NestedAggregationType as AggregationNestedAggregationNestedAggregationType,
  NestedRange as NestedResultsRangeResult,
  NestedResult as NestedResultsResults,
  NestedResultValue as NestedResultsNestedResultValue,
  NestedResults as AggregationResultsNestedResults,
  NestedScalar as NestedResultsScalarResult,
  NestedValue as NestedResultsValueResult,
  RangeAggregation as CommonAggregationRangeAggregation,
  RangeBucket as AggregationRangeAggregationRangeBucket,
  RangeResult as RangeResultsRangeAggregationResult,
  RangeResults as AggregationResultsRangeResults,
  ScalarAggregation as CommonAggregationScalarAggregation,
  ScalarResult as AggregationDataAggregationResultsScalarResult,
  ScalarType as WixCommonScalarType,
  SearchDetails as WixCommonSearchDetails,
  SearchMode as CommonSearchDetailsMode,
  SearchMode as Mode,
  SortOrder as WixCommonSortOrder,
  Sorting as WixCommonSorting,
  ValueAggregation as CommonAggregationValueAggregation,
  ValueResult as ValueResultsValueAggregationResult,
  ValueResults as AggregationResultsValueResults,
  ValueSortDirection as AggregationValueAggregationSortDirection,
  ValueSortType as AggregationValueAggregationSortType,
} from "../types/query.js";
export type {
  AnimationTrigger as Type,
  ItemImage as Image,
  MediaSource as V1Media,
  PollOption as Option,
  SketchVariant as SketchDataVariant,
} from "../types/rich-content.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(productsV3, "products_v3", "/v3");

/**
 * Returns a product. For anyone.
 *
 * @throws An error with status 404 for an unknown id.
 *
 * @example
 * ```ts
 * const product = await client.productsV3.getProduct(productId, { fields: ["CURRENCY", "PLAIN_DESCRIPTION"] });
 * ```
 */
export const getProduct: Call<[productId: string, options?: GetProductOptions], Stored<Product>> = /* @__PURE__ */ call(
  "productId,?>product get akbaa /products/{productId}",
);
export type GetProductOptions = { fields?: Array<RequestedFields> };
export type V3GetProductRequest = GetProductOptions & { productId?: string };

/**
 * Returns the product of a slug. For anyone.
 *
 * @throws An error with status 404 for an unknown one.
 *
 * @example
 * ```ts
 * const { product } = await client.productsV3.getProductBySlug("blue-mug", { fields: ["URL"] });
 * ```
 */
export const getProductBySlug: Call<[slug: string, options?: GetProductBySlugOptions], V3GetProductBySlugResponse> =
  /* @__PURE__ */ call("slug,?> get_by_slug akbaa /products/slug/{slug}");
export type V3GetProductBySlugResponse = { product: Stored<Product> };
export type GetProductBySlugOptions = { fields?: Array<RequestedFields> };
export type V3GetProductBySlugRequest = GetProductBySlugOptions & { slug?: string };

/**
 * Queries products. For anyone.
 *
 * @example
 * ```ts
 * const page = await client.productsV3.queryProducts().eq("visible", true).ascending("slug").limit(20).find();
 * const next = page.hasNext() ? await page.next() : undefined;
 * ```
 */
export const queryProducts: Callable<
  CursorQueried<Stored<Product>, V3QueryProductsResponse, fields.ProductsV3Query, QueryProductsOptions>
> = /* @__PURE__ */ call("products? query akbabr /products/query", byCursor);
export type V3QueryProductsResponse = { products?: Array<Stored<Product>>; pagingMetadata?: CursorPagingMetadata };
export type QueryProductsOptions = { fields?: Array<RequestedFields> };
export type ProductsQueryBuilder = CursorQueryBuilder<Stored<Product>, fields.ProductsV3Query>;
export type ProductsQueryResult = CursorQueryResult<Stored<Product>, fields.ProductsV3Query>;
export type V3QueryProductsRequest = QueryProductsOptions & { query?: CursorQuery };

/**
 * Searches products by text and filter, with aggregations. For anyone.
 *
 * @example
 * ```ts
 * const { products = [] } = await client.productsV3.searchProducts(
 *   { search: { expression: "mug" }, cursorPaging: { limit: 20 } },
 *   { fields: ["CURRENCY"] },
 * );
 * ```
 */
export const searchProducts: Call<
  [search: Named<"search", CatalogSearch>, options: SearchProductsOptions],
  V3SearchProductsResponse
> = /* @__PURE__ */ call("search,?> search akbabr /products/search");
export type V3SearchProductsResponse = {
  products?: Array<Stored<Product>>;
  pagingMetadata?: CursorPagingMetadata;
  aggregationData?: AggregationData;
};
export type SearchProductsOptions = { fields?: Array<RequestedFields> };
export type V3SearchProductsRequest = SearchProductsOptions & { search?: CatalogSearch };

/** Counts products. For anyone. */
export const countProducts: Call<[options?: CountProductsOptions], V3CountProductsResponse> = /* @__PURE__ */ call(
  "?> count akbabr /products/count",
);
export type V3CountProductsResponse = { count?: number };
export type CountProductsOptions = {
  filter?: Filter;
  search?: SearchDetails;
  /** Whether to count hidden products, too; needs the owner. */
  returnNonVisibleProducts?: boolean;
};
export type V3CountProductsRequest = CountProductsOptions;

/**
 * Creates a product. It is out of stock until it has an inventory item: `createProductWithInventory` creates both.
 * Needs the owner.
 */
export const createProduct: Call<
  [product: Product, options?: CreateProductOptions],
  Stored<Product>
> = /* @__PURE__ */ call("product,?>product create bkdca /products");
export type CreateProductOptions = { fields?: Array<RequestedFields> };
export type CreateProductRequest = CreateProductOptions & { product?: Product };

/**
 * Updates a product. The entity's `revision` must be the current one, or the call fails with a
 * `RevisionConflictError`. Needs the owner.
 */
export const updateProduct: Call<
  [_id: string, product: Change<Product>, options?: UpdateProductOptions],
  Stored<Product>
> = /* @__PURE__ */ call(".product,?>product update dkdba /products/{product.id}");
export type UpdateProductOptions = { fields?: Array<RequestedFields> };
export type UpdateProductRequest = UpdateProductOptions & { product?: Product };
export type UpdateProduct = Change<Product>;

/**
 * Deletes a product. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const deleteProduct: Call<[productId: string], void> = /* @__PURE__ */ call(
  "productId delete ekdba /products/{productId}",
);
export type V3DeleteProductRequest = { productId?: string };

/** Creates a product and the inventory of its variants. Needs the owner. */
export const createProductWithInventory: Call<
  [product: ProductWithInventory, options?: CreateProductWithInventoryOptions],
  CreateProductWithInventoryResponse
> = /* @__PURE__ */ call("product,?> create_with_inventory bkdca /products-with-inventory");
export type CreateProductWithInventoryResponse = ProductAndInventory;
export type CreateProductWithInventoryOptions = { returnEntity?: boolean; fields?: Array<RequestedFields> };
export type CreateProductWithInventoryRequest = CreateProductWithInventoryOptions & { product?: ProductWithInventory };

/**
 * Updates a product and the inventory of its variants. The entity's `revision` must be the current one, or the call
 * fails with a `RevisionConflictError`. Needs the owner.
 */
export const updateProductWithInventory: Call<
  [_id: string, product: Change<ProductWithInventory>, options?: UpdateProductWithInventoryOptions],
  UpdateProductWithInventoryResponse
> = /* @__PURE__ */ call(".product,?> update_with_inventory dkdba /products-with-inventory/{product.id}");
export type UpdateProductWithInventoryResponse = ProductAndInventory;
export type UpdateProductWithInventoryOptions = { returnEntity?: boolean; fields?: Array<RequestedFields> };
export type UpdateProductWithInventoryRequest = UpdateProductWithInventoryOptions & { product?: ProductWithInventory };
export type UpdateProductWithInventory = Change<ProductWithInventory>;

/**
 * Creates products. All limits of a bulk call count together: at most 100 products, options, modifiers and info
 * sections each, and 1000 variants. Needs the owner.
 */
export const bulkCreateProducts: Call<
  [products: readonly Product[], options?: BulkCreateProductsOptions],
  BulkCreateProductsResponse
> = /* @__PURE__ */ call("products,?> bulk_create bkdca /bulk/products/create");
export type BulkCreateProductsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Product }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkCreateProductsOptions = { returnEntity?: boolean; fields?: Array<RequestedFields> };
export type BulkCreateProductsRequest = BulkCreateProductsOptions & { products?: Array<Product> };

/** Creates products and the inventory of their variants. Needs the owner. */
export const bulkCreateProductsWithInventory: Call<
  [products: readonly ProductWithInventory[], options?: BulkCreateProductsWithInventoryOptions],
  BulkCreateProductsWithInventoryResponse
> = /* @__PURE__ */ call("products,?> bulk_create_with_inventory bkdca /bulk/products-with-inventory/create");
export type BulkCreateProductsWithInventoryResponse = BulkProductsAndInventory;
export type BulkCreateProductsWithInventoryOptions = { returnEntity?: boolean; fields?: Array<RequestedFields> };
export type BulkCreateProductsWithInventoryRequest = BulkCreateProductsWithInventoryOptions & {
  products?: Array<ProductWithInventory>;
};

/** Updates products, each by its id and current `revision`. Needs the owner. */
export const bulkUpdateProducts: Call<
  [products: readonly MaskedProduct[], options?: BulkUpdateProductsOptions],
  BulkUpdateProductsResponse
> = /* @__PURE__ */ call("products,?> bulk_update bkdba /bulk/products/update");
export type BulkUpdateProductsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Product }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateProductsOptions = { returnEntity?: boolean; fields?: Array<RequestedFields> };
export type BulkUpdateProductsRequest = BulkUpdateProductsOptions & { products?: Array<MaskedProduct> };

/**
 * Updates products and the inventory of their variants, each product by its id and current `revision`. Needs the
 * owner.
 */
export const bulkUpdateProductsWithInventory: Call<
  [products: readonly MaskedProductWithInventory[], options?: BulkUpdateProductsWithInventoryOptions],
  BulkUpdateProductsWithInventoryResponse
> = /* @__PURE__ */ call("products,?> bulk_update_with_inventory bkdba /bulk/products-with-inventory/update");
export type BulkUpdateProductsWithInventoryResponse = BulkProductsAndInventory;
export type BulkUpdateProductsWithInventoryOptions = { returnEntity?: boolean; fields?: Array<RequestedFields> };
export type BulkUpdateProductsWithInventoryRequest = BulkUpdateProductsWithInventoryOptions & {
  products?: Array<MaskedProductWithInventory>;
};

/** Starts a job that updates products. It cannot change slugs, options, modifiers and variants. Needs the owner. */
export const bulkUpdateProductsByFilter: Call<
  [options?: BulkUpdateProductsByFilterOptions],
  V3BulkUpdateProductsByFilterResponse
> = /* @__PURE__ */ call("?> bulk_update_by_filter bkdba /bulk/products/update-by-filter");
export type V3BulkUpdateProductsByFilterResponse = { jobId?: string };
export type BulkUpdateProductsByFilterOptions = { filter?: Filter; product?: Product; search?: SearchDetails };
export type V3BulkUpdateProductsByFilterRequest = BulkUpdateProductsByFilterOptions;

/** Deletes products. Needs the owner. */
export const bulkDeleteProducts: Call<[productIds: readonly string[]], V3BulkDeleteProductsResponse> =
  /* @__PURE__ */ call("productIds> bulk_delete bkdba /bulk/products/delete");
export type V3BulkDeleteProductsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type V3BulkDeleteProductsRequest = { productIds?: Array<string> };

/** Starts a job that deletes products. Needs the owner. */
export const bulkDeleteProductsByFilter: Call<
  [filter: Filter, options?: BulkDeleteProductsByFilterOptions],
  V3BulkDeleteProductsByFilterResponse
> = /* @__PURE__ */ call("filter,?> bulk_delete_by_filter bkdba /bulk/products/delete-by-filter");
export type V3BulkDeleteProductsByFilterResponse = { jobId?: string };
export type BulkDeleteProductsByFilterOptions = { search?: SearchDetails };
export type V3BulkDeleteProductsByFilterRequest = BulkDeleteProductsByFilterOptions & { filter?: Filter };

/** Starts a job that updates the variants of products. Needs the owner. */
export const bulkUpdateProductVariantsByFilter: Call<
  [filter: Filter, options?: BulkUpdateProductVariantsByFilterOptions],
  BulkUpdateProductVariantsByFilterResponse
> = /* @__PURE__ */ call("filter,?> bulk_update_variants_by_filter bkdba /bulk/products/update-variants-by-filter");
export type BulkUpdateProductVariantsByFilterResponse = { jobId?: string };
export type BulkUpdateProductVariantsByFilterOptions = { variant?: Variant; search?: SearchDetails };
export type BulkUpdateProductVariantsByFilterRequest = BulkUpdateProductVariantsByFilterOptions & { filter?: Filter };

/** Starts a job that raises or lowers prices and costs of variants. Not idempotent. Needs the owner. */
export const bulkAdjustProductVariantsByFilter: Call<
  [filter: Filter, options?: BulkAdjustProductVariantsByFilterOptions],
  V3BulkAdjustProductVariantsByFilterResponse
> = /* @__PURE__ */ call("filter,?> bulk_adjust_variants_by_filter bkdca /bulk/products/adjust-variants-by-filter");
export type V3BulkAdjustProductVariantsByFilterResponse = { jobId?: string };
export type BulkAdjustProductVariantsByFilterOptions = {
  search?: SearchDetails;
  actualPrice?: AdjustValue;
  compareAtPrice?: AdjustValue;
  compareAtPriceDiscount?: UnsignedAdjustValue;
  cost?: AdjustValue;
  rounding?: RoundingStrategy;
};
export type V3BulkAdjustProductVariantsByFilterRequest = BulkAdjustProductVariantsByFilterOptions & { filter?: Filter };

/**
 * Adds info sections to products. Needs the owner.
 *
 * @throws An error with the code `TOO_MANY_INFO_SECTIONS_ERROR` beyond 20 a product.
 */
export const bulkAddInfoSectionsToProducts: Call<
  [products: readonly ProductIdWithRevision[], options?: BulkAddInfoSectionsToProductsOptions],
  V3BulkAddInfoSectionsToProductsResponse
> = /* @__PURE__ */ call("products,?> bulk_add_info_sections bkdba /bulk/products/add-info-sections");
export type V3BulkAddInfoSectionsToProductsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Product }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkAddInfoSectionsToProductsOptions = {
  /** GUIDs, at most 10. */
  infoSectionIds?: Array<string>;
  returnEntity?: boolean;
  fields?: Array<RequestedFields>;
};
export type V3BulkAddInfoSectionsToProductsRequest = BulkAddInfoSectionsToProductsOptions & {
  products?: Array<ProductIdWithRevision>;
};

/** Starts a job that adds info sections to products, at most 20. Needs the owner. */
export const bulkAddInfoSectionsToProductsByFilter: Call<
  [filter: Filter, options?: BulkAddInfoSectionsToProductsByFilterOptions],
  V3BulkAddInfoSectionsToProductsByFilterResponse
> = /* @__PURE__ */ call("filter,?> bulk_add_info_sections_by_filter bkdba /bulk/products/add-info-sections-by-filter");
export type V3BulkAddInfoSectionsToProductsByFilterResponse = { jobId?: string };
export type BulkAddInfoSectionsToProductsByFilterOptions = {
  /** GUIDs, at most 20. */
  infoSectionIds?: Array<string>;
  search?: SearchDetails;
};
export type V3BulkAddInfoSectionsToProductsByFilterRequest = BulkAddInfoSectionsToProductsByFilterOptions & {
  filter?: Filter;
};

/** Removes info sections from products. Needs the owner. */
export const bulkRemoveInfoSectionsFromProducts: Call<
  [products: readonly ProductIdWithRevision[], options?: BulkRemoveInfoSectionsFromProductsOptions],
  V3BulkRemoveInfoSectionsFromProductsResponse
> = /* @__PURE__ */ call("products,?> bulk_remove_info_sections bkdba /bulk/products/remove-info-sections");
export type V3BulkRemoveInfoSectionsFromProductsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Product }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkRemoveInfoSectionsFromProductsOptions = {
  /** GUIDs, at most 100. */
  infoSectionIds?: Array<string>;
  returnEntity?: boolean;
  fields?: Array<RequestedFields>;
};
export type V3BulkRemoveInfoSectionsFromProductsRequest = BulkRemoveInfoSectionsFromProductsOptions & {
  products?: Array<ProductIdWithRevision>;
};

/** Starts a job that removes info sections from products, at most 100. Needs the owner. */
export const bulkRemoveInfoSectionsFromProductsByFilter: Call<
  [filter: Filter, options?: BulkRemoveInfoSectionsFromProductsByFilterOptions],
  V3BulkRemoveInfoSectionsFromProductsByFilterResponse
> = /* @__PURE__ */ call(
  "filter,?> bulk_remove_info_sections_by_filter bkdba /bulk/products/remove-info-sections-by-filter",
);
export type V3BulkRemoveInfoSectionsFromProductsByFilterResponse = { jobId?: string };
export type BulkRemoveInfoSectionsFromProductsByFilterOptions = {
  /** GUIDs, at most 100. */
  infoSectionIds?: Array<string>;
  search?: SearchDetails;
};
export type V3BulkRemoveInfoSectionsFromProductsByFilterRequest = BulkRemoveInfoSectionsFromProductsByFilterOptions & {
  filter?: Filter;
};

/** Starts a job that adds products to categories, at most 5. Needs the owner. */
export const bulkAddProductsToCategoriesByFilter: Call<
  [options?: BulkAddProductsToCategoriesByFilterOptions],
  BulkAddProductsToCategoriesByFilterResponse
> = /* @__PURE__ */ call("?> bulk_add_to_categories_by_filter bkdba /bulk/products/add-to-categories-by-filter");
export type BulkAddProductsToCategoriesByFilterResponse = { jobId?: string };
export type BulkAddProductsToCategoriesByFilterOptions = {
  filter?: Filter;
  /** GUIDs, at most 5. */
  categoryIds?: Array<string>;
  search?: SearchDetails;
};
export type BulkAddProductsToCategoriesByFilterRequest = BulkAddProductsToCategoriesByFilterOptions;

/** Starts a job that removes products from categories, at most 5. Needs the owner. */
export const bulkRemoveProductsFromCategoriesByFilter: Call<
  [options?: BulkRemoveProductsFromCategoriesByFilterOptions],
  BulkRemoveProductsFromCategoriesByFilterResponse
> = /* @__PURE__ */ call(
  "?> bulk_remove_from_categories_by_filter bkdba /bulk/products/remove-from-categories-by-filter",
);
export type BulkRemoveProductsFromCategoriesByFilterResponse = { jobId?: string };
export type BulkRemoveProductsFromCategoriesByFilterOptions = {
  filter?: Filter;
  /** GUIDs, at most 5. */
  categoryIds?: Array<string>;
  search?: SearchDetails;
};
export type BulkRemoveProductsFromCategoriesByFilterRequest = BulkRemoveProductsFromCategoriesByFilterOptions;

/**
 * Assigns tags to products and unassigns others. A tag in both is assigned. Needs the owner.
 *
 * @throws An error with the code `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without tags.
 */
export const bulkUpdateProductTags: Call<
  [productIds: readonly string[], options?: BulkUpdateProductTagsOptions],
  V3BulkUpdateProductTagsResponse
> = /* @__PURE__ */ call("productIds,?> bulk_update_tags bkdba /bulk/products/update-tags");
export type V3BulkUpdateProductTagsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateProductTagsOptions = { assignTags?: Tags; unassignTags?: Tags };
export type V3BulkUpdateProductTagsRequest = BulkUpdateProductTagsOptions & { productIds?: Array<string> };

/** Starts a job that assigns tags to products and unassigns others. Needs the owner. */
export const bulkUpdateProductTagsByFilter: Call<
  [filter: Filter, options?: BulkUpdateProductTagsByFilterOptions],
  V3BulkUpdateProductTagsByFilterResponse
> = /* @__PURE__ */ call("filter,?> bulk_update_tags_by_filter bkdba /bulk/products/update-tags-by-filter");
export type V3BulkUpdateProductTagsByFilterResponse = { jobId?: string };
export type BulkUpdateProductTagsByFilterOptions = { assignTags?: Tags; unassignTags?: Tags };
export type V3BulkUpdateProductTagsByFilterRequest = BulkUpdateProductTagsByFilterOptions & { filter?: Filter };

/** Returns the category that every product is in. For anyone. */
export const getAllProductsCategory: Call<[], GetAllProductsCategoryResponse> = /* @__PURE__ */ call(
  "> get_all_products_category akbaa /all-products-category",
);
export type GetAllProductsCategoryResponse = AllProductsCategory;
export type GetAllProductsCategoryRequest = {};

/** Builders of queries and searches as plain objects. */
export const utils: {
  readonly query: queries.QueryUtils<fields.ProductsV3Query, queries.CursorPaging>;
  readonly search: queries.SearchUtils<fields.ProductsV3Search>;
} = { query: cursorQuery, search: cursorSearch };
