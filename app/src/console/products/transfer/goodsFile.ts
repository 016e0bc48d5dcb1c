/** The CSV file of the export, with all columns that an import reads. */
import { catalogEditorOf } from "@cartwright/sdk/owner";
import type { QueryClient } from "@tanstack/react-query";
import { COLUMNS } from "../../../generated/spreadsheet";
import { categoriesQuery } from "../../categories/queries";
import type { ConsoleClient } from "../../session/client";
import { csvOf } from "../../kit/list/csv";
import { type CsvPage, download } from "../../kit/list/useCsvExport";
import { type Product, type ProductFilters, searchOf } from "../queries";
import { GOODS_FIELDS, readShopGoods, type ShopReader } from "./shopGoods";

export const FILE_NAME = "products.csv";

const PAGE = 100;
/** How long the categories' names are cached, instead of a read with every page. */
const CATEGORIES_FRESH_MS = 300_000;

export async function readerOf(queries: QueryClient, client: ConsoleClient, host: string): Promise<ShopReader> {
  const categories = await queries.query({ ...categoriesQuery(client), staleTime: CATEGORIES_FRESH_MS });
  return { client, host, categories };
}

/** Reads a page of the products that match filters. */
export async function readPage(
  reader: ShopReader,
  filters: ProductFilters,
  cursor: string,
  signal: AbortSignal,
): Promise<CsvPage> {
  const editor = await catalogEditorOf(reader.client);
  const { items, next } = await editor.products(searchOf(filters), { limit: PAGE, cursor, whole: true }, { signal });
  return { text: await textOf(reader, items, cursor === "", signal), count: items.length, next };
}

/** Downloads the file of some products, after reading the columns that the product list lacks. */
export async function exportChosen(reader: ShopReader, chosen: readonly Product[]): Promise<void> {
  const slugs = chosen.flatMap(({ slug }) => slug ?? []);
  const { products = [] } = await reader.client.productsV3.queryProducts(
    { filter: { slug: { $in: slugs } }, cursorPaging: { limit: PAGE } },
    { fields: GOODS_FIELDS },
  );
  download(FILE_NAME, await textOf(reader, products, true));
}

async function textOf(
  reader: ShopReader,
  products: Parameters<typeof readShopGoods>[1],
  hasHead: boolean,
  signal?: AbortSignal,
): Promise<string> {
  const goods = await readShopGoods(reader, products, signal);
  return csvOf([
    ...(hasHead ? [COLUMNS] : []),
    ...goods.flatMap((rows) => rows.map((row) => COLUMNS.map((column) => row[column]))),
  ]);
}
