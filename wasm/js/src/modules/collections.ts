/** Collections: named groups of products. */

import type { Caller, CallOptions } from "../call.js";
import type { Collection, CollectionReply, CollectionsReply } from "../generated/collections.js";
import { products as conversions } from "../generated/conversions.js";
import { type Find, QueryBuilder, type QueryObject } from "../query/index.js";
import { totalOf } from "./totals.js";
import * as endpoints from "../generated/endpoints.js";

const query =
  (caller: Caller) =>
  (object: QueryObject, options?: CallOptions): Promise<CollectionsReply> =>
    caller.call(endpoints.collectionsQuery, { query: object }, conversions, options) as Promise<CollectionsReply>;

function queryCollections(caller: Caller): {
  (): QueryBuilder<Collection>;
  (object: QueryObject, options?: CallOptions): Promise<CollectionsReply>;
} {
  const find: Find<Collection> = async (object, options) => {
    const { collections = [], metadata } = await query(caller)(object, options);
    return { items: collections, total: totalOf(metadata) };
  };
  function queried(): QueryBuilder<Collection>;
  function queried(object: QueryObject, options?: CallOptions): Promise<CollectionsReply>;
  function queried(object?: QueryObject, options?: CallOptions): QueryBuilder<Collection> | Promise<CollectionsReply> {
    return object === undefined ? new QueryBuilder(find) : query(caller)(object, options);
  }
  return queried;
}

export const collections = {
  /** A query builder; or, given a query, its answer. */
  queryCollections,

  getCollection:
    (caller: Caller) =>
    async (_id: string, options?: CallOptions): Promise<Collection> => {
      const reply = (await caller.call(endpoints.collectionsGet, { id: _id }, conversions, options)) as CollectionReply;
      return reply.collection as Collection;
    },

  getCollectionBySlug:
    (caller: Caller) =>
    (slug: string, options?: CallOptions): Promise<CollectionReply> =>
      caller.call(endpoints.collectionsGetBySlug, { slug }, conversions, options) as Promise<CollectionReply>,
};
