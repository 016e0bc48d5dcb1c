import { msg } from "@lingui/core/macro";
import type { ribbonsV3 } from "@cartwright/sdk";
import { listKind } from "./listKind";

/** The calls of ribbons have this option by another name than those of the other kinds. */
const COUNTED = { fields: ["ASSIGNED_PRODUCT_COUNT"] };

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
      max: 30,
      required: true,
    },
  ],
  restorable: true,
  entry: ({ name = "", assignedProductCount: uses = 0 }: ribbonsV3.Ribbon) => ({ uses, values: { name } }),
  query: async ({ ribbonsV3 }, query, options) => {
    const { ribbons: items, ...rest } = await ribbonsV3.queryRibbons(query, COUNTED, options);
    return { items, ...rest };
  },
  get: ({ ribbonsV3 }, id) => ribbonsV3.getRibbon(id, COUNTED),
  create: ({ ribbonsV3 }, { name = "" }) => ribbonsV3.createRibbon({ name }),
  update: ({ ribbonsV3 }, id, changes) => ribbonsV3.updateRibbon(id, changes),
  remove: ({ ribbonsV3 }, id) => ribbonsV3.deleteRibbon(id),
});
