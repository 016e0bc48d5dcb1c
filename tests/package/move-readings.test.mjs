/** The commands `move` and `doctor` list lines that still compile but change in meaning; they skip unreadable files. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { LISTED, QUIET } from "./move-readings.mjs";

const CLI = fileURLToPath(new URL("../../wasm/pkg/cli.js", import.meta.url));

/** Runs the command line on a folder with these files. */
function run(t, files, ...words) {
  const folder = mkdtempSync(join(tmpdir(), "readings-"));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const [command, ...options] = words;
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, command, folder, ...options], {
    encoding: "utf8",
  });
  return { status, text: stdout + stderr, stdout, folder };
}

const doctor = (t, files) => {
  const { stdout } = run(t, files, "doctor", "--client-id", "c", "--host", "http://127.0.0.1:9", "--json");
  return JSON.parse(stdout);
};

const SDK = 'import { media } from "@cartwright/sdk";\n';
const sources = Object.entries(LISTED);
const files = {
  ...Object.fromEntries(sources.map(([, [source]], index) => [`listed-${index}.ts`, `${SDK}${source}\n`])),
  ...Object.fromEntries(QUIET.map((source, index) => [`quiet-${index}.ts`, `${SDK}${source}\n`])),
};

test("exactly the lines that read error messages or name the platform's host are listed", (t) => {
  const { status, text } = run(t, files, "move", "--yes");
  assert.equal(status, 1);
  const finding = doctor(t, files).find(({ check }) => check === "readings");
  assert.equal(finding.outcome, "warning");
  for (const output of [text, finding.seen]) {
    const lines = output.split("\n").map((line) => line.trim());
    for (const [index, [title, [, sentence]]] of sources.entries()) {
      assert.ok(
        lines.some((line) => line.startsWith(`listed-${index}.ts:2 `) && sentence.test(line)),
        title,
      );
    }
    for (const [index, source] of QUIET.entries()) {
      assert.ok(!lines.some((line) => line.startsWith(`quiet-${index}.ts:`)), source);
    }
  }
});

test("the doctor ignores error messages in a project of the platform's own packages", (t) => {
  const wix = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replace(SDK, "\n")]));
  assert.equal(
    doctor(t, wix).some(({ check }) => check === "readings"),
    false,
  );
});

const IMPORT = 'import { media } from "@wix/sdk";\n';

test("counts in the output use singular for one and plural otherwise", (t) => {
  const place = 'client.fetchWithAuth("https://www.wixapis.com/a");\n';
  const one = run(t, { "a.js": IMPORT + place }, "move", "--yes").text;
  assert.match(one, /^Changed 1 file:\n/);
  assert.match(one, /\n1 place needs a person:\n/);
  const two = run(t, { "a.js": IMPORT + place, "b.js": IMPORT + place }, "move", "--dry-run").text;
  assert.match(two, /^Would change 2 files:\n/);
  assert.match(two, /\n2 places need a person:\n/);
  assert.match(run(t, { "a.js": "" }, "move", "--yes").text, /^Changed 0 files/);
  const seen = (texts) => doctor(t, texts).at(-1).seen;
  assert.equal(seen({ "a.js": "" }), "no call in 1 file");
  assert.equal(seen({ "a.js": "", "b.js": "" }), "no call in 2 files");
  assert.match(seen({ "a.js": "client.currentCart.deleteCurrentCart();" }), /^1 call in 1 file:\n/);
  assert.match(seen({ "a.js": "send(client.currentCart);" }), /^no call in 1 file\n {2}1 use not understood:\n/);
});

test("an unparsable file is left unchanged and named, and the other files are processed", (t) => {
  const broken = `${IMPORT}const = ;\n`;
  const deep = `${IMPORT}export const text = ${'"a" + '.repeat(20_000)}"a";\n`;
  const texts = {
    "broken.ts": broken,
    "deep.js": deep,
    "fine.js": IMPORT,
    "odd.vue": "<script lang='ts'>\n}{\n</script>",
  };
  const { status, text, folder } = run(t, texts, "move", "--yes", "--cart-v2");
  assert.equal(status, 1);
  assert.match(text, /^Changed 1 file:\n {2}fine\.js\n/);
  assert.match(text, /\n {2}broken\.ts:1 cannot be read, and stays: /);
  assert.match(text, /\n {2}deep\.js:1 cannot be read, and stays: /);
  for (const name of ["broken.ts", "deep.js"]) assert.equal(readFileSync(join(folder, name), "utf8"), texts[name]);
  const { outcome, seen } = doctor(t, texts).at(-1);
  assert.equal(outcome, "unknown");
  assert.match(seen, /no call in 1 file\n {2}3 files not readable:\n {4}broken\.ts\n {4}deep\.js\n {4}odd\.vue$/);
});
