/** One pass over a parsed answer, from the wire's names and values to JavaScript's. */

import { type Conversions, type Kinds, kindsOf } from "./conversions.js";
import { imageToText, videoToText } from "./media.js";

type Fields = Record<string, unknown>;

/** Converts an answer. The parsed text is used up: parts of it are in the result. */
export function incoming(value: unknown, conversions: Conversions): unknown {
  return convert(value, kindsOf(conversions));
}

function convert(value: unknown, kinds: Kinds): unknown {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      value[index] = convert(value[index], kinds);
    }
    return value;
  }
  const fields = value as Fields;
  const result: Fields = {};
  for (const name in fields) {
    const field = fields[name];
    const kind = kinds[name];
    result[rename(name, fields)] =
      kind === undefined ? (typeof field === "object" ? convert(field, kinds) : field) : byKind(kind, field, kinds);
  }
  return result;
}

function byKind(kind: string, field: unknown, kinds: Kinds): unknown {
  switch (kind) {
    case "date":
      return typeof field === "string" ? (field ? new Date(field) : undefined) : convert(field, kinds);
    case "opaque":
      return field;
    case "address":
      return address(convert(field, kinds));
  }
  if (typeof field !== "object" || field === null || Array.isArray(field)) {
    return convert(field, kinds);
  }
  switch (kind) {
    case "image":
      return imageToText(field);
    case "video":
      return videoToText(field);
    default: {
      const page = field as { url?: string; relativePath?: string };
      return page.url ?? page.relativePath;
    }
  }
}

/** `id` becomes `_id`, unless the object has an `_id` of its own. */
function rename(name: string, fields: Fields): string {
  switch (name) {
    case "id":
    case "createdDate":
    case "updatedDate":
      return `_${name}` in fields ? name : `_${name}`;
    default:
      return name;
  }
}

const ADDRESS_NAMES: readonly (readonly [wire: string, script: string])[] = [
  ["addressLine", "addressLine1"],
  ["formattedAddress", "formatted"],
  ["geocode", "location"],
];

function address(value: unknown): unknown {
  return renameFields(value, ADDRESS_NAMES, 0);
}

/** Renames an address's fields on the way in (0 to 1) or out (1 to 0). */
export function renameFields(value: unknown, names: readonly (readonly [string, string])[], from: 0 | 1): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return value;
  }
  const fields = value as Fields;
  const renamed: Fields = {};
  for (const name of Object.keys(fields)) {
    const fresh = names.find((pair) => pair[from] === name)?.[from === 0 ? 1 : 0] ?? name;
    renamed[fresh in fields ? name : fresh] = fields[name];
  }
  return renamed;
}

/** The address names, for the way out. */
export { ADDRESS_NAMES };
