/** Reads of one product with its stock, and of the shared lists that it can use. */
import { catalogEditorOf, type EditorProduct, type EditorStock } from "@cartwright/sdk/owner";
import { queryOptions } from "@tanstack/react-query";
import type { CatalogVersion } from "../../session/catalog";
import type { ConsoleClient } from "../../session/client";
import { readAll } from "../../kit/list/reading";
import { CONSOLE } from "../../session/session";
import type { Modifier } from "./model";
import { modifierOfShop } from "./modifiers";

const ONE = [CONSOLE, "products", "one"] as const;
const PARTS = [CONSOLE, "products", "parts"] as const;

const PAGE_SIZE = 100;
export interface Loaded {
  product: EditorProduct;
  stock: readonly EditorStock[];
  catalog: CatalogVersion;
}

/** A product with the stock of its variants; null if it does not exist. */
export function productQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...ONE, id],
    queryFn: async ({ signal }): Promise<Loaded | null> => {
      const editor = await catalogEditorOf(client);
      const [product, stock] = await Promise.all([editor.product(id, { signal }), editor.stockOf(id, { signal })]);
      return product && { product, stock, catalog: editor.version };
    },
  });
}

export interface NamedPart {
  id: string;
  name: string;
  /** The internal name, which only the owner sees. */
  uniqueName: string;
}

interface Query {
  cursorPaging: { limit: number; cursor?: string };
  sort?: { fieldName: string; order: "ASC" }[];
  filter?: Readonly<Record<string, string>>;
}

interface QueryAnswer<Item> {
  items: Item[] | undefined;
  pagingMetadata?: { cursors?: { next?: string | undefined } | undefined } | undefined;
}

/** All results of a query, sorted by a field. A cursor keeps the query's sort order and filter. */
function readSorted<Item>(
  field: string,
  read: (query: Query) => Promise<QueryAnswer<Item>>,
  filter?: Query["filter"],
): Promise<Item[]> {
  const first = { sort: [{ fieldName: field, order: "ASC" as const }], ...(filter && { filter }) };
  return readAll(PAGE_SIZE, async (cursorPaging) => {
    const { items = [], pagingMetadata } = await read({ cursorPaging, ...(!cursorPaging.cursor && first) });
    return { items, next: pagingMetadata?.cursors?.next };
  });
}

/** The shared info sections of the shop. */
export function infoSectionsQuery({ infoSectionsV3 }: ConsoleClient) {
  return queryOptions({
    queryKey: [...PARTS, "info-sections"],
    queryFn: async ({ signal }): Promise<NamedPart[]> => {
      const sections = await readSorted("uniqueName", async (query) => {
        const { infoSections: items, ...rest } = await infoSectionsV3.queryInfoSections(query, {}, { signal });
        return { items, ...rest };
      });
      return sections.map(({ _id, title, uniqueName = "" }) => ({ id: _id, name: title ?? uniqueName, uniqueName }));
    },
  });
}

/** The shared customizations that products can have as modifiers. */
export function modifiersQuery({ customizationsV3 }: ConsoleClient) {
  return queryOptions({
    queryKey: [...PARTS, "modifiers"],
    queryFn: async ({ signal }): Promise<Modifier[]> => {
      const read = async (query: Query) => {
        const { customizations: items, ...rest } = await customizationsV3.queryCustomizations(query, {}, { signal });
        return { items, ...rest };
      };
      return (await readSorted("name", read, { customizationType: "MODIFIER" })).map(modifierOfShop);
    },
  });
}

/** The names of the shop's brands and ribbons, as suggestions. */
export function brandsQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...PARTS, "brands"],
    queryFn: async ({ signal }) => (await catalogEditorOf(client)).brands({ signal }),
  });
}

export function ribbonsQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...PARTS, "ribbons"],
    queryFn: async ({ signal }) => (await catalogEditorOf(client)).ribbons({ signal }),
  });
}
