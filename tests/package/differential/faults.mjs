/** Seeded faults: defects in our observed behaviour, each of which the differential test must detect. */
import { random } from "../../../wasm/js/test/random.ts";
import { safetyOf } from "./expected.mjs";

/** @typedef {import("./differences.mjs").Situation} Situation */
/** @typedef {import("./run.mjs").Seen} Seen */

/**
 * Puts a defect into a copy of the observed behaviour.
 * @callback Fault
 * @param {any} ours the copy, which is changed in place
 * @param {Situation} situation
 * @param {(count: number) => number} pick a number below a count, the same for the same case
 * @returns {boolean} whether the case has a place for it
 */

const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Every object in a value. */
function objectsIn(value) {
  if (typeof value !== "object" || value === null || value instanceof Date) return [];
  return [...(isObject(value) ? [value] : []), ...Object.values(value).flatMap(objectsIn)];
}

/** The path of every leaf value. */
function leavesIn(value) {
  if (typeof value !== "object" || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    typeof field === "object" && field !== null && !(field instanceof Date) ? leavesIn(field) : [{ of: value, name }],
  );
}

/** A different value of the same type. */
function another(value) {
  if (value instanceof Date) return new Date(value.getTime() + 1000);
  if (typeof value === "number") return Number.isFinite(value) ? value + 1 : 0;
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? `${value}, replaced` : "replaced";
}

/** The request and the result of a case. */
const partsOf = ({ value, requests: [request] }) => [
  { value },
  request && { body: request.body, query: request.query, path: request.path, method: request.method },
];

/** @type {Readonly<Record<string, Fault>>} */
export const FAULTS = {
  "call refused here"(ours, { call }) {
    if (ours.requests.length === 0) return false;
    const message = `${call}: \`id\` is missing`;
    Object.assign(ours, { requests: [], tokens: [], attempts: 0, kind: "request", error: { message, details: {} } });
    delete ours.value;
    return true;
  },
  "violations lost"(ours) {
    const refused = ours.error?.details?.validationError;
    if (!refused?.fieldViolations?.length) return false;
    refused.fieldViolations = [];
    return true;
  },
  "null field added"(ours, _, pick) {
    const [{ value }, { body } = {}] = partsOf(ours);
    const objects = [...objectsIn(value), ...objectsIn(body)];
    if (objects.length === 0) return false;
    objects[pick(objects.length)].addedField = null;
    return true;
  },
  "status or code wrong"(ours, _, pick) {
    const { error } = ours;
    const wrong = [
      ...(error?.status === undefined ? [] : [() => (error.status += 1)]),
      ...(error?.code === undefined ? [] : [() => (error.code = another(error.code))]),
    ];
    if (wrong.length === 0) return false;
    wrong[pick(wrong.length)]();
    return true;
  },
  "message replaced"(ours) {
    if (typeof ours.error?.message !== "string") return false;
    ours.error.message = "another message";
    return true;
  },
  "repeated unsafe call"(ours) {
    const [request] = ours.requests;
    // A retry that the platform requests is allowed.
    if (!request || safetyOf(request) !== "unsafe" || ours.answered?.retryAfter !== undefined) return false;
    ours.attempts += 1;
    return true;
  },
  "token missing"(ours) {
    const [request] = ours.requests;
    if (request?.headers.authorization === undefined) return false;
    delete request.headers.authorization;
    return true;
  },
  "value replaced"(ours, _, pick) {
    const [given, sent] = partsOf(ours);
    const leaves = [given, sent].flatMap(leavesIn).filter(({ of, name }) => of[name] !== undefined);
    if (leaves.length === 0) return false;
    const { of, name } = leaves[pick(leaves.length)];
    of[name] = another(of[name]);
    if (of === given) ours.value = given.value;
    if (of === sent) Object.assign(ours.requests[0], sent);
    return true;
  },
};

/**
 * The case with a fault in ours; `undefined` if the fault does not apply.
 * @param {Fault} fault
 * @param {Situation} situation
 * @param {number} number the case's own, of which the place of the fault is made
 * @returns {Situation | undefined}
 */
export function withFault(fault, situation, number) {
  const ours = structuredClone(situation.ours);
  const pick = (count) => random(number).whole(0, count - 1);
  return fault(ours, situation, pick) ? { ...situation, ours } : undefined;
}
