/** Brands. */

import type { Caller, CallOptions } from "../call.js";
import { entitiesV3 as conversions } from "../generated/conversions.js";
import type { Brand, BrandReply, BrandsPage, GetBrand, GetOrCreateBrand, UpdateBrand } from "../generated/brands-v3.js";
import { callsOf, held } from "./call.js";
import { queriedByCursor } from "./queried.js";

const call = callsOf(conversions);

export const brandsV3 = {
  getBrand:
    (caller: Caller) =>
    (brandId: string, fields: Omit<GetBrand, "brandId"> = {}, options?: CallOptions): Promise<Brand> =>
      held(call<BrandReply>(caller, "brands_v3.get", { brandId, ...fields }, options), "brand"),

  /** A query builder; or, given a query, its answer. */
  queryBrands: queriedByCursor<Brand, BrandsPage>(call, "brands_v3.query", "brands"),

  createBrand:
    (caller: Caller) =>
    (brand: Brand, options?: CallOptions): Promise<Brand> =>
      held(call<BrandReply>(caller, "brands_v3.create", { brand }, options), "brand"),

  getOrCreateBrand:
    (caller: Caller) =>
    (brandName: string, fields: Omit<GetOrCreateBrand, "brandName"> = {}, options?: CallOptions): Promise<BrandReply> =>
      call(caller, "brands_v3.get_or_create", { brandName, ...fields }, options),

  updateBrand:
    (caller: Caller) =>
    (_id: string, brand: Brand, fields: Omit<UpdateBrand, "brand"> = {}, options?: CallOptions): Promise<Brand> =>
      held(call<BrandReply>(caller, "brands_v3.update", { brand: { ...brand, _id }, ...fields }, options), "brand"),

  deleteBrand:
    (caller: Caller) =>
    async (brandId: string, options?: CallOptions): Promise<void> => {
      await call(caller, "brands_v3.delete", { brandId }, options);
    },
};
