/** The package's public types are what was accepted: nobody who builds on them is surprised. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { acceptedReport, apiReport } from "../../.scripts/lib/api-report.mjs";

const HOW =
  "The package's public types have changed. If that is meant: `npm run api`, read the difference in " +
  "wasm/js/sdk.api.txt, tell of it in wasm/CHANGELOG.md, and commit all three.";

test("the public types are the accepted ones", () => {
  const [accepted, built] = [acceptedReport(), apiReport()].map((text) => text.split("\n"));
  const difference = [
    ...accepted.filter((line) => !built.includes(line)).map((line) => `- ${line}`),
    ...built.filter((line) => !accepted.includes(line)).map((line) => `+ ${line}`),
  ];
  assert.ok(accepted.join("\n") === built.join("\n"), [HOW, ...difference.slice(0, 40)].join("\n"));
});
