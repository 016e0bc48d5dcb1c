/** Reads of one product with its stock, and of what a product can be given. */
import { queryOptions } from "@tanstack/react-query";
import { isNotFound } from "../../../lib/errors";
import type { ConsoleClient } from "../../client";
import { readAll } from "../../parts/cursor";
import { CONSOLE } from "../../session";
import type { StockItem, WireProduct } from "./model";
import { type Modifier, modifierOfShop } from "./modifiers";

const ONE = [CONSOLE, "products", "one"] as const;
const PARTS = [CONSOLE, "products", "parts"] as const;

export const PRODUCT_FIELDS = [
  "CURRENCY",
  "DESCRIPTION",
  "MEDIA_ITEMS_INFO",
  "THUMBNAIL",
  "INFO_SECTION",
  "MERCHANT_DATA",
  "VARIANT_OPTION_CHOICE_NAMES",
];

const PAGE_SIZE = 100;
/** The maximum of inventory items of a page, and of variants of a product. */
const MAX_STOCK = 1000;

export interface Loaded {
  product: WireProduct;
  stock: StockItem[];
}

/** A product and the stock of its variants; null when there is none. */
export function productQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...ONE, id],
    queryFn: async ({ signal }): Promise<Loaded | null> => {
      try {
        const [product, stock] = await Promise.all([
          client.productsV3.getProduct(id, { fields: PRODUCT_FIELDS }, { signal }),
          readStock(client, [id], signal),
        ]);
        return { product, stock };
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
}

/** The stock of all variants of some products. */
export function readStock(client: ConsoleClient, ids: readonly string[], signal?: AbortSignal): Promise<StockItem[]> {
  const filter = { productId: { $in: [...ids] } };
  return readAll(MAX_STOCK, async (cursorPaging) => {
    const search = cursorPaging.cursor ? { cursorPaging } : { cursorPaging, filter };
    const found = await client.inventoryItemsV3.searchInventoryItems(search, signal && { signal });
    return { items: found.inventoryItems ?? [], next: found.pagingMetadata?.cursors?.next };
  });
}

export interface NamedPart {
  id: string;
  name: string;
  /** The owner's own name for it. */
  uniqueName: string;
}

/** The info sections of the shop. */
export function infoSectionsQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...PARTS, "info-sections"],
    queryFn: async (): Promise<NamedPart[]> => {
      const { items } = await client.infoSectionsV3.queryInfoSections().ascending("uniqueName").limit(PAGE_SIZE).find();
      return items.map(({ _id, title, uniqueName = "" }) => ({ id: _id, name: title ?? uniqueName, uniqueName }));
    },
  });
}

/** The shop's customizations that products can have as modifiers. */
export function modifiersQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...PARTS, "modifiers"],
    queryFn: async (): Promise<Modifier[]> => {
      const query = client.customizationsV3.queryCustomizations().eq("customizationType", "MODIFIER");
      const { items } = await query.ascending("name").limit(PAGE_SIZE).find();
      return items.map(modifierOfShop);
    },
  });
}

/** The names of the shop's brands and ribbons, to choose from while typing. */
export function brandsQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...PARTS, "brands"],
    queryFn: async (): Promise<string[]> => {
      const { items } = await client.brandsV3.queryBrands().ascending("name").limit(PAGE_SIZE).find();
      return items.flatMap(({ name }) => name ?? []);
    },
  });
}

export function ribbonsQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...PARTS, "ribbons"],
    queryFn: async (): Promise<string[]> => {
      const { items } = await client.ribbonsV3.queryRibbons().ascending("name").limit(PAGE_SIZE).find();
      return items.flatMap(({ name }) => name ?? []);
    },
  });
}
