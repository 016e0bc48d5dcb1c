/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Change, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byCursor, type CursorQueried } from "../queried.js";
import { type CursorQueryBuilder, type CursorQueryObject, type CursorQueryResult, type Filter } from "../query/index.js";
import { cursorQuery, type CursorPaging, type QueryUtils } from "../query/utils.js";
import { entitiesV3 as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/brands-v3.js";

export type BrandsV3Module = {
  readonly RequestedFields: typeof enumerations.requestedFields3;
  readonly SortOrder: typeof enumerations.sortOrder;
  /** Returns a brand. Fails with status 404 for an unknown id. For anyone. */
  getBrand: Callable<(brandId: string, options?: brandsV3.GetBrandOptions, callOptions?: CallOptions) => Promise<Stored<types.Brand>>>;
  /** Queries brands. For anyone. */
  queryBrands: Callable<CursorQueried<Stored<types.Brand>, brandsV3.QueryBrandsResponse, fields.BrandsV3Query, brandsV3.QueryBrandsOptions>>;
  /** Creates a brand. Needs the owner. */
  createBrand: Callable<(brand: types.Brand, callOptions?: CallOptions) => Promise<Stored<types.Brand>>>;
  /** Returns the brand of a name, creating it if there is none. Needs the owner. */
  getOrCreateBrand: Callable<(brandName: string, options?: brandsV3.GetOrCreateBrandOptions, callOptions?: CallOptions) => Promise<brandsV3.GetOrCreateBrandResponse>>;
  /**
   * Updates a brand. The entity's `revision` must be the current one, or the call fails with a
   * `RevisionConflictError`. Needs the owner.
   */
  updateBrand: Callable<(_id: string, brand: Change<types.Brand>, options?: brandsV3.UpdateBrandOptions, callOptions?: CallOptions) => Promise<Stored<types.Brand>>>;
  /** Deletes a brand. Fails with status 404 for an unknown id. Needs the owner. */
  deleteBrand: Callable<(brandId: string, callOptions?: CallOptions) => Promise<void>>;
  /** Creates brands. Needs the owner. */
  bulkCreateBrands: Callable<(brands: readonly types.Brand[], options?: brandsV3.BulkCreateBrandsOptions, callOptions?: CallOptions) => Promise<brandsV3.BulkCreateBrandsResponse>>;
  /** Updates brands, each by its id and current `revision`. Needs the owner. */
  bulkUpdateBrands: Callable<(brands: readonly types.MaskedBrand[], options?: brandsV3.BulkUpdateBrandsOptions, callOptions?: CallOptions) => Promise<brandsV3.BulkUpdateBrandsResponse>>;
  /** Returns the brands of names, creating those that are missing. Needs the owner. */
  bulkGetOrCreateBrands: Callable<(brandNames: readonly string[], options?: brandsV3.BulkGetOrCreateBrandsOptions, callOptions?: CallOptions) => Promise<brandsV3.BulkGetOrCreateBrandsResponse>>;
  /** Deletes brands. Needs the owner. */
  bulkDeleteBrands: Callable<(brandIds: readonly string[], callOptions?: CallOptions) => Promise<brandsV3.BulkDeleteBrandsResponse>>;
  /** Counts brands. For anyone. */
  countBrands: Callable<(options?: brandsV3.CountBrandsOptions, callOptions?: CallOptions) => Promise<brandsV3.CountBrandsResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.BrandsV3Query, CursorPaging> };
};

/** Brands of catalog v3: anyone reads them, the owner writes. */
export const brandsV3: BrandsV3Module = /* @__PURE__ */ moduleOf(conversions, "brands_v3", {
  RequestedFields: enumerations.requestedFields3,
  SortOrder: enumerations.sortOrder,
  getBrand: "brandId,?>brand get GET stores visitor safe none /v3/brands/{brandId}",
  queryBrands: byCursor(conversions, "brands_v3", "brands? query GET stores visitor safe post-when-long /v3/brands/query r"),
  createBrand: "brand>brand create POST stores owner unsafe none /v3/brands",
  getOrCreateBrand: "brandName,?> get_or_create POST stores owner idempotent none /v3/brands/get-or-create",
  updateBrand: ".brand,?>brand update PATCH stores owner idempotent none /v3/brands/{brand.id}",
  deleteBrand: "brandId delete DELETE stores owner idempotent none /v3/brands/{brandId}",
  bulkCreateBrands: "brands,?> bulk_create POST stores owner unsafe none /v3/bulk/brands/create",
  bulkUpdateBrands: "brands,?> bulk_update POST stores owner idempotent none /v3/bulk/brands/update",
  bulkGetOrCreateBrands: "brandNames,?> bulk_get_or_create POST stores owner idempotent none /v3/bulk/brands/get-or-create",
  bulkDeleteBrands: "brandIds> bulk_delete POST stores owner idempotent none /v3/bulk/brands/delete",
  countBrands: "?> count POST stores visitor safe none /v3/brands/count",
  utils: { query: cursorQuery },
});

export declare namespace brandsV3 {
  type AddressLocation = types.AddressLocation;
  type Brand = types.Brand;
  type BrandQuery = CursorQueryObject;
  type BulkActionMetadata = types.BulkActionMetadata;
  type CursorPaging = types.CursorPaging;
  type CursorPagingMetadata = types.CursorPagingMetadata;
  type CursorQuery = types.CursorQuery;
  type Cursors = types.Cursors;
  type ItemError = types.ItemError;
  type ItemMetadata = types.ItemMetadata;
  type MaskedBrand = types.MaskedBrand;
  type RequestedFields = types.BrandFields;
  type SortOrder = types.SortOrder;
  type Sorting = types.Sorting;
  type GetBrandOptions = {
    fields?: Array<types.BrandFields>;
  };
  type GetBrandRequest = {
    brandId?: string;
    fields?: Array<types.BrandFields>;
  };
  type QueryBrandsResponse = {
    brands?: Array<Stored<types.Brand>>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type QueryBrandsRequest = {
    query?: types.CursorQuery;
    fields?: Array<types.BrandFields>;
  };
  type BrandsQueryBuilder = CursorQueryBuilder<Stored<types.Brand>, fields.BrandsV3Query>;
  type BrandsQueryResult = CursorQueryResult<Stored<types.Brand>, fields.BrandsV3Query>;
  type QueryBrandsOptions = {
    fields?: Array<types.BrandFields>;
  };
  type CreateBrandRequest = {
    brand?: types.Brand;
  };
  type GetOrCreateBrandResponse = {
    brand: Stored<types.Brand>;
  };
  type GetOrCreateBrandOptions = {
    fields?: Array<types.BrandFields>;
  };
  type GetOrCreateBrandRequest = {
    brandName?: string;
    fields?: Array<types.BrandFields>;
  };
  type UpdateBrandOptions = {
    fields?: Array<types.BrandFields>;
  };
  type UpdateBrandRequest = {
    brand?: types.Brand;
    fields?: Array<types.BrandFields>;
  };
  type UpdateBrand = Change<types.Brand>;
  type DeleteBrandRequest = {
    brandId?: string;
  };
  type BulkCreateBrandsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Brand, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkCreateBrandsOptions = {
    returnEntity?: boolean;
  };
  type BulkCreateBrandsRequest = {
    brands?: Array<types.Brand>;
    returnEntity?: boolean;
  };
  type BulkUpdateBrandsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Brand, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateBrandsOptions = {
    returnEntity?: boolean;
    fields?: Array<types.BrandFields>;
  };
  type BulkUpdateBrandsRequest = {
    brands?: Array<types.MaskedBrand>;
    returnEntity?: boolean;
    fields?: Array<types.BrandFields>;
  };
  type BulkGetOrCreateBrandsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Brand, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkGetOrCreateBrandsOptions = {
    fields?: Array<types.BrandFields>;
  };
  type BulkGetOrCreateBrandsRequest = {
    brandNames?: Array<string>;
    fields?: Array<types.BrandFields>;
  };
  type BulkDeleteBrandsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkDeleteBrandsRequest = {
    brandIds?: Array<string>;
  };
  type CountBrandsResponse = {
    count?: number;
  };
  type CountBrandsOptions = {
    filter?: Filter;
  };
  type CountBrandsRequest = {
    filter?: Filter;
  };
}
