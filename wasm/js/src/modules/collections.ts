/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byOffset, type OffsetQueried } from "../queried.js";
import { type QueryBuilder, type QueryObject, type QueryResult } from "../query/index.js";
import { offsetQuery, type OffsetPaging, type QueryUtils } from "../query/utils.js";
import { products as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/collections.js";
import type * as catalogSearchTypes from "../generated/catalog-search.js";

export type CollectionsModule = {
  readonly MediaItemType: typeof enumerations.mediaItemType;
  readonly SortOrder: typeof enumerations.sortOrder;
  /** Returns a collection. Fails with status 404 for an unknown id. For anyone. */
  getCollection: Callable<(_id: string, callOptions?: CallOptions) => Promise<Stored<types.Collection>>>;
  /**
   * Returns the collection of a slug. Fails with status 404 for an unknown one. For anyone.
   *
   * @example
   * ```ts
   * const { collection } = await client.collections.getCollectionBySlug("mugs");
   * ```
   */
  getCollectionBySlug: Callable<(slug: string, callOptions?: CallOptions) => Promise<collections.GetCollectionBySlugResponse>>;
  /**
   * Queries collections. For anyone.
   *
   * @example
   * ```ts
   * const { items } = await client.collections.queryCollections().limit(50).find();
   * ```
   */
  queryCollections: Callable<OffsetQueried<Stored<types.Collection>, collections.QueryCollectionsResponse, fields.CollectionsQuery>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.CollectionsQuery, OffsetPaging> };
};

/** Collections of catalog v1: named groups of products. The owner writes them by `Client::products`. */
export const collections: CollectionsModule = /* @__PURE__ */ moduleOf(conversions, "collections", {
  MediaItemType: enumerations.mediaItemType,
  SortOrder: enumerations.sortOrder,
  getCollection: "_id>collection get GET stores-reader visitor safe none /v2/collections/{id}",
  getCollectionBySlug: "slug> get_by_slug GET stores-reader visitor safe none /v2/collections/slug/{slug}",
  queryCollections: byOffset(conversions, "collections", "collections query POST stores-reader visitor safe get-on-edge /v2/collections/query r"),
  utils: { query: offsetQuery },
});

export declare namespace collections {
  type Collection = types.Collection;
  type CollectionQuery = QueryObject;
  type Media = types.Media;
  type MediaItem = types.MediaItem;
  type MediaItemType = types.MediaItemType;
  type MediaItemUrlAndSize = types.MediaRendition;
  type MediaItemVideo = types.MediaItemVideo;
  type PlatformPagingMetadata = types.QueryMetadata;
  type SortOrder = catalogSearchTypes.SortOrder;
  type GetCollectionRequest = {
    _id?: string;
  };
  type GetCollectionBySlugResponse = {
    collection: Stored<types.Collection>;
  };
  type GetCollectionBySlugRequest = {
    slug?: string;
  };
  type QueryCollectionsResponse = {
    collections?: Array<Stored<types.Collection>>;
    metadata?: types.QueryMetadata;
  };
  type QueryCollectionsRequest = {
    query?: unknown;
  };
  type CollectionsQueryBuilder = QueryBuilder<Stored<types.Collection>, fields.CollectionsQuery>;
  type CollectionsQueryResult = QueryResult<Stored<types.Collection>, fields.CollectionsQuery>;
}
