/** Shows products in the shop or hides them; the message takes it back. */
import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useConsole } from "../client";
import { refusalOf } from "../ui/problems";
import { done, failed } from "../ui/toasts";
import { type Product, PRODUCTS } from "./queries";

interface Versioned {
  id: string;
  revision: string;
}

/** The maximum of products of one call. */
const MAX_ITEMS = 100;

interface Visibility {
  /** Whether a change is under way. Another one would be refused as outdated. */
  busy: boolean;
  change: (products: readonly Product[], visible: boolean) => Promise<void>;
}

export function useVisibility(): Visibility {
  const { client } = useConsole();
  const queries = useQueryClient();
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
  const [busy, setBusy] = useState(false);
  // Two clicks come before the next render.
  const isBusy = useRef(false);
  const change = async (products: readonly Product[], visible: boolean) => {
    const asked = products
      .filter((product) => (product.visible === true) !== visible)
      .map(({ _id = "", revision = "" }) => ({ id: _id, revision }));
    if (asked.length === 0) {
      done(visible ? t`They are already shown.` : t`They are already hidden.`);
      return;
    }
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    try {
      const { changed, error } = await send(asked, visible);
      const count = changed.length;
      if (error) failed(count > 0 ? t`Some products were not changed.` : t`The products were not changed.`, error);
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
          if (back.error) throw back.error;
        });
      }
      await queries.invalidateQueries({ queryKey: PRODUCTS });
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  return { busy, change };
}
