/**
 * Continuous integration, within a deadline: the quick suite, then the slow checks whose inputs have changed since
 * they last passed, by importance, then one more in rotation. Lists the checks that the deadline left out.
 */
import { CHECKS, QUICK, SLOW } from "./checks/index.mjs";
import { main } from "./lib/main.mjs";
import { conclude, performAll } from "./lib/outcome.mjs";
import { run } from "./lib/run.mjs";
import { Steps } from "./lib/steps.mjs";
import { unverified, verified } from "./lib/verified.mjs";

/** The deadline in seconds: slow checks still running are stopped, and count as not checked. */
const DEADLINE = 20 * 60;
/** The timeout of the quick suite in seconds, after which it fails: the machine is shared. */
const QUICK_DEADLINE = 60 * 60;
/** The factor by which a check may exceed its recorded time on a busy or new machine. */
const SLACK = 1.4;

/** Picks a check by rotation, so that a wrong record cannot hide for long. */
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
    // A check without a record may have much to install, in an unknown time.
    const needed = SLACK * (known[check.id]?.seconds ?? Infinity);
    if (result.failed.length === 0 && needed <= left()) await performAll(CHECKS, [check], steps, result, deadline);
    if (![result.passed, result.failed, result.blocked].some((done) => done.includes(check))) {
      open.push(`${check.name}; npm run release-check -- ${check.id}`);
    }
  }
  conclude(result, steps, { started, open });
});
