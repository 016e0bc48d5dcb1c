import type { productGroupsV3 } from "@cartwright/sdk";
import { msg, plural } from "@lingui/core/macro";
import { GROUP } from "../../generated/bounds";
import type { ConsoleClient } from "../session/client";
import { idsOf, idsText, ProductsField } from "../kit/form";
import { refusalOf } from "../kit/ui/problems";
import { GroupOptionField } from "./GroupOptionField";
import { listKind } from "./listKind";

const OPTION = { fields: ["GROUPING_CUSTOMIZATION"] };

/** Adds missing products and removes the others. */
async function setProducts({ productGroupsV3 }: ConsoleClient, id: string, before: readonly string[], wanted: string) {
  const after = idsOf(wanted);
  const gone = before.filter((product) => !after.includes(product));
  const added = after.filter((product) => !before.includes(product));
  if (gone.length > 0) await productGroupsV3.unassignProductsFromProductGroup(id, { productIds: gone });
  if (added.length === 0) return;
  const { results = [] } = await productGroupsV3.assignProductsToProductGroup(id, { productIds: added });
  const refused = results.find(({ success }) => success === false);
  if (refused) throw refusalOf(refused.error);
}

const membersOf = ({ members = [] }: productGroupsV3.ProductGroup) =>
  members.flatMap(({ productId }) => (productId ? [productId] : []));

export const groups = listKind({
  title: msg`Product groups`,
  add: msg`New product group`,
  empty: msg`There are no product groups yet. A group shows products that differ by one choice, such as a colour, as choices of each other.`,
  fate: msg`The products stay in the shop, without links to each other.`,
  fields: [
    { name: "name", label: msg`Name`, max: GROUP.name, required: true },
    {
      name: "option",
      label: msg`Products differ by`,
      when: "create",
      required: true,
      Input: GroupOptionField,
    },
    {
      name: "products",
      label: msg`Products`,
      Input: ProductsField,
      text: (value) => plural({ count: idsOf(value).length }, { one: "# product", other: "# products" }),
    },
  ],
  restorable: false,
  entry: (group: productGroupsV3.ProductGroup) => {
    const unclear = (group.members ?? []).filter(({ status }) => status === "OUT_OF_SYNC").length;
    return {
      uses: membersOf(group).length,
      notes: [
        group.groupingCustomization?.name ?? "",
        unclear > 0
          ? plural(
              { count: unclear },
              {
                one: "# product has no single choice and is not shown",
                other: "# products have no single choice and are not shown",
              },
            )
          : "",
      ],
      values: { name: group.name ?? "", products: idsText(membersOf(group)) },
    };
  },
  query: async ({ productGroupsV3 }, query, options) => {
    const { productGroups: items, ...rest } = await productGroupsV3.searchProductGroups(query, OPTION, options);
    return { items, ...rest };
  },
  get: ({ productGroupsV3 }, id) => productGroupsV3.getProductGroup(id, OPTION),
  create: async (client, { name = "", option = "", products = "" }) => {
    const { productGroupsV3 } = client;
    const { _id: id } = await productGroupsV3.createProductGroup({ name, groupingCustomizationId: option });
    try {
      await setProducts(client, id, [], products);
    } catch (error) {
      // The products were refused: remove the new group again.
      await productGroupsV3.deleteProductGroup(id);
      throw error;
    }
  },
  update: async (client, id, { name, products, revision }) => {
    if (name !== undefined) await client.productGroupsV3.updateProductGroup(id, { name, revision });
    if (products === undefined) return;
    await setProducts(client, id, membersOf(await client.productGroupsV3.getProductGroup(id)), products);
  },
  remove: ({ productGroupsV3 }, id) => productGroupsV3.deleteProductGroup(id),
});
