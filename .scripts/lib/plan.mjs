/** A plan of checks: which to do, in which order, and what to leave out when something they need has failed. */
import { Problem } from "./problem.mjs";

/**
 * @typedef {object} Check
 * @property {string} id
 * @property {string} name
 * @property {string[]} [groups] the groups that select it; one without is done when another needs it
 * @property {string[]} [needs] checks that come first, and without which this one makes no sense
 * @property {string} [unless] why it is left out, when it is
 * @property {RegExp} [keep] the lines of its output that stay visible
 * @property {RegExp} [hide] the lines of its output that tell nothing, even of a failure
 * @property {(report: import("./steps.mjs").Report) => Promise<unknown>} work
 */

/** @typedef {Check[][]} Plan stages; the checks of one stage may run at the same time */

/**
 * The plan for these groups, with all that they need; the whole plan for none.
 * @param {Plan} plan
 * @param {string[]} groups
 * @returns {Plan}
 */
export function select(plan, groups) {
  const checks = plan.flat();
  const known = [...new Set(checks.flatMap((check) => check.groups ?? []))];
  const strange = groups.find((group) => !known.includes(group));
  if (strange) {
    throw new Problem(
      `There is no group "${strange}"; choose from ${known.join(", ")}, for example: npm test -- ${known[0]}`,
    );
  }
  const chosen = new Set(
    checks.filter((check) => check.groups?.some((group) => groups.length === 0 || groups.includes(group))),
  );
  // A set that grows while it is walked: needs of needs are reached too.
  for (const check of chosen) {
    if (check.unless) continue;
    for (const id of check.needs ?? []) {
      const needed = checks.find((other) => other.id === id);
      if (!needed) throw new Error(`the check "${check.id}" needs "${id}", which is not in the plan`);
      chosen.add(needed);
    }
  }
  return plan.map((stage) => stage.filter((check) => chosen.has(check))).filter((stage) => stage.length > 0);
}

/**
 * Does a plan to its end. A failure stops only the checks that need what failed.
 * @param {Plan} plan
 * @param {import("./steps.mjs").Steps} steps
 * @returns {Promise<{ passed: Check[], failed: Check[], blocked: Check[], left: Check[] }>}
 */
export async function perform(plan, steps) {
  /** @type {Map<string, Promise<boolean>>} */
  const outcomes = new Map();
  /** @type {{ passed: Check[], failed: Check[], blocked: Check[], left: Check[] }} */
  const result = { passed: [], failed: [], blocked: [], left: [] };
  const names = new Map(plan.flat().map(({ id, name }) => [id, name]));

  const one = async (/** @type {Check} */ check) => {
    if (check.unless) {
      steps.print(`- ${check.name.padEnd(34)} left out: ${check.unless}`);
      result.left.push(check);
      return true;
    }
    const needs = check.needs ?? [];
    const met = await Promise.all(needs.map((id) => outcomes.get(id) ?? false));
    const missing = needs.filter((_, index) => !met[index]).map((id) => names.get(id) ?? id);
    if (missing.length > 0) {
      steps.print(`- ${check.name.padEnd(34)} not run: ${missing.join(", ")} failed`);
      result.blocked.push(check);
      return false;
    }
    const ok = await steps.step(check.name, check.work, check).then(
      () => true,
      () => false,
    );
    (ok ? result.passed : result.failed).push(check);
    return ok;
  };

  for (const stage of plan) {
    for (const check of stage) outcomes.set(check.id, one(check));
    await Promise.all(stage.map(({ id }) => outcomes.get(id)));
  }
  return result;
}
