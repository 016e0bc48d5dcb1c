/**
 * Every way in which a call differs from the same call of the platform's own packages, and why. `docs/moving.md` shows
 * this table; `differential.test.mjs` fails when a difference is found that no rule covers, and when a rule covers none.
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
 * The case that a difference is found in.
 * @typedef {object} Situation
 * @property {string} call the function, such as `currentCart.getCurrentCart`
 * @property {string} arguments the name of what it was given
 * @property {string} answer the name of what the platform answered
 * @property {unknown[]} given what it was given, before the call
 * @property {Seen} theirs
 * @property {Seen} ours
 */

/**
 * One difference that is meant: its place, and both values.
 * @typedef {object} Excuse
 * @property {RegExp} at
 * @property {Predicate} theirs
 * @property {Predicate} ours
 * @property {(situation: Situation) => boolean} [when] the cases in which it is meant; all of them without it
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

/** The rule that covers a difference, if one does. */
export const ruleOf = ({ at, theirs, ours }, situation) =>
  RULES.find(({ excuses }) =>
    excuses.some(
      (excuse) =>
        excuse.at.test(at) &&
        (excuse.when?.(situation) ?? true) &&
        excuse.theirs(theirs, situation, at) &&
        excuse.ours(ours, situation, at),
    ),
  );
