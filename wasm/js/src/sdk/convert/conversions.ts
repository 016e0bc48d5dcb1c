/** The fields of a group of calls that have another form in JavaScript, by name. */
export interface Conversions {
  readonly dates?: readonly string[];
  readonly images?: readonly string[];
  readonly videos?: readonly string[];
  readonly addresses?: readonly string[];
  readonly pageUrls?: readonly string[];
  readonly contents?: readonly string[];
  readonly opaque?: readonly string[];
  /** Floating-point numbers, which are words on the wire if they are not finite. */
  readonly numbers?: readonly string[];
}

/** The conversion of a field. */
export type Kind = "date" | "image" | "video" | "address" | "pageUrl" | "content" | "opaque" | "number";

/** The conversion of all fields with one name. */
export interface Rule {
  kind: Kind | undefined;
  /**
   * The names of the enclosing fields in which the conversion applies: `product.url` is the URL of a page, other
   * `url`s are not.
   */
  under: string[] | undefined;
  /** Whether every entity has the field, and JavaScript writes its name with an underscore. */
  isRenamed: boolean;
}

/** The rules of a group of calls, made on the first call. */
export interface Kinds {
  readonly rules: Map<string, Rule>;
  /** A quick filter: for each name length, a bit for each first letter of a name with a rule. */
  readonly initials: Int32Array;
}

const LENGTHS = 64;
const RENAMED: readonly string[] = ["id", "createdDate", "updatedDate"];

/** The rule for a field name. Most names have no rule, which the filter shows without a lookup. */
export function ruleOf({ rules, initials }: Kinds, name: string): Rule | undefined {
  const letters = initials[name.length % LENGTHS] ?? 0;
  return (letters >> name.charCodeAt(0)) & 1 ? rules.get(name) : undefined;
}

/** The conversion of a field within an enclosing field. */
export function kindOf({ kind, under: parents }: Rule, under: string): Kind | undefined {
  return parents === undefined || parents.includes(under) ? kind : undefined;
}

const cache = new WeakMap<Conversions, Kinds>();

export function kindsOf(conversions: Conversions): Kinds {
  let kinds = cache.get(conversions);
  if (!kinds) {
    kinds = kindsFrom(conversions);
    cache.set(conversions, kinds);
  }
  return kinds;
}

function kindsFrom(conversions: Conversions): Kinds {
  const kinds: Kinds = { rules: new Map(), initials: new Int32Array(LENGTHS) };
  const rule = (name: string): Rule => {
    const known = kinds.rules.get(name) ?? { kind: undefined, under: undefined, isRenamed: RENAMED.includes(name) };
    kinds.rules.set(name, known);
    const length = name.length % LENGTHS;
    kinds.initials[length] = (kinds.initials[length] ?? 0) | (1 << name.charCodeAt(0));
    return known;
  };
  const put = (paths: readonly string[] | undefined, kind: Kind): void =>
    paths?.forEach((path) => {
      const [name = "", under] = path.split(".").reverse();
      const known = rule(name);
      known.kind = kind;
      if (under !== undefined) (known.under ??= []).push(under);
    });
  RENAMED.forEach(rule);
  put(conversions.dates, "date");
  put(conversions.images, "image");
  put(conversions.videos, "video");
  put(conversions.addresses, "address");
  put(conversions.pageUrls, "pageUrl");
  put(conversions.contents, "content");
  put(conversions.opaque, "opaque");
  put(conversions.numbers, "number");
  return kinds;
}
