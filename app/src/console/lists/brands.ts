import { msg } from "@lingui/core/macro";
import type { brandsV3 } from "@cartwright/sdk";
import { COUNTED, listKind } from "./listKind";

export const brands = listKind({
  title: msg`Brands`,
  add: msg`New brand`,
  empty: msg`There are no brands yet.`,
  fate: msg`The products stay in the shop, without a brand.`,
  fields: [{ name: "name", label: msg`Name`, max: 50, required: true }],
  restorable: true,
  entry: ({ name = "", assignedProductsCount: uses = 0 }: brandsV3.Brand) => ({ uses, values: { name } }),
  query: async ({ brandsV3 }, query, options) => {
    const { brands: items, ...rest } = await brandsV3.queryBrands(query, COUNTED, options);
    return { items, ...rest };
  },
  get: ({ brandsV3 }, id) => brandsV3.getBrand(id, COUNTED),
  create: ({ brandsV3 }, { name = "" }) => brandsV3.createBrand({ name }),
  update: ({ brandsV3 }, id, changes) => brandsV3.updateBrand(id, changes),
  remove: ({ brandsV3 }, id) => brandsV3.deleteBrand(id),
});
