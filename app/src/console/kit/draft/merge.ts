/** A three-way merge by field: the base that was read, the edited state (mine), and the current state (theirs). */
import type { Texts } from "../../../ui/form/field";

/** The fields of `next` that differ from `before`. */
export function changesOf<Values extends Texts>(before: Values, next: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== before[name])) as Partial<Values>;
}

/** The keys that lead to a field of a document. */
export type Path = readonly string[];

export interface Merged<Value> {
  value: Value;
  /** The fields in conflict: changed on both sides to different values. The merge keeps the edited value. */
  clashes: Path[];
}

/** How one part of a document is compared and merged. */
export interface Part<Value> {
  differences: (before: Value, after: Value) => Path[];
  merge: (before: Value, mine: Value, theirs: Value) => Merged<Value>;
  /** The value with the field at a path taken from theirs. */
  take: (value: Value, theirs: Value, path: Path) => Value;
}

/** A conflict: a field changed on both sides, with the three states of its document. */
export interface Clash<Doc> {
  id: string;
  path: Path;
  before: Doc;
  mine: Doc;
  theirs: Doc;
}

type Same<Value> = (one: Value, other: Value) => boolean;

export function idOf(path: Path): string {
  return path.join(".");
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A value that is merged as a whole. */
export function whole<Value>(same: Same<Value> = isSame): Part<Value> {
  return {
    differences: (before, after) => (same(before, after) ? [] : [[]]),
    merge: (before, mine, theirs) => {
      if (same(before, mine) || same(mine, theirs)) return { value: theirs, clashes: [] };
      return { value: mine, clashes: same(before, theirs) ? [] : [[]] };
    },
    take: (_, theirs) => theirs,
  };
}

/** A document whose fields are parts, each with a merge of its own. */
export function parts<Doc extends object>(of: { readonly [Name in keyof Doc]: Part<Doc[Name]> }): Part<Doc> {
  const names = Object.keys(of);
  return composed<Doc>(
    () => names,
    (name) => (of as Readonly<Record<string, Part<unknown>>>)[name],
  );
}

/** A document of plain fields: the named ones, or all. */
export function record<Doc extends object>(names?: readonly (keyof Doc & string)[]): Part<Doc> {
  const field = whole<unknown>();
  return composed<Doc>(
    (...docs) => names ?? [...new Set(docs.flatMap((doc) => Object.keys(doc)))],
    () => field,
  );
}

/** Combines two parts of one document, over separate fields. */
export function joined<One extends object, Other extends object>(
  one: Part<One>,
  other: Part<Other>,
): Part<One & Other> {
  return {
    differences: (before, after) => [...one.differences(before, after), ...other.differences(before, after)],
    merge: (before, mine, theirs) => {
      const [first, second] = [one.merge(before, mine, theirs), other.merge(before, mine, theirs)];
      return { value: { ...first.value, ...second.value }, clashes: [...first.clashes, ...second.clashes] };
    },
    take: (value, theirs, path) => {
      const taken = { ...value, ...one.take(value, theirs, path) };
      return { ...taken, ...other.take(taken, theirs, path) };
    },
  };
}

function composed<Doc extends object>(
  namesOf: (...docs: readonly Doc[]) => readonly string[],
  partOf: (name: string) => Part<unknown> | undefined,
): Part<Doc> {
  const at = (doc: Doc, name: string) => (doc as Readonly<Record<string, unknown>>)[name];
  const prefixer = (name: string) => (path: Path) => [name, ...path];
  return {
    differences: (before, after) =>
      namesOf(before, after).flatMap(
        (name) => partOf(name)?.differences(at(before, name), at(after, name)).map(prefixer(name)) ?? [],
      ),
    merge: (before, mine, theirs) => {
      const clashes: Path[] = [];
      const fields = namesOf(before, mine, theirs).flatMap((name) => {
        const merged = partOf(name)?.merge(at(before, name), at(mine, name), at(theirs, name));
        clashes.push(...(merged?.clashes.map(prefixer(name)) ?? []));
        return merged?.value === undefined ? [] : [[name, merged.value] as const];
      });
      return { value: Object.fromEntries(fields) as Doc, clashes };
    },
    take: (value, theirs, [name = "", ...path]) => {
      const part = namesOf(value, theirs).includes(name) ? partOf(name) : undefined;
      return part ? { ...value, [name]: part.take(at(value, name), at(theirs, name), path) } : value;
    },
  };
}

/** A list entry with the key that identifies it. */
interface Keyed {
  key: string;
  id?: string;
}

interface EntryRules<Each extends Keyed> {
  /** The fields that are merged separately. */
  fields: readonly (keyof Each & string)[];
  same: Same<unknown>;
}

/**
 * An ordered list whose entries are merged by field. The list's own path stands for its set of entries and their
 * order; a new entry belongs to that change.
 */
export function entries<Each extends Keyed>(rules: EntryRules<Each>): Part<readonly Each[]> {
  const order = whole<readonly Each[]>((one, other) => isSame(keysOf(one), keysOf(other)));
  return {
    differences: (before, after) => [...order.differences(before, after), ...entryDifferences(before, after, rules)],
    merge: (before, mine, theirs) => {
      const { clashes } = order.merge(before, mine, theirs);
      const isMine = order.differences(before, mine).length > 0;
      const now = byKey(theirs);
      const changed = new Set(entryDifferences(before, mine, rules).map(([key]) => key));
      // Entries that the others removed stay if they were edited here.
      const rescued = isMine ? [] : mine.filter(({ key }) => changed.has(key) && !now.has(key));
      const list = isMine ? mine : [...theirs, ...rescued];
      const merged = mergeEntries(list, { before, mine, theirs }, rules);
      return { value: merged.value, clashes: [...(rescued.length > 0 ? [[]] : clashes), ...merged.clashes] };
    },
    take: (value, theirs, path) => {
      if (path.length > 0) return takeEntry(value, theirs, path);
      const known = byKey(value);
      return theirs.map((entry) => known.get(entry.key) ?? entry);
    },
  };
}

/** The differing fields of the entries that both lists have. */
export function entryDifferences<Each extends Keyed>(
  before: readonly Each[],
  after: readonly Each[],
  { fields, same }: EntryRules<Each>,
): Path[] {
  const known = byKey(before);
  return after.flatMap((entry) => {
    const was = known.get(entry.key);
    return was ? fields.filter((field) => !same(was[field], entry[field])).map((field) => [entry.key, field]) : [];
  });
}

/** The entries of a merged list, each merged by field; `remade` re-creates an edited entry that the others removed. */
export function mergeEntries<Each extends Keyed>(
  list: readonly Each[],
  states: Readonly<Record<"before" | "mine" | "theirs", readonly Each[]>>,
  { fields, same }: EntryRules<Each>,
  remade: (own: Each) => Each = (own) => own,
): Merged<readonly Each[]> {
  const [was, typed, now] = [byKey(states.before), byKey(states.mine), byKey(states.theirs)];
  const clashes: Path[] = [];
  const value = list.map((entry) => {
    const [old, own, other] = [was.get(entry.key), typed.get(entry.key), now.get(entry.key)];
    if (!own) return entry;
    if (!other) return remade(own);
    const merged = { ...entry, ...(other.id !== undefined && { id: other.id }) };
    for (const field of fields) {
      const isMine = !same(own[field], old?.[field]) && !same(own[field], other[field]);
      merged[field] = isMine ? own[field] : other[field];
      if (isMine && !same(other[field], old?.[field])) clashes.push([entry.key, field]);
    }
    return merged;
  });
  return { value, clashes };
}

/** The list with one field of one entry taken from theirs. */
export function takeEntry<Each extends Keyed>(
  value: readonly Each[],
  theirs: readonly Each[],
  [key, field = ""]: Path,
): readonly Each[] {
  const other = theirs.find((entry) => entry.key === key);
  return value.map((entry) => (entry.key === key ? { ...entry, [field]: other?.[field as keyof Each] ?? "" } : entry));
}

const keysOf = (list: readonly Keyed[]) => list.map(({ key }) => key);

function byKey<Each extends Keyed>(list: readonly Each[]): Map<string, Each> {
  return new Map(list.map((entry) => [entry.key, entry]));
}

/** Merges the edits made on `before` into the current state. */
export function mergeDocs<Doc>(
  part: Part<Doc>,
  before: Doc,
  mine: Doc,
  theirs: Doc,
): { merged: Doc; clashes: Clash<Doc>[] } {
  const { value, clashes } = part.merge(before, mine, theirs);
  return { merged: value, clashes: clashes.map((path) => ({ id: idOf(path), path, before, mine, theirs })) };
}
