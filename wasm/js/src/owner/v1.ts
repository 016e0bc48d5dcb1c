/** The catalog editor of version 1: catalog v3's types over catalog v1's calls. */

import type { QueryObject } from "../sdk/query/index.js";
import type { CallOptions } from "../sdk/call.js";
import { orNone } from "../storefront/catalog-view/errors.js";
import { eachOf } from "../storefront/catalog-view/batches.js";
import type { CatalogEditor, ChangeResult, ProductChange, ProductSearch } from "./editor.js";
import type { EditorV1Modules } from "./editor-of.js";
import { conflict, errorOf } from "./failures.js";
import { V1_GAPS } from "./gaps.js";
import { changeTogether, type Found } from "./v1-bulk.js";
import { offsetPage } from "./v1-pages.js";
import { listedOf, productOf, type ProductV1, revisionOf, stockOf } from "./v1-product.js";
import { create, update } from "./v1-save.js";
import { stockV1 } from "./v1-stock.js";

const isFound = (each: Found | ChangeResult): each is Found => "now" in each;

const MAX_PAGE = 100;
/** The greatest number of calls to collect the products' texts. */
const MAX_CALLS = 20;
/** The currency of a shop without products: the amounts of its first product are sent as given. */
const NO_CURRENCY = "USD";

const SORTS = {
  name: { fieldName: "name", order: "ASC" },
  newest: { fieldName: "numericId", order: "DESC" },
  priceLow: { fieldName: "price", order: "ASC" },
  priceHigh: { fieldName: "price", order: "DESC" },
} as const;

const STATES = { in: "IN_STOCK", partly: "PARTIALLY_OUT_OF_STOCK", out: "OUT_OF_STOCK" } as const;

export function catalogEditorV1(modules: EditorV1Modules): CatalogEditor {
  const { products } = modules;
  const whole = async (id: string, options?: CallOptions): Promise<ProductV1> =>
    (await products.getProduct(id, { includeMerchantSpecificData: true }, options)).product;
  const query = async (
    given: QueryObject,
    options?: CallOptions,
  ): Promise<{ items: ProductV1[]; total?: number | undefined }> => {
    const { products: items = [], metadata } = await products.queryProducts(given, options);
    return { items, total: metadata?.tooManyToCount ? undefined : metadata?.total };
  };
  /** The distinct texts of a field over all products: catalog v1 has no lists of brands and ribbons. */
  const texts = async (field: "brand" | "ribbon", options?: CallOptions): Promise<string[]> => {
    const found = new Set<string>();
    let cursor: string | undefined;
    let calls = 0;
    do {
      calls += 1;
      const page = await offsetPage({ limit: MAX_PAGE, cursor }, async (paging) => query({ paging }, options));
      for (const { [field]: text } of page.items) if (text) found.add(text);
      cursor = page.next;
    } while (cursor && calls < MAX_CALLS);
    return [...found].sort((one, other) => one.localeCompare(other));
  };
  /** The current product; a conflict if it is not the one that was read. */
  const current = async (id: string, { revision }: ProductChange): Promise<ProductV1> => {
    const now = await whole(id);
    if (revision && revision !== revisionOf(now)) throw conflict();
    return now;
  };
  const changeOne = async (now: ProductV1, change: ProductChange): Promise<ProductV1> => {
    await update(modules, now, change, now.priceData?.currency ?? NO_CURRENCY);
    return whole(now._id);
  };
  return {
    version: 1,
    gaps: V1_GAPS,
    products: async (search, page, options) => {
      const sort = [SORTS[search.sort ?? "name"]];
      const { items, ...pages } = await offsetPage(page, async (paging) =>
        query({ filter: filterOf(search), sort, paging }, options),
      );
      return { items: items.map(page.whole ? productOf : listedOf), ...pages };
    },
    async count(search, options) {
      const { total = 0 } = await query({ filter: filterOf(search), paging: { limit: 1 } }, options);
      return total;
    },
    async productsById(ids, options) {
      const { items } = await query({ filter: { id: { $in: [...ids] } }, paging: { limit: MAX_PAGE } }, options);
      return items.map(listedOf);
    },
    async product(id, options) {
      const product = await orNone(whole(id, options));
      return product && productOf(product);
    },
    async stockOf(id, options) {
      const product = await orNone(products.getProduct(id, {}, options));
      return product ? stockOf(product.product) : [];
    },
    async create(change) {
      const { items } = await query({ paging: { limit: 1 } });
      const id = await create(modules, change, items[0]?.priceData?.currency ?? NO_CURRENCY);
      return { product: productOf(await whole(id)) };
    },
    update: async (id, change) => ({ product: productOf(await changeOne(await current(id, change), change)) }),
    async updateEach(changes) {
      const read = await eachOf(changes, async ({ id, change }): Promise<Found | ChangeResult> => {
        try {
          return { id, change, now: await current(id, change) };
        } catch (thrown) {
          return { id, error: errorOf(thrown) };
        }
      });
      const together = await changeTogether(products, read.filter(isFound));
      return eachOf(read, async (each): Promise<ChangeResult> => {
        if (!isFound(each)) return each;
        const { id, change, now } = each;
        const done = together.get(id);
        if (done) return done;
        try {
          return { id, revision: revisionOf(await changeOne(now, change)) };
        } catch (thrown) {
          return { id, error: errorOf(thrown) };
        }
      });
    },
    delete: async (id) => products.deleteProduct(id),
    ...stockV1(modules),
    brands: async (options) => texts("brand", options),
    ribbons: async (options) => texts("ribbon", options),
  };
}

function filterOf({ text, visible, stock, productType, collectionIds }: ProductSearch): Record<string, unknown> {
  const conditions = [
    ...(text ? [{ $or: [{ name: { $contains: text } }, { sku: { $startsWith: text } }] }] : []),
    ...(visible === undefined ? [] : [{ visible }]),
    ...(stock ? [{ inventoryStatus: STATES[stock] }] : []),
    ...(productType ? [{ productType: productType.toLowerCase() }] : []),
    ...(collectionIds?.length ? [{ collectionIds: { $hasSome: [...collectionIds] } }] : []),
  ];
  return conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
}
