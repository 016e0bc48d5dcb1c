/** One pass over arguments, from JavaScript's names and values to the wire's. The arguments are left as they are. */

import { type Conversions, type Kinds, kindsOf } from "./conversions.js";
import { ADDRESS_NAMES, renameFields } from "./incoming.js";
import { imageFromText, videoFromText } from "./media.js";

type Fields = Record<string, unknown>;

/** Converts a payload. */
export function outgoing(value: unknown, conversions: Conversions): unknown {
  return convert(value, kindsOf(conversions));
}

function convert(value: unknown, kinds: Kinds): unknown {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  if (Array.isArray(value)) {
    return value.map((item) => convert(item, kinds));
  }
  const fields = value as Fields;
  const result: Fields = {};
  for (const name of Object.keys(fields)) {
    result[rename(name, fields)] = field(kinds[name], fields[name], kinds);
  }
  return result;
}

function field(kind: string | undefined, value: unknown, kinds: Kinds): unknown {
  switch (kind) {
    case "opaque":
      return value;
    case "address":
      return renameFields(convert(value, kinds), ADDRESS_NAMES, 1);
    case "image":
      return typeof value === "string" ? imageFromText(value) : convert(value, kinds);
    case "video":
      return typeof value === "string" ? videoFromText(value) : convert(value, kinds);
    case "pageUrl":
      return typeof value === "string" ? { url: value, relativePath: "" } : convert(value, kinds);
    default:
      return convert(value, kinds);
  }
}

/** `_id` becomes `id`, unless the object has an `id` of its own. */
function rename(name: string, fields: Fields): string {
  switch (name) {
    case "_id":
    case "_createdDate":
    case "_updatedDate":
      return name.slice(1) in fields ? name : name.slice(1);
    default:
      return name;
  }
}
