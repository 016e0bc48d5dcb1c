/** Converts arguments in one pass, from JavaScript's names and values to the wire's. The arguments are not changed. */

import { type Conversions, kindOf, type Kinds, kindsOf, ruleOf } from "./conversions.js";
import { MAX_DEPTH } from "../../generated/rules.js";
import { culpritOf } from "./culprit.js";
import { ADDRESS_NAMES, renameFields } from "./incoming.js";
import { imageFromText, videoFromText } from "./media.js";
import { wireName } from "./names.js";
import { setOwn } from "../own.js";

type Fields = Record<string, unknown>;

/** Rich contents are not converted. */
const NO_KINDS = kindsOf({});

/** Converts a payload. */
export function outgoing(value: unknown, conversions: Conversions): unknown {
  return convert(value, kindsOf(conversions), "", 0);
}

/** Converts a payload to JSON text; throws the reason if JSON cannot represent a part. */
export function textOf(value: unknown, conversions: Conversions): string {
  try {
    return JSON.stringify(outgoing(value, conversions));
  } catch (cause) {
    throw new TypeError(culpritOf(value) ?? "the arguments cannot be sent", { cause });
  }
}

/** `under` is the enclosing field's name. */
function convert(value: unknown, kinds: Kinds, under: string, depth: number): unknown {
  switch (typeof value) {
    case "number":
      // JSON has no non-finite numbers; the platform accepts these words.
      return Number.isFinite(value) ? value : String(value);
    case "bigint":
    case "function":
    case "symbol":
      throw new TypeError("no JSON");
    case "object":
      return value === null ? null : convertObject(value, kinds, under, depth + 1);
    default:
      return value;
  }
}

function convertObject(value: object, kinds: Kinds, under: string, depth: number): unknown {
  checkDepth(depth);
  if (value instanceof Date) return value.toISOString();
  const { toJSON } = value as { toJSON?: unknown };
  if (typeof toJSON === "function") return convert(toJSON.call(value), kinds, under, depth);
  if (Array.isArray(value)) return value.map((item) => convert(item, kinds, under, depth));
  const fields = value as Fields;
  const result: Fields = {};
  for (const name of Object.keys(fields)) {
    setOwn(result, rename(name, fields), field(name, fields[name], kinds, under, depth));
  }
  return result;
}

function field(name: string, value: unknown, kinds: Kinds, under: string, depth: number): unknown {
  const rule = ruleOf(kinds, name);
  const plain = (): unknown => convert(value, kinds, name, depth);
  switch (rule && kindOf(rule, under)) {
    case "content":
      return convert(value, NO_KINDS, name, depth);
    case "opaque":
      return Array.isArray(value) ? plain() : measured(value, depth);
    case "address":
      return addressToWire(plain());
    case "image":
      return typeof value === "string" ? imageFromText(value) : (plain() ?? undefined);
    case "video":
      return typeof value === "string" ? videoFromText(value) : (plain() ?? undefined);
    case "pageUrl":
      return typeof value === "string" ? pageFromText(value) : (plain() ?? undefined);
    default:
      if (name === "fieldMask" && Array.isArray(value)) {
        // Field masks are sent as one text.
        return value.join(",");
      }
      // A query's sort has field names as values.
      return name === "fieldName" && typeof value === "string" ? wireName(value) : plain();
  }
}

/** An unconverted value, checked for the greatest nesting depth. */
function measured(value: unknown, depth: number): unknown {
  if (typeof value === "object" && value !== null) {
    checkDepth(depth + 1);
    Object.values(value).forEach((part) => measured(part, depth + 1));
  }
  return value;
}

function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new RangeError("too deep");
}

/** A postal address with wire names, without read-only fields. */
function addressToWire(value: unknown): unknown {
  const address = renameFields(value, ADDRESS_NAMES, 1);
  if (typeof address === "object" && address !== null) {
    const fields = address as Fields;
    delete fields.countryFullname;
    delete fields.subdivisionFullname;
  }
  return address;
}

/** Renames `_id` to `id`, unless the object has an `id`. */
function rename(name: string, fields: Fields): string {
  const wire = wireName(name);
  return wire === name || Object.hasOwn(fields, wire) ? name : wire;
}

/** The URL of a page with its path; a relative path is sent alone. */
function pageFromText(url: string): { url?: string; relativePath: string } | undefined {
  if (/^\/(?!\/)/.test(url)) return { relativePath: url };
  const [, path = ""] = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(url) ?? [];
  return url ? { url, relativePath: path || "/" } : undefined;
}
