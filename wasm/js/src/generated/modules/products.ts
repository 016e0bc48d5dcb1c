/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byOffset } from "../../sdk/query/offset.js";
import { offsetQuery } from "../../sdk/query/utils.js";
import { products, storeVariants } from "../conversions.js";
import type { Call, Callable, Change, Stored } from "../../sdk/binder.js";
import type { QueryBuilder, QueryResult } from "../../sdk/query/index.js";
import type { OffsetQueried } from "../../sdk/query/offset.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type { Collection } from "../types/collections.js";
import type {
  AdjustedProperty,
  MediaAssignmentToChoice,
  MediaForWrite,
  OptionsAvailability,
  Product,
  SetProperty,
  StoreVariant,
  Variant,
  VariantOverride,
} from "../types/products.js";
import type { OffsetPaging, QueryMetadata } from "../types/query.js";

export type * from "../types/products.js";
export type * from "../types/bulk.js";
export type * from "../types/collections.js";
export {
  DiscountType,
  InventoryStatus,
  MeasurementUnit,
  MediaItemType,
  OptionType,
  ProductType,
} from "../types/products.js";
export { SortOrder } from "../types/query.js";
export type { QueryObject as ProductQuery } from "../../sdk/query/index.js";
export type { PreorderInfo } from "../types/inventory-v2.js";
export type {
  AdjustedProperty as AdjustValue,
  Adjustment as PropertyAdjustmentData,
  MediaForWrite as MediaDataForWrite,
  MediaRendition as MediaItemUrlAndSize,
  Percentage as PercentageData,
  SetProperty as SetValue,
  VariantMedia as PlatformMedia,
} from "../types/products.js";
export type {
  CursorPagingMetadata,
  Cursors,
  OffsetPaging as Paging,
  QueryMetadata as PlatformPagingMetadata,
} from "../types/query.js";

const call = /* @__PURE__ */ callsOf(products, "products", "/v1");

const storeVariantsCall = /* @__PURE__ */ callsOf(storeVariants, "products", "/v1");

/**
 * Returns a product. For anyone.
 *
 * @throws An error with status 404 for an unknown id.
 *
 * @example
 * ```ts
 * const { product } = await client.products.getProduct(productId);
 * ```
 */
export const getProduct: Call<[_id: string, options?: GetProductOptions], GetProductResponse> = /* @__PURE__ */ call(
  "_id,?> get ajbaa /products/{id}",
);
export type GetProductResponse = { product: Stored<Product> };
export type GetProductOptions = { includeMerchantSpecificData?: boolean };
export type GetProductRequest = GetProductOptions & { _id?: string };

/** Returns the collection of a slug: the older form of `collections.getCollectionBySlug`. For anyone. */
export const getCollectionBySlug: Call<[slug: string], GetCollectionBySlugResponse> = /* @__PURE__ */ call(
  "slug> get_collection_by_slug ajbaa /collections/slug/{slug}",
);
export type GetCollectionBySlugResponse = { collection: Stored<Collection> };
export type GetCollectionBySlugRequest = { slug?: string };

/**
 * Queries products. The platform ends a list at 10 000 products; `for await` goes on beyond that, by `numericId`, if
 * the query has neither an order nor an offset of its own. For anyone.
 *
 * @example
 * ```ts
 * const { items } = await client.products.queryProducts().startsWith("name", "M").ascending("name").limit(12).find();
 * ```
 */
export const queryProducts: Callable<
  OffsetQueried<Stored<Product>, QueryProductsPlatformizedResponse, fields.ProductsQuery>
> = /* @__PURE__ */ call("products,numericId query bjbacr /products/query-platformized", byOffset);
export type QueryProductsPlatformizedResponse = { products?: Array<Stored<Product>>; metadata?: QueryMetadata };
export type ProductsQueryBuilder = QueryBuilder<Stored<Product>, fields.ProductsQuery>;
export type ProductsQueryResult = QueryResult<Stored<Product>, fields.ProductsQuery>;
export type QueryProductsPlatformizedRequest = { query?: unknown };

/** Returns the variant of some choices, and the remaining choices. For anyone. */
export const getProductOptionsAvailability: Call<
  [_id: string, options: { [key in string]: string }],
  ProductOptionsAvailabilityResponse
> = /* @__PURE__ */ call("_id,options> get_options_availability bjbaa /products/{id}/productOptionsAvailability");
export type ProductOptionsAvailabilityResponse = OptionsAvailability;
export type ProductOptionsAvailabilityRequest = { _id?: string; options?: { [key in string]: string } };

/** Queries the variants of a product. For anyone. */
export const queryProductVariants: Call<
  [_id: string, options?: QueryProductVariantsOptions],
  QueryProductVariantsResponse
> = /* @__PURE__ */ call("_id,?> query_product_variants bjbaa /products/{id}/variants/query");
export type QueryProductVariantsResponse = {
  variants?: Array<Stored<Variant>>;
  metadata?: { items?: number; offset?: number };
  totalResults?: number;
};
export type QueryProductVariantsOptions = {
  /** Choices by the name of their option, all of which a variant must have. */
  choices?: { [key in string]: string };
  variantIds?: Array<string>;
  paging?: OffsetPaging;
  /** Whether to answer with costs and profits; needs the owner. */
  includeMerchantSpecificData?: boolean;
};
export type QueryProductVariantsRequest = QueryProductVariantsOptions & { _id?: string };

/** Queries variants across the store. For anyone. */
export const queryStoreVariants: Callable<
  OffsetQueried<Stored<StoreVariant>, QueryStoreVariantsResponse, queries.Fields>
> = /* @__PURE__ */ storeVariantsCall("variants query_store_variants bjbaa /variants/query", byOffset);
export type QueryStoreVariantsResponse = { variants?: Array<Stored<StoreVariant>>; metadata?: QueryMetadata };
export type StoreVariantsQueryBuilder = QueryBuilder<Stored<StoreVariant>, queries.Fields>;
export type StoreVariantsQueryResult = QueryResult<Stored<StoreVariant>, queries.Fields>;
export type QueryStoreVariantsRequest = { query?: unknown };

/**
 * Returns a variant. For anyone.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const getStoreVariant: Call<[_id: string], GetStoreVariantResponse> = /* @__PURE__ */ storeVariantsCall(
  "_id> get_store_variant ajbaa /variants/{id}",
);
export type GetStoreVariantResponse = { variant: Stored<StoreVariant> };
export type GetStoreVariantRequest = { _id?: string };

/** Creates a product. Needs the owner. */
export const createProduct: Call<[product: Product], CreateProductResponse> = /* @__PURE__ */ call(
  "product> create bkdca /products",
);
export type CreateProductResponse = { product: Stored<Product> };
export type CreateProductRequest = { product?: Product };

/** Updates a product. Needs the owner. */
export const updateProduct: Call<[_id: string, product: Change<Product>], UpdateProductResponse> = /* @__PURE__ */ call(
  ".product> update dkdba /products/{product.id}",
);
export type UpdateProductResponse = { product: Stored<Product> };
export type UpdateProductRequest = { product?: Product };
export type UpdateProduct = Change<Product>;

/**
 * Deletes a product. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const deleteProduct: Call<[_id: string], void> = /* @__PURE__ */ call("_id delete ekdba /products/{id}");
export type DeleteProductRequest = { _id?: string };

/** Updates variants of a product, and returns all of them. Needs the owner. */
export const updateProductVariants: Call<[_id: string, variants: readonly VariantOverride[]], UpdateVariantsResponse> =
  /* @__PURE__ */ call("_id,variants> update_variants dkdba /products/{id}/variants");
export type UpdateVariantsResponse = { variants?: Array<Stored<Variant>> };
export type UpdateVariantsRequest = { _id?: string; variants?: Array<VariantOverride> };

/** Resets all variants to the price, weight and code of the product. Needs the owner. */
export const resetAllProductVariantData: Call<[_id: string], void> = /* @__PURE__ */ call(
  "_id reset_variants bkdba /products/{id}/variants/resetToDefault",
);
export type ResetAllVariantDataRequest = { _id?: string };

/** Adds products to a collection. Needs the owner. */
export const addProductsToCollection: Call<[_id: string, productIds: readonly string[]], void> = /* @__PURE__ */ call(
  "_id,productIds add_to_collection bkdba /collections/{id}/productIds",
);
export type AddProductsToCollectionRequest = { _id?: string; productIds?: Array<string> };

/** Removes products from a collection. Needs the owner. */
export const removeProductsFromCollection: Call<[_id: string, productIds: readonly string[]], void> =
  /* @__PURE__ */ call("_id,productIds remove_from_collection bkdba /collections/{id}/productIds/delete");
export type RemoveProductsFromCollectionRequest = { _id?: string; productIds?: Array<string> };

/**
 * Adds images and videos to a product. Not idempotent: an address that is sent twice is fetched twice. Needs the
 * owner.
 */
export const addProductMedia: Call<[_id: string, media: readonly MediaForWrite[]], void> = /* @__PURE__ */ call(
  "_id,media add_media bkdca /products/{id}/media",
);
export type AddProductMediaRequest = { _id?: string; media?: Array<MediaForWrite> };

/** Removes images and videos from a product; all of them if no id is given. Needs the owner. */
export const removeProductMedia: Call<[_id: string, mediaIds: readonly string[]], void> = /* @__PURE__ */ call(
  "_id,mediaIds remove_media bkdba /products/{id}/media/delete",
);
export type RemoveProductMediaRequest = { _id?: string; mediaIds?: Array<string> };

/** Links images and videos of a product to its choices. Needs the owner. */
export const addProductMediaToChoices: Call<[_id: string, media: readonly MediaAssignmentToChoice[]], void> =
  /* @__PURE__ */ call("_id,media add_choices_media dkdba /products/{id}/choices/media");
export type AddProductMediaToChoicesRequest = { _id?: string; media?: Array<MediaAssignmentToChoice> };

/** Unlinks images and videos from choices; the product keeps them. Needs the owner. */
export const removeProductMediaFromChoices: Call<[_id: string, media: readonly MediaAssignmentToChoice[]], void> =
  /* @__PURE__ */ call("_id,media remove_choices_media bkdba /products/{id}/choices/media/delete");
export type RemoveProductMediaFromChoicesRequest = { _id?: string; media?: Array<MediaAssignmentToChoice> };

/** Removes all options, and with them all variants, from a product. Needs the owner. */
export const deleteProductOptions: Call<[_id: string], void> = /* @__PURE__ */ call(
  "_id delete_options ekdba /products/{id}/options",
);
export type DeleteProductOptionsRequest = { _id?: string };

/** Removes the brand from a product. Needs the owner. */
export const removeBrand: Call<[_id: string], void> = /* @__PURE__ */ call(
  "_id remove_brand bkdba /products/{id}/remove-brand",
);
export type RemoveProductBrandRequest = { _id?: string };

/** Removes the ribbon from a product. Needs the owner. */
export const removeRibbon: Call<[_id: string], void> = /* @__PURE__ */ call(
  "_id remove_ribbon bkdba /products/{id}/remove-ribbon",
);
export type RemoveProductRibbonRequest = { _id?: string };

/** Creates a collection. Needs the owner. */
export const createCollection: Call<[collection: Collection], CreateCollectionResponse> = /* @__PURE__ */ call(
  "collection> create_collection bkdca /collections",
);
export type CreateCollectionResponse = { collection: Stored<Collection> };
export type CreateCollectionRequest = { collection?: Collection };

/** Updates a collection. Needs the owner. */
export const updateCollection: Call<[_id: string, collection: Change<Collection>], UpdateCollectionResponse> =
  /* @__PURE__ */ call(".collection> update_collection dkdba /collections/{collection.id}");
export type UpdateCollectionResponse = { collection: Stored<Collection> };
export type UpdateCollectionRequest = { collection?: Collection };
export type UpdateCollection = Change<Collection>;

/**
 * Deletes a collection; its products stay. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const deleteCollection: Call<[_id: string], void> = /* @__PURE__ */ call(
  "_id delete_collection ekdba /collections/{id}",
);
export type DeleteCollectionRequest = { _id?: string };

/** Sets a property of products. Needs the owner. */
export const bulkUpdateProductsProperty: Call<[ids: readonly string[], set: SetProperty], BulkUpdateProductsResponse> =
  /* @__PURE__ */ call("ids,set> bulk_update_property bkdba /bulk/products/update");
export type BulkUpdateProductsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateProductsRequest = { ids?: Array<string>; set?: SetProperty };

/** Raises or lowers a property of products. Not idempotent. Needs the owner. */
export const bulkAdjustProductProperty: Call<
  [adjust: AdjustedProperty, ids: readonly string[]],
  BulkAdjustProductPropertiesResponse
> = /* @__PURE__ */ call("adjust,ids> bulk_adjust_property bkdca /bulk/products/adjust-properties");
export type BulkAdjustProductPropertiesResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkAdjustProductPropertiesRequest = { ids?: Array<string>; adjust?: AdjustedProperty };

/** Builders of queries and searches as plain objects. */
export const utils: { readonly query: queries.QueryUtils<fields.ProductsQuery, queries.OffsetPaging> } = {
  query: offsetQuery,
};
