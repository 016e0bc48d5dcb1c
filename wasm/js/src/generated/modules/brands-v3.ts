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
import type { Brand, BrandFields, MaskedBrand } from "../types/brands-v3.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type { CursorPagingMetadata, CursorQuery } from "../types/query.js";

export type * from "../types/brands-v3.js";
export type * from "../types/bulk.js";
export { BrandFields as RequestedFields } from "../types/brands-v3.js";
export { SortOrder } from "../types/query.js";
export type { CursorQueryObject as BrandQuery } from "../../sdk/query/index.js";
export type { CursorPaging, CursorPagingMetadata, CursorQuery, Cursors, Sorting } from "../types/query.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(entitiesV3, "brands_v3", "/v3");

/**
 * Returns a brand. For anyone.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const getBrand: Call<[brandId: string, options?: GetBrandOptions], Stored<Brand>> = /* @__PURE__ */ call(
  "brandId,?>brand get akbaa /brands/{brandId}",
);
export type GetBrandOptions = { fields?: Array<BrandFields> };
export type GetBrandRequest = GetBrandOptions & { brandId?: string };

/** Queries brands. For anyone. */
export const queryBrands: Callable<
  CursorQueried<Stored<Brand>, QueryBrandsResponse, fields.BrandsV3Query, QueryBrandsOptions>
> = /* @__PURE__ */ call("brands? query akbabr /brands/query", byCursor);
export type QueryBrandsResponse = { brands?: Array<Stored<Brand>>; pagingMetadata?: CursorPagingMetadata };
export type QueryBrandsOptions = { fields?: Array<BrandFields> };
export type BrandsQueryBuilder = CursorQueryBuilder<Stored<Brand>, fields.BrandsV3Query>;
export type BrandsQueryResult = CursorQueryResult<Stored<Brand>, fields.BrandsV3Query>;
export type QueryBrandsRequest = QueryBrandsOptions & { query?: CursorQuery };

/** Creates a brand. Needs the owner. */
export const createBrand: Call<[brand: Brand], Stored<Brand>> = /* @__PURE__ */ call(
  "brand>brand create bkdca /brands",
);
export type CreateBrandRequest = { brand?: Brand };

/** Returns the brand of a name, creating it if there is none. Needs the owner. */
export const getOrCreateBrand: Call<[brandName: string, options?: GetOrCreateBrandOptions], GetOrCreateBrandResponse> =
  /* @__PURE__ */ call("brandName,?> get_or_create bkdba /brands/get-or-create");
export type GetOrCreateBrandResponse = { brand: Stored<Brand> };
export type GetOrCreateBrandOptions = { fields?: Array<BrandFields> };
export type GetOrCreateBrandRequest = GetOrCreateBrandOptions & { brandName?: string };

/**
 * Updates a brand. The entity's `revision` must be the current one, or the call fails with a `RevisionConflictError`.
 * Needs the owner.
 */
export const updateBrand: Call<
  [_id: string, brand: Change<Brand>, options?: UpdateBrandOptions],
  Stored<Brand>
> = /* @__PURE__ */ call(".brand,?>brand update dkdba /brands/{brand.id}");
export type UpdateBrandOptions = { fields?: Array<BrandFields> };
export type UpdateBrandRequest = UpdateBrandOptions & { brand?: Brand };
export type UpdateBrand = Change<Brand>;

/**
 * Deletes a brand. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const deleteBrand: Call<[brandId: string], void> = /* @__PURE__ */ call(
  "brandId delete ekdba /brands/{brandId}",
);
export type DeleteBrandRequest = { brandId?: string };

/** Creates brands. Needs the owner. */
export const bulkCreateBrands: Call<
  [brands: readonly Brand[], options?: BulkCreateBrandsOptions],
  BulkCreateBrandsResponse
> = /* @__PURE__ */ call("brands,?> bulk_create bkdca /bulk/brands/create");
export type BulkCreateBrandsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Brand }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkCreateBrandsOptions = { returnEntity?: boolean };
export type BulkCreateBrandsRequest = BulkCreateBrandsOptions & { brands?: Array<Brand> };

/** Updates brands, each by its id and current `revision`. Needs the owner. */
export const bulkUpdateBrands: Call<
  [brands: readonly MaskedBrand[], options?: BulkUpdateBrandsOptions],
  BulkUpdateBrandsResponse
> = /* @__PURE__ */ call("brands,?> bulk_update bkdba /bulk/brands/update");
export type BulkUpdateBrandsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Brand }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateBrandsOptions = { returnEntity?: boolean; fields?: Array<BrandFields> };
export type BulkUpdateBrandsRequest = BulkUpdateBrandsOptions & { brands?: Array<MaskedBrand> };

/** Returns the brands of names, creating those that are missing. Needs the owner. */
export const bulkGetOrCreateBrands: Call<
  [brandNames: readonly string[], options?: BulkGetOrCreateBrandsOptions],
  BulkGetOrCreateBrandsResponse
> = /* @__PURE__ */ call("brandNames,?> bulk_get_or_create bkdba /bulk/brands/get-or-create");
export type BulkGetOrCreateBrandsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Brand }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkGetOrCreateBrandsOptions = { fields?: Array<BrandFields> };
export type BulkGetOrCreateBrandsRequest = BulkGetOrCreateBrandsOptions & { brandNames?: Array<string> };

/** Deletes brands. Needs the owner. */
export const bulkDeleteBrands: Call<[brandIds: readonly string[]], BulkDeleteBrandsResponse> = /* @__PURE__ */ call(
  "brandIds> bulk_delete bkdba /bulk/brands/delete",
);
export type BulkDeleteBrandsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkDeleteBrandsRequest = { brandIds?: Array<string> };

/** Counts brands. For anyone. */
export const countBrands: Call<[options?: CountBrandsOptions], CountBrandsResponse> =
  /* @__PURE__ */ call("?> count bkbaa /brands/count");
export type CountBrandsResponse = { count?: number };
export type CountBrandsOptions = { filter?: Filter };
export type CountBrandsRequest = CountBrandsOptions;

/** Builders of queries and searches as plain objects. */
export const utils: { readonly query: queries.QueryUtils<fields.BrandsV3Query, queries.CursorPaging> } = {
  query: cursorQuery,
};
