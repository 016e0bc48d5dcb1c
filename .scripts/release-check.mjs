/**
 * `npm run release-check`: runs all checks. Records passed ones in .ci/verified.json, so that continuous integration
 * need not repeat them. Arguments select checks by id; `--open` selects those whose inputs have changed since they
 * last passed.
 */
import { CHECKS, QUICK, SLOW } from "./checks/index.mjs";
import { main } from "./lib/main.mjs";
import { conclude, performAll } from "./lib/outcome.mjs";
import { Problem } from "./lib/problem.mjs";
import { Steps } from "./lib/steps.mjs";
import { inputsOf, record, unverified } from "./lib/verified.mjs";

/** @param {string[]} words */
function chosen(words) {
  if (words.length === 0) return [...QUICK, ...SLOW];
  if (words[0] === "--open") return unverified(SLOW);
  return words.map((word) => {
    const check = CHECKS.find(({ id }) => id === word);
    if (check) return check;
    throw new Problem(`There is no check "${word}"; choose from ${SLOW.map(({ id }) => id).join(", ")}.`);
  });
}

await main(import.meta.url, async () => {
  const checks = chosen(process.argv.slice(2));
  const started = performance.now();
  const inputs = new Map(checks.map((check) => [check, inputsOf(check)]));
  const steps = new Steps();
  const result = await performAll(CHECKS, checks, steps);
  const slow = result.passed.filter((check) => SLOW.includes(check));
  record(
    slow.map((check) => ({
      check,
      inputs: inputs.get(check) ?? "",
      seconds: steps.outcomes.find(({ name }) => name === check.name)?.seconds ?? 0,
    })),
  );
  conclude(result, steps, { started });
});
