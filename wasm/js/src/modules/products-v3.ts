/** Products of catalog v3. */

import type { Caller, CallOptions } from "../call.js";
import { productsV3 as conversions } from "../generated/conversions.js";
import type { CatalogSearch } from "../generated/catalog-search.js";
import type {
  CountProducts,
  CountProductsReply,
  CreateProduct,
  CreateProductWithInventory,
  ProductAndInventory,
  FoundProducts,
  GetProduct,
  GetProductBySlug,
  Product,
  ProductReply,
  ProductWithInventory,
  ProductsPage,
  SearchProducts,
  UpdateProduct,
  UpdateProductWithInventory,
} from "../generated/products-v3.js";
import { callsOf, held, withId } from "./call.js";
import { queriedByCursor } from "./queried.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const productsV3 = {
  ChoiceType: enumerations.choiceTypes,
  InventoryAvailabilityStatus: enumerations.stockStatuses,
  MeasurementUnit: enumerations.measurementUnits,
  MediaType: enumerations.mediaTypes,
  ModifierRenderType: enumerations.customizationRenderTypes,
  PreorderStatus: enumerations.preorderStatuses,
  ProductOptionRenderType: enumerations.optionRenderTypes,
  ProductType: enumerations.productTypesOfV3,
  RequestedFields: enumerations.productFields,
  SortDirection: enumerations.facetDirections,
  SortOrder: enumerations.sortOrders,
  SortType: enumerations.facetSorts,
  SubscriptionFrequency: enumerations.subscriptionFrequencies,
  WeightUnit: enumerations.weightUnits,

  getProduct:
    (caller: Caller) =>
    (productId: string, fields: Omit<GetProduct, "productId"> = {}, options?: CallOptions): Promise<Product> =>
      held(call<ProductReply>(caller, endpoints.productsV3Get, { ...fields, productId }, options), "product"),

  getProductBySlug:
    (caller: Caller) =>
    (slug: string, fields: Omit<GetProductBySlug, "slug"> = {}, options?: CallOptions): Promise<ProductReply> =>
      call(caller, endpoints.productsV3GetBySlug, { ...fields, slug }, options),

  /** A query builder; or, given a query, its answer. */
  queryProducts: queriedByCursor<Product, ProductsPage>(call, endpoints.productsV3Query, "products"),

  searchProducts:
    (caller: Caller) =>
    (
      search: CatalogSearch,
      fields: Omit<SearchProducts, "search"> = {},
      options?: CallOptions,
    ): Promise<FoundProducts> =>
      call(caller, endpoints.productsV3Search, { ...fields, search }, options),

  countProducts:
    (caller: Caller) =>
    (fields: CountProducts = {}, options?: CallOptions): Promise<CountProductsReply> =>
      call(caller, endpoints.productsV3Count, { ...fields }, options),

  createProduct:
    (caller: Caller) =>
    (product: Product, fields: Omit<CreateProduct, "product"> = {}, options?: CallOptions): Promise<Product> =>
      held(call<ProductReply>(caller, endpoints.productsV3Create, { ...fields, product }, options), "product"),

  updateProduct:
    (caller: Caller) =>
    (
      _id: string,
      product: Product,
      fields: Omit<UpdateProduct, "product"> = {},
      options?: CallOptions,
    ): Promise<Product> =>
      held(
        call<ProductReply>(caller, endpoints.productsV3Update, { ...fields, product: withId(_id, product) }, options),
        "product",
      ),

  deleteProduct:
    (caller: Caller) =>
    async (productId: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.productsV3Delete, { productId }, options);
    },

  createProductWithInventory:
    (caller: Caller) =>
    (
      product: ProductWithInventory,
      fields: Omit<CreateProductWithInventory, "product"> = {},
      options?: CallOptions,
    ): Promise<ProductAndInventory> =>
      call(caller, endpoints.productsV3CreateWithInventory, { ...fields, product }, options),

  updateProductWithInventory:
    (caller: Caller) =>
    (
      _id: string,
      product: ProductWithInventory,
      fields: Omit<UpdateProductWithInventory, "product"> = {},
      options?: CallOptions,
    ): Promise<ProductAndInventory> =>
      call(caller, endpoints.productsV3UpdateWithInventory, { ...fields, product: withId(_id, product) }, options),
};
