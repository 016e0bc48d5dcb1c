/** Predicates over a case that the rules of several files use. */
import { mayPass, parsed, safetyOf } from "./expected.mjs";
import { isSame } from "./predicates.mjs";

/** @typedef {import("./differences.mjs").Situation} Situation */

/** The error of theirs for whatever it does not understand. */
export const SYSTEM = { message: "System error occurred: {}", code: "UNKNOWN" };

export const statusOf = ({ theirs, ours }) => (theirs.answered ?? ours.answered)?.status;

export const isBetween = (from, to) => (situation) => statusOf(situation) >= from && statusOf(situation) < to;

/** The JSON text of the other package's error for an answer that has no details. */
export const isStatusText = (value) => {
  const { details } = parsed(value) ?? {};
  return typeof details?.applicationError?.code === "number";
};

/** Whether the same query is asked for, in the address by them and in the body by us. */
export function isSameQuery({ theirs, ours }) {
  const [[their], [our]] = [theirs.requests, ours.requests];
  if (their?.method !== "GET" || our?.method !== "POST") return false;
  // An empty query has no words in an address.
  const asked = their.query[".r"] ?? { query: { filter: {} } };
  return isSame(withNegation(asked), our.body);
}

/** A query of theirs with the condition that `not` of their builder replaces. */
export const withNegation = (asked) =>
  isSame(asked?.query?.filter, { $not: { b: 2 } })
    ? { ...asked, query: { ...asked.query, filter: { $and: [{ a: 1 }, { $not: { b: 2 } }] } } }
    : asked;

/** How often a call is sent: again at most twice, if it may be repeated and the failure may pass. */
export const isAttempts = (count, { answer, ours }) => {
  const [request] = ours.requests;
  // A call that may not be repeated is, when the platform asks for it: it has done nothing then.
  if (request === undefined || (safetyOf(request) === "unsafe" && !ours.answered?.retryAfter)) return count === 1;
  return count === (answer.endsWith(", then 200") ? 2 : mayPass(ours.answered) ? 3 : 1);
};
