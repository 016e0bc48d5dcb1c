/** Shows products in the shop or hides them; the message takes it back. */
import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useConsole } from "../client";
import { refusalOf } from "../parts/problems";
import { done, failed } from "../parts/toasts";
import { type Product, PRODUCTS } from "./queries";

interface Versioned {
  id: string;
  revision: string;
}

export function useVisibility(): (products: readonly Product[], visible: boolean) => void {
  const { client } = useConsole();
  const queries = useQueryClient();
  /** Gives the products that were changed, with their new revisions, and the first refusal. */
  const send = async (products: readonly Versioned[], visible: boolean) => {
    const { results = [] } = await client.productsV3.bulkUpdateProducts(
      products.map(({ id, revision }) => ({ product: { _id: id, revision, visible } })),
      { returnEntity: true },
    );
    const changed = results.flatMap(({ itemMetadata, item }) =>
      itemMetadata?.success ? [{ id: itemMetadata._id ?? "", revision: item?.revision ?? "" }] : [],
    );
    const refused = results.find(({ itemMetadata }) => itemMetadata?.success === false);
    return { changed, error: refused?.itemMetadata?.error };
  };
  const change = async (products: readonly Product[], visible: boolean) => {
    const asked = products
      .filter((product) => (product.visible === true) !== visible)
      .map(({ _id = "", revision = "" }) => ({ id: _id, revision }));
    if (asked.length === 0) {
      done(visible ? t`They are already shown.` : t`They are already hidden.`);
      return;
    }
    try {
      const { changed, error } = await send(asked, visible);
      const count = changed.length;
      if (error) failed(t`Some products were not changed.`, error);
      if (count > 0) {
        const text = visible
          ? plural({ count }, { one: "# product is shown in the shop.", other: "# products are shown in the shop." })
          : plural(
              { count },
              { one: "# product is hidden from the shop.", other: "# products are hidden from the shop." },
            );
        done(text, async () => {
          const back = await send(changed, !visible);
          await queries.invalidateQueries({ queryKey: PRODUCTS });
          if (back.error) throw refusalOf(back.error);
        });
      }
    } catch (error) {
      failed(t`The products were not changed.`, error);
    } finally {
      await queries.invalidateQueries({ queryKey: PRODUCTS });
    }
  };
  return (products, visible) => void change(products, visible);
}
