/** The commands `doctor` and `move --cart-v2` for each form of a call: found and moved, or listed by file and line. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FORMS, HEAD, UNKNOWN_PLACES } from "./move-forms.mjs";

const CLI = fileURLToPath(new URL("../../wasm/pkg/cli.js", import.meta.url));

/** A folder with these files. */
function folderOf(files) {
  const folder = mkdtempSync(join(tmpdir(), "forms-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Runs the command line; resolves to its exit code and output. */
const run = (...words) =>
  new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...words], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, text: stdout + stderr, stdout }),
    );
  });

/** The doctor's finding of a check. */
async function findingOf(folder, name = "removed") {
  const { stdout } = await run("doctor", folder, "--client-id", "c", "--host", "http://127.0.0.1:9", "--json");
  return JSON.parse(stdout).find(({ check }) => check === name);
}

/** The lines below a heading in an observation. */
function linesOf(seen, heading) {
  const [, list = ""] = new RegExp(`^ *\\d+ ${heading}.*\\n((?: {4}.*\\n?)*)`, "m").exec(seen) ?? [];
  return list.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
}

/** The lines that a move lists for a file. */
const listedIn = (text, file) =>
  text.split("\n").flatMap((line) => {
    const [, number, rest] = new RegExp(`^ {2}${file.replace(".", "\\.")}:(\\d+) (.*)`).exec(line) ?? [];
    return number === undefined ? [] : [[Number(number), rest]];
  });

const SENTENCES = {
  MOVING: "is found and moved",
  STAYING: "is found, and listed by the move",
  STAYING_ALONE: "is found, and listed by the move",
  UNCLEAR: "is listed as not understood",
};

test("the table has more than 60 forms", () => {
  assert.ok(Object.values(FORMS).flatMap((forms) => Object.keys(forms)).length > 60);
});

const folderOfForm = (index) => `form-${index}`;

for (const [kind, forms] of Object.entries(FORMS)) {
  test.describe(kind, () => {
    let folder, seen, outcome, code, text;
    // The forms of a kind share a run; each has its own folder.
    test.before(async () => {
      const files = Object.values(forms).flatMap(({ file = "cart.ts", head = HEAD, source, others = {} }, index) =>
        Object.entries({ [file]: head + source, ...others }).map(([name, words]) => [
          join(folderOfForm(index), name),
          words,
        ]),
      );
      folder = folderOf(Object.fromEntries(files));
      ({ seen, outcome } = await findingOf(folder));
      ({ code, text } = await run("move", folder, "--yes", "--cart-v2"));
    });

    test.after(() => rmSync(folder, { recursive: true }));

    for (const [index, [title, form]] of Object.entries(forms).entries()) {
      const { file: name = "cart.ts", found = [], unclear = [], moved, listed = [] } = form;
      const file = join(folderOfForm(index), name);
      test(`${title} ${SENTENCES[kind]}`, () => {
        assert.ok(found.length + unclear.length > 0 && (moved !== undefined) === (kind === "MOVING"));
        assert.equal(outcome, "warning");
        const calls = linesOf(seen, "calls? in").filter((line) => line.startsWith(`${file}:`));
        assert.deepEqual(
          calls,
          found.map((call) => `${file}:${call}`),
          seen,
        );
        const notUnderstood = linesOf(seen, "uses? not understood").filter((line) => line.startsWith(`${file}:`));
        assert.deepEqual(
          notUnderstood.map((line) => Number(/:(\d+)/.exec(line)[1])),
          unclear,
          seen,
        );
        const lines = listedIn(text, file);
        for (const [line, sentence] of listed) {
          assert.ok(
            lines.some(([at, words]) => at === line && sentence.test(words)),
            text,
          );
        }
        const after = readFileSync(join(folder, file), "utf8");
        if (moved === undefined) {
          assert.equal(code, 1);
          assert.doesNotMatch(after, /V2\.|V2"|V2:|addLineItems/);
        } else {
          assert.equal(after, moved, text);
        }
      });
    }
  });
}

test("a module used in an unknown place is listed by file and line", async (t) => {
  const expressions = [
    ...["client.currentCart", "currentCart", "client.use(currentCart)", "(client as any).currentCart!"],
    ...["useClient().checkout", "checkout", "cart"],
  ];
  const files = Object.fromEntries(
    UNKNOWN_PLACES.flatMap((place, index) =>
      expressions.map((expression, kind) => [
        `form-${index}-${kind}.tsx`,
        `${HEAD.replace("currentCart", "cart, checkout, currentCart")}\n${place.replace("MODULE", () => expression)}`,
      ]),
    ),
  );
  const folder = folderOf(files);
  t.after(() => rmSync(folder, { recursive: true }));
  const { seen } = await findingOf(folder);
  const { text } = await run("move", folder, "--yes", "--cart-v2");
  assert.doesNotMatch(seen, /not readable/);
  const lines = linesOf(seen, "uses? not understood");
  for (const [file, source] of Object.entries(files)) {
    assert.ok(
      lines.some((line) => line.startsWith(`${file}:3 `)),
      `the doctor: ${source}`,
    );
    assert.ok(
      listedIn(text, file).some(([at]) => at === 3),
      `the move: ${source}`,
    );
  }
});
