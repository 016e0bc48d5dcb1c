/** How an edited product is compared and merged, field by field. */
import { withoutZeros } from "../../../lib/typed";
import {
  entries,
  entryDifferences,
  idOf,
  isSame,
  joined,
  mergeEntries,
  type Part,
  parts,
  record,
  takeEntry,
  whole,
} from "../../kit/draft/merge";
import { CELLS } from "./cells";
import type { Details, DigitalFile, Edit, ListName, Option, Picture } from "./model";
import { fieldNames } from "../../../ui/form/field";
import { DETAILS } from "./details";
import { MODIFIER } from "./modifiers";
import { PLAN } from "./plans";
import { SECTION } from "./sections";
import { rowName } from "./variants";

/** Compares values without their ids, which derive from the names. */
const by =
  <Value>(shape: (value: Value) => unknown) =>
  (one: Value, other: Value) =>
    isSame(shape(one), shape(other));

export const sameOptions = by<readonly Option[]>((options) =>
  options.map(({ name, choices }) => [name, ...choices.map((choice) => choice.name)]),
);
/** Options, with the images of their choices. */
export const sameChoices = by<readonly Option[]>((options) =>
  options.map(({ name, choices }) => [name, ...choices.map((choice) => [choice.name, ...choice.media])]),
);
export const sameMedia = by<readonly Picture[]>((media) => media.map(({ id, alt }) => [id, alt]));
export const sameFiles = by<readonly DigitalFile[]>((files) => files.map(({ key, id }) => [key, id]));

/** Compares cells: "7" and "7.00" are the same amount. */
export function sameCell(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return isSame(withoutIds(one), withoutIds(other));
  return one === other || withoutZeros(one) === withoutZeros(other);
}

/** The choices of a modifier without their ids, which derive from the names. */
function withoutIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((each: unknown) => (typeof each === "object" ? { ...each, id: undefined } : each));
}

/** The DOM id of an entry's field, which changes and problems link to. */
export function entryId(list: ListName, key: string, field: string): string {
  return idOf([list, key, field]);
}

type Variants = Pick<Edit, "options" | "rows">;

const CELL_RULES = { fields: CELLS, same: sameCell };
const OPTIONS = whole(sameChoices);

/** Options and their variants: the side that changed the options determines the set of variants; cells are merged. */
const VARIANTS: Part<Variants> = {
  differences: (before, after) => [
    ...OPTIONS.differences(before.options, after.options).map(() => ["options"]),
    ...entryDifferences(before.rows, after.rows, CELL_RULES).map((path) => ["rows", ...path]),
  ],
  merge: (before, mine, theirs) => {
    const { value: options, clashes } = OPTIONS.merge(before.options, mine.options, theirs.options);
    const rows = mergeEntries(
      options === theirs.options ? theirs.rows : mine.rows,
      { before: before.rows, mine: mine.rows, theirs: theirs.rows },
      CELL_RULES,
      // A variant that was deleted meanwhile is created again.
      (row) => ({ ...row, id: "" }),
    );
    return {
      value: { options, rows: rows.value },
      clashes: [...clashes.map(() => ["options"]), ...rows.clashes.map((path) => ["rows", ...path])],
    };
  },
  take: (value, theirs, [name, ...path]) => {
    if (name === "options") return { ...value, options: theirs.options, rows: theirs.rows };
    return name === "rows" ? { ...value, rows: takeEntry(value.rows, theirs.rows, path) } : value;
  },
};

export const PRODUCT: Part<Edit> = joined(
  joined(parts({ details: record<Details>(fieldNames(DETAILS)) }), VARIANTS),
  parts<Omit<Edit, "details" | "options" | "rows">>({
    modifiers: entries({ fields: fieldNames(MODIFIER), same: sameCell }),
    plans: entries({ fields: fieldNames(PLAN), same: sameCell }),
    sections: entries({ fields: fieldNames(SECTION), same: sameCell }),
    media: whole(sameMedia),
    files: whole(sameFiles),
  }),
);

/** Gives new variants the ids of the saved variants with the same choices. */
export function identified(edit: Edit, now: Edit): Edit {
  const known = new Map(now.rows.map((row) => [rowName(row, now.options), row]));
  const rows = edit.rows.map((row) => {
    const saved = row.id === "" && row.choices.length > 0 ? known.get(rowName(row, edit.options)) : undefined;
    return saved ? { ...row, key: saved.key, id: saved.id } : row;
  });
  return { ...edit, rows };
}
