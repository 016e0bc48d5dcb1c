/** A plan of checks: their selection, their concurrency, and what a failure blocks. */
import { Problem, Unfinished } from "./problem.mjs";

/**
 * @typedef {object} Check
 * @property {string} id
 * @property {string} name
 * @property {"setup" | "quick" | "slow"} set `setup` is done when another check needs it
 * @property {string[]} [groups] words that select it: npm test -- rust
 * @property {string[]} [needs] checks that come first, and without which this one makes no sense
 * @property {string[]} [inputs] files and folders that decide its outcome; the root's when absent
 * @property {string} [lock] something that only one check can have at a time, such as cargo's target folder
 * @property {boolean} [alone] whether nothing runs beside it
 * @property {number} [budget] seconds that it should take when everything is installed and compiled
 * @property {RegExp} [keep] the lines of its output that stay visible
 * @property {(report: import("./steps.mjs").Report) => Promise<unknown>} work
 * @property {string[]} [narrowNeeds] the needs of the narrowed work, if they are fewer
 * @property {(files: string[]) => ((report: import("./steps.mjs").Report) => Promise<unknown>) | undefined} [narrow]
 *   the part of the work that these files, changed ones among its inputs, call for; nothing when they call for none
 */

/**
 * @typedef {object} Result
 * @property {Check[]} passed
 * @property {Check[]} failed
 * @property {Check[]} blocked not run, as something that they need has failed
 * @property {Check[]} unfinished stopped by the deadline, or not begun as something that they need was
 */

/** @returns {Result} */
export const noResult = () => ({ passed: [], failed: [], blocked: [], unfinished: [] });

/** The number of checks that run in parallel: one per core of a small machine; a check may use more for a while. */
const SLOTS = 2;

/**
 * The checks with their prerequisites, in the order of the list.
 * @param {Check[]} all
 * @param {Check[]} chosen
 */
export function withNeeds(all, chosen) {
  const wanted = new Set(chosen);
  // The set grows during the loop, to include prerequisites of prerequisites.
  for (const check of wanted) {
    for (const id of check.needs ?? []) {
      const needed = all.find((other) => other.id === id);
      if (!needed) throw new Error(`the check "${check.id}" needs "${id}", which is not in the list`);
      wanted.add(needed);
    }
  }
  return all.filter((check) => wanted.has(check));
}

/**
 * The checks in these groups; all if there are none.
 * @param {Check[]} checks
 * @param {string[]} groups
 */
export function inGroups(checks, groups) {
  const known = [...new Set(checks.flatMap((check) => check.groups ?? []))];
  const strange = groups.find((group) => !known.includes(group));
  if (strange) {
    throw new Problem(
      `There is no group "${strange}"; choose from ${known.join(", ")}, for example: npm test -- ${known[0]}`,
    );
  }
  return groups.length === 0 ? checks : checks.filter((check) => check.groups?.some((group) => groups.includes(group)));
}

/**
 * Runs checks in the order of the list, two at a time. A failure blocks only the checks that need the failed one.
 * @param {Check[]} checks
 * @param {import("./steps.mjs").Steps} steps
 * @param {Result} [result] of checks done before, to which these are added
 * @param {number} [deadline] the time by `performance.now()` at which what is running is stopped
 * @returns {Promise<Result>}
 */
export async function perform(checks, steps, result = noResult(), deadline = Infinity) {
  /** @type {Map<Check, Promise<void>>} */
  const running = new Map();
  const names = new Map(checks.map(({ id, name }) => [id, name]));
  const has = (/** @type {Check[]} */ list, /** @type {string} */ id) => list.some((check) => check.id === id);
  const waiting = new Set(checks.filter(({ id }) => !has(result.passed, id)));

  const block = () => {
    for (const check of waiting) {
      if (check.needs?.some((id) => has(result.unfinished, id))) {
        waiting.delete(check);
        result.unfinished.push(check);
        continue;
      }
      const missing = (check.needs ?? []).filter((id) => has(result.failed, id) || has(result.blocked, id));
      if (missing.length === 0) continue;
      steps.print(`- ${check.name.padEnd(34)} not run: ${missing.map((id) => names.get(id) ?? id).join(", ")} failed`);
      waiting.delete(check);
      result.blocked.push(check);
    }
  };
  const canStart = (/** @type {Check} */ check) => {
    const current = [...running.keys()];
    if (current.length >= (check.alone ? 1 : SLOTS) || current.some((other) => other.alone)) return false;
    if (check.lock && current.some((other) => other.lock === check.lock)) return false;
    return (check.needs ?? []).every((id) => has(result.passed, id));
  };
  const start = (/** @type {Check} */ check) => {
    waiting.delete(check);
    const work = steps.step(check.name, check.work, { ...check, deadline }).then(
      () => void result.passed.push(check),
      (error) => void (error instanceof Unfinished ? result.unfinished : result.failed).push(check),
    );
    running.set(
      check,
      work.finally(() => running.delete(check)),
    );
  };

  while (waiting.size > 0) {
    block();
    for (const check of waiting) if (canStart(check)) start(check);
    if (running.size === 0) {
      if (waiting.size === 0) break;
      throw new Error(`nothing can start of: ${[...waiting].map(({ id }) => id).join(", ")}`);
    }
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
  return result;
}
