/** Predicates over a case that several rule files share. */
import { mayPass, parsed, safetyOf } from "./expected.mjs";
import { isSame } from "./predicates.mjs";

/** @typedef {import("./differences.mjs").Situation} Situation */

/** The other package's error for anything unknown. */
export const SYSTEM = { message: "System error occurred: {}", code: "UNKNOWN" };

export const statusOf = ({ theirs, ours }) => (theirs.answered ?? ours.answered)?.status;

export const isBetween = (from, to) => (situation) => statusOf(situation) >= from && statusOf(situation) < to;

/** The JSON text of the other package's error for an answer without details. */
export const isStatusText = (value) => {
  const { details } = parsed(value) ?? {};
  return typeof details?.applicationError?.code === "number";
};

/** Whether both send the same query, theirs in the URL and ours in the body. */
export function isSameQuery({ theirs, ours }) {
  const [[their], [our]] = [theirs.requests, ours.requests];
  if (their?.method !== "GET" || our?.method !== "POST") return false;
  // An empty query adds nothing to a URL.
  const theirQuery = their.query[".r"] ?? { query: { filter: {} } };
  return isSame(withNegation(theirQuery), our.body);
}

/** One of their queries, with the condition that their builder's `not` replaces. */
export const withNegation = (asked) =>
  isSame(asked?.query?.filter, { $not: { b: 2 } })
    ? { ...asked, query: { ...asked.query, filter: { $and: [{ a: 1 }, { $not: { b: 2 } }] } } }
    : asked;

/** The number of requests of a call: at most two retries, if it is idempotent and the failure may be transient. */
export const isAttempts = (count, { answer, ours }) => {
  const [request] = ours.requests;
  // A call that is not idempotent is retried if the platform requests it: the platform has then done nothing.
  if (request === undefined || (safetyOf(request) === "unsafe" && !ours.answered?.retryAfter)) return count === 1;
  return count === (answer.endsWith(", then 200") ? 2 : mayPass(ours.answered) ? 3 : 1);
};
