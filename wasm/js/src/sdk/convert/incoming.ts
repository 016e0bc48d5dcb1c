/** Converts a parsed answer in one pass, from the wire's names and values to JavaScript's. */

import { type Conversions, kindOf, type Kinds, kindsOf, ruleOf } from "./conversions.js";
import { imageToText, videoToText } from "./media.js";
import { setOwn } from "../own.js";

type Fields = Record<string, unknown>;

/** Converts an answer in place: the result reuses parts of the parsed text. */
export function incoming(value: unknown, conversions: Conversions): unknown {
  return convert(value, kindsOf(conversions), "");
}

/**
 * `under` is the enclosing field's name. Changed in place, since most fields stay the same and engines build an object
 * slower than they change one.
 */
function convert(value: unknown, kinds: Kinds, under: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      value[index] = convert(value[index], kinds, under);
    }
    return value;
  }
  const fields = value as Fields;
  let isRenamed = false;
  for (const name in fields) {
    const field = fields[name];
    const rule = ruleOf(kinds, name);
    if (rule?.kind === "number" && typeof field === "number") {
      // A finite number needs no conversion.
      continue;
    }
    const kind = rule && kindOf(rule, under);
    if (kind !== undefined) {
      fields[name] = byKind(kind, field, kinds, name);
    } else if (typeof field === "object" && field !== null) {
      const converted = convert(field, kinds, name);
      if (converted !== field) fields[name] = converted;
    }
    if (rule?.isRenamed) isRenamed = true;
  }
  return isRenamed ? renamed(fields) : fields;
}

function byKind(kind: string, field: unknown, kinds: Kinds, name: string): unknown {
  switch (kind) {
    case "number":
      return number(field, kinds, name);
    case "date":
      return date(field);
    case "content":
      return content(field, kinds, name);
    case "opaque":
      // Lists have no user-defined keys: their entries have platform fields.
      return Array.isArray(field) ? convert(field, kinds, name) : field;
    case "address":
      return address(convert(field, kinds, name));
  }
  if (field === null) {
    // A missing image, video or page on the wire is absent in JavaScript.
    return undefined;
  }
  if (typeof field !== "object" || Array.isArray(field)) return convert(field, kinds, name);
  switch (kind) {
    case "image":
      return imageToText(field);
    case "video":
      return videoToText(field);
    default: {
      const page = field as { url?: string | null; relativePath?: string };
      return page.url ?? page.relativePath ?? page.url;
    }
  }
}

/** A date; undefined for an empty text. */
function date(field: unknown): unknown {
  return typeof field === "string" && field ? new Date(field) : field || undefined;
}

/** A number, or a list of numbers. */
function number(field: unknown, kinds: Kinds, name: string): unknown {
  if (typeof field === "string") return numberOf(field);
  return Array.isArray(field) ? field.map((item) => number(item, kinds, name)) : convert(field, kinds, name);
}

/** The non-finite number that a word represents, which JSON cannot write (contract: "float", "double"). */
function numberOf(text: string): number | string {
  return text === "NaN" || text === "Infinity" || text === "-Infinity" ? Number(text) : text;
}

/** Rich contents keep their names and media: only their dates and numbers are converted. */
function content(value: unknown, kinds: Kinds, under: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      value[index] = content(value[index], kinds, under);
    }
    return value;
  }
  const parts = value as Fields;
  for (const name of Object.keys(parts)) {
    const part = parts[name];
    const rule = ruleOf(kinds, name);
    const kind = rule && kindOf(rule, under);
    if (kind === "date") {
      parts[name] = date(part);
    } else if (kind === "number" && typeof part === "string") {
      parts[name] = numberOf(part);
    } else {
      parts[name] = content(part, kinds, name);
    }
  }
  return parts;
}

/**
 * Renames `id` to `_id`, and the two dates likewise, unless the object has that name already. The names are spelled
 * out, since engines copy the rest of an object fast only for known names.
 */
function renamed(fields: Fields): Fields {
  let result = fields;
  if ("id" in result && !("_id" in result)) {
    const { id, ...others } = result;
    result = others;
    result._id = id;
  }
  if ("createdDate" in result && !("_createdDate" in result)) {
    const { createdDate, ...others } = result;
    result = others;
    result._createdDate = createdDate;
  }
  if ("updatedDate" in result && !("_updatedDate" in result)) {
    const { updatedDate, ...others } = result;
    result = others;
    result._updatedDate = updatedDate;
  }
  return result;
}

const ADDRESS_NAMES: readonly (readonly [wire: string, script: string])[] = [
  ["addressLine", "addressLine1"],
  ["formattedAddress", "formatted"],
  ["geocode", "location"],
];

function address(value: unknown): unknown {
  return renameFields(value, ADDRESS_NAMES, 0);
}

/** Renames the fields of a postal address: incoming (0 to 1) or outgoing (1 to 0). */
export function renameFields(value: unknown, names: readonly (readonly [string, string])[], from: 0 | 1): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const fields = value as Fields;
  const renamed: Fields = {};
  for (const name of Object.keys(fields)) {
    const fresh = names.find((pair) => pair[from] === name)?.[from === 0 ? 1 : 0] ?? name;
    setOwn(renamed, Object.hasOwn(fields, fresh) ? name : fresh, fields[name]);
  }
  return renamed;
}

/** The outgoing address names. */
export { ADDRESS_NAMES };
