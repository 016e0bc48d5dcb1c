import type { brandsV3, ribbonsV3 } from "@cartwright/sdk";
import { msg } from "@lingui/core/macro";
import { BRAND, RIBBON } from "../../generated/bounds";
import { COUNTED, listKind } from "./listKind";

export const brands = listKind({
  title: msg`Brands`,
  add: msg`New brand`,
  empty: msg`There are no brands yet.`,
  fate: msg`The products stay in the shop, without a brand.`,
  fields: [{ name: "name", label: msg`Name`, max: BRAND.name, required: true }],
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

/** The ribbons' calls name this option differently. */
const COUNTED_RIBBONS = { fields: ["ASSIGNED_PRODUCT_COUNT"] };

export const ribbons = listKind({
  title: msg`Ribbons`,
  add: msg`New ribbon`,
  empty: msg`There are no ribbons yet.`,
  fate: msg`The products stay in the shop, without this ribbon.`,
  fields: [
    {
      name: "name",
      label: msg`Name`,
      hint: msg`Shown on the product's picture, such as “New”.`,
      max: RIBBON.name,
      required: true,
    },
  ],
  restorable: true,
  entry: ({ name = "", assignedProductCount: uses = 0 }: ribbonsV3.Ribbon) => ({ uses, values: { name } }),
  query: async ({ ribbonsV3 }, query, options) => {
    const { ribbons: items, ...rest } = await ribbonsV3.queryRibbons(query, COUNTED_RIBBONS, options);
    return { items, ...rest };
  },
  get: ({ ribbonsV3 }, id) => ribbonsV3.getRibbon(id, COUNTED_RIBBONS),
  create: ({ ribbonsV3 }, { name = "" }) => ribbonsV3.createRibbon({ name }),
  update: ({ ribbonsV3 }, id, changes) => ribbonsV3.updateRibbon(id, changes),
  remove: ({ ribbonsV3 }, id) => ribbonsV3.deleteRibbon(id),
});
