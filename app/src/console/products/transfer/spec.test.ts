import { expect, it } from "vitest";
import spec from "../../../../../contract/transfer.json";
import { csvOf } from "../../kit/list/csv";
import { decide, isShown } from "./decide";
import { type Flaw, type ListedGoods, readGoods, slugOf } from "./goods";
import { choicesOf, choicesText, keyOf, listOf } from "./lists";
import { cellOf, type Row } from "./rules";
import { COLUMNS, type FullRow, OF_PRODUCTS } from "./shopGoods";

interface Case {
  name: string;
  currency?: string;
  before?: string;
  file?: string;
  base64?: string;
  problem?: object;
  encoding?: string;
  unknown?: string[];
  products?: { line: number; rows: Row[] }[];
  refused?: { line: number; column?: string; why: string }[];
  created?: string[];
  changed?: Record<string, string[]>;
  after: Row[];
}

type Shop = Map<string, FullRow[]>;

const DIGITS: Readonly<Record<string, number>> = { EUR: 2, JPY: 0 };
const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(bytes: Uint8Array, digits = 2) {
  const { list, ...problem } = readGoods(bytes, digits);
  return list ?? { goods: [], flaws: [], unknown: [], problem };
}

/** The product that the platform stores for a row, new or changed. */
function stored(row: Row, before: FullRow | undefined, isFirst: boolean, digits: number): FullRow {
  const amount = (text: string) => (text === "" ? "" : Number(text).toFixed(digits));
  const cells = Object.fromEntries(
    COLUMNS.map((column) => {
      const text = row[column] === undefined ? (before?.[column] ?? "") : cellOf(row, column);
      if (!isFirst && OF_PRODUCTS.has(column)) return [column, ""];
      if (column === "type") return [column, text || before?.type || "physical"];
      if (column === "visible") return [column, isShown({ visible: text || before?.visible || "" }) ? "yes" : "no"];
      if (column === "stock") return [column, yesOrNo(text || before?.stock || "yes")];
      if (column === "price" || column === "cost") return [column, amount(text)];
      if (column === "choices") return [column, choicesText(choicesOf(text) ?? [])];
      return [column, text];
    }),
  ) as Record<(typeof COLUMNS)[number], string>;
  const compareAt = amount(cells.compare_at_price);
  return { ...cells, compare_at_price: Number(compareAt) > Number(cells.price) ? compareAt : "" };
}

function yesOrNo(text: string): string {
  if (/^(yes|true)$/i.test(text)) return "yes";
  return /^(no|false)$/i.test(text) ? "no" : text;
}

/** Imports a file into a shop in memory. */
function imported(shop: Shop, bytes: Uint8Array, digits: number) {
  const list = read(bytes, digits);
  const [created, changed, flaws]: [string[], Record<string, string[]>, Flaw[]] = [[], {}, [...list.flaws]];
  for (const goods of list.goods as ListedGoods[]) {
    const slug = slugOf(goods);
    const decision = decide(goods, shop.get(slug));
    flaws.push(...decision.flaws);
    if (decision.created) {
      created.push(slug);
      shop.set(
        slug,
        decision.created.rows.map((row, index) => stored(row, undefined, index === 0, digits)),
      );
    }
    if (decision.changed) {
      const { before, columns, pairs } = decision.changed;
      changed[slug] = columns;
      const colours = new Map(
        pairs
          .flatMap(({ after }) => choicesOf(after.choices ?? "") ?? [])
          .flatMap(({ option, choice, colour }) => (colour ? [[`${option}=${choice}`, colour]] : [])),
      );
      const painted = (row: FullRow): FullRow => ({
        ...row,
        choices: choicesText(
          (choicesOf(row.choices) ?? [])
            .map(({ option, choice, colour }) => {
              const now = colours.get(`${option}=${choice}`) ?? colour ?? colourOf(before, option, choice);
              return { option, choice, ...(now && { colour: now }) };
            })
            .sort((one, other) => orderIn(before, one.option) - orderIn(before, other.option)),
        ),
      });
      const kept = before.map((row, index) => {
        const pair = pairs.find((each) => each.before === row);
        return { ...stored(pair?.after ?? {}, row, index === 0, digits), slug: row.slug, choices: row.choices };
      });
      const first = pairs[0]?.after;
      const head = first &&
        kept[0] && {
          ...stored(
            {
              ...first,
              ...Object.fromEntries(
                COLUMNS.filter((column) => !OF_PRODUCTS.has(column)).map((column) => [column, undefined]),
              ),
            },
            kept[0],
            true,
            digits,
          ),
          choices: kept[0].choices,
        };
      const fresh = pairs.filter((pair) => !pair.before).map(({ after }) => stored(after, undefined, false, digits));
      shop.set(slug, [...(head ? [head, ...kept.slice(1)] : kept), ...fresh].map(painted));
    }
  }
  return { list, created, changed, flaws: flaws.sort((one, other) => one.line - other.line) };
}

const colourOf = (rows: readonly FullRow[], option: string, choice: string) =>
  rows
    .flatMap(({ choices }) => choicesOf(choices) ?? [])
    .find((each) => each.option === option && each.choice === choice)?.colour;

const orderIn = (rows: readonly FullRow[], option: string) =>
  (choicesOf(rows[0]?.choices ?? "") ?? []).findIndex((each) => each.option === option);

it.each(spec.cases as Case[])("$name", (given) => {
  const digits = DIGITS[given.currency ?? "EUR"] ?? 2;
  const shop: Shop = new Map();
  if (given.before) imported(shop, bytesOf(given.before), digits);
  const bytes = given.base64
    ? Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0))
    : bytesOf(given.file ?? "");
  const { list, created, changed, flaws } = imported(shop, bytes, digits);
  expect("problem" in list ? list.problem : undefined).toEqual(given.problem);
  expect("encoding" in list ? list.encoding : undefined).toBe(given.encoding);
  expect(list.unknown).toEqual(given.unknown ?? []);
  if (given.products) expect(list.goods.map(({ line, rows }) => ({ line, rows }))).toEqual(given.products);
  expect(flaws.map(({ line, column, why }) => ({ line, ...(column && { column }), why }))).toEqual(given.refused ?? []);
  expect(created).toEqual(given.created ?? []);
  expect(changed).toEqual(given.changed ?? {});
  const after = [...shop.values()].flat();
  expect(after).toHaveLength(given.after.length);
  expect(after).toMatchObject(given.after);
});

it.each(spec.values)("%j in any column survives export and import", (value) => {
  const row = {
    ...Object.fromEntries(COLUMNS.map((column) => [column, ""])),
    slug: "mug",
    name: value,
    description: value,
    brand: value,
    ribbon: value,
    collections: listOf([value, "other"]),
    media: listOf([value]),
    choices: choicesText([
      { option: value, choice: value },
      { option: "Colour", choice: value, colour: "#204060" },
    ]),
    sku: value,
    barcode: value,
    price: "1.00",
    stock: "yes",
  } as unknown as FullRow;
  const { goods, flaws } = read(bytesOf(csvOf([COLUMNS, COLUMNS.map((column) => row[column])])));
  expect(flaws).toEqual([]);
  expect(goods[0]?.rows[0]).toEqual(row);
  expect(keyOf(choicesOf(goods[0]?.rows[0]?.choices ?? "") ?? [])).toContain(JSON.stringify(value));
  expect(decide(goods[0] as ListedGoods, [row])).toEqual({ flaws: [] });
});
