import assert from "node:assert/strict";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { keepTimings, timedTest, timingReport } from "../lib/timings.mjs";

test("the test lines of each runner are parsed", () => {
  const lines = {
    "test session::one_renewal ... ok <0.250s>": ["session::one_renewal", 0.25],
    "✔ a header is named (24.5ms)": ["a header is named", 0.0245],
    "  ✓   4 a.spec.ts:10:3 › axe finds nothing (1.5m)": ["a.spec.ts:10:3 › axe finds nothing", 90],
    "   ✓ keeps the cart  318ms": ["keeps the cart", 0.318],
  };
  for (const [line, [name, seconds]] of Object.entries(lines)) assert.deepEqual(timedTest(line), { name, seconds });
  for (const line of ["", "Compiling serde v1.0.2 (3s)", "✓ step 2.1 s"]) assert.equal(timedTest(line), undefined);
});

const RUN = {
  seconds: 12,
  steps: [
    { name: "lint", ok: true, seconds: 0.4 },
    { name: "tests", ok: true, seconds: 11, budget: 10 },
  ],
  tests: Array.from({ length: 40 }, (_, index) => ({ name: `test ${index}`, seconds: index / 10 })),
};

test("a timing report lists the slowest tests first and names overruns", () => {
  const report = timingReport(RUN);
  assert.match(report, /^tests +11\.0 +10\.0$/m);
  assert.doesNotMatch(report, /lint/);
  assert.match(report, /test 39/);
  assert.doesNotMatch(report, /test 9 /);
  assert.match(report, /Over budget: tests\./);
});

test("timings are written to a file", () => {
  const file = join(mkdtempSync(join(tmpdir(), "cartwright-")), "checks", "timings.json");
  keepTimings(RUN, file);
  const kept = JSON.parse(readFileSync(file, "utf8"));
  assert.deepEqual([kept.seconds, kept.steps[0].name, kept.slowestTests.length], [12, "tests", 30]);
});
