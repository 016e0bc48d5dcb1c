/** New prices of many products: planned as old → new, sent by the bulk call, and put back. */
import type { ConsoleClient } from "../../client";
import { refusalOf } from "../../ui/problems";
import type { Edit, Row } from "../edit/model";
import { editOf } from "../edit/read";
import { patchOf } from "../edit/patch";
import { rowName } from "../edit/variants";
import type { Product } from "../queries";
import { type Changed, changedPrices, type PriceChange } from "./prices";

export interface PlannedLine {
  key: string;
  name: string;
  row: Row;
  changed: Changed;
}

export interface Planned {
  product: Product;
  before: Edit;
  lines: readonly PlannedLine[];
}

/** The prices of products before and after a change, in the site's currency where a product names none. */
export function planned(products: readonly Product[], change: PriceChange, currency: string): Planned[] {
  return products.map((product) => {
    const before = editOf(product, []);
    const lines = before.rows.map((row) => ({
      key: `${product._id ?? ""}/${row.key}`,
      name: [product.name, rowName(row, before.options)].filter(Boolean).join(", "),
      row,
      changed: changedPrices(row, change, product.currency ?? currency),
    }));
    return { product, before, lines };
  });
}

export function isChange({ row, changed }: PlannedLine): boolean {
  return (
    changed.prices !== undefined && (changed.prices.price !== row.price || changed.prices.compareAt !== row.compareAt)
  );
}

/** A product whose prices were sent, with the revision that it has now. */
export interface Sent {
  planned: Planned;
  revision: string;
}

export interface Outcome {
  changed: Sent[];
  refused: { name: string; error: unknown }[];
}

/** The limits of one bulk call. */
const MAX_PRODUCTS = 100;
const MAX_VARIANTS = 1000;

/** Sends the new prices, or puts the old ones back onto the revisions that the new ones have. */
export async function sendPrices(
  client: ConsoleClient,
  all: readonly Planned[],
  back?: ReadonlyMap<string, string>,
): Promise<Outcome> {
  const outcome: Outcome = { changed: [], refused: [] };
  for (const part of partsOf(all.filter(({ lines }) => lines.some(isChange)))) {
    const products = part.map((each) => {
      const { product, before, lines } = each;
      const rows = lines.map(({ row, changed }) => ({ ...row, ...changed.prices }));
      const after = { ...before, rows };
      const patch = back ? patchOf(product, after, before) : patchOf(product, before, after);
      const id = product._id ?? "";
      return { product: { ...patch, _id: id, revision: back?.get(id) ?? product.revision ?? "" } };
    });
    const sent = products as Parameters<ConsoleClient["productsV3"]["bulkUpdateProducts"]>[0];
    try {
      const { results = [] } = await client.productsV3.bulkUpdateProducts(sent, { returnEntity: true });
      for (const [index, each] of part.entries()) {
        const id = each.product._id;
        const { itemMetadata, item } =
          results.find((result) => result.itemMetadata?._id === id) ?? results[index] ?? {};
        if (itemMetadata?.success) outcome.changed.push({ planned: each, revision: item?.revision ?? "" });
        else outcome.refused.push({ name: nameOf(each), error: refusalOf(itemMetadata?.error) });
      }
    } catch (error) {
      // The parts before stay changed: they are told, and can be undone.
      outcome.refused.push(...part.map((each) => ({ name: nameOf(each), error })));
    }
  }
  return outcome;
}

const nameOf = ({ product }: Planned) => product.name ?? "";

/** The products in parts that one bulk call takes. */
function partsOf(all: readonly Planned[]): Planned[][] {
  const parts: Planned[][] = [];
  let variants = 0;
  for (const each of all) {
    const part = parts.at(-1);
    variants += each.lines.length;
    if (part && part.length < MAX_PRODUCTS && variants <= MAX_VARIANTS) part.push(each);
    else {
      parts.push([each]);
      variants = each.lines.length;
    }
  }
  return parts;
}
