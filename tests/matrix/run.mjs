/**
 * The package matrix: the result of `npm pack`, installed and used in every environment, against the platform.
 * Arguments select environments by name.
 */
import { setTimeout as pause } from "node:timers/promises";
import { main } from "../../.scripts/lib/main.mjs";
import { explain, Problem } from "../../.scripts/lib/problem.mjs";
import { kilobytes, table } from "../../.scripts/lib/sizes.mjs";
import { duration } from "../../.scripts/lib/steps.mjs";
import { ENVIRONMENTS } from "./environments.mjs";
import { prepare } from "./lib/bench.mjs";

/** The timeout of an environment on a busy machine. */
const LIMIT_MS = 180_000;

/** @typedef {import("./environments.mjs").Environment} Environment */
/** @typedef {{ environment: Environment, seconds: number, sizes?: import("../../.scripts/lib/sizes.mjs").Sizes | void, error?: unknown }} Outcome */

/**
 * @param {Environment} environment
 * @param {import("./lib/bench.mjs").Bench} bench
 * @returns {Promise<Outcome>}
 */
async function attempt(environment, bench) {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const late = pause(LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Problem(`It was not done within ${duration(LIMIT_MS / 1000)}.`);
  });
  try {
    const sizes = await Promise.race([environment.run(bench), late]);
    return { environment, sizes, seconds: seconds() };
  } catch (error) {
    return { environment, error, seconds: seconds() };
  }
}

/** @param {Outcome} outcome */
function row({ environment: { name, shows }, sizes, seconds, error }) {
  const bytes = sizes ? [kilobytes(sizes.raw), kilobytes(sizes.brotli)] : ["", ""];
  return [name, shows, ...bytes, duration(seconds), error === undefined ? "yes" : "NO"];
}

await main(import.meta.url, async () => {
  const chosen = process.argv.slice(2);
  const wanted = ENVIRONMENTS.filter(({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)));
  const bench = await prepare();
  /** @type {Outcome[]} */
  const outcomes = [];
  try {
    // Sequentially: each environment expires all of the platform's tokens once.
    for (const environment of wanted) outcomes.push(await attempt(environment, bench));
  } finally {
    await bench.stop();
  }
  for (const { environment, error } of outcomes) {
    if (error !== undefined) console.error(`\n✗ ${environment.name}\n${explain(error)}\n${outputOf(error)}`);
  }
  const head = ["environment", "what ran", "shipped", "brotli -11", "took", "passed"];
  console.log(`\n${table(head, outcomes.map(row))}`);
  if (outcomes.some(({ error }) => error !== undefined)) process.exitCode = 1;
});

/** The output of a failed command. */
function outputOf(/** @type {unknown} */ error) {
  return error instanceof Object && "output" in error ? String(error.output) : "";
}
