/** A three-way merge of a form's fields: what was read, what was typed, and what is there now. */

export type Fields = Readonly<Record<string, string>>;

export interface Clash<Name extends string> {
  name: Name;
  before: string;
  mine: string;
  theirs: string;
}

export interface Merged<Values extends Fields> {
  values: Values;
  /** The fields that were changed here and elsewhere, to different texts. Their value is the typed one. */
  clashes: Clash<keyof Values & string>[];
}

export function merged<Values extends Fields>(before: Values, mine: Values, theirs: Values): Merged<Values> {
  const clashes: Merged<Values>["clashes"] = [];
  const entries = Object.keys(mine).map((key) => {
    const name = key as keyof Values & string;
    if (mine[name] === before[name]) return [name, theirs[name]];
    if (theirs[name] !== before[name] && theirs[name] !== mine[name]) {
      clashes.push({ name, before: before[name] ?? "", mine: mine[name] ?? "", theirs: theirs[name] ?? "" });
    }
    return [name, mine[name]];
  });
  return { values: Object.fromEntries(entries) as Values, clashes };
}

/** The fields of `next` that are not as they were. */
export function changesOf<Values extends Fields>(before: Values, next: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== before[name])) as Partial<Values>;
}
