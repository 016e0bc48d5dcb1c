/** Staged changes of stock: kept as a draft, saved together, and held against what others did meanwhile. */
import type { inventoryItemsV3 } from "@cartwright/sdk";
import { readNumber } from "../../lib/typed";
import { type PasteError, tableOf } from "../products/edit/paste";

export type StockItem = inventoryItemsV3.InventoryItem;

export interface Change {
  id: string;
  name: string;
  /** The quantity and revision that the change began from. */
  before: number;
  revision: string;
  after: number;
}

export type Changes = Readonly<Record<string, Change>>;

export interface Conflict {
  change: Change;
  /** The item as it is now; null when it is gone. */
  now: StockItem | null;
}

/** The largest quantity that the platform takes. */
export const MAX = 99_999;

export function isChanges(value: unknown): value is Changes {
  return typeof value === "object" && value !== null && Object.values(value).every(isChange);
}

function isChange(value: unknown): value is Change {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, before, revision, after } = value as Record<string, unknown>;
  const isText = [id, name, revision].every((text) => typeof text === "string");
  return isText && [before, after].every((number) => Number.isInteger(number));
}

/** The quantity of a typed text, in the owner's notation; nothing where it is none that the platform takes. */
export function readStock(text: string): number | undefined {
  const { value } = readNumber(text, { digits: 0 });
  return value !== undefined && Number(value) <= MAX ? Number(value) : undefined;
}

export type PastedColumn = { quantities: number[]; errors?: undefined } | { errors: PasteError[] };

/** A pasted column of quantities for some rows, as a whole or not at all. */
export function pastedColumn(text: string, rows: number): PastedColumn {
  const lines = tableOf(text);
  const errors: PasteError[] = lines.length > rows ? [errorAt(rows, 0, "", "tooMany")] : [];
  const quantities = lines.map(([first = "", ...more], line) => {
    if (more.some(Boolean)) errors.push(errorAt(line, 1, more.join(" "), "tooWide"));
    const quantity = readStock(first);
    if (quantity === undefined)
      errors.push(errorAt(line, 0, first, readNumber(first, { digits: 0, whole: 5 }).refusal ?? "form"));
    return quantity ?? 0;
  });
  return errors.length > 0 ? { errors } : { quantities };
}

const errorAt = (line: number, column: number, text: string, why: PasteError["why"]): PasteError => ({
  line: line + 1,
  column: column + 1,
  cell: why === "tooMany" ? undefined : "quantity",
  text,
  why,
});

/** The changes with one item's new quantity. A quantity that is what it was is no change. */
export function staged(changes: Changes, item: StockItem, name: string, after: number): Changes {
  const id = item._id ?? "";
  const { [id]: known, ...others } = changes;
  const before = known?.before ?? item.quantity ?? 0;
  if (after === before) return others;
  return { ...others, [id]: { id, name, before, after, revision: known?.revision ?? item.revision ?? "" } };
}

interface Result {
  itemMetadata?: { _id?: string; success?: boolean; error?: { code?: string } };
  item?: StockItem;
}

/** A change that was saved, with the revision that its item has now. */
export interface Saved {
  change: Change;
  revision: string;
}

export interface Outcome {
  saved: Saved[];
  outdated: Change[];
  refused: { change: Change; error: unknown }[];
}

/** Each change by what became of it. */
export function outcomeOf(changes: readonly Change[], results: readonly Result[]): Outcome {
  const outcome: Outcome = { saved: [], outdated: [], refused: [] };
  for (const [index, change] of changes.entries()) {
    const result = results.find(({ itemMetadata }) => itemMetadata?._id === change.id) ?? results[index];
    const error = result?.itemMetadata?.error;
    if (result?.itemMetadata?.success) outcome.saved.push({ change, revision: result.item?.revision ?? "" });
    else if (error?.code === "INVALID_REVISION") outcome.outdated.push(change);
    else outcome.refused.push({ change, error });
  }
  return outcome;
}

/** The changes that were typed while others were being saved, on top of what was saved. */
export function typedSince(sent: Changes, now: Changes, saved: readonly Saved[]): Change[] {
  const known = new Map(saved.map((each) => [each.change.id, each]));
  return Object.values(now)
    .filter((change) => change !== sent[change.id])
    .map((change) => {
      const under = known.get(change.id);
      return under ? { ...change, before: under.change.after, revision: under.revision } : change;
    })
    .filter(({ before, after }) => before !== after);
}
