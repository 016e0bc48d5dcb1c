/** Brands. */

import type { Caller, CallOptions } from "../call.js";
import { entitiesV3 as conversions } from "../generated/conversions.js";
import type { Brand, BrandReply, BrandsPage, GetBrand, GetOrCreateBrand, UpdateBrand } from "../generated/brands-v3.js";
import { callsOf, held, withId } from "./call.js";
import { queriedByCursor } from "./queried.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const brandsV3 = {
  RequestedFields: enumerations.countFields,
  SortOrder: enumerations.sortOrders,

  getBrand:
    (caller: Caller) =>
    (brandId: string, fields: Omit<GetBrand, "brandId"> = {}, options?: CallOptions): Promise<Brand> =>
      held(call<BrandReply>(caller, endpoints.brandsV3Get, { ...fields, brandId }, options), "brand"),

  /** A query builder; or, given a query, its answer. */
  queryBrands: queriedByCursor<Brand, BrandsPage>(call, endpoints.brandsV3Query, "brands"),

  createBrand:
    (caller: Caller) =>
    (brand: Brand, options?: CallOptions): Promise<Brand> =>
      held(call<BrandReply>(caller, endpoints.brandsV3Create, { brand }, options), "brand"),

  getOrCreateBrand:
    (caller: Caller) =>
    (brandName: string, fields: Omit<GetOrCreateBrand, "brandName"> = {}, options?: CallOptions): Promise<BrandReply> =>
      call(caller, endpoints.brandsV3GetOrCreate, { ...fields, brandName }, options),

  updateBrand:
    (caller: Caller) =>
    (_id: string, brand: Brand, fields: Omit<UpdateBrand, "brand"> = {}, options?: CallOptions): Promise<Brand> =>
      held(
        call<BrandReply>(caller, endpoints.brandsV3Update, { ...fields, brand: withId(_id, brand) }, options),
        "brand",
      ),

  deleteBrand:
    (caller: Caller) =>
    async (brandId: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.brandsV3Delete, { brandId }, options);
    },
};
