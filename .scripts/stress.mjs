/**
 * `npm run stress`: repeats the quick suite's tests under full CPU load, to find tests that rely on a fast machine.
 * Each round runs the store's test files in another order, to find tests that rely on an earlier file. `npm run
 * stress -- 20 vitest` repeats one check 20 times.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { CHECKS, QUICK } from "./checks/index.mjs";
import { main } from "./lib/main.mjs";
import { performAll } from "./lib/outcome.mjs";
import { noResult } from "./lib/plan.mjs";
import { Problem } from "./lib/problem.mjs";
import { Steps } from "./lib/steps.mjs";

const ROUNDS = 20;
/** The checks that run tests; timing cannot affect the others. */
const TESTS = ["rust-tests", "script-tests", "vitest", "source-tests", "package-tests", "platform-tests", "journeys"];

/** @param {string[]} words a number of rounds, and ids of checks */
function selection(words) {
  const [rounds = ROUNDS] = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const ids = words.filter((word) => !/^\d+$/.test(word));
  const strange = ids.find((id) => !TESTS.includes(id));
  if (strange) throw new Problem(`There is no check "${strange}"; choose from ${TESTS.join(", ")}.`);
  const wanted = ids.length > 0 ? ids : TESTS;
  return { rounds, checks: QUICK.filter(({ id }) => wanted.includes(id)) };
}

/** Keeps all cores busy until stopped. */
function load() {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker("for (;;);", { eval: true }));
  return () => Promise.all(workers.map((worker) => worker.terminate()));
}

await main(import.meta.url, async () => {
  const { rounds, checks } = selection(process.argv.slice(2));
  const steps = new Steps();
  const setup = CHECKS.filter((check) => !checks.includes(check));
  const needs = [...new Set(checks.flatMap((check) => check.needs ?? []))];
  const built = await performAll(
    CHECKS,
    setup.filter(({ id }) => needs.includes(id)),
    steps,
  );
  if (built.failed.length > 0) throw new Problem("What the tests need could not be built.");
  const stop = load();
  /** @type {string[]} */
  const failures = [];
  for (let round = 1; round <= rounds; round++) {
    process.env.TEST_FILE_ORDER = `${round}`;
    const { failed } = await performAll(CHECKS, checks, steps, { ...noResult(), passed: [...built.passed] });
    failures.push(...failed.map(({ name }) => `round ${round}: ${name}`));
    steps.print(`Round ${round} of ${rounds}: ${failures.length} failures so far.`);
  }
  await stop();
  steps.print([`${rounds} rounds, ${failures.length} failures.`, ...failures].join("\n"));
  if (failures.length > 0) process.exitCode = 1;
});
