/** Products of catalog v1. */

import type { Caller, CallOptions } from "../call.js";
import type { CollectionReply } from "../generated/collections.js";
import { products as conversions } from "../generated/conversions.js";
import type { Product, ProductReply, ProductsReply } from "../generated/products.js";
import { type Find, QueryBuilder, type QueryObject } from "../query.js";
import { totalOf } from "./totals.js";

const query =
  (caller: Caller) =>
  (object: QueryObject, options?: CallOptions): Promise<ProductsReply> =>
    caller.call("products.query", { query: object }, conversions, options) as Promise<ProductsReply>;

function queryProducts(caller: Caller): {
  (): QueryBuilder<Product>;
  (object: QueryObject, options?: CallOptions): Promise<ProductsReply>;
} {
  const find: Find<Product> = async (object, options) => {
    const { products = [], metadata } = await query(caller)(object, options);
    return { items: products, total: totalOf(metadata) };
  };
  function queried(): QueryBuilder<Product>;
  function queried(object: QueryObject, options?: CallOptions): Promise<ProductsReply>;
  function queried(object?: QueryObject, options?: CallOptions): QueryBuilder<Product> | Promise<ProductsReply> {
    return object === undefined ? new QueryBuilder(find) : query(caller)(object, options);
  }
  return queried;
}

export const products = {
  /** A query builder; or, given a query, its answer. */
  queryProducts,

  getProduct:
    (caller: Caller) =>
    (
      _id: string,
      fields: { includeMerchantSpecificData?: boolean } = {},
      options?: CallOptions,
    ): Promise<ProductReply> =>
      caller.call("products.get", { id: _id, ...fields }, conversions, options) as Promise<ProductReply>,

  /** The older read of a collection by its slug. */
  getCollectionBySlug:
    (caller: Caller) =>
    (slug: string, options?: CallOptions): Promise<CollectionReply> =>
      caller.call("products.get_collection_by_slug", { slug }, conversions, options) as Promise<CollectionReply>,
};
