/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byOffset } from "../../sdk/query/offset.js";
import { offsetQuery } from "../../sdk/query/utils.js";
import { products } from "../conversions.js";
import type { Call, Callable, Stored } from "../../sdk/binder.js";
import type { QueryBuilder, QueryResult } from "../../sdk/query/index.js";
import type { OffsetQueried } from "../../sdk/query/offset.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { Collection } from "../types/collections.js";
import type { QueryMetadata } from "../types/query.js";

export type * from "../types/collections.js";
export { MediaItemType } from "../types/products.js";
export { SortOrder } from "../types/query.js";
export type { QueryObject as CollectionQuery } from "../../sdk/query/index.js";
export type { Media, MediaItem, MediaItemVideo, MediaRendition as MediaItemUrlAndSize } from "../types/products.js";
export type { QueryMetadata as PlatformPagingMetadata } from "../types/query.js";

const call = /* @__PURE__ */ callsOf(products, "collections", "/v2/collections");

/**
 * Returns a collection. For anyone.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const getCollection: Call<[_id: string], Stored<Collection>> = /* @__PURE__ */ call(
  "_id>collection get ajbaa /{id}",
);
export type GetCollectionRequest = { _id?: string };

/**
 * Returns the collection of a slug. For anyone.
 *
 * @throws An error with status 404 for an unknown one.
 *
 * @example
 * ```ts
 * const { collection } = await client.collections.getCollectionBySlug("mugs");
 * ```
 */
export const getCollectionBySlug: Call<[slug: string], GetCollectionBySlugResponse> = /* @__PURE__ */ call(
  "slug> get_by_slug ajbaa /slug/{slug}",
);
export type GetCollectionBySlugResponse = { collection: Stored<Collection> };
export type GetCollectionBySlugRequest = { slug?: string };

/**
 * Queries collections. For anyone.
 *
 * @example
 * ```ts
 * const { items } = await client.collections.queryCollections().limit(50).find();
 * ```
 */
export const queryCollections: Callable<
  OffsetQueried<Stored<Collection>, QueryCollectionsResponse, fields.CollectionsQuery>
> = /* @__PURE__ */ call("collections query bjbacr /query", byOffset);
export type QueryCollectionsResponse = { collections?: Array<Stored<Collection>>; metadata?: QueryMetadata };
export type CollectionsQueryBuilder = QueryBuilder<Stored<Collection>, fields.CollectionsQuery>;
export type CollectionsQueryResult = QueryResult<Stored<Collection>, fields.CollectionsQuery>;
export type QueryCollectionsRequest = { query?: unknown };

/** Builders of queries and searches as plain objects. */
export const utils: { readonly query: queries.QueryUtils<fields.CollectionsQuery, queries.OffsetPaging> } = {
  query: offsetQuery,
};
