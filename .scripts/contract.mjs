/**
 * `node .scripts/contract.mjs FOLDER`: takes from the contract's files the fields that queries may name, as types of the
 * package, and the list of events, which a test holds its types to.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { formatted } from "./lib/format.mjs";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";
import { Problem } from "./lib/problem.mjs";

/**
 * @typedef {{ operators: "*" | string[], sort: "BOTH" | "ASC" | "DESC" | "NONE", fields: string[] }} Group
 * @typedef {{ groups: Group[], searchable?: string[], aggregatable?: string[] }} Call
 * @typedef {{ type: string, wire: string }} Event
 */

const FIELDS = inRoot("wasm/js/src/generated/query-fields.ts");
const EVENTS = inRoot("tests/spec/events.tsv");

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

/** A type of texts; any text where the contract names none. @param {string[] | undefined} fields */
const oneOf = (fields) => fields?.map((field) => JSON.stringify(scriptName(field))).join(" | ") ?? "string";

/** `brands_v3.query` becomes `BrandsV3Query`. @param {string} id */
const typeName = (id) => id.replaceAll(/(?:^|[._])(.)/g, (_, letter) => letter.toUpperCase());

/** @param {Record<string, Call>} calls */
export function fieldsText(calls) {
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
  return `${FIELDS_HEADER}\n${types.join("\n\n")}\n`;
}

/** Whether an event tells an entity, or the body of something that happened. @param {Event} event */
const told = ({ wire }) => (/^(created|updated|deleted)Event/.test(wire) ? "entity" : "data");

/** @param {Event[]} events */
export function eventsText(events) {
  const lines = events.map((event) => `${event.type}\t${told(event)}`).toSorted();
  return `# type\tmember with what the event tells\n${lines.join("\n")}\n`;
}

await main(import.meta.url, async () => {
  const [, , folder] = argv;
  if (!folder) throw new Problem("Name the folder of the contract's files: node .scripts/contract.mjs FOLDER");
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const fields = fieldsText({ ...read("query-fields.json").calls, ...read("third-entities.json").queryFields });
  writeFileSync(FIELDS, await formatted(FIELDS, fields));
  const files = ["more-entities.json", "categories-entities.json", "third-entities.json"];
  writeFileSync(EVENTS, eventsText([...files.flatMap((name) => read(name).events), ...INFERRED]));
});
