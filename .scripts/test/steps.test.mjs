import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem, Unfinished } from "../lib/problem.mjs";
import { run } from "../lib/run.mjs";
import { duration, Steps } from "../lib/steps.mjs";

/** Steps that write into a string. */
function recorded() {
  let text = "";
  const steps = new Steps({ out: { write: (part) => (text += part) } });
  return { steps, text: () => text };
}

const program = (/** @type {string} */ body) => ["-e", body];

test("a step that works is one line, with the lines it was asked to keep", async () => {
  const { steps, text } = recorded();
  await steps.step(
    "sums",
    (report) => report.run(process.execPath, program("console.log('noise'); console.log('test result: ok. 3 passed')")),
    { keep: /^test result/ },
  );
  assert.match(text(), /^✓ sums +\d+\.\d s\ntest result: ok\. 3 passed\n$/);
});

test("kept lines are found under their colours", async () => {
  const { steps, text } = recorded();
  await steps.step(
    "sums",
    (report) => report.run(process.execPath, program("console.log('\\x1b[32m 3 passed\\x1b[0m')")),
    {
      keep: /^ 3 passed$/,
    },
  );
  assert.match(text(), /\n 3 passed\n$/);
});

test("a step that fails shows all it printed, says why, and throws on", async () => {
  const { steps, text } = recorded();
  const work = steps.step("sums", (report) =>
    report.run(process.execPath, program("console.log('one'); console.error('two'); process.exit(3)")),
  );
  await assert.rejects(work, Problem);
  assert.match(text(), /^✗ sums/);
  for (const shown of ["one\n", "two\n", "failed with exit code 3."]) assert.ok(text().includes(shown), shown);
  assert.deepEqual(
    steps.outcomes.map(({ name, ok }) => ({ name, ok })),
    [{ name: "sums", ok: false }],
  );
});

test("a failure shows no lines that are mere progress", async () => {
  const { steps, text } = recorded();
  const work = steps.step(
    "sums",
    (report) => report.run(process.execPath, program("console.log('   Compiling a\\nerror: b'); process.exit(1)")),
    { hide: /^ +Compiling / },
  );
  await assert.rejects(work);
  assert.ok(text().includes("error: b"));
  assert.doesNotMatch(text(), /^ +Compiling/m);
});

test("a command that is not there is a Problem that names it", async () => {
  const { steps } = recorded();
  await assert.rejects(
    steps.step("sums", (report) => report.run("no-such-program-here", [])),
    /no-such-program-here could not be started/,
  );
});

test("a step over its limit is ended and says so", async () => {
  const { steps, text } = recorded();
  const work = steps.step("sums", (report) => report.run(process.execPath, program("setInterval(() => {}, 1000)")), {
    limit: 0.01,
  });
  await assert.rejects(work, /was stopped after its limit of 0\.0 s; the last line was: none\.$/);
  assert.match(text(), /^✗ sums/);
});

test("a step that the deadline stops is unfinished, which is no failure", async () => {
  const { steps, text } = recorded();
  const work = steps.step("sums", (report) => report.run(process.execPath, program("setInterval(() => {}, 1000)")), {
    deadline: performance.now(),
  });
  await assert.rejects(work, Unfinished);
  assert.match(text(), /^- sums .* stopped by the deadline\n$/);
  assert.deepEqual(steps.outcomes, []);
});

test("a command that is ended takes all that it started with it", async () => {
  const parent = `const { spawn } = require("node:child_process");
    spawn(process.execPath, ["-e", "console.log('child'); setInterval(() => {}, 1000)"], { stdio: "inherit" });
    setInterval(() => {}, 1000);`;
  const over = new AbortController();
  const work = run(process.execPath, program(parent), { signal: over.signal, onLine: () => over.abort("was stopped") });
  // The promise settles only when the child, which shares the output, has ended too.
  await assert.rejects(work, /was stopped\.$/);
});

test("a step with nothing to do says so", async () => {
  const { steps, text } = recorded();
  await steps.step("sums", (report) => report.skipped("up to date"));
  assert.match(text(), /up to date\n$/);
});

test("durations read as people say them", () => {
  assert.deepEqual([0.04, 9.94, 9.96, 59.4, 59.6, 185].map(duration), [
    "0.0 s",
    "9.9 s",
    "10 s",
    "59 s",
    "1 min 00 s",
    "3 min 05 s",
  ]);
});
