/**
 * `npm test`: the quick suite. `npm test -- rust|web|browser|lint` runs a part of it, `npm test -- --changed` the
 * checks for files changed since the last commit (`--since REF`: since another), and `npm test -- FILE…` single test
 * files. A failed step shows its full output; the steps that do not need it continue.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { CHECKS, QUICK } from "./checks/index.mjs";
import { checksOfFiles } from "./checks/files.mjs";
import { changedFiles } from "./lib/git.mjs";
import { main } from "./lib/main.mjs";
import { conclude, performAll } from "./lib/outcome.mjs";
import { inRoot } from "./lib/paths.mjs";
import { inGroups } from "./lib/plan.mjs";
import { Problem } from "./lib/problem.mjs";
import { Steps } from "./lib/steps.mjs";
import { touches } from "./lib/verified.mjs";

/** @typedef {import("./lib/plan.mjs").Check} Check */

/**
 * The checks of the layers with changed files, each as narrow as possible. Layers above are left to the whole suite.
 * @param {string} since
 * @param {Steps} steps
 */
async function calledFor(since, steps) {
  const files = await changedFiles(since);
  steps.print(`${files.length} changed files since ${since}`);
  return QUICK.flatMap((check) => {
    const own = files.filter((file) => touches(check, [file]));
    const work = own.length > 0 ? check.narrow?.(own) : undefined;
    return work ? [{ ...check, work, needs: check.narrowNeeds ?? check.needs }] : [];
  });
}

/** @param {unknown} cause */
function misused(cause) {
  const usage = "npm test [-- rust|web|browser|lint | --changed [--since REF] | FILE… [-t NAME]]";
  return new Problem(`${cause instanceof Error ? cause.message : cause}\nUsage: ${usage}`);
}

/** The command line's options. */
function commandLine() {
  try {
    const options = /** @type {const} */ ({
      changed: { type: "boolean" },
      since: { type: "string", default: "HEAD" },
      "test-name": { type: "string", short: "t" },
    });
    return parseArgs({ options, allowPositionals: true });
  } catch (cause) {
    throw misused(cause);
  }
}

await main(import.meta.url, async () => {
  const { values, positionals } = commandLine();
  const started = performance.now();
  const steps = new Steps();
  const files = positionals.filter((word) => existsSync(inRoot(...word.split("/"))) && /\.\w+$/.test(word));
  const chosen = values.changed
    ? await calledFor(values.since, steps)
    : files.length > 0
      ? checksOfFiles(files, values["test-name"])
      : inGroups(QUICK, positionals);
  const all = CHECKS.map((check) => chosen.find(({ id }) => id === check.id) ?? check);
  const own = chosen.filter(({ id }) => !CHECKS.some((check) => check.id === id));
  conclude(await performAll([...all, ...own], chosen, steps), steps, { started });
});
