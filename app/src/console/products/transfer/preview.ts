/** A dry run: the products that a file creates, and its changes of existing ones. */
import { plural, t } from "@lingui/core/macro";
import { decimalText } from "../../../lib/money";
import type { Product } from "../queries";
import { type Changed, decide, differs, isShown } from "./decide";
import { type Flaw, type ListedGoods, slugOf } from "./goods";
import { entriesOf } from "./lists";
import { cellOf, type Row } from "./rules";
import { type Column, type FullRow, GOODS_FIELDS, OF_PRODUCTS, readShopGoods, type ShopReader } from "./shopGoods";
import { columnName } from "./messages";

export interface Preview {
  created: ListedGoods[];
  changed: { goods: ListedGoods; changes: string[] }[];
  /** The number of unchanged products. */
  same: number;
  flaws: Flaw[];
}

const PAGE = 100;

/** Compares the file with the shop. Writes nothing. */
export async function previewOf(
  reader: ShopReader,
  goods: readonly ListedGoods[],
  currency: string | undefined,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Preview> {
  const preview: Preview = { created: [], changed: [], same: 0, flaws: [] };
  for (let start = 0; start < goods.length; start += PAGE) {
    const some = goods.slice(start, start + PAGE);
    const { products = [] } = await reader.client.productsV3.queryProducts(
      { filter: { slug: { $in: some.map(slugOf) } }, cursorPaging: { limit: PAGE } },
      { fields: GOODS_FIELDS },
      { signal },
    );
    const known = await knownGoods(reader, products, signal);
    for (const each of some) {
      const { created, changed, flaws } = decide(each, known.get(slugOf(each)));
      preview.flaws.push(...flaws);
      if (created) preview.created.push(created);
      else if (changed) preview.changed.push({ goods: changed.goods, changes: changesOf(changed, currency) });
      else if (flaws.length === 0) preview.same += 1;
    }
    onProgress((start + some.length) / goods.length);
  }
  return preview;
}

async function knownGoods(reader: ShopReader, products: readonly Product[], signal: AbortSignal) {
  const read = await readShopGoods(reader, products, signal);
  return new Map(products.map(({ slug = "" }, index) => [slug, read[index] ?? []]));
}

const AMOUNTS: ReadonlySet<Column> = new Set(["price", "compare_at_price", "cost"]);
const ENTRIES: ReadonlySet<Column> = new Set(["collections", "media"]);

/** The changes of a product as text, most of them as old → new. */
function changesOf({ before, columns, pairs }: Changed, currency: string | undefined): string[] {
  const [old, first] = [before[0], pairs[0]?.after];
  const change = (column: Column, one: string, other: string) =>
    `${columnName(column)}: ${one || "–"} → ${other || "–"}`;
  const shownText = (column: Column, row: Row | undefined) => {
    const text = cellOf(row, column);
    if (column === "visible") return isShown(row) ? t`Shown` : t`Hidden`;
    if (ENTRIES.has(column)) return entriesOf(text).join("; ");
    return AMOUNTS.has(column) && text !== "" ? decimalText(text, currency) : text;
  };
  return columns.map((column) => {
    if (column === "description" || column === "media") return t`${{ what: columnName(column) }}: replaced`;
    if (column === "choices") return choicesText(pairs);
    if (OF_PRODUCTS.has(column)) return change(column, shownText(column, old), shownText(column, first));
    const differing = pairs.filter((pair) => pair.before && differs(column, pair.before, pair.after));
    const [only] = differing;
    if (before.length === 1 && only) {
      return change(column, shownText(column, only.before), shownText(column, only.after));
    }
    const [one, other] = [spanOf(before, currency), spanOf(mixed(before, pairs), currency)];
    if (column === "price" && one !== other) return change(column, one, other);
    const count = differing.length;
    return `${columnName(column)}: ${plural({ count }, { one: "# variant", other: "# variants" })}`;
  });
}

function choicesText(pairs: Changed["pairs"]): string {
  const count = pairs.filter(({ before }) => !before).length;
  if (count === 0) return t`Colours of the choices: replaced`;
  return plural({ count }, { one: "# new variant", other: "# new variants" });
}

/** All variants after the import. */
function mixed(before: readonly FullRow[], pairs: Changed["pairs"]): Row[] {
  const others = before.filter((row) => !pairs.some((pair) => pair.before === row));
  return [...others, ...pairs.map(({ after }) => after)];
}

/** The price range. */
function spanOf(rows: readonly Row[], currency: string | undefined): string {
  const prices = rows.map((row) => cellOf(row, "price")).sort((one, other) => Number(one) - Number(other));
  const [min = "", max = ""] = [prices[0], prices.at(-1)];
  const [low, high] = [decimalText(min, currency), decimalText(max, currency)];
  return Number(min) === Number(max) ? low : t`${low} to ${high}`;
}
