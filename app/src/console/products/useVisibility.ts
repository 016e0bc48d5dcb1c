/** Shows products in the shop or hides them; the message takes it back. */
import { plural, t } from "@lingui/core/macro";
import { useConsole } from "../client";
import { refusalOf } from "../ui/problems";
import { type Act, useAct } from "../useAct";
import { type Product, PRODUCTS } from "./queries";

interface Versioned {
  id: string;
  revision: string;
}

/** The maximum of products of one call. */
const MAX_ITEMS = 100;

export interface Change {
  products: readonly Product[];
  visible: boolean;
}

export function useVisibility(): Act<Change, unknown> {
  const { client } = useConsole();
  /** Gives the products that were changed, with their new revisions, and the first refusal. */
  const send = async (products: readonly Versioned[], visible: boolean) => {
    const changed: Versioned[] = [];
    let error: Error | undefined;
    for (let start = 0; start < products.length; start += MAX_ITEMS) {
      const some = products.slice(start, start + MAX_ITEMS);
      try {
        const { results = [] } = await client.productsV3.bulkUpdateProducts(
          some.map(({ id, revision }) => ({ product: { _id: id, revision, visible } })),
          { returnEntity: true },
        );
        for (const { itemMetadata, item } of results) {
          if (itemMetadata?.success) changed.push({ id: itemMetadata._id ?? "", revision: item?.revision ?? "" });
          else error ??= refusalOf(itemMetadata?.error);
        }
      } catch (thrown) {
        error ??= thrown instanceof Error ? thrown : refusalOf(thrown);
      }
    }
    return { changed, error };
  };
  return useAct({
    do: ({ products, visible }: Change) =>
      send(
        products
          .filter((product) => (product.visible === true) !== visible)
          .map(({ _id = "", revision = "" }) => ({ id: _id, revision })),
        visible,
      ),
    partly: ({ changed, error }) =>
      error && [changed.length > 0 ? t`Some products were not changed.` : t`The products were not changed.`, error],
    said: ({ changed: { length: count }, error }, { visible }) => {
      if (count > 0) return changedText(count, visible);
      return error ? undefined : visible ? t`They are already shown.` : t`They are already hidden.`;
    },
    undo: ({ changed }, { visible }) =>
      changed.length > 0
        ? async () => {
            const back = await send(changed, !visible);
            if (back.error) throw back.error;
          }
        : undefined,
    touches: [PRODUCTS],
  });
}

function changedText(count: number, visible: boolean): string {
  return visible
    ? plural({ count }, { one: "# product is shown in the shop.", other: "# products are shown in the shop." })
    : plural({ count }, { one: "# product is hidden from the shop.", other: "# products are hidden from the shop." });
}
