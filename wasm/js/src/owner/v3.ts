/** The catalog editor of version 3, a thin layer over the platform's calls. */

import type { ItemMetadata } from "../generated/types/bulk.js";
import type { MaskedProduct } from "../generated/types/products-v3.js";
import type { CatalogSearch, CursorPagingMetadata } from "../generated/types/query.js";
import { orNone } from "../storefront/catalog-view/errors.js";
import { optional } from "../core/optional.js";
import type { CatalogEditor, ChangeResult, Page, PageOf, ProductChange, ProductSearch, StockSearch } from "./editor.js";
import type { EditorV3Modules } from "./editor-of.js";
import { errorOf, refusalOf } from "./failures.js";

const LISTED = ["CURRENCY", "THUMBNAIL", "DIRECT_CATEGORIES_INFO"];
const WHOLE = [
  ...LISTED,
  "DESCRIPTION",
  "PLAIN_DESCRIPTION",
  "MEDIA_ITEMS_INFO",
  "INFO_SECTION",
  "MERCHANT_DATA",
  "VARIANT_OPTION_CHOICE_NAMES",
];

/** The largest page of a product query and of a stock search. */
const MAX_PAGE = 100;
const MAX_STOCK = 1000;
/** The limits of one bulk call. */
const MAX_PRODUCTS = 100;
const MAX_VARIANTS = 1000;

export function catalogEditorV3({ productsV3, inventoryItemsV3, brandsV3, ribbonsV3 }: EditorV3Modules): CatalogEditor {
  const update = async (part: readonly Changed[]): Promise<ChangeResult[]> => {
    // The bulk call takes the same partial products as the call for one.
    const sent = part.map(({ id, change }) => ({
      product: { ...change, _id: id } as NonNullable<MaskedProduct["product"]>,
    }));
    try {
      const { results } = await productsV3.bulkUpdateProducts(sent, { returnEntity: true });
      return resultsOf(part, results);
    } catch (thrown) {
      return part.map(({ id }) => ({ id, error: errorOf(thrown) }));
    }
  };
  return {
    version: 3,
    gaps: {},
    async products(search, page, options) {
      const { products, pagingMetadata } = await productsV3.searchProducts(
        searchOf(page, { sort: [PRODUCT_SORTS[search.sort ?? "name"]], ...filteredProducts(search) }),
        { fields: page.whole ? WHOLE : LISTED },
        options,
      );
      return pageOf(products, pagingMetadata);
    },
    async count(search, options) {
      return (await productsV3.countProducts(filteredProducts(search), options)).count ?? 0;
    },
    async productsById(ids, options) {
      const query = { filter: { _id: { $in: [...ids] } }, cursorPaging: { limit: MAX_PAGE } };
      return (await productsV3.queryProducts(query, { fields: LISTED }, options)).products ?? [];
    },
    product: async (id, options) => orNone(productsV3.getProduct(id, { fields: WHOLE }, options)),
    async stockOf(productId, options) {
      const search = { cursorPaging: { limit: MAX_STOCK }, filter: { productId } };
      return (await inventoryItemsV3.searchInventoryItems(search, options)).inventoryItems ?? [];
    },
    async create(product) {
      const answer = await productsV3.createProductWithInventory(product, { returnEntity: true, fields: WHOLE });
      return saved(answer);
    },
    async update(id, change) {
      return saved(await productsV3.updateProductWithInventory(id, change, { fields: WHOLE }));
    },
    async updateEach(changes) {
      const results: ChangeResult[] = [];
      for (const part of bulkParts(changes)) results.push(...(await update(part)));
      return results;
    },
    delete: async (id) => productsV3.deleteProduct(id),
    async stock(search, page, options) {
      const { inventoryItems, pagingMetadata } = await inventoryItemsV3.searchInventoryItems(
        searchOf(page, {
          filter: stockFilter(search),
          sort: [STOCK_SORTS[search.sort ?? "name"]],
          ...worded(search.text),
        }),
        options,
      );
      return pageOf(inventoryItems, pagingMetadata);
    },
    stockItem: async (id, options) => orNone(inventoryItemsV3.getInventoryItem(id, options)),
    async updateStock(changes, reason) {
      const items = changes.map(({ id, ...wanted }) => ({ inventoryItem: { _id: id, ...wanted } }));
      const { results } = await inventoryItemsV3.bulkUpdateInventoryItems(items, { returnEntity: true, reason });
      return resultsOf(changes, results);
    },
    brands: async (options) =>
      named(async (query) => {
        const { brands, pagingMetadata } = await brandsV3.queryBrands(query, {}, options);
        return pageOf(brands, pagingMetadata);
      }),
    ribbons: async (options) =>
      named(async (query) => {
        const { ribbons, pagingMetadata } = await ribbonsV3.queryRibbons(query, {}, options);
        return pageOf(ribbons, pagingMetadata);
      }),
  };
}

type Condition = Record<string, unknown>;
interface Changed {
  readonly id: string;
  readonly change: ProductChange;
}

const PRODUCT_SORTS = {
  name: { fieldName: "name", order: "ASC" },
  newest: { fieldName: "createdDate", order: "DESC" },
  priceLow: { fieldName: "actualPriceRange.minValue.amount", order: "ASC" },
  priceHigh: { fieldName: "actualPriceRange.minValue.amount", order: "DESC" },
} as const;

const STOCK_SORTS = {
  name: { fieldName: "product.name", order: "ASC" },
  stockLow: { fieldName: "quantity", order: "ASC" },
  stockHigh: { fieldName: "quantity", order: "DESC" },
} as const;

const STATES = { in: "IN_STOCK", partly: "PARTIALLY_OUT_OF_STOCK", out: "OUT_OF_STOCK" } as const;

/** The request of a page. A cursor keeps its search. */
function searchOf({ limit, cursor }: PageOf, search: object): CatalogSearch {
  return cursor ? { cursorPaging: { limit, cursor } } : { cursorPaging: { limit }, ...search };
}

const worded = (text: string | undefined): { search?: { expression: string } } =>
  text ? { search: { expression: text } } : {};

function filteredProducts({ text, visible, stock, productType, collectionIds }: ProductSearch): { filter: never } {
  const conditions: Condition[] = [];
  if (visible !== undefined) conditions.push({ visible });
  if (stock) conditions.push({ "inventory.availabilityStatus": { $in: [STATES[stock]] } });
  if (productType) conditions.push({ productType });
  if (collectionIds?.length) {
    conditions.push({ "directCategoriesInfo.categories": { $matchItems: [{ id: { $in: collectionIds } }] } });
  }
  const filter = conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
  return { filter: filter as never, ...worded(text) };
}

function stockFilter({ counted = true, max }: StockSearch): Condition {
  const condition = { trackQuantity: counted };
  return max === undefined ? condition : { $and: [condition, { quantity: { $lte: max } }] };
}

function pageOf<Item>(items: readonly Item[] = [], metadata?: CursorPagingMetadata): Page<Item> {
  const { next, prev } = metadata?.cursors ?? {};
  return { items, ...optional("next", next || undefined), ...optional("previous", prev || undefined) };
}

function saved({
  product,
  inventoryResults,
}: Awaited<ReturnType<EditorV3Modules["productsV3"]["updateProductWithInventory"]>>): Awaited<
  ReturnType<CatalogEditor["update"]>
> {
  const { error, bulkActionMetadata, results = [] } = inventoryResults ?? {};
  const isRefused = error !== undefined || (bulkActionMetadata?.totalFailures ?? 0) > 0;
  const first = error ?? results.find(({ itemMetadata }) => !itemMetadata?.success)?.itemMetadata?.error;
  return {
    product: { ...product, _id: product?._id ?? "" },
    ...(isRefused && { refusedStock: refusalOf(first) }),
  };
}

/** The outcome of each change, by the id in the answer, or by index if the answer has no id. */
function resultsOf(
  changes: readonly { readonly id: string }[],
  results: readonly { itemMetadata?: ItemMetadata; item?: { revision?: string } }[] = [],
): ChangeResult[] {
  return changes.map(({ id }, index) => {
    const { itemMetadata, item } = results.find((each) => each.itemMetadata?._id === id) ?? results[index] ?? {};
    if (!itemMetadata?.success) return { id, error: refusalOf(itemMetadata?.error) };
    return { id, revision: item?.revision ?? "" };
  });
}

/** The changes in batches that fit one bulk call. */
function bulkParts(changes: readonly Changed[]): Changed[][] {
  const parts: Changed[][] = [];
  let variants = 0;
  for (const each of changes) {
    const part = parts.at(-1);
    const count = each.change.variantsInfo?.variants?.length ?? 0;
    variants += count;
    if (part && part.length < MAX_PRODUCTS && variants <= MAX_VARIANTS) {
      part.push(each);
    } else {
      parts.push([each]);
      variants = count;
    }
  }
  return parts;
}

interface NamesQuery {
  cursorPaging: { limit: number; cursor?: string };
  sort?: { fieldName: string; order: "ASC" }[];
}

/** All names in a list, sorted. */
async function named(read: (query: NamesQuery) => Promise<Page<{ name?: string }>>): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const paging = { cursorPaging: { limit: MAX_PAGE, ...optional("cursor", cursor) } };
    const page: Page<{ name?: string }> = await read(
      cursor ? paging : { ...paging, sort: [{ fieldName: "name", order: "ASC" }] },
    );
    names.push(...page.items.flatMap(({ name }) => name ?? []));
    cursor = page.next;
  } while (cursor);
  return names;
}
