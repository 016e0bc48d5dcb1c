/** Bulk price changes of products: planned as old → new, sent by the bulk call, and undone. */
import { catalogEditorOf } from "@cartwright/sdk/owner";
import type { ConsoleClient } from "../../session/client";
import { refusalOf } from "../../kit/ui/problems";
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

/** The prices of products before and after a change; the site's currency stands in where a product has none. */
export function planned(products: readonly Product[], change: PriceChange, currency: string): Planned[] {
  return products.map((product) => {
    const before = editOf(product, []);
    const lines = before.rows.map((row) => ({
      key: `${product._id}/${row.key}`,
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

/** A product whose prices were sent, with its new revision. */
export interface Sent {
  planned: Planned;
  revision: string;
}

export interface Outcome {
  changed: Sent[];
  refused: { name: string; error: Error }[];
}

/** Sends the new prices, or restores the old ones at the current revisions. */
export async function sendPrices(
  client: ConsoleClient,
  all: readonly Planned[],
  back?: ReadonlyMap<string, string>,
): Promise<Outcome> {
  const changing = all.filter(({ lines }) => lines.some(isChange));
  const changes = changing.map(({ product, before, lines }) => {
    const rows = lines.map(({ row, changed }) => ({ ...row, ...changed.prices }));
    const after = { ...before, rows };
    const patch = back ? patchOf(product, after, before) : patchOf(product, before, after);
    const revision = back?.get(product._id) ?? product.revision ?? "";
    return { id: product._id, change: { ...patch, revision } };
  });
  const results = await (await catalogEditorOf(client)).updateEach(changes);
  const outcome: Outcome = { changed: [], refused: [] };
  for (const each of changing) {
    const { revision, error } = results.find(({ id }) => id === each.product._id) ?? {};
    if (revision === undefined) {
      outcome.refused.push({ name: each.product.name ?? "", error: error ?? refusalOf(undefined) });
    } else {
      outcome.changed.push({ planned: each, revision });
    }
  }
  return outcome;
}
