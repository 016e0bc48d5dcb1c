/** Predicates of the rules in `differences.mjs`, over the two values of a difference and its case. */
import { differences } from "./compare.mjs";
import { expectedError, parsed } from "./expected.mjs";

/** @typedef {import("./differences.mjs").Situation} Situation */
/** @typedef {(value: any, situation: Situation, at: string) => boolean} Predicate */

export const any = () => true;
export const absent = (value) => value === undefined;
export const present = (value) => value !== undefined;
export const isText = (value) => typeof value === "string";
export const isEmpty = (value) => isSame(value, {});

/** Whether `compare.mjs` finds two values equal. */
export const isSame = (one, other) => differences(one, other).length === 0;

/** @param {...unknown} values @returns {Predicate} */
export const is =
  (...values) =>
  (value) =>
    values.some((one) => isSame(one, value));

/** @param {RegExp} pattern @returns {Predicate} */
export const like = (pattern) => (value) => typeof value === "string" && pattern.test(value);

/** The value at a path, such as `requests.0.body.name`; a name may contain dots, like `.r`. */
export const valueAt = (root, at) => reached(root, at.split("."));

function reached(value, steps) {
  if (steps.length === 0) return value;
  if (typeof value !== "object" || value === null) return undefined;
  for (let count = 1; count <= steps.length; count += 1) {
    const name = steps.slice(0, count).join(".");
    const found = Object.hasOwn(value, name) ? reached(value[name], steps.slice(count)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The last name in a path that is not an index. */
export const nameOf = (at) => at.split(".").findLast((step) => !/^\d+$/.test(step));

/** Every value under one of these names, at any depth. */
export function under(value, names) {
  if (typeof value !== "object" || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    ...(names.includes(name) ? [field] : []),
    ...under(field, names),
  ]);
}

const RENAMED = /^_(?=(id|createdDate|updatedDate)$)/;

/** A value with wire names and values, as far as they do not depend on the field's type. */
export function wireOf(value) {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(wireOf);
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name.replace(RENAMED, ""),
    // A query's sort has field names as values.
    name === "fieldName" && typeof field === "string" ? field.replace(RENAMED, "") : wireOf(field),
  ]);
  return Object.fromEntries(fields);
}

/** Whether a sent field is in the arguments with the same value. @type {Predicate} */
export const isGiven = (value, { given }, at) => {
  const name = nameOf(at);
  const fields = under(given, [name, `_${name}`]).map(wireOf);
  if (/^requests\.\d\.query\.[^.]/.test(at)) {
    // In a URL, each value is a list of texts, one for each entry.
    return fields.some((field) => isSame([field].flat().map(String), value));
  }
  return fields.some((field) => isSame(field, value));
};

/** The platform's answer, as JSON. */
export const jsonOf = ({ theirs, ours }) => parsed((theirs.answered ?? ours.answered)?.text);

/** Whether a part of our result is the expected one for the answer. @type {Predicate} */
export const isExpected = (value, { ours, theirs }, at) =>
  isSame(valueAt({ error: expectedError(ours.answered ?? theirs.answered) }, at), value);

/** The message within the JSON document that the other package has as a message. */
export const messageIn = (message) => parsed(message)?.message;

/** A name with its leading underscore added or removed. */
export const swapped = (at) => at.replace(/([^.]+)$/, (name) => (name.startsWith("_") ? name.slice(1) : `_${name}`));

/**
 * The differences of a call that is refused here but sent by the other package: no request, and an error with the
 * reason. A rule need not match all of them.
 * @param {Predicate} isMessage
 * @param {(situation: Situation) => boolean} when
 */
export const refusedHere = (isMessage, when) =>
  [
    { at: /^requests$/, theirs: present, ours: is([]) },
    { at: /^attempts$/, theirs: (count) => count > 0, ours: is(0) },
    { at: /^tokens$/, theirs: present, ours: is([]) },
    { at: /^value$/, theirs: present, ours: absent },
    {
      at: /^error$/,
      theirs: absent,
      ours: (error, situation, at) =>
        isMessage(error?.message, situation, at) && isSame(error, { message: error.message, details: {} }),
    },
    { at: /^error\.message$/, theirs: isText, ours: isMessage },
    { at: /^error\.details$/, theirs: absent, ours: isEmpty },
    { at: /^error\.(code|requestId|status|details\.\w+)$/, theirs: present, ours: absent },
  ].map((excuse) => ({
    ...excuse,
    mayBeIdle: true,
    when: (situation) =>
      situation.ours.kind === "request" && when(situation) && isMessage(situation.ours.error?.message, situation, ""),
  }));
