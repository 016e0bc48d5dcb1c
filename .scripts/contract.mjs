/**
 * `node .scripts/contract.mjs FOLDER`: imports the facts of the published schemas into `contract/`: bounds of
 * requests, fields of queries, and events. Without a folder: writes the package's types of query fields from them.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { compact } from "./lib/bounds.mjs";
import { formatted } from "./lib/format.mjs";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";

/**
 * @typedef {{ operators: "*" | string[], sort: "BOTH" | "ASC" | "DESC" | "NONE", fields: string[] }} Group
 * @typedef {{ groups: Group[], searchable?: string[], aggregatable?: string[] }} Call
 * @typedef {{ type: string, wire: string }} Event
 */

export const BOUNDS = inRoot("contract", "bounds.json");
/** The digest of the imported bounds: a manual change would be lost in the next import. */
export const BOUNDS_DIGEST = inRoot("contract", "bounds.sha256");
const QUERY_FIELDS = inRoot("contract", "query-fields.json");
const EVENTS = inRoot("contract", "events.tsv");
const ENTITIES = inRoot("contract", "entities.json");
/** The package's types of query fields. */
export const FIELDS = inRoot("wasm", "js", "src", "generated", "query-fields.ts");

/** @param {string} text */
export const digestOf = (text) => createHash("sha256").update(text).digest("hex");

/** Events that the contract infers from the name of their entity. @type {Event[]} */
const INFERRED = [
  { type: "wix.stores.catalog.v3.product_group_created", wire: "createdEvent.entity" },
  { type: "wix.stores.catalog.v3.product_group_deleted", wire: "deletedEvent" },
  { type: "wix.stores.catalog.v3.product_group_updated", wire: "updatedEvent.currentEntity" },
];

const FIELDS_HEADER =
  "/** The fields that queries and searches may name, taken from the contract by `node .scripts/contract.mjs`: do not edit. */\n\n" +
  'import type { Nameable } from "../sdk/query/fields.js";\n';

/** A field's name in JavaScript. @param {string} field */
const scriptName = (field) => field.replaceAll(/(^|\.)(id|createdDate|updatedDate)(?=\.|$)/g, "$1_$2");

/** A union of string literals; any string if the contract names none. @param {string[] | undefined} fields */
const oneOf = (fields) => fields?.map((field) => JSON.stringify(scriptName(field))).join(" | ") ?? "string";

/** `brands_v3.query` becomes `BrandsV3Query`. @param {string} id */
const typeName = (id) => id.replaceAll(/(?:^|[._])(.)/g, (_, letter) => letter.toUpperCase());

export function fieldsText() {
  const calls = /** @type {Record<string, Call>} */ (JSON.parse(readFileSync(QUERY_FIELDS, "utf8")));
  const types = Object.entries(calls).map(([id, { groups, searchable, aggregatable }]) => {
    /** @param {(group: Group) => boolean} is */
    const fields = (is) => oneOf(groups.filter(is).flatMap((group) => group.fields)) || "never";
    const takes =
      (/** @type {string} */ operator) =>
      (/** @type {Group} */ { operators }) =>
        operators !== "*" && operators.includes(operator);
    return `export type ${typeName(id)} = Nameable<{
  every: ${fields(({ operators }) => operators === "*")};
  equality: ${fields(takes("$eq"))};
  list: ${fields(takes("$hasAll"))};
  sort: ${fields(({ sort }) => sort === "BOTH")};
  search: ${oneOf(searchable)};
  aggregation: ${oneOf(aggregatable)};
}>;`;
  });
  return formatted(FIELDS, `${FIELDS_HEADER}\n${types.join("\n\n")}\n`);
}

/** Whether an event carries an entity, or a body of its own. @param {Event} event */
const contentOf = ({ wire }) => (/^(created|updated|deleted)Event/.test(wire) ? "entity" : "data");

/** @param {Event[]} events */
function eventsText(events) {
  const lines = events.map((event) => `${event.type}\t${contentOf(event)}`).toSorted();
  return `# type\tmember with what the event tells\n${lines.join("\n")}\n`;
}

/** @param {Record<string, Call>} calls */
function queryFieldsText(calls) {
  const lines = Object.entries(calls).map(([id, { groups, searchable, aggregatable }]) => {
    const fields = groups.map(({ operators, sort, fields }) => ({ operators, sort, fields }));
    return `${JSON.stringify(id)}: ${JSON.stringify({ groups: fields, searchable, aggregatable })}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** A field's bounds, and whether only the platform sets it. */
const OF_FIELD = ["maxLength", "minLength", "maxSize", "minSize", "max", "min", "readonly"];

/** The bounded fields of answers. @param {Record<string, { fields?: Record<string, unknown>[] }>[]} files */
function entitiesText(files) {
  const lines = files.flatMap((entities) =>
    Object.entries(entities).flatMap(([name, { fields = [] }]) => {
      const bounded = fields
        .map((field) => /** @type {const} */ ([field.name, OF_FIELD.filter((key) => field[key] !== undefined), field]))
        .filter(([, keys]) => keys.length > 0)
        .map(([field, keys, all]) => [field, Object.fromEntries(keys.map((key) => [key, all[key]]))]);
      return bounded.length > 0 ? [`${JSON.stringify(name)}: ${JSON.stringify(Object.fromEntries(bounded))}`] : [];
    }),
  );
  return `{\n${[...new Set(lines)].toSorted().join(",\n")}\n}\n`;
}

/** @param {string} folder */
function importFacts(folder) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const bounds = compact(read("bounds.json"));
  writeFileSync(BOUNDS, bounds);
  writeFileSync(BOUNDS_DIGEST, `${digestOf(bounds)}\n`);
  writeFileSync(
    QUERY_FIELDS,
    queryFieldsText({ ...read("query-fields.json").calls, ...read("third-entities.json").queryFields }),
  );
  const files = ["more-entities.json", "categories-entities.json", "third-entities.json"];
  const all = ["entities.json", "cart-v2-entities.json", ...files].map(read);
  writeFileSync(
    ENTITIES,
    entitiesText(all.flatMap(({ entities, applicationErrorData }) => [entities, applicationErrorData ?? {}])),
  );
  writeFileSync(EVENTS, eventsText([...files.flatMap((name) => read(name).events), ...INFERRED]));
}

await main(import.meta.url, async () => {
  const [, , folder] = argv;
  if (folder) importFacts(folder);
  writeFileSync(FIELDS, await fieldsText());
});
