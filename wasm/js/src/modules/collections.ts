/** Collections: named groups of products. */

import type { Caller, CallOptions } from "../call.js";
import type { Collection, CollectionReply, CollectionsReply } from "../generated/collections.js";
import { products as conversions } from "../generated/conversions.js";
import { callsOf, held } from "./call.js";
import { queriedByOffset } from "./queried.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const collections = {
  MediaItemType: enumerations.mediaItemTypes,
  SortOrder: enumerations.sortOrders,

  /** A query builder; or, given a query, its answer. */
  queryCollections: queriedByOffset<Collection, CollectionsReply>(call, endpoints.collectionsQuery, "collections"),

  getCollection:
    (caller: Caller) =>
    (_id: string, options?: CallOptions): Promise<Collection> =>
      held(call<CollectionReply>(caller, endpoints.collectionsGet, { id: _id }, options), "collection"),

  getCollectionBySlug:
    (caller: Caller) =>
    (slug: string, options?: CallOptions): Promise<CollectionReply> =>
      call(caller, endpoints.collectionsGetBySlug, { slug }, options),
};
