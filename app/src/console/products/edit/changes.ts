/** The changes of an edited product: listed as old → new, and merged by field with those of somebody else. */
import { type Cell, CELLS, type Details, type Edit, type Option, type Picture, type Row } from "./model";

/** The place of a change: a field of the product, its options, its media, or a cell of a variant. */
export type Place =
  | { kind: "detail"; field: keyof Details }
  | { kind: "options" }
  | { kind: "media" }
  | { kind: "cell"; row: Row; cell: Cell };

export interface Difference {
  /** Names the place. */
  id: string;
  place: Place;
  before: Edit;
  after: Edit;
}

export const DETAILS = [
  "name",
  "slug",
  "description",
  "visible",
  "brand",
  "ribbon",
  "seoTitle",
  "seoDescription",
  "infoSections",
  "mandatory",
] as const satisfies readonly (keyof Details)[];

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The parts of options and media that are compared: ids follow from the names. */
export function optionsShape(options: readonly Option[]): unknown {
  return options.map(({ name, choices }) => [name, ...choices.map((choice) => choice.name)]);
}

function mediaShape(media: readonly Picture[]): unknown {
  return media.map(({ id, alt }) => [id, alt]);
}

export function sameOptions(one: Edit, other: Edit): boolean {
  return isSame(optionsShape(one.options), optionsShape(other.options));
}

export function sameMedia(one: Edit, other: Edit): boolean {
  return isSame(mediaShape(one.media), mediaShape(other.media));
}

/** The amounts of "7" and "7.00" are the same. */
export function sameCell(one: string, other: string): boolean {
  return one === other || plainNumber(one) === plainNumber(other);
}

function plainNumber(text: string): string {
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, "") : text;
}

/** All differences between two states of a product. A variant that is new is part of the change of options. */
export function differences(before: Edit, after: Edit): Difference[] {
  const found: Difference[] = [];
  const add = (id: string, place: Place) => found.push({ id, place, before, after });
  for (const field of DETAILS)
    if (!isSame(before.details[field], after.details[field])) add(field, { kind: "detail", field });
  if (!sameOptions(before, after)) add("options", { kind: "options" });
  const known = new Map(before.rows.map((row) => [row.key, row]));
  for (const row of after.rows) {
    const was = known.get(row.key);
    if (!was) continue;
    for (const cell of CELLS)
      if (!sameCell(was[cell], row[cell])) add(`${row.key}.${cell}`, { kind: "cell", row, cell });
  }
  if (!sameMedia(before, after)) add("media", { kind: "media" });
  return found;
}

export interface Clash {
  id: string;
  place: Place;
  before: Edit;
  mine: Edit;
  theirs: Edit;
}

/**
 * Merges what was typed on top of `before` into the state as it is now. A field that only one side changed is taken from
 * that side; of one that both changed, ours stays and the clash is told.
 */
export function merge(before: Edit, mine: Edit, theirs: Edit): { merged: Edit; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const clash = (id: string, place: Place) => clashes.push({ id, place, before, mine, theirs });
  const details = { ...theirs.details };
  for (const field of DETAILS) {
    if (isSame(before.details[field], mine.details[field])) continue;
    Object.assign(details, { [field]: mine.details[field] });
    const isClash = !isSame(before.details[field], theirs.details[field]);
    if (isClash && !isSame(mine.details[field], theirs.details[field])) clash(field, { kind: "detail", field });
  }
  const areMine = !sameOptions(before, mine);
  if (areMine && !sameOptions(before, theirs) && !sameOptions(mine, theirs)) clash("options", { kind: "options" });
  const rows = mergedRows(before, mine, theirs, areMine, clash);
  const isMyMedia = !sameMedia(before, mine);
  if (isMyMedia && !sameMedia(before, theirs) && !sameMedia(mine, theirs)) clash("media", { kind: "media" });
  return {
    merged: {
      details,
      options: areMine ? mine.options : theirs.options,
      rows,
      media: isMyMedia ? mine.media : theirs.media,
    },
    clashes,
  };
}

function mergedRows(
  before: Edit,
  mine: Edit,
  theirs: Edit,
  areMine: boolean,
  clash: (id: string, place: Place) => void,
): Row[] {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [row.key, row]));
  const [was, typed, now] = [byKey(before.rows), byKey(mine.rows), byKey(theirs.rows)];
  return (areMine ? mine.rows : theirs.rows).map((row) => {
    const [old, own, other] = [was.get(row.key), typed.get(row.key), now.get(row.key)];
    if (!own) return row;
    // A variant that was deleted meanwhile is made anew.
    if (!other) return { ...own, id: "" };
    const merged = { ...row };
    for (const cell of CELLS) {
      const isMine = !sameCell(own[cell], old?.[cell] ?? "");
      merged[cell] = isMine ? own[cell] : other[cell];
      if (isMine && !sameCell(other[cell], old?.[cell] ?? "") && !sameCell(own[cell], other[cell]))
        clash(`${row.key}.${cell}`, { kind: "cell", row: own, cell });
    }
    return merged;
  });
}

/** The edited product with one field as the other side has it. */
export function takeTheirs(edit: Edit, { place, theirs }: Clash): Edit {
  switch (place.kind) {
    case "detail":
      return { ...edit, details: { ...edit.details, [place.field]: theirs.details[place.field] } };
    case "options":
      return { ...edit, options: theirs.options, rows: theirs.rows };
    case "media":
      return { ...edit, media: theirs.media };
    case "cell": {
      const { key } = place.row;
      const value = theirs.rows.find((row) => row.key === key)?.[place.cell] ?? "";
      return { ...edit, rows: edit.rows.map((row) => (row.key === key ? { ...row, [place.cell]: value } : row)) };
    }
  }
}
