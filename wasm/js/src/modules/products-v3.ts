/** Products of catalog v3. */

import type { Caller, CallOptions } from "../call.js";
import { productsV3 as conversions } from "../generated/conversions.js";
import type { CatalogSearch } from "../generated/catalog-search.js";
import type {
  CountProducts,
  CountProductsReply,
  CreateProduct,
  CreateProductWithInventory,
  CreateProductWithInventoryReply,
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
import { callsOf, held } from "./call.js";
import { queriedByCursor } from "./queried.js";

const call = callsOf(conversions);

export const productsV3 = {
  getProduct:
    (caller: Caller) =>
    (productId: string, fields: Omit<GetProduct, "productId"> = {}, options?: CallOptions): Promise<Product> =>
      held(call<ProductReply>(caller, "products_v3.get", { productId, ...fields }, options), "product"),

  getProductBySlug:
    (caller: Caller) =>
    (slug: string, fields: Omit<GetProductBySlug, "slug"> = {}, options?: CallOptions): Promise<ProductReply> =>
      call(caller, "products_v3.get_by_slug", { slug, ...fields }, options),

  /** A query builder; or, given a query, its answer. */
  queryProducts: queriedByCursor<Product, ProductsPage>(call, "products_v3.query", "products"),

  searchProducts:
    (caller: Caller) =>
    (
      search: CatalogSearch,
      fields: Omit<SearchProducts, "search"> = {},
      options?: CallOptions,
    ): Promise<FoundProducts> =>
      call(caller, "products_v3.search", { search, ...fields }, options),

  countProducts:
    (caller: Caller) =>
    (fields: CountProducts = {}, options?: CallOptions): Promise<CountProductsReply> =>
      call(caller, "products_v3.count", { ...fields }, options),

  createProduct:
    (caller: Caller) =>
    (product: Product, fields: Omit<CreateProduct, "product"> = {}, options?: CallOptions): Promise<Product> =>
      held(call<ProductReply>(caller, "products_v3.create", { product, ...fields }, options), "product"),

  updateProduct:
    (caller: Caller) =>
    (
      _id: string,
      product: Product,
      fields: Omit<UpdateProduct, "product"> = {},
      options?: CallOptions,
    ): Promise<Product> =>
      held(
        call<ProductReply>(caller, "products_v3.update", { product: { ...product, _id }, ...fields }, options),
        "product",
      ),

  deleteProduct:
    (caller: Caller) =>
    async (productId: string, options?: CallOptions): Promise<void> => {
      await call(caller, "products_v3.delete", { productId }, options);
    },

  createProductWithInventory:
    (caller: Caller) =>
    (
      product: ProductWithInventory,
      fields: Omit<CreateProductWithInventory, "product"> = {},
      options?: CallOptions,
    ): Promise<CreateProductWithInventoryReply> =>
      call(caller, "products_v3.create_with_inventory", { product, ...fields }, options),

  updateProductWithInventory:
    (caller: Caller) =>
    (
      _id: string,
      product: ProductWithInventory,
      fields: Omit<UpdateProductWithInventory, "product"> = {},
      options?: CallOptions,
    ): Promise<CreateProductWithInventoryReply> =>
      call(caller, "products_v3.update_with_inventory", { product: { ...product, _id }, ...fields }, options),
};
