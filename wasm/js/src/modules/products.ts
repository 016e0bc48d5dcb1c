/** Products of catalog v1: reads for everyone, writes for the owner. */

import type { Caller, CallOptions } from "../call.js";
import type { Collection, CollectionReply } from "../generated/collections.js";
import { products as conversions, storeVariants } from "../generated/conversions.js";
import type {
  AdjustedProperty,
  BulkProductsReply,
  MediaAssignmentToChoice,
  MediaForWrite,
  OptionsAvailability,
  Product,
  ProductReply,
  ProductsReply,
  QueryProductVariants,
  SetProperty,
  VariantOverride,
  VariantsPage,
  VariantsReply,
} from "../generated/products.js";
import type { StoreVariant, StoreVariantReply, StoreVariantsPage } from "../generated/store-variants.js";
import { callsOf, withId } from "./call.js";
import { queriedByOffset } from "./queried.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);
const callStoreVariants = callsOf(storeVariants);

export const products = {
  DiscountType: enumerations.discountTypes,
  InventoryStatus: enumerations.stockStatuses,
  MeasurementUnit: enumerations.measurementUnits,
  MediaItemType: enumerations.mediaItemTypes,
  OptionType: enumerations.optionTypes,
  ProductType: enumerations.productTypes,
  SortOrder: enumerations.sortOrders,

  /** A query builder; or, given a query, its answer. Walked without an order, it has that of `numericId`. */
  queryProducts: queriedByOffset<Product, ProductsReply>(call, endpoints.productsQuery, "products", "numericId"),

  getProduct:
    (caller: Caller) =>
    (
      _id: string,
      fields: { includeMerchantSpecificData?: boolean } = {},
      options?: CallOptions,
    ): Promise<ProductReply> =>
      call(caller, endpoints.productsGet, { ...fields, id: _id }, options),

  /** The older read of a collection by its slug. */
  getCollectionBySlug:
    (caller: Caller) =>
    (slug: string, options?: CallOptions): Promise<CollectionReply> =>
      call(caller, endpoints.productsGetCollectionBySlug, { slug }, options),

  /** What can still be chosen beside some choices, by the options' names. */
  getProductOptionsAvailability:
    (caller: Caller) =>
    (_id: string, choices: Record<string, string>, options?: CallOptions): Promise<OptionsAvailability> =>
      call(caller, endpoints.productsGetOptionsAvailability, { id: _id, options: choices }, options),

  queryProductVariants:
    (caller: Caller) =>
    (_id: string, fields: Omit<QueryProductVariants, "_id"> = {}, options?: CallOptions): Promise<VariantsPage> =>
      call(caller, endpoints.productsQueryProductVariants, { ...fields, id: _id }, options),

  /** A query builder over the variants of the whole store; or, given a query, its answer. */
  queryStoreVariants: queriedByOffset<StoreVariant, StoreVariantsPage>(
    callStoreVariants,
    endpoints.productsQueryStoreVariants,
    "variants",
  ),

  getStoreVariant:
    (caller: Caller) =>
    (_id: string, options?: CallOptions): Promise<StoreVariantReply> =>
      callStoreVariants(caller, endpoints.productsGetStoreVariant, { id: _id }, options),

  /** Needs the owner, as do all calls below. */
  createProduct:
    (caller: Caller) =>
    (product: Product, options?: CallOptions): Promise<ProductReply> =>
      call(caller, endpoints.productsCreate, { product }, options),

  updateProduct:
    (caller: Caller) =>
    (_id: string, product: Product, options?: CallOptions): Promise<ProductReply> =>
      call(caller, endpoints.productsUpdate, { product: withId(_id, product) }, options),

  deleteProduct:
    (caller: Caller) =>
    async (_id: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsDelete, { id: _id }, options);
    },

  updateProductVariants:
    (caller: Caller) =>
    (_id: string, variants: VariantOverride[], options?: CallOptions): Promise<VariantsReply> =>
      call(caller, endpoints.productsUpdateVariants, { id: _id, variants }, options),

  resetAllProductVariantData:
    (caller: Caller) =>
    async (_id: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsResetVariants, { id: _id }, options);
    },

  addProductsToCollection:
    (caller: Caller) =>
    async (_id: string, productIds: string[], options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsAddToCollection, { id: _id, productIds }, options);
    },

  removeProductsFromCollection:
    (caller: Caller) =>
    async (_id: string, productIds: string[], options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsRemoveFromCollection, { id: _id, productIds }, options);
    },

  addProductMedia:
    (caller: Caller) =>
    async (_id: string, media: MediaForWrite[], options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsAddMedia, { id: _id, media }, options);
    },

  /** All pictures and films are taken away when none is named. */
  removeProductMedia:
    (caller: Caller) =>
    async (_id: string, mediaIds: string[], options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsRemoveMedia, { id: _id, mediaIds }, options);
    },

  addProductMediaToChoices:
    (caller: Caller) =>
    async (_id: string, media: MediaAssignmentToChoice[], options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsAddChoicesMedia, { id: _id, media }, options);
    },

  removeProductMediaFromChoices:
    (caller: Caller) =>
    async (_id: string, media: MediaAssignmentToChoice[], options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsRemoveChoicesMedia, { id: _id, media }, options);
    },

  deleteProductOptions:
    (caller: Caller) =>
    async (_id: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsDeleteOptions, { id: _id }, options);
    },

  removeBrand:
    (caller: Caller) =>
    async (_id: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsRemoveBrand, { id: _id }, options);
    },

  removeRibbon:
    (caller: Caller) =>
    async (_id: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsRemoveRibbon, { id: _id }, options);
    },

  createCollection:
    (caller: Caller) =>
    (collection: Collection, options?: CallOptions): Promise<CollectionReply> =>
      call(caller, endpoints.productsCreateCollection, { collection }, options),

  updateCollection:
    (caller: Caller) =>
    (_id: string, collection: Collection, options?: CallOptions): Promise<CollectionReply> =>
      call(caller, endpoints.productsUpdateCollection, { collection: withId(_id, collection) }, options),

  deleteCollection:
    (caller: Caller) =>
    async (_id: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsDeleteCollection, { id: _id }, options);
    },

  bulkUpdateProductsProperty:
    (caller: Caller) =>
    (ids: string[], set: SetProperty, options?: CallOptions): Promise<BulkProductsReply> =>
      call(caller, endpoints.productsBulkUpdateProperty, { ids, set }, options),

  /** Raises or lowers. Not repeated by itself after a failure, since a second time would do it twice. */
  bulkAdjustProductProperty:
    (caller: Caller) =>
    (adjust: AdjustedProperty, ids: string[], options?: CallOptions): Promise<BulkProductsReply> =>
      call(caller, endpoints.productsBulkAdjustProperty, { ids, adjust }, options),
};
