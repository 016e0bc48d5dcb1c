/** Stock of catalog v1: read by variant, written by increments, so that concurrent sales stay counted. */

import type { Stored } from "../sdk/binder.js";
import type { CallOptions } from "../sdk/call.js";
import type { QueryObject } from "../sdk/query/index.js";
import type { PreorderInfo } from "../generated/types/inventory-v2.js";
import type { StoreVariant } from "../generated/types/products.js";
import { optional } from "../core/optional.js";
import { orNone } from "../storefront/catalog-view/errors.js";
import { eachOf, partsOf } from "../storefront/catalog-view/batches.js";
import type { CatalogEditor, ChangeResult, EditorStock, StockChange, StockSearch } from "./editor.js";
import type { EditorV1Modules } from "./editor-of.js";
import { conflict, errorOf, invalid, lacking } from "./failures.js";
import { offsetPage } from "./v1-pages.js";
import { digestOf } from "./v1-product.js";

/** The largest page of a query, and the greatest number of entries in an increment call. */
const MAX_PAGE = 100;
const MAX_INCREMENTS = 300;

const SORTS = {
  name: { fieldName: "productName", order: "ASC" },
  stockLow: { fieldName: "stock.quantity", order: "ASC" },
  stockHigh: { fieldName: "stock.quantity", order: "DESC" },
} as const;

type StockCalls = Pick<CatalogEditor, "stock" | "stockItem" | "updateStock">;

export function stockV1({ products, inventory }: EditorV1Modules): StockCalls {
  const read = async (ids: readonly string[], options?: CallOptions): Promise<Map<string, EditorStock>> => {
    const found = new Map<string, EditorStock>();
    for (const part of partsOf(ids, MAX_PAGE)) {
      const query = { filter: { id: { $in: part } }, paging: { limit: MAX_PAGE } };
      const { variants = [] } = await products.queryStoreVariants(query, options);
      for (const variant of variants) found.set(variant._id, stockOf(variant));
    }
    return found;
  };
  /** Sends changes that are increments; each call succeeds or fails as a whole. */
  const count = async (
    changes: readonly Counted[],
    send: (part: readonly Counted[]) => Promise<void>,
  ): Promise<ChangeResult[]> => {
    const results: ChangeResult[] = [];
    for (const part of partsOf(changes, MAX_INCREMENTS)) {
      try {
        await send(part);
        results.push(...part.map(({ change: { id }, after }) => ({ id, revision: digestOf(after) })));
      } catch (thrown) {
        results.push(...part.map(({ change: { id } }) => ({ id, error: errorOf(thrown) })));
      }
    }
    return results;
  };
  return {
    async stock(search, page, options) {
      return offsetPage(page, async (paging) => {
        const query = { filter: filterOf(search), sort: [SORTS[search.sort ?? "name"]], paging };
        const { variants = [], metadata } = await products.queryStoreVariants(query as QueryObject, options);
        return { items: variants.map(stockOf), total: metadata?.total };
      });
    },
    async stockItem(id, options) {
      const found = await orNone(products.getStoreVariant(id, options));
      return found && stockOf(found.variant);
    },
    async updateStock(changes) {
      const known = await read(changes.map(({ id }) => id));
      const results: ChangeResult[] = [];
      const more: Counted[] = [];
      const less: Counted[] = [];
      const others: { change: StockChange; item: EditorStock }[] = [];
      for (const change of changes) {
        const item = known.get(change.id);
        const { quantity } = change;
        if (!item || (change.revision !== "" && change.revision !== item.revision)) {
          results.push({ id: change.id, error: conflict() });
        } else if (quantity === undefined || !item.trackQuantity || change.preorderInfo) {
          others.push({ change, item });
        } else {
          const by = quantity - (item.quantity ?? 0);
          const variant = { productId: item.productId ?? "", variantId: item.variantId ?? "" };
          const after = { ...stateOf(item), quantity, inStock: quantity > 0 };
          (by < 0 ? less : more).push({ change, by: Math.abs(by), variant, after });
        }
      }
      const changed = more.filter(({ by }) => by > 0);
      return [
        ...results,
        ...more.filter(({ by }) => by === 0).map(({ change: { id }, after }) => ({ id, revision: digestOf(after) })),
        ...(await count(changed, (part) =>
          inventory.incrementInventory(part.map(({ variant: place, by }) => ({ ...place, incrementBy: by }))),
        )),
        ...(await count(less, (part) =>
          inventory.decrementInventory(part.map(({ variant: place, by }) => ({ ...place, decrementBy: by }))),
        )),
        ...(await eachOf(others, async ({ change, item }) => setStock(change, item))),
      ];
    },
  };

  /** Sets tracking, availability or pre-orders, which are settings of the whole product. */
  async function setStock(change: StockChange, item: EditorStock): Promise<ChangeResult> {
    const { id, quantity, inStock, preorderInfo } = change;
    const productId = item.productId ?? "";
    try {
      const { inventoryItem } = await inventory.getInventoryVariants(productId);
      const isCounted = quantity === undefined ? inStock === undefined && item.trackQuantity === true : true;
      if (isCounted !== inventoryItem.trackQuantity && (inventoryItem.variants ?? []).length > 1) {
        throw invalid([lacking("inventoryItem.trackQuantity", "stockPerVariant")]);
      }
      const state = { ...optional("quantity", quantity), ...optional("inStock", inStock) };
      await inventory.updateInventoryVariants(productId, {
        trackQuantity: isCounted,
        ...(Object.keys(state).length > 0 && { variants: [{ variantId: item.variantId ?? "", ...state }] }),
        ...(preorderInfo && { preorderInfo: preorderOf(preorderInfo) }),
      });
      const after = await orNone(products.getStoreVariant(id));
      return { id, revision: after ? (stockOf(after.variant).revision ?? "") : "" };
    } catch (thrown) {
      return { id, error: errorOf(thrown) };
    }
  }
}

/** Pre-orders for the call: an empty message is omitted. */
const preorderOf = ({ enabled, limit, message }: NonNullable<StockChange["preorderInfo"]>): PreorderInfo => ({
  enabled,
  limit,
  ...optional("message", message || undefined),
});

/** A tracked quantity and its increment. */
interface Counted {
  readonly change: StockChange;
  readonly by: number;
  readonly variant: { readonly productId: string; readonly variantId: string };
  readonly after: State;
}

interface State {
  readonly trackQuantity: boolean;
  readonly inStock: boolean;
  readonly quantity?: number;
  readonly preorderInfo?: unknown;
}

const stateOf = ({ trackQuantity = false, inStock = false, quantity, preorderInfo }: EditorStock): State => ({
  trackQuantity,
  inStock,
  ...optional("quantity", quantity),
  ...optional("preorderInfo", preorderInfo),
});

function stockOf(found: Stored<StoreVariant>): EditorStock {
  const { _id, productId, variantId, productName, variantName, sku, stock, preorderInfo } = found;
  const { trackQuantity = false, quantity, inStock = false } = stock ?? {};
  const { enabled = false, limit = 0, message } = preorderInfo ?? {};
  const item = {
    _id,
    trackQuantity,
    inStock,
    ...(trackQuantity && { quantity: quantity ?? 0 }),
    // The platform sends null if there is no message.
    preorderInfo: { enabled, limit, message: message || "" },
  };
  return {
    ...item,
    revision: digestOf(stateOf(item)),
    ...optional("productId", productId),
    ...optional("variantId", variantId),
    availabilityStatus: inStock ? "IN_STOCK" : enabled ? "PREORDER" : "OUT_OF_STOCK",
    product: {
      name: productName ?? "",
      variantName: variantName ?? "",
      variantVisible: true,
      ...optional("variantSku", sku),
    },
  };
}

function filterOf({ text, counted = true, max }: StockSearch): Record<string, unknown> {
  const conditions = [
    counted ? { "stock.quantity": { $gte: 0 } } : { "stock.quantity": null },
    ...(max === undefined ? [] : [{ "stock.quantity": { $lte: max } }]),
    ...(text ? [{ $or: [{ productName: { $contains: text } }, { sku: { $startsWith: text } }] }] : []),
  ];
  return conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
}
