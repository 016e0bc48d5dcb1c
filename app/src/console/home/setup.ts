/** The steps to a shop that can sell: each is read off the shop itself. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { queryOptions } from "@tanstack/react-query";
import { TREE } from "../categories/queries";
import { EVERYTHING } from "../categories/tree";
import type { CatalogVersion } from "../catalog";
import type { ConsoleClient, ConsoleContext } from "../client";
import { listRules, readSettings } from "../platformCalls";
import { CONSOLE } from "../session";

export interface Step {
  label: MessageDescriptor;
  /** The screen where it is done. */
  to: string;
  isDone: boolean;
}

/** The steps to goods that can be bought. Products of catalog V1 are not created here. */
async function goodsSteps(client: ConsoleClient, catalog: CatalogVersion, signal: AbortSignal): Promise<Step[]> {
  if (catalog === "V1") {
    const { items } = await client.collections.queryCollections().limit(2).find({ signal });
    const own = items.filter(({ slug }) => slug !== EVERYTHING);
    return [{ label: msg`Create a collection`, to: "/owner/categories", isDone: own.length > 0 }];
  }
  const [{ products = [] }, { categories = [] }] = await Promise.all([
    client.productsV3.searchProducts({ cursorPaging: { limit: 1 }, filter: { visible: true } }, {}, { signal }),
    client.categories.queryCategories({ cursorPaging: { limit: 2 } }, { treeReference: TREE }, { signal }),
  ]);
  const own = categories.filter(({ slug }) => slug !== EVERYTHING);
  return [
    { label: msg`Add a product`, to: "/owner/products/new", isDone: products.length > 0 },
    { label: msg`Create a category`, to: "/owner/categories", isDone: own.length > 0 },
  ];
}

/** The steps with whether each is done. A hosted site tells of its rules and settings elsewhere. */
export function setupQuery({ client, host, session }: ConsoleContext, catalog: CatalogVersion = "V3") {
  return queryOptions({
    queryKey: [CONSOLE, "products", "setup", session.simulated, catalog],
    queryFn: async ({ signal }): Promise<Step[]> => {
      const [steps, rules] = await Promise.all([
        goodsSteps(client, catalog, signal),
        session.simulated &&
          Promise.all([
            listRules(host, "shippingOptions", signal),
            listRules(host, "taxRules", signal),
            readSettings(host, signal),
          ]),
      ]);
      if (!rules) return steps;
      const [delivery, taxes, settings] = rules;
      const hasTax = taxes.length > 0 || settings.taxMode === "AUTO";
      return [
        ...steps,
        {
          label: msg`Say where you deliver, and for how much`,
          to: "/owner/rules/delivery",
          isDone: delivery.length > 0,
        },
        { label: msg`Set the taxes`, to: "/owner/rules/tax", isDone: hasTax },
        { label: msg`Let visitors register`, to: "/owner/settings", isDone: settings.openRegistration === true },
      ];
    },
  });
}
