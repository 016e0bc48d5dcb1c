/** The steps to a shop that can sell: each is read off the shop itself. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { queryOptions } from "@tanstack/react-query";
import { TREE } from "../categories/queries";
import { EVERYTHING } from "../categories/tree";
import type { ConsoleContext } from "../client";
import { listRules, readSettings } from "../platformCalls";
import { CONSOLE } from "../session";

export interface Step {
  label: MessageDescriptor;
  /** The screen where it is done. */
  to: string;
  isDone: boolean;
}

/** The steps with whether each is done. A hosted site tells of its rules and settings elsewhere. */
export function setupQuery({ client, host, session }: ConsoleContext) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "setup", session.simulated],
    queryFn: async ({ signal }): Promise<Step[]> => {
      const [products, categories, rules] = await Promise.all([
        client.productsV3.searchProducts({ cursorPaging: { limit: 1 }, filter: { visible: true } }, {}, { signal }),
        client.categories.queryCategories({ cursorPaging: { limit: 2 } }, { treeReference: TREE }, { signal }),
        session.simulated &&
          Promise.all([
            listRules(host, "shippingOptions", signal),
            listRules(host, "taxRules", signal),
            readSettings(host, signal),
          ]),
      ]);
      const own = (categories.categories ?? []).filter(({ slug }) => slug !== EVERYTHING);
      const steps: Step[] = [
        { label: msg`Add a product`, to: "/owner/products/new", isDone: (products.products ?? []).length > 0 },
        { label: msg`Create a category`, to: "/owner/categories", isDone: own.length > 0 },
      ];
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
