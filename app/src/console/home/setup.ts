/** The setup steps of a shop that can sell; each is derived from the shop's own data. */
import { catalogEditorOf } from "@cartwright/sdk/owner";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { queryOptions } from "@tanstack/react-query";
import { TREE } from "../categories/queries";
import { EVERYTHING } from "../categories/tree";
import type { CatalogVersion } from "../session/catalog";
import type { ConsoleClient, ConsoleContext } from "../session/client";
import { listRules, readSettings } from "../session/platformCalls";
import { CONSOLE } from "../session/session";
import type { Site } from "../session/site";

export interface Step {
  label: MessageDescriptor;
  /** The screen of the step. */
  to: string;
  isDone: boolean;
}

/** The setup steps for products and categories. */
async function goodsSteps(client: ConsoleClient, signal: AbortSignal): Promise<Step[]> {
  const editor = await catalogEditorOf(client);
  const [{ items }, isSorted] = await Promise.all([
    editor.products({ visible: true }, { limit: 1 }, { signal }),
    hasCategories(client, editor.version, signal),
  ]);
  return [
    { label: msg`Add a product`, to: "/owner/products/new", isDone: items.length > 0 },
    {
      label: editor.version === 1 ? msg`Create a collection` : msg`Create a category`,
      to: "/owner/categories",
      isDone: isSorted,
    },
  ];
}

/** Whether the site has a category or collection besides “All products”. */
async function hasCategories(client: ConsoleClient, version: CatalogVersion, signal: AbortSignal): Promise<boolean> {
  const isOwn = ({ slug }: { slug?: string | undefined }) => slug !== EVERYTHING;
  if (version === 1) return (await client.collections.queryCollections().limit(2).find({ signal })).items.some(isOwn);
  const query = { cursorPaging: { limit: 2 } };
  const { categories = [] } = await client.categories.queryCategories(query, { treeReference: TREE }, { signal });
  return categories.some(isOwn);
}

/** The setup steps, each with whether it is done. A hosted site has none for rules and settings: they have no API. */
export function setupQuery({ client, host }: ConsoleContext, { can }: Site) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "setup", can("rules")],
    queryFn: async ({ signal }): Promise<Step[]> => {
      const [steps, rules] = await Promise.all([
        goodsSteps(client, signal),
        can("rules") &&
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
          label: msg`Set where you deliver, and at what price`,
          to: "/owner/rules/delivery",
          isDone: delivery.length > 0,
        },
        { label: msg`Set the taxes`, to: "/owner/rules/tax", isDone: hasTax },
        { label: msg`Let visitors register`, to: "/owner/settings", isDone: settings.openRegistration === true },
      ];
    },
  });
}
