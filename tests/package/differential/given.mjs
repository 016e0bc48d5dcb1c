/** The arguments of the calls. */

/** @typedef {import("./declarations.mjs").Parameter} Parameter */

/** Ids with characters that are special in URLs. */
const IDS = ["a/b", "../x", "a?b=c", "a#b", "50%", "a b", "Ünïcödé-日本", "a+b", "a%2Fb", "a;b@c:d"];

/** Values in place of the first argument. */
const STRANGE = {
  undefined: undefined,
  null: null,
  "an empty text": "",
  "a dot": ".",
  "two dots": "..",
  "a blank": " ",
  "a number": 7,
  "a large number": 2 ** 60,
  "a boolean": true,
  "an empty list": [],
  "a list": ["a", "b"],
  "an object": { a: 1 },
};

/** A typical query. */
const CONDITIONS = {
  filter: { _id: { $in: ["a", "b"] }, _createdDate: { $gt: "2026-01-01T00:00:00.000Z" }, $or: [{ name: "x" }] },
  sort: [
    { fieldName: "_createdDate", order: "DESC" },
    { fieldName: "name", order: "ASC" },
  ],
};

/** @type {Readonly<Record<string, unknown[]>>} */
const QUERIES = {
  full: [{ ...CONDITIONS, paging: { limit: 10, offset: 20 }, cursorPaging: { limit: 10, cursor: "next" } }],
  minimal: [{ filter: {} }],
  "with fields": [
    { ...CONDITIONS, cursorPaging: { limit: 3 } },
    { fields: ["URL"], fieldsets: ["FULL"] },
  ],
  "a long filter": [{ filter: { name: { $in: Array.from({ length: 700 }, (_, index) => `name ${index}`) } } }],
  "unlike texts": [{ filter: { name: 'Ünïcödé "quoted" & 😀' }, paging: { limit: 1 } }],
};

/**
 * Argument lists by name.
 * @param {string} func the function's name
 * @param {readonly Parameter[]} parameters
 * @param {(type: import("typescript").Type, shape: import("./samples.mjs").Shape, name: string) => unknown} sample
 * @returns {Record<string, unknown[]>}
 */
export function argumentsOf(func, parameters, sample) {
  if (/^query(?!Inventory$|ProductVariants$)/.test(func)) return QUERIES;
  const made = (shape, except = () => false) =>
    parameters
      .filter((parameter) => !except(parameter))
      .map(({ type, name }) => sample(type, { wire: false, text: "some", ...shape }, name));
  const full = () => made({ fill: "full" });
  const lists = {
    full: full(),
    minimal: made({ fill: "minimal" }, ({ optional }) => optional),
    "empty options": made({ fill: "minimal" }),
    nulls: made({ fill: "nulls" }),
    undefined: undefineds(full()),
    "unlike texts": made({ fill: "full", text: 'Ünïcödé "quoted" </script> \u2028 😀' }),
    "names of the wire": renamed(full(), { _id: "id", _createdDate: "createdDate", _updatedDate: "updatedDate" }),
    "both names": both(full()),
    "dates as texts": mapped(full(), (value) => (value instanceof Date ? value.toISOString() : value)),
    "numbers that JSON has not": mapped(full(), (value) => (typeof value === "number" ? Number.NaN : value)),
    "numbers as words": mapped(full(), (value) => (typeof value === "number" ? String(value) : value)),
    "null media": mapped(full(), (value) => (isMedium(value) ? null : value)),
    "empty texts": mapped(full(), (value) => (typeof value === "string" && value !== "own" ? "" : value)),
    "empty lists": mapped(full(), (value) => (Array.isArray(value) ? [] : value)),
    "plain addresses": mapped(full(), (value) =>
      typeof value === "string" && value.startsWith("wix:") ? "https://shop.example/a.jpg" : value,
    ),
    "a field of the future": full().map((value) =>
      isFields(value) ? { ...value, futureField: { _id: "x", list: [1] } } : value,
    ),
  };
  if (typeof lists.full[0] === "string") {
    const [, ...rest] = full();
    for (const id of IDS) lists[`id ${id}`] = [id, ...rest];
    for (const [name, value] of Object.entries(STRANGE)) lists[`id ${name}`] = [value, ...rest];
  }
  return lists;
}

/** Whether a text is the URI of an image, a video or a page. */
const isMedium = (value) => typeof value === "string" && /^(wix:|https:)/.test(value);

const isFields = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A copy with all leaf values changed. */
function mapped(value, change) {
  const changed = change(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mapped(field, change)]));
}

/** A copy with fields renamed at any depth. */
function renamed(value, names) {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [names[name] ?? name, renamed(field, names)]));
}

/** A copy with an `id` for each `_id`. */
function both(value) {
  if (Array.isArray(value)) return value.map(both);
  if (!isFields(value)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, both(field)]));
  return "_id" in fields ? { ...fields, id: "of the wire" } : fields;
}

/** A copy with every second field of each object `undefined`. */
function undefineds(value) {
  if (Array.isArray(value)) return value.map(undefineds);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field], index) => [name, index % 2 === 1 ? undefined : undefineds(field)]),
  );
}

/** A copy without `undefined` fields. */
export function withoutUndefined(value) {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isFields(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutUndefined(field)]));
}
