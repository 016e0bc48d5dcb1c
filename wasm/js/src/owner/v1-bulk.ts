/** Changes prices of many products by the bulk calls of catalog v1, where a bulk call can express the change. */

import type { BulkActionMetadata, ItemMetadata } from "../generated/types/bulk.js";
import { numberOf } from "../storefront/catalog-view/parts.js";
import { partsOf } from "../storefront/catalog-view/batches.js";
import type { ChangeResult, ProductChange } from "./editor.js";
import type { EditorV1Modules } from "./editor-of.js";
import { errorOf, refusalOf } from "./failures.js";
import { adjustmentOf, isSameDiscount } from "./v1-prices.js";
import { type ProductV1, variantsOf } from "./v1-product.js";
import { areSameOptions, type Row, wantedOf } from "./v1-wanted.js";

const MAX_IDS = 100;
/** Fewer products are saved by single calls. */
const MIN_IDS = 2;

/** A change with its product as read. */
export interface Found {
  readonly id: string;
  readonly change: ProductChange;
  readonly now: ProductV1;
}

/** A product of which only prices change, with all its prices before and after. */
interface Repriced {
  readonly id: string;
  readonly currency: string;
  readonly amounts: readonly { readonly old: string; readonly now: string }[];
}

type Products = EditorV1Modules["products"];

/** The outcome of each product that a bulk call changed. The others need single calls. */
export async function changeTogether(products: Products, found: readonly Found[]): Promise<Map<string, ChangeResult>> {
  const repriced = found.flatMap((each) => repricedOf(each) ?? []);
  const results = new Map<string, ChangeResult>();
  const send = async (ids: readonly string[], call: (ids: string[]) => Promise<Answer>): Promise<void> => {
    for (const part of partsOf(ids, MAX_IDS)) {
      for (const result of await outcomes(part, call(part))) results.set(result.id, result);
    }
  };
  const [first] = repriced;
  const all = repriced.flatMap(({ amounts }) => amounts);
  const adjust = first && repriced.length >= MIN_IDS ? adjustmentOf(all, first.currency) : undefined;
  if (adjust) {
    const ids = repriced.map(({ id }) => id);
    await send(ids, (part) => products.bulkAdjustProductProperty({ price: adjust }, part));
    return results;
  }
  for (const [price, ids] of samePrices(repriced)) {
    if (ids.length >= MIN_IDS) await send(ids, (part) => products.bulkUpdateProductsProperty(part, { price }));
  }
  return results;
}

interface Answer {
  results?: { itemMetadata?: ItemMetadata }[];
  bulkActionMetadata?: BulkActionMetadata;
}

/** The bulk calls return no products, so the new revisions are unknown. */
async function outcomes(ids: readonly string[], answer: Promise<Answer>): Promise<ChangeResult[]> {
  try {
    const { results = [] } = await answer;
    return ids.map((id, index) => {
      const metadata = (results.find((each) => each.itemMetadata?._id === id) ?? results[index])?.itemMetadata;
      return metadata?.success ? { id, revision: "" } : { id, error: refusalOf(metadata?.error) };
    });
  } catch (thrown) {
    return ids.map((id) => ({ id, error: errorOf(thrown) }));
  }
}

/** The products whose variants all get one price, grouped by that price. */
function samePrices(repriced: readonly Repriced[]): Map<number, string[]> {
  const prices = new Map<number, string[]>();
  for (const { id, amounts } of repriced) {
    const price = Number(amounts[0]?.now);
    if (amounts.every(({ now }) => Number(now) === price)) prices.set(price, [...(prices.get(price) ?? []), id]);
  }
  return prices;
}

const FIELDS: ReadonlySet<string> = new Set(["_id", "revision", "variantsInfo", "options"]);

/** A change of nothing but prices before the discount; undefined for any other change. */
function repricedOf({ id, change, now }: Found): Repriced | undefined {
  const currency = now.priceData?.currency;
  if (!currency || Object.keys(change).some((name) => !FIELDS.has(name))) return undefined;
  const { wanted, violations } = wantedOf(now, change, currency);
  const { rows = [], discount, options } = wanted;
  if (options && !areSameOptions([...options], now.productOptions)) return undefined;
  if (change.variantsInfo?.variants?.some((variant) => variant.inventoryItem)) return undefined;
  const variants = variantsOf(now);
  if (violations.length > 0 || rows.length !== variants.length || !isSameDiscount(discount, now.discount)) {
    return undefined;
  }
  const amounts = variants.flatMap((known) => {
    const row = rows.find((each) => isOf(known.choices, each));
    const { priceData, costAndProfitData, weight = 0, sku = "", visible } = known.variant ?? {};
    const old = numberOf(priceData?.price, currency);
    const isPriceOnly =
      row?.cost === (costAndProfitData?.itemCost ?? 0) &&
      row.weight === weight &&
      row.sku === sku &&
      row.visible === (visible !== false);
    return old && row && isPriceOnly ? [{ old: old.amount, now: row.before }] : [];
  });
  return amounts.length === variants.length ? { id, currency, amounts } : undefined;
}

const isOf = (known: Readonly<Record<string, string>> = {}, { choices }: Row): boolean =>
  JSON.stringify(Object.entries(known).sort()) === JSON.stringify(Object.entries(choices).sort());
