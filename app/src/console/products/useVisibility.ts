/** Shows or hides products in the shop, with Undo. */
import { catalogEditorOf } from "@cartwright/sdk/owner";
import { plural, t } from "@lingui/core/macro";
import { useConsole } from "../session/client";
import { type Act, useAct } from "../kit/useAct";
import { CONSOLE } from "../session/session";
import type { Product } from "./queries";

interface Versioned {
  id: string;
  revision: string;
}

export interface Change {
  products: readonly Product[];
  visible: boolean;
}

export function useVisibility(): Act<Change, unknown> {
  const { client } = useConsole();
  /** Returns the changed products with their new revisions, and the first refusal. */
  const send = async (products: readonly Versioned[], visible: boolean) => {
    const editor = await catalogEditorOf(client);
    const results = await editor.updateEach(
      products.map(({ id, revision }) => ({ id, change: { revision, visible } })),
    );
    const changed = results.flatMap(({ id, revision }) => (revision === undefined ? [] : { id, revision }));
    const error = results.find(({ revision }) => revision === undefined)?.error;
    return { changed, error };
  };
  return useAct({
    do: ({ products, visible }: Change) =>
      send(
        products
          .filter((product) => (product.visible === true) !== visible)
          .map(({ _id, revision = "" }) => ({ id: _id, revision })),
        visible,
      ),
    partly: ({ changed, error }) =>
      error === undefined
        ? undefined
        : [changed.length > 0 ? t`Some products were not changed.` : t`The products were not changed.`, error],
    success: ({ changed: { length: count }, error }, { visible }) => {
      if (count > 0) return changedText(count, visible);
      return error !== undefined ? undefined : visible ? t`They are already shown.` : t`They are already hidden.`;
    },
    failure: () => t`The products were not changed.`,
    undo: ({ changed }, { visible }) =>
      changed.length > 0
        ? async () => {
            const back = await send(changed, !visible);
            if (back.error) throw back.error;
          }
        : undefined,
    // The lists, and the page of a product.
    touches: [[CONSOLE, "products"]],
  });
}

function changedText(count: number, visible: boolean): string {
  return visible
    ? plural({ count }, { one: "# product is shown in the shop.", other: "# products are shown in the shop." })
    : plural({ count }, { one: "# product is hidden from the shop.", other: "# products are hidden from the shop." });
}
