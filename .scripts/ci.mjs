/**
 * Continuous integration, within a deadline: the quick suite, then the slow checks whose inputs have changed since they
 * were last seen green, the most important first, then one more in turn. Names what there was no time for.
 */
import { CHECKS, QUICK, SLOW } from "./checks/index.mjs";
import { main } from "./lib/main.mjs";
import { conclude, performAll } from "./lib/outcome.mjs";
import { run } from "./lib/run.mjs";
import { Steps } from "./lib/steps.mjs";
import { unverified, verified } from "./lib/verified.mjs";

/** Seconds after which slow checks that are still running are stopped, and count as not checked. */
const DEADLINE = 20 * 60;
/** Seconds after which the quick suite is stopped and has failed: the machine belongs to others, too. */
const QUICK_DEADLINE = 60 * 60;
/** How much longer than recorded a check may take on a machine that is busy or has nothing installed. */
const SLACK = 1.4;

/** The check whose turn it is, so that a wrong record cannot hide for long. */
async function inTurn() {
  const commits = Number(await run("git", ["rev-list", "--count", "HEAD"]));
  return SLOW[commits % SLOW.length];
}

await main(import.meta.url, async () => {
  const started = performance.now();
  const deadline = started + DEADLINE * 1000;
  const left = () => (deadline - performance.now()) / 1000;
  const steps = new Steps();
  const known = verified();
  const result = await performAll(CHECKS, QUICK, steps, undefined, started + QUICK_DEADLINE * 1000);
  result.failed.push(...result.unfinished.splice(0));
  const turn = await inTurn();
  /** @type {string[]} */
  const open = [];
  for (const check of new Set([...unverified(SLOW, known), ...(turn ? [turn] : [])])) {
    // A check that was never recorded may have much to install, for which nothing says how long it takes.
    const needed = SLACK * (known[check.id]?.seconds ?? Infinity);
    if (result.failed.length === 0 && needed <= left()) await performAll(CHECKS, [check], steps, result, deadline);
    if (![result.passed, result.failed, result.blocked].some((done) => done.includes(check))) {
      open.push(`${check.name}; npm run release-check -- ${check.id}`);
    }
  }
  conclude(result, steps, { started, open });
});
