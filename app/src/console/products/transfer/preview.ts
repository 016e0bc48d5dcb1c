/** A dry run: which products of a list are new, and what the list changes of the others. */
import { t } from "@lingui/core/macro";
import { decimalText } from "../../../lib/money";
import type { ConsoleClient } from "../../client";
import type { Product } from "../queries";
import { type Goods, isShown } from "./goods";

export interface Preview {
  created: Goods[];
  changed: { goods: Goods; changes: string[] }[];
}

const PAGE = 100;

/** Compares the list with what the shop has. Reads only. */
export async function previewOf(
  client: ConsoleClient,
  goods: readonly Goods[],
  currency: string | undefined,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Preview> {
  const preview: Preview = { created: [], changed: [] };
  for (let start = 0; start < goods.length; start += PAGE) {
    const some = goods.slice(start, start + PAGE);
    const { products = [] } = await client.productsV3.queryProducts(
      { filter: { slug: { $in: some.map(slugOf) } }, cursorPaging: { limit: PAGE } },
      {},
      { signal },
    );
    const known = new Map<string, Product>(products.map((product) => [product.slug ?? "", product]));
    for (const each of some) {
      const product = known.get(slugOf(each));
      if (product) preview.changed.push({ goods: each, changes: changesOf(product, each, currency) });
      else preview.created.push(each);
    }
    onProgress((start + some.length) / goods.length);
  }
  return preview;
}

export const slugOf = ({ rows: [first] }: Goods): string => (first?.slug ?? "").trim();
export const nameOf = ({ rows: [first] }: Goods): string => (first?.name ?? "").trim();

/** The fields of a product that the import changes, as old → new: those that a list of products has. */
function changesOf(product: Product, { rows }: Goods, currency: string | undefined): string[] {
  const first = rows[0] ?? {};
  const range = product.actualPriceRange;
  const prices = rows.map(({ price = "" }) => price.trim()).sort((one, other) => Number(one) - Number(other));
  const span = (least = "", most = "") => {
    const [low, high] = [decimalText(least, currency), decimalText(most, currency)];
    return Number(least) === Number(most) ? low : t`${low} to ${high}`;
  };
  const shown = (isVisible: boolean) => (isVisible ? t`Shown` : t`Hidden`);
  const pairs: readonly (readonly [label: string, before: string, after: string])[] = [
    [t`Name`, product.name ?? "", (first.name ?? "").trim()],
    [t`Price`, span(range?.minValue?.amount, range?.maxValue?.amount), span(prices[0], prices.at(-1))],
    [t`In the shop`, shown(product.visible === true), shown(isShown(first))],
    [t`Brand`, product.brand?.name ?? "", (first.brand ?? "").trim()],
    [t`Ribbon`, product.ribbon?.name ?? "", (first.ribbon ?? "").trim()],
    [t`Variants`, String(product.variantSummary?.variantCount ?? 1), String(rows.length)],
  ];
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([label, before, after]) => `${label}: ${before || "–"} → ${after || "–"}`);
}
