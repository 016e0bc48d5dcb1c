/**
 * Converts the bounds of the published schemas to the form of `contract/bounds.json`: a line for each call and entity, each
 * rule under its field. Leaves out fields that only the server sets, and `nullable`, since null means absent.
 *
 * A rule without `type`, `enum`, `items`, `values`, `shared` and `fields` is a string.
 */
/**
 * @typedef {Record<string, unknown> & { shared?: string, enum?: string, oneOf?: string, readonly?: boolean, required?: boolean }} Rule
 * @typedef {Record<string, Rule>} Fields by path
 * @typedef {{ path: Fields, fields: Fields, requiredOneOf?: { at: string, of: string[] }[] }} Call
 * @typedef {{ endpoints: Record<string, Call>, shared: Record<string, Fields>, enums: Record<string, string[]> }} Bounds
 *
 * @typedef {{ fields?: Record<string, Node>, items?: Node, values?: Node, oneOf?: string[][], requiredOneOf?: string[][] }} Inside
 * @typedef {Inside & Record<string, unknown>} Node
 */

/** Calls in the contract that the client lacks. */
const WITHOUT_ROW = [
  "cart_v2.handle_async_checkout_completion",
  "categories.bulk_set_item_categories",
  "oauth.access",
  "oauth.token_client_credentials",
];

/** Members of enums that clients send in addition to those of the types. @type {Record<string, string[]>} */
const MORE_MEMBERS = {
  "customizations_v3.ChoiceType": ["MULTIPLE_COLORS", "IMAGE"],
  "products_v3.ChoiceType": ["MULTIPLE_COLORS", "IMAGE"],
  "products_v3.RequestedFields": ["MIN_VARIANT_PRICE_INFO"],
  "products_v3.SingleEntityOpsRequestedFields": ["MIN_VARIANT_PRICE_INFO"],
  "redirects.Prompt": ["consent", "select_account"],
};

/** Entities whose alternatives may occur together: answers have both, and may be written back. */
const TOGETHER = ["products_v3.ProductMedia"];

/** The client's name of a call. @param {string} id */
function rowOf(id) {
  const [, action] = /^cart_v2\.(\w+?)(?:_(?:to|from|for|in))?_current$/.exec(id) ?? [];
  return action ? `current_cart_v2.${action}` : id;
}

/** The steps of a path: `a.b[].c{}` is the fields a and b, the items, the field c and the values. @param {string} path */
const stepsOf = (path) => path.match(/\[\]|\{\}|[^.[\]{}]+/g) ?? [];

/**
 * The child of a rule by a step of its path, made if absent.
 * @param {Node} node
 * @param {string} step
 * @returns {Node}
 */
function within(node, step) {
  if (step === "[]") return (node.items ??= {});
  if (step === "{}") return (node.values ??= {});
  node.fields ??= {};
  return (node.fields[step] ??= {});
}

/**
 * A rule without some of its parts.
 * @param {Rule} rule
 * @param {string[]} names
 * @returns {Omit<Rule, "oneOf" | "enum">}
 */
const without = (rule, names) => Object.fromEntries(Object.entries(rule).filter(([name]) => !names.includes(name)));

/**
 * Rules by path as a tree of rules.
 * @param {Fields} fields
 * @param {{ at: string, of: string[] }[]} requiredOneOf
 */
function tree(fields, requiredOneOf = []) {
  /** @type {Node} */
  const root = {};
  /** @type {Map<Node, Map<string, string[]>>} */
  const groups = new Map();
  const closed = Object.keys(fields).filter((path) => fields[path].readonly && !fields[path].required);
  for (const [path, given] of Object.entries(fields)) {
    if (closed.some((above) => path === above || [".", "[", "{"].some((next) => path.startsWith(above + next)))) {
      continue;
    }
    const steps = stepsOf(path);
    const parent = steps.slice(0, -1).reduce(within, root);
    const name = steps.at(-1) ?? "";
    Object.assign(within(parent, name), without(given, ["oneOf", "readonly", "nullable"]));
    if (!given.oneOf) continue;
    const own = groups.get(parent) ?? new Map();
    groups.set(parent, own.set(given.oneOf, [...(own.get(given.oneOf) ?? []), name]));
  }
  for (const [node, own] of groups) {
    const several = [...own.values()].filter((members) => members.length > 1);
    if (several.length > 0) node.oneOf = several;
  }
  for (const { at, of } of requiredOneOf) {
    const node = stepsOf(at).reduce(within, root);
    node.requiredOneOf = [...(node.requiredOneOf ?? []), of];
  }
  return terse(root);
}

/** Whether the rest of a rule implies its type. @param {Node} node */
const isImplied = ({ type, fields, shared }) =>
  ["string", "enum", "array", "map"].includes(String(type)) || (type === "object" && Boolean(fields ?? shared));

/**
 * Removes enums from the variables of a path if the file does not list their members; they become strings.
 * @param {Fields} path
 * @param {Record<string, string[]>} enums
 * @returns {Record<string, Node>}
 */
const withKnownEnums = (path, enums) =>
  Object.fromEntries(
    Object.entries(path).map(([name, given]) => {
      const { enum: members } = given;
      const rule = without(given, ["enum", "oneOf"]);
      return [
        name,
        members && enums[members] ? { ...rule, enum: members } : { ...rule, type: members ? "string" : rule.type },
      ];
    }),
  );

/** Removes implied types from a tree. @param {Node} node @returns {Node} */
function terse({ type, ...node }) {
  const rule = isImplied({ type, ...node }) || !type ? node : { type, ...node };
  if (rule.items) rule.items = terse(rule.items);
  if (rule.values) rule.values = terse(rule.values);
  if (rule.fields) rule.fields = terseFields(rule.fields);
  return rule;
}

/** @param {Record<string, Node>} fields */
const terseFields = (fields) => Object.fromEntries(Object.entries(fields).map(([name, node]) => [name, terse(node)]));

/** The shared entities or enums in a tree. @param {unknown} node @param {"shared" | "enum"} kind @returns {string[]} */
function namesIn(node, kind) {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === kind && typeof value === "string" ? [value] : namesIn(value, kind),
  );
}

/** The entities that calls reach, also through others. @param {unknown[]} calls @param {Record<string, Node>} shared */
function reached(calls, shared) {
  const found = new Set(namesIn(calls, "shared"));
  for (const name of found) for (const inner of namesIn(shared[name], "shared")) found.add(inner);
  return [...found].sort();
}

/** A JSON object with one line for each member. @param {Record<string, unknown>} object */
const lines = (object) =>
  `{\n${Object.entries(object)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(",\n")}\n}`;

/** The platform's form of the contract's bounds. @param {Bounds} bounds */
export function compact(bounds) {
  /** @type {Record<string, { path: Record<string, Node> } & Node>} */
  const calls = {};
  for (const [id, { path, fields, requiredOneOf }] of Object.entries(bounds.endpoints)) {
    if (WITHOUT_ROW.includes(id)) continue;
    calls[rowOf(id)] = { path: terseFields(withKnownEnums(path, bounds.enums)), ...tree(fields, requiredOneOf) };
  }
  const entities = Object.fromEntries(Object.entries(bounds.shared).map(([name, fields]) => [name, tree(fields)]));
  for (const name of TOGETHER) delete entities[name].oneOf;
  const used = reached(Object.values(calls), entities);
  const shared = Object.fromEntries(used.map((name) => [name, entities[name]]));
  const names = [...new Set(namesIn([calls, shared], "enum"))].sort();
  const enums = Object.fromEntries(names.map((name) => [name, [...bounds.enums[name], ...(MORE_MEMBERS[name] ?? [])]]));
  return `{\n"calls":${lines(calls)},\n"shared":${lines(shared)},\n"enums":${lines(enums)}\n}\n`;
}
