/** A dry run: which products of a list are new, and what the list changes of the others. */
import { plural, t } from "@lingui/core/macro";
import { decimalText } from "../../../lib/money";
import type { Product } from "../queries";
import { entriesOf, type Goods, isShown, type Row } from "./goods";
import { type Column, GOODS_FIELDS, readShopGoods, type ShopProduct, type ShopReader } from "./shopGoods";
import { columnName } from "./words";

export interface Preview {
  created: Goods[];
  changed: { goods: Goods; changes: string[] }[];
}

const PAGE = 100;

/** Compares the list with what the shop has. Reads only. */
export async function previewOf(
  reader: ShopReader,
  goods: readonly Goods[],
  currency: string | undefined,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Preview> {
  const preview: Preview = { created: [], changed: [] };
  for (let start = 0; start < goods.length; start += PAGE) {
    const some = goods.slice(start, start + PAGE);
    const { products = [] } = await reader.client.productsV3.queryProducts(
      { filter: { slug: { $in: some.map(slugOf) } }, cursorPaging: { limit: PAGE } },
      { fields: GOODS_FIELDS },
      { signal },
    );
    const known = await knownGoods(reader, products, signal);
    for (const each of some) {
      const product = known.get(slugOf(each));
      if (product) preview.changed.push({ goods: each, changes: changesOf(product, each.rows, currency) });
      else preview.created.push(each);
    }
    onProgress((start + some.length) / goods.length);
  }
  return preview;
}

async function knownGoods(reader: ShopReader, products: readonly Product[], signal: AbortSignal) {
  const read = await readShopGoods(reader, products, signal);
  return new Map(products.map(({ slug = "" }, place) => [slug, read[place] ?? { rows: [], hidden: 0 }]));
}

export const slugOf = ({ rows: [first] }: Goods): string => (first?.slug ?? "").trim();
export const nameOf = ({ rows: [first] }: Goods): string => (first?.name ?? "").trim();

const cellOf = (row: Row | undefined, column: Column) => (row?.[column] ?? "").trim();

/** The changes that an import makes of a product, most of them as old → new. */
function changesOf({ rows: before, hidden }: ShopProduct, after: readonly Row[], currency: string | undefined) {
  const [old, first] = [before[0], after[0]];
  const change = (label: string, one: string, other: string) =>
    one === other ? [] : [`${label}: ${one || "–"} → ${other || "–"}`];
  const text = (column: Column) => change(columnName(column), cellOf(old, column), cellOf(first, column));
  const replaced = (column: Column, isSame: boolean) => (isSame ? [] : [t`${{ what: columnName(column) }}: replaced`]);
  const shown = (row: Row | undefined) => (row && isShown(row) ? t`Shown` : t`Hidden`);
  const type = (row: Row | undefined) => cellOf(row, "type") || "physical";
  const list = (row: Row | undefined, column: Column) => entriesOf(cellOf(row, column)).join("; ");
  return [
    ...text("name"),
    ...change(columnName("price"), spanOf(before, currency), spanOf(after, currency)),
    ...change(columnName("visible"), shown(old), shown(first)),
    ...change(columnName("type"), type(old), type(first)),
    ...text("brand"),
    ...text("ribbon"),
    ...change(columnName("collections"), list(old, "collections"), list(first, "collections")),
    ...replaced("description", (old?.description ?? "") === (first?.description ?? "")),
    ...replaced("media", list(old, "media") === list(first, "media")),
    ...variantChanges(before, after, currency),
    ...(hidden > 0
      ? [plural({ hidden }, { one: "# hidden variant is shown", other: "# hidden variants are shown" })]
      : []),
  ];
}

/** The lowest and the highest price. */
function spanOf(rows: readonly Row[], currency: string | undefined): string {
  const prices = rows.map((row) => cellOf(row, "price")).sort((one, other) => Number(one) - Number(other));
  const [min = "", max = ""] = [prices[0], prices.at(-1)];
  const [low, high] = [decimalText(min, currency), decimalText(max, currency)];
  return Number(min) === Number(max) ? low : t`${low} to ${high}`;
}

/** The columns of a variant. A price is told here where it leaves the lowest and the highest as they are. */
const OF_VARIANTS = ["price", "compare_at_price", "cost", "weight", "stock", "sku", "barcode"] as const;
const AMOUNTS: ReadonlySet<Column> = new Set(["price", "compare_at_price", "cost"]);

function variantChanges(before: readonly Row[], after: readonly Row[], currency: string | undefined): string[] {
  const known = new Map(before.map((row) => [choicesOf(row), row]));
  const pairs = after.flatMap((row) => {
    const old = known.get(choicesOf(row));
    return old ? [[old, row] as const] : [];
  });
  if (pairs.length < Math.max(before.length, after.length)) {
    const [one, other] = [before.length, after.length].map(String);
    return one === other ? [t`Choices of the variants: replaced`] : [`${t`Variants`}: ${one ?? ""} → ${other ?? ""}`];
  }
  const isOneSpan = spanOf(before, currency) === spanOf(after, currency);
  return OF_VARIANTS.flatMap((column) => {
    const differing = pairs.filter(([old, row]) => valueOf(old, column) !== valueOf(row, column));
    const [only] = differing;
    if (!only || (column === "price" && !isOneSpan)) return [];
    const told = (row: Row) => {
      const value = valueOf(row, column);
      return (AMOUNTS.has(column) ? decimalText(value, currency) : value) || "–";
    };
    const [old, row] = only;
    const count = differing.length;
    const what =
      pairs.length === 1 ? `${told(old)} → ${told(row)}` : plural({ count }, { one: "# variant", other: "# variants" });
    return [`${columnName(column)}: ${what}`];
  });
}

/** The choices that tell a variant from the others, without the colours of swatches. */
function choicesOf(row: Row): string {
  const entries = entriesOf(cellOf(row, "choices")).map((entry) => {
    const [option = "", choice = ""] = entry.replace(/\s*\[[^[]*\]$/, "").split(/=(.*)/s);
    return `${option.trim()}=${choice.trim()}`;
  });
  return entries.sort().join(";");
}

/** A cell in the one form that an import reads all of its forms as. */
function valueOf(row: Row, column: (typeof OF_VARIANTS)[number]): string {
  const text = cellOf(row, column);
  if (column === "sku" || column === "barcode") return text;
  if (column === "stock" && (text === "" || /^(?:yes|true)$/i.test(text))) return "yes";
  if (column === "stock" && /^(?:no|false)$/i.test(text)) return "no";
  return text === "" ? "" : String(Number(text));
}
