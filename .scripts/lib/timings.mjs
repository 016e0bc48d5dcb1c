/** The times of steps and single tests: parsed from the runners' output, stored in a file, reported at the end. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { inRoot } from "./paths.mjs";
import { table } from "./sizes.mjs";

/** @typedef {{ name: string, seconds: number }} Timed */
/** @typedef {{ name: string, ok: boolean, seconds: number, budget?: number }} TimedStep */

/** The file with the last run's times. */
export const TIMINGS = inRoot("target", "checks", "timings.json");

const SLOWEST = 30;

/** Each runner's line for a finished test: libtest, Node, Playwright, Vitest. */
const LINES = [
  /^test (?<name>\S+) \.\.\. (?:ok|FAILED) <(?<value>[\d.]+)(?<unit>s)>$/,
  /^\s*[✔✖] (?<name>.+) \((?<value>[\d.]+)(?<unit>ms)\)$/,
  /^\s*[✓✘]\s+\d+ (?<name>.+) \((?<value>[\d.]+)(?<unit>ms|s|m)\)$/,
  /^\s*[✓×] (?<name>.+?)\s+(?<value>[\d.]+)(?<unit>ms)$/,
];

const UNITS = new Map([
  ["ms", 0.001],
  ["s", 1],
  ["m", 60],
]);

/**
 * Parses a runner's line about a finished test.
 * @param {string} line without colours
 * @returns {Timed | undefined}
 */
export function timedTest(line) {
  for (const pattern of LINES) {
    const { name, value, unit } = pattern.exec(line)?.groups ?? {};
    if (name && value && unit) return { name, seconds: Number(value) * (UNITS.get(unit) ?? 1) };
  }
  return undefined;
}

/**
 * Sorts the slowest first.
 * @template {Timed} T
 * @param {T[]} all
 */
const bySeconds = (all) => [...all].sort((one, other) => other.seconds - one.seconds);

/**
 * Stores the times of a run.
 * @param {{ steps: TimedStep[], tests: Timed[], seconds: number }} run
 * @param {string} [file]
 */
export function keepTimings({ steps, tests, seconds }, file = TIMINGS) {
  mkdirSync(dirname(file), { recursive: true });
  const kept = { seconds, steps: bySeconds(steps), slowestTests: bySeconds(tests).slice(0, SLOWEST) };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/**
 * A report of the times: every step of a second or more, and the slowest tests.
 * @param {{ steps: TimedStep[], tests: Timed[] }} run
 */
export function timingReport({ steps, tests }) {
  const seconds = (/** @type {number | undefined} */ value) => (value === undefined ? "" : value.toFixed(1));
  const stepRows = bySeconds(steps)
    .filter((step) => step.seconds >= 1)
    .map((step) => [step.name, seconds(step.seconds), seconds(step.budget)]);
  const testRows = bySeconds(tests)
    .slice(0, SLOWEST)
    .map((test) => [test.name.slice(0, 100), seconds(test.seconds)]);
  const parts = [table(["Steps", "seconds", "budget"], stepRows)];
  if (testRows.length > 0) parts.push(table(["Slowest tests", "seconds"], testRows));
  const over = steps.filter(({ seconds, budget }) => budget !== undefined && seconds > budget);
  if (over.length > 0) parts.push(`Over budget: ${over.map(({ name }) => name).join(", ")}.`);
  return parts.join("\n\n");
}
