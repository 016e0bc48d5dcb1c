/** The command `doctor --fail-on`, as continuous integration runs it; `cli/code-findings.test.ts` has the days. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../wasm/pkg/cli.js", import.meta.url));
const ENDING = 'import { currentCart } from "@wix/ecom";\nawait currentCart.getCurrentCart();\n';
const LASTING = 'import { currentCartV2 } from "@wix/ecom";\nawait currentCartV2.getCurrentCart();\n';
const UNCLEAR = 'import { currentCart } from "@wix/ecom";\nsetUp(currentCart);\n';

/** Runs the doctor on a folder with one file; resolves to the exit code and the output. */
function doctor(t, code, ...words) {
  const folder = mkdtempSync(join(tmpdir(), "fail-on-"));
  t.after(() => rmSync(folder, { recursive: true }));
  if (code !== undefined) writeFileSync(join(folder, "shop.ts"), code);
  const env = { ...process.env, WIX_CLIENT_ID: undefined, CARTWRIGHT_CLIENT_ID: undefined };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, "doctor", folder, ...words], { env }, (error, stdout, stderr) =>
      resolve({ exitCode: error?.code ?? 0, text: stdout + stderr }),
    );
  });
}

for (const [kind, code, place] of [
  ["a use", ENDING, "shop.ts:2 currentCart.getCurrentCart"],
  ["a use that is not understood", UNCLEAR, "shop.ts:2 "],
]) {
  test(`${kind} of a module that ends within the days fails with its file and line`, async (t) => {
    const { exitCode, text } = await doctor(t, code, "--fail-on", "ends-within=36500d");
    assert.equal(exitCode, 1);
    assert.ok(text.includes(place), text);
  });
}

test("code without a module that ends passes without a client id", async (t) => {
  const { exitCode, text } = await doctor(t, LASTING, "--fail-on", "ends-within=36500d");
  assert.equal(exitCode, 0, text);
});

test("a wrong condition and a folder without code are refused with the next step", async (t) => {
  for (const words of [["--fail-on", "90"], ["--fail-on", "ends-within=soon"], ["--fail-on"]]) {
    const { exitCode, text } = await doctor(t, ENDING, ...words);
    assert.equal(exitCode, 2, text);
    assert.match(text, /--fail-on/);
  }
  const { exitCode, text } = await doctor(t, undefined, "--fail-on", "ends-within=90d");
  assert.equal(exitCode, 2);
  assert.match(text, /There is no source file in .*: name the folder of your code\./);
});
