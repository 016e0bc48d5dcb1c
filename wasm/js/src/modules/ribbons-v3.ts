/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Change, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byCursor, type CursorQueried } from "../queried.js";
import { type CursorQueryBuilder, type CursorQueryObject, type CursorQueryResult, type Filter } from "../query/index.js";
import { cursorQuery, type CursorPaging, type QueryUtils } from "../query/utils.js";
import { entitiesV3 as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/ribbons-v3.js";

export type RibbonsV3Module = {
  readonly RequestedFields: typeof enumerations.requestedFields4;
  readonly SortOrder: typeof enumerations.sortOrder;
  /** Returns a ribbon. Fails with status 404 for an unknown id. For anyone. */
  getRibbon: Callable<(ribbonId: string, options?: ribbonsV3.GetRibbonOptions, callOptions?: CallOptions) => Promise<Stored<types.Ribbon>>>;
  /** Queries ribbons. For anyone. */
  queryRibbons: Callable<CursorQueried<Stored<types.Ribbon>, ribbonsV3.QueryRibbonsResponse, fields.RibbonsV3Query, ribbonsV3.QueryRibbonsOptions>>;
  /** Creates a ribbon. Needs the owner. */
  createRibbon: Callable<(ribbon: types.Ribbon, callOptions?: CallOptions) => Promise<Stored<types.Ribbon>>>;
  /** Returns the ribbon of a name, creating it if there is none. Needs the owner. */
  getOrCreateRibbon: Callable<(ribbonName: string, options?: ribbonsV3.GetOrCreateRibbonOptions, callOptions?: CallOptions) => Promise<ribbonsV3.GetOrCreateRibbonResponse>>;
  /**
   * Updates a ribbon. The entity's `revision` must be the current one, or the call fails with a
   * `RevisionConflictError`. Needs the owner.
   */
  updateRibbon: Callable<(_id: string, ribbon: Change<types.Ribbon>, options?: ribbonsV3.UpdateRibbonOptions, callOptions?: CallOptions) => Promise<Stored<types.Ribbon>>>;
  /** Deletes a ribbon. Fails with status 404 for an unknown id. Needs the owner. */
  deleteRibbon: Callable<(ribbonId: string, callOptions?: CallOptions) => Promise<void>>;
  /** Creates ribbons. Needs the owner. */
  bulkCreateRibbons: Callable<(ribbons: readonly types.Ribbon[], options?: ribbonsV3.BulkCreateRibbonsOptions, callOptions?: CallOptions) => Promise<ribbonsV3.BulkCreateRibbonsResponse>>;
  /** Updates ribbons, each by its id and current `revision`. Needs the owner. */
  bulkUpdateRibbons: Callable<(ribbons: readonly types.MaskedRibbon[], options?: ribbonsV3.BulkUpdateRibbonsOptions, callOptions?: CallOptions) => Promise<ribbonsV3.BulkUpdateRibbonsResponse>>;
  /** Returns the ribbons of names, creating those that are missing. Needs the owner. */
  bulkGetOrCreateRibbons: Callable<(ribbonNames: readonly string[], options?: ribbonsV3.BulkGetOrCreateRibbonsOptions, callOptions?: CallOptions) => Promise<ribbonsV3.BulkGetOrCreateRibbonsResponse>>;
  /** Deletes ribbons. Needs the owner. */
  bulkDeleteRibbons: Callable<(ribbonIds: readonly string[], callOptions?: CallOptions) => Promise<ribbonsV3.BulkDeleteRibbonsResponse>>;
  /** Counts ribbons. For anyone. */
  countRibbons: Callable<(options?: ribbonsV3.CountRibbonsOptions, callOptions?: CallOptions) => Promise<ribbonsV3.CountRibbonsResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.RibbonsV3Query, CursorPaging> };
};

/** Ribbons of catalog v3, such as "New": anyone reads them, the owner writes. */
export const ribbonsV3: RibbonsV3Module = /* @__PURE__ */ moduleOf(conversions, "ribbons_v3", {
  RequestedFields: enumerations.requestedFields4,
  SortOrder: enumerations.sortOrder,
  getRibbon: "ribbonId,?>ribbon get GET stores visitor safe none /v3/ribbons/{ribbonId}",
  queryRibbons: byCursor(conversions, "ribbons_v3", "ribbons? query POST stores visitor safe none /v3/ribbons/query"),
  createRibbon: "ribbon>ribbon create POST stores owner unsafe none /v3/ribbons",
  getOrCreateRibbon: "ribbonName,?> get_or_create POST stores owner idempotent none /v3/ribbons/get-or-create",
  updateRibbon: ".ribbon,?>ribbon update PATCH stores owner idempotent none /v3/ribbons/{ribbon.id}",
  deleteRibbon: "ribbonId delete DELETE stores owner idempotent none /v3/ribbons/{ribbonId}",
  bulkCreateRibbons: "ribbons,?> bulk_create POST stores owner unsafe none /v3/bulk/ribbons/create",
  bulkUpdateRibbons: "ribbons,?> bulk_update POST stores owner idempotent none /v3/bulk/ribbons/update",
  bulkGetOrCreateRibbons: "ribbonNames,?> bulk_get_or_create POST stores owner idempotent none /v3/bulk/ribbons/get-or-create",
  bulkDeleteRibbons: "ribbonIds> bulk_delete POST stores owner idempotent none /v3/bulk/ribbons/delete",
  countRibbons: "?> count POST stores visitor safe none /v3/ribbons/count",
  utils: { query: cursorQuery },
});

export declare namespace ribbonsV3 {
  type AddressLocation = types.AddressLocation;
  type BulkActionMetadata = types.BulkActionMetadata;
  type CursorPaging = types.CursorPaging;
  type CursorPagingMetadata = types.CursorPagingMetadata;
  type CursorQuery = types.CursorQuery;
  type Cursors = types.Cursors;
  type ItemError = types.ItemError;
  type ItemMetadata = types.ItemMetadata;
  type MaskedRibbon = types.MaskedRibbon;
  type RequestedFields = types.RibbonFields;
  type Ribbon = types.Ribbon;
  type RibbonQuery = CursorQueryObject;
  type SortOrder = types.SortOrder;
  type Sorting = types.Sorting;
  type GetRibbonOptions = {
    fields?: Array<types.RibbonFields>;
  };
  type GetRibbonRequest = {
    ribbonId?: string;
    fields?: Array<types.RibbonFields>;
  };
  type QueryRibbonsResponse = {
    ribbons?: Array<Stored<types.Ribbon>>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type QueryRibbonsRequest = {
    query?: types.CursorQuery;
    fields?: Array<types.RibbonFields>;
  };
  type RibbonsQueryBuilder = CursorQueryBuilder<Stored<types.Ribbon>, fields.RibbonsV3Query>;
  type RibbonsQueryResult = CursorQueryResult<Stored<types.Ribbon>, fields.RibbonsV3Query>;
  type QueryRibbonsOptions = {
    fields?: Array<types.RibbonFields>;
  };
  type CreateRibbonRequest = {
    ribbon?: types.Ribbon;
  };
  type GetOrCreateRibbonResponse = {
    ribbon: Stored<types.Ribbon>;
  };
  type GetOrCreateRibbonOptions = {
    fields?: Array<types.RibbonFields>;
  };
  type GetOrCreateRibbonRequest = {
    ribbonName?: string;
    fields?: Array<types.RibbonFields>;
  };
  type UpdateRibbonOptions = {
    fields?: Array<types.RibbonFields>;
  };
  type UpdateRibbonRequest = {
    ribbon?: types.Ribbon;
    fields?: Array<types.RibbonFields>;
  };
  type UpdateRibbon = Change<types.Ribbon>;
  type DeleteRibbonRequest = {
    ribbonId?: string;
  };
  type BulkCreateRibbonsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Ribbon, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkCreateRibbonsOptions = {
    returnEntity?: boolean;
  };
  type BulkCreateRibbonsRequest = {
    ribbons?: Array<types.Ribbon>;
    returnEntity?: boolean;
  };
  type BulkUpdateRibbonsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Ribbon, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateRibbonsOptions = {
    returnEntity?: boolean;
    fields?: Array<types.RibbonFields>;
  };
  type BulkUpdateRibbonsRequest = {
    ribbons?: Array<types.MaskedRibbon>;
    returnEntity?: boolean;
    fields?: Array<types.RibbonFields>;
  };
  type BulkGetOrCreateRibbonsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Ribbon, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkGetOrCreateRibbonsOptions = {
    fields?: Array<types.RibbonFields>;
  };
  type BulkGetOrCreateRibbonsRequest = {
    ribbonNames?: Array<string>;
    fields?: Array<types.RibbonFields>;
  };
  type BulkDeleteRibbonsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkDeleteRibbonsRequest = {
    ribbonIds?: Array<string>;
  };
  type CountRibbonsResponse = {
    count?: number;
  };
  type CountRibbonsOptions = {
    filter?: Filter;
  };
  type CountRibbonsRequest = {
    filter?: Filter;
  };
}
