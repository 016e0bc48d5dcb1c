/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { bound, moduleOf, type Callable, type Change, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { storeVariants } from "../generated/conversions.js";
import { byOffset, type OffsetQueried } from "../queried.js";
import { type QueryBuilder, type QueryObject, type QueryResult } from "../query/index.js";
import { offsetQuery, type Fields, type OffsetPaging, type QueryUtils } from "../query/utils.js";
import { products as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/products.js";
import type * as storeVariantsTypes from "../generated/store-variants.js";
import type * as catalogSearchTypes from "../generated/catalog-search.js";

export type ProductsModule = {
  readonly DiscountType: typeof enumerations.discountType;
  readonly InventoryStatus: typeof enumerations.inventoryStatus;
  readonly MeasurementUnit: typeof enumerations.measurementUnit;
  readonly MediaItemType: typeof enumerations.mediaItemType;
  readonly OptionType: typeof enumerations.optionType;
  readonly ProductType: typeof enumerations.productType;
  readonly SortOrder: typeof enumerations.sortOrder;
  /**
   * Returns a product. Fails with status 404 for an unknown id. For anyone.
   *
   * @example
   * ```ts
   * const { product } = await client.products.getProduct(productId);
   * ```
   */
  getProduct: Callable<(_id: string, options?: products.GetProductOptions, callOptions?: CallOptions) => Promise<products.GetProductResponse>>;
  /** Returns the collection of a slug: the older form of `collections.getCollectionBySlug`. For anyone. */
  getCollectionBySlug: Callable<(slug: string, callOptions?: CallOptions) => Promise<products.GetCollectionBySlugResponse>>;
  /**
   * Queries products. The platform ends a list at 10 000 products; `for await` goes on beyond that, by `numericId`, if
   * the query has neither an order nor an offset of its own. For anyone.
   *
   * @example
   * ```ts
   * const { items } = await client.products.queryProducts().startsWith("name", "M").ascending("name").limit(12).find();
   * ```
   */
  queryProducts: Callable<OffsetQueried<Stored<types.Product>, products.QueryProductsPlatformizedResponse, fields.ProductsQuery>>;
  /** Returns the variant of some choices, and the choices that are left beside them. For anyone. */
  getProductOptionsAvailability: Callable<(_id: string, options: { [key in string]: string }, callOptions?: CallOptions) => Promise<products.ProductOptionsAvailabilityResponse>>;
  /** Queries the variants of a product. For anyone. */
  queryProductVariants: Callable<(_id: string, options?: products.QueryProductVariantsOptions, callOptions?: CallOptions) => Promise<products.QueryProductVariantsResponse>>;
  /** Queries variants across the store. For anyone. */
  queryStoreVariants: Callable<OffsetQueried<Stored<storeVariantsTypes.StoreVariant>, products.QueryStoreVariantsResponse, Fields>>;
  /** Returns a variant. Fails with status 404 for an unknown id. For anyone. */
  getStoreVariant: Callable<(_id: string, callOptions?: CallOptions) => Promise<products.GetStoreVariantResponse>>;
  /** Creates a product. Needs the owner. */
  createProduct: Callable<(product: types.Product, callOptions?: CallOptions) => Promise<products.CreateProductResponse>>;
  /** Updates a product. Needs the owner. */
  updateProduct: Callable<(_id: string, product: Change<types.Product>, callOptions?: CallOptions) => Promise<products.UpdateProductResponse>>;
  /** Deletes a product. Fails with status 404 for an unknown id. Needs the owner. */
  deleteProduct: Callable<(_id: string, callOptions?: CallOptions) => Promise<void>>;
  /** Updates variants of a product, and returns all of them. Needs the owner. */
  updateProductVariants: Callable<(_id: string, variants: readonly types.VariantOverride[], callOptions?: CallOptions) => Promise<products.UpdateVariantsResponse>>;
  /** Resets all variants to the price, weight and code of the product. Needs the owner. */
  resetAllProductVariantData: Callable<(_id: string, callOptions?: CallOptions) => Promise<void>>;
  /** Adds products to a collection. Needs the owner. */
  addProductsToCollection: Callable<(_id: string, productIds: readonly string[], callOptions?: CallOptions) => Promise<void>>;
  /** Removes products from a collection. Needs the owner. */
  removeProductsFromCollection: Callable<(_id: string, productIds: readonly string[], callOptions?: CallOptions) => Promise<void>>;
  /**
   * Adds images and videos to a product. Not idempotent: an address that is sent twice is fetched twice. Needs the
   * owner.
   */
  addProductMedia: Callable<(_id: string, media: readonly types.MediaForWrite[], callOptions?: CallOptions) => Promise<void>>;
  /** Removes images and videos from a product; all of them if no id is given. Needs the owner. */
  removeProductMedia: Callable<(_id: string, mediaIds: readonly string[], callOptions?: CallOptions) => Promise<void>>;
  /** Links images and videos of a product to its choices. Needs the owner. */
  addProductMediaToChoices: Callable<(_id: string, media: readonly types.MediaAssignmentToChoice[], callOptions?: CallOptions) => Promise<void>>;
  /** Unlinks images and videos from choices; the product keeps them. Needs the owner. */
  removeProductMediaFromChoices: Callable<(_id: string, media: readonly types.MediaAssignmentToChoice[], callOptions?: CallOptions) => Promise<void>>;
  /** Removes all options, and with them all variants, from a product. Needs the owner. */
  deleteProductOptions: Callable<(_id: string, callOptions?: CallOptions) => Promise<void>>;
  /** Removes the brand from a product. Needs the owner. */
  removeBrand: Callable<(_id: string, callOptions?: CallOptions) => Promise<void>>;
  /** Removes the ribbon from a product. Needs the owner. */
  removeRibbon: Callable<(_id: string, callOptions?: CallOptions) => Promise<void>>;
  /** Creates a collection. Needs the owner. */
  createCollection: Callable<(collection: types.Collection, callOptions?: CallOptions) => Promise<products.CreateCollectionResponse>>;
  /** Updates a collection. Needs the owner. */
  updateCollection: Callable<(_id: string, collection: Change<types.Collection>, callOptions?: CallOptions) => Promise<products.UpdateCollectionResponse>>;
  /** Deletes a collection; its products stay. Fails with status 404 for an unknown id. Needs the owner. */
  deleteCollection: Callable<(_id: string, callOptions?: CallOptions) => Promise<void>>;
  /** Sets a property of products. Needs the owner. */
  bulkUpdateProductsProperty: Callable<(ids: readonly string[], set: types.SetProperty, callOptions?: CallOptions) => Promise<products.BulkUpdateProductsResponse>>;
  /** Raises or lowers a property of products. Not idempotent. Needs the owner. */
  bulkAdjustProductProperty: Callable<(adjust: types.AdjustedProperty, ids: readonly string[], callOptions?: CallOptions) => Promise<products.BulkAdjustProductPropertiesResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.ProductsQuery, OffsetPaging> };
};

/** Products of catalog v1, with their variants: anyone reads them, the owner writes. */
export const products: ProductsModule = /* @__PURE__ */ moduleOf(conversions, "products", {
  DiscountType: enumerations.discountType,
  InventoryStatus: enumerations.inventoryStatus,
  MeasurementUnit: enumerations.measurementUnit,
  MediaItemType: enumerations.mediaItemType,
  OptionType: enumerations.optionType,
  ProductType: enumerations.productType,
  SortOrder: enumerations.sortOrder,
  getProduct: "_id,?> get GET stores-reader visitor safe none /v1/products/{id}",
  getCollectionBySlug: "slug> get_collection_by_slug GET stores-reader visitor safe none /v1/collections/slug/{slug}",
  queryProducts: byOffset(conversions, "products", "products,numericId query POST stores-reader visitor safe get-on-edge /v1/products/query-platformized r"),
  getProductOptionsAvailability: "_id,options> get_options_availability POST stores-reader visitor safe none /v1/products/{id}/productOptionsAvailability",
  queryProductVariants: "_id,?> query_product_variants POST stores-reader visitor safe none /v1/products/{id}/variants/query",
  queryStoreVariants: byOffset(storeVariants, "products", "variants query_store_variants POST stores-reader visitor safe none /v1/variants/query"),
  getStoreVariant: bound(storeVariants, "products", "_id> get_store_variant GET stores-reader visitor safe none /v1/variants/{id}"),
  createProduct: "product> create POST stores owner unsafe none /v1/products",
  updateProduct: ".product> update PATCH stores owner idempotent none /v1/products/{product.id}",
  deleteProduct: "_id delete DELETE stores owner idempotent none /v1/products/{id}",
  updateProductVariants: "_id,variants> update_variants PATCH stores owner idempotent none /v1/products/{id}/variants",
  resetAllProductVariantData: "_id reset_variants POST stores owner idempotent none /v1/products/{id}/variants/resetToDefault",
  addProductsToCollection: "_id,productIds add_to_collection POST stores owner idempotent none /v1/collections/{id}/productIds",
  removeProductsFromCollection: "_id,productIds remove_from_collection POST stores owner idempotent none /v1/collections/{id}/productIds/delete",
  addProductMedia: "_id,media add_media POST stores owner unsafe none /v1/products/{id}/media",
  removeProductMedia: "_id,mediaIds remove_media POST stores owner idempotent none /v1/products/{id}/media/delete",
  addProductMediaToChoices: "_id,media add_choices_media PATCH stores owner idempotent none /v1/products/{id}/choices/media",
  removeProductMediaFromChoices: "_id,media remove_choices_media POST stores owner idempotent none /v1/products/{id}/choices/media/delete",
  deleteProductOptions: "_id delete_options DELETE stores owner idempotent none /v1/products/{id}/options",
  removeBrand: "_id remove_brand POST stores owner idempotent none /v1/products/{id}/remove-brand",
  removeRibbon: "_id remove_ribbon POST stores owner idempotent none /v1/products/{id}/remove-ribbon",
  createCollection: "collection> create_collection POST stores owner unsafe none /v1/collections",
  updateCollection: ".collection> update_collection PATCH stores owner idempotent none /v1/collections/{collection.id}",
  deleteCollection: "_id delete_collection DELETE stores owner idempotent none /v1/collections/{id}",
  bulkUpdateProductsProperty: "ids,set> bulk_update_property POST stores owner idempotent none /v1/bulk/products/update",
  bulkAdjustProductProperty: "adjust,ids> bulk_adjust_property POST stores owner unsafe none /v1/bulk/products/adjust-properties",
  utils: { query: offsetQuery },
});

export declare namespace products {
  type AdditionalInfoSection = types.AdditionalInfoSection;
  type AdjustValue = types.AdjustedProperty;
  type BulkActionMetadata = types.BulkActionMetadata;
  type Choice = types.Choice;
  type Collection = types.Collection;
  type CostAndProfitData = types.CostAndProfitData;
  type CursorPagingMetadata = catalogSearchTypes.CursorPagingMetadata;
  type Cursors = catalogSearchTypes.Cursors;
  type CustomTextField = types.CustomTextField;
  type Dimensions = types.Dimensions;
  type DimensionsUnit = types.DimensionsUnit;
  type Discount = types.Discount;
  type DiscountType = types.DiscountType;
  type FormattedPrice = types.FormattedPrice;
  type InventoryStatus = types.InventoryStatus;
  type ItemError = types.ItemError;
  type ItemMetadata = types.ItemMetadata;
  type Keyword = types.Keyword;
  type MeasurementUnit = types.MeasurementUnit;
  type Media = types.Media;
  type MediaAssignmentToChoice = types.MediaAssignmentToChoice;
  type MediaDataForWrite = types.MediaForWrite;
  type MediaItem = types.MediaItem;
  type MediaItemType = types.MediaItemType;
  type MediaItemUrlAndSize = types.MediaRendition;
  type MediaItemVideo = types.MediaItemVideo;
  type NumericPropertyRange = types.NumericPropertyRange;
  type OptionAndChoice = types.OptionAndChoice;
  type OptionType = types.OptionType;
  type OptionsAvailability = types.OptionsAvailability;
  type PageUrl = types.PageUrl;
  type Paging = types.OffsetPaging;
  type PercentageData = types.Percentage;
  type PlatformMedia = storeVariantsTypes.VariantMedia;
  type PlatformPagingMetadata = types.QueryMetadata;
  type PreorderInfo = storeVariantsTypes.PreorderInfo;
  type PriceData = types.PriceData;
  type PricePerUnitData = types.PricePerUnitData;
  type Product = types.Product;
  type ProductOption = types.ProductOption;
  type ProductQuery = QueryObject;
  type ProductType = types.ProductType;
  type PropertyAdjustmentData = types.Adjustment;
  type Ribbon = types.Ribbon;
  type SeoSchema = types.SeoSchema;
  type SetValue = types.SetProperty;
  type Settings = types.Settings;
  type SortOrder = catalogSearchTypes.SortOrder;
  type Stock = types.Stock;
  type StoreVariant = storeVariantsTypes.StoreVariant;
  type Tag = types.Tag;
  type Variant = types.Variant;
  type VariantData = types.VariantData;
  type VariantDataWithNoStock = types.VariantDataWithNoStock;
  type VariantOverride = types.VariantOverride;
  type VariantStock = types.VariantStock;
  type GetProductResponse = {
    product: Stored<types.Product>;
  };
  type GetProductOptions = {
    includeMerchantSpecificData?: boolean;
  };
  type GetProductRequest = {
    _id?: string;
    includeMerchantSpecificData?: boolean;
  };
  type GetCollectionBySlugResponse = {
    collection: Stored<types.Collection>;
  };
  type GetCollectionBySlugRequest = {
    slug?: string;
  };
  type QueryProductsPlatformizedResponse = {
    products?: Array<Stored<types.Product>>;
    metadata?: types.QueryMetadata;
  };
  type QueryProductsPlatformizedRequest = {
    query?: unknown;
  };
  type ProductsQueryBuilder = QueryBuilder<Stored<types.Product>, fields.ProductsQuery>;
  type ProductsQueryResult = QueryResult<Stored<types.Product>, fields.ProductsQuery>;
  type ProductOptionsAvailabilityResponse = types.OptionsAvailability;
  type ProductOptionsAvailabilityRequest = {
    _id?: string;
    options?: { [key in string]: string };
  };
  type QueryProductVariantsResponse = {
    variants?: Array<Stored<types.Variant>>;
    metadata?: { items?: number; offset?: number };
    totalResults?: number;
  };
  type QueryProductVariantsOptions = {
    /** Choices by the name of their option, all of which a variant must have. */
    choices?: { [key in string]: string };
    variantIds?: Array<string>;
    paging?: types.OffsetPaging;
    /** Whether to answer with costs and profits; needs the owner. */
    includeMerchantSpecificData?: boolean;
  };
  type QueryProductVariantsRequest = {
    _id?: string;
    choices?: { [key in string]: string };
    variantIds?: Array<string>;
    paging?: types.OffsetPaging;
    includeMerchantSpecificData?: boolean;
  };
  type QueryStoreVariantsResponse = {
    variants?: Array<Stored<storeVariantsTypes.StoreVariant>>;
    metadata?: types.QueryMetadata;
  };
  type QueryStoreVariantsRequest = {
    query?: unknown;
  };
  type StoreVariantsQueryBuilder = QueryBuilder<Stored<storeVariantsTypes.StoreVariant>, Fields>;
  type StoreVariantsQueryResult = QueryResult<Stored<storeVariantsTypes.StoreVariant>, Fields>;
  type GetStoreVariantResponse = {
    variant: Stored<storeVariantsTypes.StoreVariant>;
  };
  type GetStoreVariantRequest = {
    _id?: string;
  };
  type CreateProductResponse = {
    product: Stored<types.Product>;
  };
  type CreateProductRequest = {
    product?: types.Product;
  };
  type UpdateProductResponse = {
    product: Stored<types.Product>;
  };
  type UpdateProductRequest = {
    product?: types.Product;
  };
  type UpdateProduct = Change<types.Product>;
  type DeleteProductRequest = {
    _id?: string;
  };
  type UpdateVariantsResponse = {
    variants?: Array<Stored<types.Variant>>;
  };
  type UpdateVariantsRequest = {
    _id?: string;
    variants?: Array<types.VariantOverride>;
  };
  type ResetAllVariantDataRequest = {
    _id?: string;
  };
  type AddProductsToCollectionRequest = {
    _id?: string;
    productIds?: Array<string>;
  };
  type RemoveProductsFromCollectionRequest = {
    _id?: string;
    productIds?: Array<string>;
  };
  type AddProductMediaRequest = {
    _id?: string;
    media?: Array<types.MediaForWrite>;
  };
  type RemoveProductMediaRequest = {
    _id?: string;
    mediaIds?: Array<string>;
  };
  type AddProductMediaToChoicesRequest = {
    _id?: string;
    media?: Array<types.MediaAssignmentToChoice>;
  };
  type RemoveProductMediaFromChoicesRequest = {
    _id?: string;
    media?: Array<types.MediaAssignmentToChoice>;
  };
  type DeleteProductOptionsRequest = {
    _id?: string;
  };
  type RemoveProductBrandRequest = {
    _id?: string;
  };
  type RemoveProductRibbonRequest = {
    _id?: string;
  };
  type CreateCollectionResponse = {
    collection: Stored<types.Collection>;
  };
  type CreateCollectionRequest = {
    collection?: types.Collection;
  };
  type UpdateCollectionResponse = {
    collection: Stored<types.Collection>;
  };
  type UpdateCollectionRequest = {
    collection?: types.Collection;
  };
  type UpdateCollection = Change<types.Collection>;
  type DeleteCollectionRequest = {
    _id?: string;
  };
  type BulkUpdateProductsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateProductsRequest = {
    ids?: Array<string>;
    set?: types.SetProperty;
  };
  type BulkAdjustProductPropertiesResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkAdjustProductPropertiesRequest = {
    ids?: Array<string>;
    adjust?: types.AdjustedProperty;
  };
}
