/** Runs checks and reports their outcome. */
import { perform, withNeeds } from "./plan.mjs";
import { duration } from "./steps.mjs";
import { keepTimings, TIMINGS, timingReport } from "./timings.mjs";

/** @typedef {import("./plan.mjs").Check} Check */

/**
 * Runs checks with their prerequisites.
 * @param {Check[]} all
 * @param {Check[]} chosen
 * @param {import("./steps.mjs").Steps} steps
 * @param {import("./plan.mjs").Result} [before] of checks that need not be done again
 * @param {number} [deadline] the time by `performance.now()` at which what is running is stopped
 */
export const performAll = (all, chosen, steps, before, deadline) =>
  perform(withNeeds(all, chosen), steps, before, deadline);

/**
 * Prints the results of checks and their times; sets a failing exit code after a failure.
 * @param {import("./plan.mjs").Result} result
 * @param {import("./steps.mjs").Steps} steps
 * @param {{ started: number, open?: string[] }} run `open` names what was not checked
 */
export function conclude({ passed, failed, blocked }, steps, { started, open = [] }) {
  const seconds = (performance.now() - started) / 1000;
  const times = { steps: steps.outcomes, tests: steps.tests, seconds };
  keepTimings(times);
  steps.print(`\n${timingReport(times)}\n\nKept in ${TIMINGS}.`);
  for (const name of open) steps.print(`NOT CHECKED: ${name}`);
  const counts = [`${passed.length} passed`, `${failed.length} failed`];
  if (blocked.length > 0) counts.push(`${blocked.length} not run`);
  steps.print(`\nSteps: ${counts.join(", ")}, in ${duration(seconds)}.`);
  for (const check of failed) steps.print(steps.paint(`✗ ${check.name}`, 31));
  for (const check of blocked) steps.print(`- ${check.name} was not run`);
  if (failed.length + blocked.length > 0) process.exitCode = 1;
}
