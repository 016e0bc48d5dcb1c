/** Quantities of stock: typed, pasted, and saved by a bulk call. */
import type { ChangeResult, EditorStock } from "@cartwright/sdk/owner";
import { readError } from "../../lib/errors";
import { readNumber } from "../../lib/typed";
import type { Draft as EditsDraft } from "../kit/draft/useEdits";
import { type PasteError, tableOf } from "../products/edit/paste";
import { recordOf } from "../session/request";
import { isOutdated, refusalOf } from "../kit/ui/problems";

export type StockItem = EditorStock;

/** Quantities by item id. */
export type Quantities = Readonly<Record<string, number>>;

/** The names and revisions of edited items, by id. */
export type Items = Readonly<Record<string, { name: string; revision: string }>>;

/** A quantity to be saved. */
export interface Change {
  id: string;
  name: string;
  revision: string;
  before: number;
  after: number;
}

/** The platform's greatest quantity. */
export const MAX = 99_999;

export function isQuantities(value: unknown): value is Quantities {
  return isRecordOf(value, Number.isInteger);
}

export function isItems(value: unknown): value is Items {
  return isRecordOf(value, (item) => {
    const { name, revision } = recordOf(item);
    return typeof name === "string" && typeof revision === "string";
  });
}

function isRecordOf(value: unknown, isValue: (value: unknown) => boolean): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isValue);
}

/** Parses a quantity in the owner's number format; undefined if invalid or out of bounds. */
export function readStock(text: string): number | undefined {
  const { value } = readNumber(text, { digits: 0 });
  return value !== undefined && Number(value) <= MAX ? Number(value) : undefined;
}

export type PastedColumn = { quantities: number[]; errors?: undefined } | { errors: PasteError[] };

/** Parses a pasted column of quantities, as a whole or not at all. */
export function pastedColumn(text: string, rows: number): PastedColumn {
  const lines = tableOf(text);
  const errors: PasteError[] = lines.length > rows ? [errorAt(rows, 0, "", "tooMany")] : [];
  const quantities = lines.map(([first = "", ...more], line) => {
    if (more.some(Boolean)) errors.push(errorAt(line, 1, more.join(" "), "tooWide"));
    const quantity = readStock(first);
    if (quantity === undefined) {
      errors.push(errorAt(line, 0, first, readNumber(first, { digits: 0, whole: 5 }).refusal ?? "form"));
    }
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

type Draft = EditsDraft<Quantities, Items>;

/** The draft with an item's new quantity. An item's first change is based on its state as read. */
export function staged({ before, after, version }: Draft, item: StockItem, name: string, quantity: number): Draft {
  const { _id: id, quantity: read = 0, revision = "" } = item;
  const isKnown = before[id] !== after[id];
  return {
    before: isKnown ? before : { ...before, [id]: read },
    after: { ...after, [id]: quantity },
    version: isKnown ? version : { ...version, [id]: { name, revision } },
  };
}

/** The changes of a draft, all or of some items. */
export function changesOf({ before, after, version }: Draft, ids: readonly string[] = Object.keys(after)): Change[] {
  return ids.flatMap((id) => {
    const [was = 0, now, item] = [before[id], after[id], version[id]];
    return now === undefined || now === was || !item ? [] : [{ id, ...item, before: was, after: now }];
  });
}

/** A saved change, with its item's new revision. */
export interface Saved {
  change: Change;
  revision: string;
}

export interface Outcome {
  saved: Saved[];
  /** The changes of items that were changed or deleted since the read. */
  outdated: Change[];
  refused: { change: Change; error: Error }[];
}

/** Groups the changes by outcome. */
export function outcomeOf(changes: readonly Change[], results: readonly ChangeResult[]): Outcome {
  const outcome: Outcome = { saved: [], outdated: [], refused: [] };
  for (const change of changes) {
    const { revision, error } = results.find(({ id }) => id === change.id) ?? {};
    if (revision !== undefined) outcome.saved.push({ change, revision });
    else if (isOutdated(error) || readError(error).code === "INVENTORY_ITEM_NOT_FOUND") outcome.outdated.push(change);
    else outcome.refused.push({ change, error: error ?? refusalOf(undefined) });
  }
  return outcome;
}
