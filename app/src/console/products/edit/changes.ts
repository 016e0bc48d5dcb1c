/** The changes of an edited product: listed as old → new, and merged by field with those of somebody else. */
import { recordOf } from "../../request";
import { withoutZeros } from "../../../lib/typed";
import { type Cell, CELLS, type Details, type Edit, type Option, type Picture, type Row } from "./model";
import { type Modifier, MODIFIER_FIELDS } from "./modifiers";
import { type Plan, PLAN_FIELDS } from "./plans";
import { rowName } from "./variants";

/** The lists whose entries are edited field by field. */
export type ListName = "modifiers" | "plans";
export type Entry = Modifier | Plan;

const ENTRY_FIELDS: Readonly<Record<ListName, readonly string[]>> = { modifiers: MODIFIER_FIELDS, plans: PLAN_FIELDS };
const LISTS = Object.keys(ENTRY_FIELDS) as ListName[];

/** The place of a change: a field of the product, its options, its media, its files, a cell of a variant, a list, or a field of an entry. */
export type Place =
  | { kind: "detail"; field: keyof Details }
  | { kind: "options" }
  | { kind: "media" }
  | { kind: "files" }
  | { kind: "cell"; row: Row; cell: Cell }
  | { kind: "list"; list: ListName }
  | { kind: "entry"; list: ListName; entry: Entry; field: string };

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
  "oneTime",
] as const satisfies readonly (keyof Details)[];

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The parts of options and media that are compared: ids follow from the names. */
function optionsShape(options: readonly Option[]): unknown {
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

export function sameFiles(one: Edit, other: Edit): boolean {
  const shape = ({ files }: Edit) => files.map(({ key, id }) => [key, id]);
  return isSame(shape(one), shape(other));
}

/** The entries of a list and their order. */
function sameList(list: ListName, one: Edit, other: Edit): boolean {
  const keys = (edit: Edit) => edit[list].map(({ key }) => key);
  return isSame(keys(one), keys(other));
}

/** The amounts of "7" and "7.00" are the same. */
export function sameCell(one: string, other: string): boolean {
  return one === other || withoutZeros(one) === withoutZeros(other);
}

function sameField(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return sameCell(one, other);
  return isSame(withoutIds(one), withoutIds(other));
}

/** The choices of a modifier without their ids, which follow from the names. */
function withoutIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((each: unknown) => (typeof each === "object" ? { ...each, id: undefined } : each));
}

/** The place of an entry's field, for changes and for problems. */
export function entryId(list: ListName, key: string, field: string): string {
  return `${list}.${key}.${field}`;
}

/** All differences between two states of a product. Variants and entries that are new are part of the change of their list. */
export function differences(before: Edit, after: Edit): Difference[] {
  const found: Difference[] = [];
  const add = (id: string, place: Place) => found.push({ id, place, before, after });
  for (const field of DETAILS)
    if (!isSame(before.details[field], after.details[field])) add(field, { kind: "detail", field });
  if (!sameOptions(before, after)) add("options", { kind: "options" });
  const known = byKey(before.rows);
  for (const row of after.rows) {
    const was = known.get(row.key);
    if (!was) continue;
    for (const cell of CELLS)
      if (!sameCell(was[cell], row[cell])) add(`${row.key}.${cell}`, { kind: "cell", row, cell });
  }
  for (const list of LISTS) {
    if (!sameList(list, before, after)) add(list, { kind: "list", list });
    const known = byKey<Entry>(before[list]);
    for (const entry of after[list]) {
      const was = recordOf(known.get(entry.key));
      const now = recordOf(entry);
      for (const field of known.has(entry.key) ? ENTRY_FIELDS[list] : [])
        if (!sameField(was[field], now[field]))
          add(entryId(list, entry.key, field), { kind: "entry", list, entry, field });
    }
  }
  if (!sameMedia(before, after)) add("media", { kind: "media" });
  if (!sameFiles(before, after)) add("files", { kind: "files" });
  return found;
}

function byKey<Each extends { key: string }>(entries: readonly Each[]): Map<string, Each> {
  return new Map(entries.map((entry) => [entry.key, entry]));
}

export interface Clash {
  id: string;
  place: Place;
  before: Edit;
  mine: Edit;
  theirs: Edit;
}

/** The state with its new variants as those that have their choices now: a variant gets its id when it is saved. */
function identified(edit: Edit, now: Edit): Edit {
  const known = new Map(now.rows.map((row) => [rowName(row, now.options), row]));
  const rows = edit.rows.map((row) => {
    const saved = row.id === "" && row.choices.length > 0 ? known.get(rowName(row, edit.options)) : undefined;
    return saved ? { ...row, key: saved.key, id: saved.id } : row;
  });
  return { ...edit, rows };
}

/**
 * Merges what was typed on top of `began` into the state as it is now. A field that only one side changed is taken from
 * that side; of one that both changed, ours stays and the clash is told.
 */
export function merge(began: Edit, typed: Edit, theirs: Edit): { merged: Edit; clashes: Clash[] } {
  const [before, mine] = [identified(began, theirs), identified(typed, theirs)];
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
  const rows = mergedEntries(before.rows, mine.rows, theirs.rows, {
    fields: CELLS,
    areMine,
    // A variant that was deleted meanwhile is made anew.
    kept: (row) => ({ ...row, id: "" }),
    clash: (row, cell) => clash(`${row.key}.${cell}`, { kind: "cell", row, cell }),
  });
  const listed = <Each extends Entry>(
    list: ListName,
    of: (edit: Edit) => readonly Each[],
    fields: readonly (keyof Each & string)[],
  ) => {
    const isMine = !sameList(list, before, mine);
    if (isMine && !sameList(list, before, theirs) && !sameList(list, mine, theirs)) clash(list, { kind: "list", list });
    return mergedEntries(of(before), of(mine), of(theirs), {
      fields,
      areMine: isMine,
      kept: (entry) => entry,
      clash: (entry, field) => clash(entryId(list, entry.key, field), { kind: "entry", list, entry, field }),
      lost: () => clash(list, { kind: "list", list }),
    });
  };
  const isMyMedia = !sameMedia(before, mine);
  if (isMyMedia && !sameMedia(before, theirs) && !sameMedia(mine, theirs)) clash("media", { kind: "media" });
  const areMyFiles = !sameFiles(before, mine);
  if (areMyFiles && !sameFiles(before, theirs) && !sameFiles(mine, theirs)) clash("files", { kind: "files" });
  return {
    merged: {
      details,
      options: areMine ? mine.options : theirs.options,
      rows,
      modifiers: listed("modifiers", ({ modifiers }) => modifiers, MODIFIER_FIELDS),
      plans: listed("plans", ({ plans }) => plans, PLAN_FIELDS),
      media: isMyMedia ? mine.media : theirs.media,
      files: areMyFiles ? mine.files : theirs.files,
    },
    clashes,
  };
}

interface EntryMerge<Each, Field> {
  fields: readonly Field[];
  /** Whether the list itself was changed here. */
  areMine: boolean;
  /** An entry of ours that the others have removed. */
  kept: (own: Each) => Each;
  clash: (own: Each, field: Field) => void;
  /** Hears that the others have removed entries that were changed here. Without it those go, too. */
  lost?: () => void;
}

/** The entries of a list, each merged by field. */
function mergedEntries<Each extends { key: string; id?: string }, Field extends keyof Each & string>(
  before: readonly Each[],
  mine: readonly Each[],
  theirs: readonly Each[],
  { fields, areMine, kept, clash, lost }: EntryMerge<Each, Field>,
): Each[] {
  const [was, typed, now] = [byKey(before), byKey(mine), byKey(theirs)];
  const isLost = (own: Each) => {
    const old = was.get(own.key);
    return old && !now.has(own.key) && fields.some((field) => !sameField(own[field], old[field]));
  };
  const rescued = areMine || !lost ? [] : mine.filter(isLost);
  if (rescued.length > 0) lost?.();
  return (areMine ? mine : [...theirs, ...rescued]).map((entry) => {
    const [old, own, other] = [was.get(entry.key), typed.get(entry.key), now.get(entry.key)];
    if (!own) return entry;
    if (!other) return kept(own);
    const merged = { ...entry, ...(other.id !== undefined && { id: other.id }) };
    for (const field of fields) {
      const isMine = !sameField(own[field], old?.[field]) && !sameField(own[field], other[field]);
      merged[field] = isMine ? own[field] : other[field];
      if (isMine && !sameField(other[field], old?.[field])) clash(own, field);
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
    case "files":
      return { ...edit, files: theirs.files };
    case "cell": {
      const { key } = place.row;
      const value = theirs.rows.find((row) => row.key === key)?.[place.cell] ?? "";
      return { ...edit, rows: edit.rows.map((row) => (row.key === key ? { ...row, [place.cell]: value } : row)) };
    }
    case "list": {
      const merged = byKey<Entry>(edit[place.list]);
      return { ...edit, [place.list]: theirs[place.list].map((entry) => merged.get(entry.key) ?? entry) };
    }
    case "entry": {
      const { list, field } = place;
      const { key } = place.entry;
      const value = recordOf(theirs[list].find((entry) => entry.key === key))[field];
      const entries: readonly Entry[] = edit[list];
      return { ...edit, [list]: entries.map((entry) => (entry.key === key ? { ...entry, [field]: value } : entry)) };
    }
  }
}
