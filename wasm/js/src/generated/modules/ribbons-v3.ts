/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { cursorQuery } from "../../sdk/query/utils.js";
import { entitiesV3 } from "../conversions.js";
import type { Call, Callable, Change, Stored } from "../../sdk/binder.js";
import type { CursorQueried } from "../../sdk/query/cursor.js";
import type { CursorQueryBuilder, CursorQueryResult, Filter } from "../../sdk/query/index.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type { CursorPagingMetadata, CursorQuery } from "../types/query.js";
import type { MaskedRibbon, Ribbon, RibbonFields } from "../types/ribbons-v3.js";

export type * from "../types/ribbons-v3.js";
export type * from "../types/bulk.js";
export { SortOrder } from "../types/query.js";
export { RibbonFields as RequestedFields } from "../types/ribbons-v3.js";
export type { CursorQueryObject as RibbonQuery } from "../../sdk/query/index.js";
export type { CursorPaging, CursorPagingMetadata, CursorQuery, Cursors, Sorting } from "../types/query.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(entitiesV3, "ribbons_v3", "/v3");

/**
 * Returns a ribbon. For anyone.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const getRibbon: Call<[ribbonId: string, options?: GetRibbonOptions], Stored<Ribbon>> = /* @__PURE__ */ call(
  "ribbonId,?>ribbon get akbaa /ribbons/{ribbonId}",
);
export type GetRibbonOptions = { fields?: Array<RibbonFields> };
export type GetRibbonRequest = GetRibbonOptions & { ribbonId?: string };

/** Queries ribbons. For anyone. */
export const queryRibbons: Callable<
  CursorQueried<Stored<Ribbon>, QueryRibbonsResponse, fields.RibbonsV3Query, QueryRibbonsOptions>
> = /* @__PURE__ */ call("ribbons? query bkbaa /ribbons/query", byCursor);
export type QueryRibbonsResponse = { ribbons?: Array<Stored<Ribbon>>; pagingMetadata?: CursorPagingMetadata };
export type QueryRibbonsOptions = { fields?: Array<RibbonFields> };
export type RibbonsQueryBuilder = CursorQueryBuilder<Stored<Ribbon>, fields.RibbonsV3Query>;
export type RibbonsQueryResult = CursorQueryResult<Stored<Ribbon>, fields.RibbonsV3Query>;
export type QueryRibbonsRequest = QueryRibbonsOptions & { query?: CursorQuery };

/** Creates a ribbon. Needs the owner. */
export const createRibbon: Call<[ribbon: Ribbon], Stored<Ribbon>> = /* @__PURE__ */ call(
  "ribbon>ribbon create bkdca /ribbons",
);
export type CreateRibbonRequest = { ribbon?: Ribbon };

/** Returns the ribbon of a name, creating it if there is none. Needs the owner. */
export const getOrCreateRibbon: Call<
  [ribbonName: string, options?: GetOrCreateRibbonOptions],
  GetOrCreateRibbonResponse
> = /* @__PURE__ */ call("ribbonName,?> get_or_create bkdba /ribbons/get-or-create");
export type GetOrCreateRibbonResponse = { ribbon: Stored<Ribbon> };
export type GetOrCreateRibbonOptions = { fields?: Array<RibbonFields> };
export type GetOrCreateRibbonRequest = GetOrCreateRibbonOptions & { ribbonName?: string };

/**
 * Updates a ribbon. The entity's `revision` must be the current one, or the call fails with a `RevisionConflictError`.
 * Needs the owner.
 */
export const updateRibbon: Call<
  [_id: string, ribbon: Change<Ribbon>, options?: UpdateRibbonOptions],
  Stored<Ribbon>
> = /* @__PURE__ */ call(".ribbon,?>ribbon update dkdba /ribbons/{ribbon.id}");
export type UpdateRibbonOptions = { fields?: Array<RibbonFields> };
export type UpdateRibbonRequest = UpdateRibbonOptions & { ribbon?: Ribbon };
export type UpdateRibbon = Change<Ribbon>;

/**
 * Deletes a ribbon. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const deleteRibbon: Call<[ribbonId: string], void> = /* @__PURE__ */ call(
  "ribbonId delete ekdba /ribbons/{ribbonId}",
);
export type DeleteRibbonRequest = { ribbonId?: string };

/** Creates ribbons. Needs the owner. */
export const bulkCreateRibbons: Call<
  [ribbons: readonly Ribbon[], options?: BulkCreateRibbonsOptions],
  BulkCreateRibbonsResponse
> = /* @__PURE__ */ call("ribbons,?> bulk_create bkdca /bulk/ribbons/create");
export type BulkCreateRibbonsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Ribbon }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkCreateRibbonsOptions = { returnEntity?: boolean };
export type BulkCreateRibbonsRequest = BulkCreateRibbonsOptions & { ribbons?: Array<Ribbon> };

/** Updates ribbons, each by its id and current `revision`. Needs the owner. */
export const bulkUpdateRibbons: Call<
  [ribbons: readonly MaskedRibbon[], options?: BulkUpdateRibbonsOptions],
  BulkUpdateRibbonsResponse
> = /* @__PURE__ */ call("ribbons,?> bulk_update bkdba /bulk/ribbons/update");
export type BulkUpdateRibbonsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Ribbon }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateRibbonsOptions = { returnEntity?: boolean; fields?: Array<RibbonFields> };
export type BulkUpdateRibbonsRequest = BulkUpdateRibbonsOptions & { ribbons?: Array<MaskedRibbon> };

/** Returns the ribbons of names, creating those that are missing. Needs the owner. */
export const bulkGetOrCreateRibbons: Call<
  [ribbonNames: readonly string[], options?: BulkGetOrCreateRibbonsOptions],
  BulkGetOrCreateRibbonsResponse
> = /* @__PURE__ */ call("ribbonNames,?> bulk_get_or_create bkdba /bulk/ribbons/get-or-create");
export type BulkGetOrCreateRibbonsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Ribbon }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkGetOrCreateRibbonsOptions = { fields?: Array<RibbonFields> };
export type BulkGetOrCreateRibbonsRequest = BulkGetOrCreateRibbonsOptions & { ribbonNames?: Array<string> };

/** Deletes ribbons. Needs the owner. */
export const bulkDeleteRibbons: Call<[ribbonIds: readonly string[]], BulkDeleteRibbonsResponse> = /* @__PURE__ */ call(
  "ribbonIds> bulk_delete bkdba /bulk/ribbons/delete",
);
export type BulkDeleteRibbonsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkDeleteRibbonsRequest = { ribbonIds?: Array<string> };

/** Counts ribbons. For anyone. */
export const countRibbons: Call<[options?: CountRibbonsOptions], CountRibbonsResponse> = /* @__PURE__ */ call(
  "?> count bkbaa /ribbons/count",
);
export type CountRibbonsResponse = { count?: number };
export type CountRibbonsOptions = { filter?: Filter };
export type CountRibbonsRequest = CountRibbonsOptions;

/** Builders of queries and searches as plain objects. */
export const utils: { readonly query: queries.QueryUtils<fields.RibbonsV3Query, queries.CursorPaging> } = {
  query: cursorQuery,
};
