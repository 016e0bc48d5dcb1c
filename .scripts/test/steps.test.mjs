import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem, Unfinished } from "../lib/problem.mjs";
import { run } from "../lib/run.mjs";
import { duration, Steps } from "../lib/steps.mjs";

/** Steps that print into a string. */
function recorded() {
  let text = "";
  const steps = new Steps({ out: { write: (part) => (text += part) } });
  return { steps, text: () => text };
}

const program = (/** @type {string} */ body) => ["-e", body];

test("a successful step prints one line and its kept lines", async () => {
  const { steps, text } = recorded();
  await steps.step(
    "sums",
    (report) => report.run(process.execPath, program("console.log('noise'); console.log('test result: ok. 3 passed')")),
    { keep: /^test result/ },
  );
  assert.match(text(), /^✓ sums +\d+\.\d s\ntest result: ok\. 3 passed\n$/);
});

test("kept lines are matched without their colours", async () => {
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

test("a failed step prints all its output and the reason, and rejects", async () => {
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

test("a failed step does not print cargo's progress lines", async () => {
  const { steps, text } = recorded();
  const printed = '   Compiling a v1.0.0\\n {"reason"}\\nerror: b';
  const work = steps.step("sums", (report) =>
    report.run(process.execPath, program(`console.log('${printed}'); process.exit(1)`)),
  );
  await assert.rejects(work);
  assert.ok(text().includes("error: b"));
  assert.doesNotMatch(text(), /^ +Compiling /m);
});

/** A compiler that prints a line at an interval, forever by default. @param {number} paceMs @param {number} [lines] */
const compiler = (paceMs, lines = Infinity) =>
  program(`let left = ${lines}; const next = () => { console.log("   Compiling crate v1." + left);
    if (--left > 0) setTimeout(next, ${paceMs}); }; next(); if (left === Infinity) setInterval(() => {}, 1000);`);

test("a slow compiler is not stopped while it prints", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { steps } = recorded();
  let printed = 0;
  await steps.step("crates", async (report) => {
    const onLine = () => {
      printed += 1;
      // Twenty seconds of mocked time for each line: an hour and a half in all.
      context.mock.timers.tick(20_000);
    };
    await report.run(process.execPath, compiler(0, 270), { onLine });
  });
  assert.equal(printed, 270);
});

test("a silent compiler is stopped, and its last line and the next step are printed", async () => {
  const { steps, text } = recorded();
  const work = steps.step("crates", (report) => report.run(process.execPath, program(SILENT)), { silence: 0.5 });
  await assert.rejects(work, /printed nothing for 0\.5 s and was stopped; the last line was: Blocking waiting/);
  assert.match(text(), /Run it again: it goes on where it stopped\.\n$/);
});

const SILENT = "console.log('    Blocking waiting for file lock'); setInterval(() => {}, 1000)";

for (const [cause, line, advised] of [
  ["a full disk", "error: failed to write: No space left on device (os error 28)", /The disk is full/],
  ["a network that is gone", "warning: spurious network error (2 tries remaining)", /network or a package registry/],
  ["a registry that npm cannot find", "npm error code ENOTFOUND", /network or a package registry/],
  ["a compiler that the system ended", "(signal: 9, SIGKILL: kill)", /for want of memory/],
]) {
  test(`the last line after ${cause} is the next step`, async () => {
    const { steps, text } = recorded();
    const print = `console.error(${JSON.stringify(line)}); process.exit(1)`;
    await assert.rejects(steps.step("crates", (report) => report.run(process.execPath, program(print))));
    const last = text().trimEnd().split("\n").at(-1) ?? "";
    assert.match(last, /** @type {RegExp} */ (advised));
    assert.match(last, /[Rr]un it again/);
  });
}

test("a missing command rejects with its name", async () => {
  const { steps } = recorded();
  await assert.rejects(
    steps.step("sums", (report) => report.run("no-such-program-here", [])),
    /no-such-program-here could not be started/,
  );
});

test("a step stopped by the deadline is unfinished and not failed", async () => {
  const { steps, text } = recorded();
  const work = steps.step("sums", (report) => report.run(process.execPath, program("setInterval(() => {}, 1000)")), {
    deadline: performance.now(),
  });
  await assert.rejects(work, Unfinished);
  assert.match(text(), /^- sums .* stopped by the deadline\n$/);
  assert.deepEqual(steps.outcomes, []);
});

test("ending a command ends its child processes", async () => {
  const parent = `const { spawn } = require("node:child_process");
    spawn(process.execPath, ["-e", "console.log('child'); setInterval(() => {}, 1000)"], { stdio: "inherit" });
    setInterval(() => {}, 1000);`;
  const over = new AbortController();
  const work = run(process.execPath, program(parent), { signal: over.signal, onLine: () => over.abort("was stopped") });
  // The promise settles only once the grandchild, which shares the output, has ended too.
  await assert.rejects(work, /was stopped\.$/);
});

test("a skipped step prints the reason", async () => {
  const { steps, text } = recorded();
  await steps.step("sums", (report) => report.skipped("up to date"));
  assert.match(text(), /up to date\n$/);
});

test("durations are formatted in seconds and minutes", () => {
  assert.deepEqual([0.04, 9.94, 9.96, 59.4, 59.6, 185].map(duration), [
    "0.0 s",
    "9.9 s",
    "10 s",
    "59 s",
    "1 min 00 s",
    "3 min 05 s",
  ]);
});
