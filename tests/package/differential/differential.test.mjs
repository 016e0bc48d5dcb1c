/** Compares the platform's own packages with this one over one network: requests and outcomes. */
import assert from "node:assert/strict";
import { after, before, mock, test } from "node:test";
import { builders } from "./builders.mjs";
import { functions } from "./calls.mjs";
import { deeds } from "./clients.mjs";
import { enumerations } from "./enumerations.mjs";
import { media } from "./media.mjs";
import { page } from "./moving.mjs";
import { Tally } from "./tally.mjs";
import { withoutWaits } from "./without-waits.mjs";

const tally = new Tally();

/** The number of differences in a failure message. */
const SHOWN = 20;

async function* everything() {
  yield* deeds();
  yield* enumerations();
  yield* builders();
  yield* media();
  yield* functions();
}

withoutWaits();

// Both packages compute a token's expiry from the second of its arrival.
before(() => mock.timers.enable({ apis: ["Date"], now: Date.now() }));
after(() => mock.timers.reset());

for await (const { call, cases } of everything()) {
  test(`${call} behaves like the platform's own package`, async () => {
    const uncovered = [];
    for await (const situation of cases()) uncovered.push(...tally.add(situation));
    assert.equal(uncovered.length, 0, uncovered.slice(0, SHOWN).join("\n"));
  });
}

test("every documented difference is observed in each of its places", (t) => {
  t.diagnostic(tally.toString());
  const idle = [...tally.covered].filter(([, count]) => count === 0).map(([id]) => id);
  assert.deepEqual([...idle, ...tally.idle], []);
});

test("docs/moving.md shows the tables of differences and of missing calls", async () => {
  const { is, should } = await page();
  assert.equal(is, should, "write it anew: node tests/package/differential/moving.mjs");
});
