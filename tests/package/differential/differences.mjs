/**
 * All intended differences from the platform's own packages, with their reasons. `docs/moving.md` shows this table;
 * `differential.test.mjs` fails for a difference without a rule, and for a rule without a difference.
 */
import { ANSWER_RULES } from "./answer-differences.mjs";
import { ERROR_RULES } from "./error-differences.mjs";
import { MEDIA_RULES } from "./media-differences.mjs";
import { REQUEST_RULES } from "./request-differences.mjs";
import { SESSION_RULES } from "./session-differences.mjs";

/** @typedef {import("./compare.mjs").Difference} Difference */
/** @typedef {import("./run.mjs").Seen} Seen */
/** @typedef {import("./predicates.mjs").Predicate} Predicate */

/**
 * The case of a difference.
 * @typedef {object} Situation
 * @property {string} call the function, such as `currentCart.getCurrentCart`
 * @property {string} arguments the name of what it was given
 * @property {string} answer the name of what the platform answered
 * @property {unknown[]} given what it was given, before the call
 * @property {Seen} theirs
 * @property {Seen} ours
 */

/**
 * An intended difference: its path, and both values.
 * @typedef {object} Excuse
 * @property {RegExp} at
 * @property {Predicate} theirs
 * @property {Predicate} ours
 * @property {(situation: Situation) => boolean} [when] the cases in which it is meant; all of them without it
 * @property {boolean} [mayBeIdle] whether it may cover nothing
 */

/**
 * @typedef {object} Rule
 * @property {string} id
 * @property {string} what the difference, as `docs/moving.md` shows it
 * @property {string} why
 * @property {readonly Excuse[]} excuses
 */

/** @type {readonly Rule[]} */
export const RULES = [...REQUEST_RULES, ...ANSWER_RULES, ...SESSION_RULES, ...ERROR_RULES, ...MEDIA_RULES];

/** The rule and its excuse that cover a difference, if any. */
export function coverOf({ at, theirs, ours }, situation) {
  for (const rule of RULES) {
    const excuse = rule.excuses.find(
      (one) =>
        one.at.test(at) &&
        (one.when?.(situation) ?? true) &&
        one.theirs(theirs, situation, at) &&
        one.ours(ours, situation, at),
    );
    if (excuse) return { rule, excuse };
  }
  return undefined;
}
