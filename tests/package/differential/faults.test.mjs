/** Seeded faults are detected: the rules of intended differences hide hardly any. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { builders } from "./builders.mjs";
import { functions } from "./calls.mjs";
import { deeds } from "./clients.mjs";
import { FAULTS, withFault } from "./faults.mjs";
import { media } from "./media.mjs";
import { judged } from "./tally.mjs";
import { withoutWaits } from "./without-waits.mjs";

/** The sample has every seventh case of most functions, and all cases of the others. */
const STRIDE = 7;

/** The minimal share of a fault's cases that must detect it, in percent. */
const LEAST = 95;

withoutWaits();

async function* sample() {
  for (const source of [deeds(), builders(), media()]) {
    for await (const { cases } of source) yield* cases();
  }
  let first = 0;
  for await (const { cases } of functions()) {
    const offset = first++ % STRIDE;
    yield* cases((index) => index % STRIDE === offset);
  }
}

test(`each seeded fault is detected in at least ${LEAST} % of cases`, async (t) => {
  const counts = Object.keys(FAULTS).map((name) => ({ name, cases: 0, noticed: 0, missed: [] }));
  let number = 0;
  for await (const situation of sample()) {
    number += 1;
    if (judged(situation).uncovered.length > 0) continue;
    for (const count of counts) {
      const faulty = withFault(FAULTS[count.name], situation, number);
      if (!faulty) continue;
      count.cases += 1;
      if (judged(faulty).uncovered.length > 0) count.noticed += 1;
      else count.missed.push(`${situation.call}(${situation.arguments}), answered ${situation.answer}`);
    }
  }
  t.diagnostic("fault                 |  cases | noticed |      %");
  for (const { name, cases, noticed } of counts) {
    const share = ((100 * noticed) / cases).toFixed(1);
    t.diagnostic(
      `${name.padEnd(21)} | ${String(cases).padStart(6)} | ${String(noticed).padStart(7)} | ${share.padStart(6)}`,
    );
  }
  for (const { name, cases, noticed, missed } of counts) {
    assert.ok(100 * noticed >= LEAST * cases, `${name} is missed by\n${missed.slice(0, 20).join("\n")}`);
  }
});
