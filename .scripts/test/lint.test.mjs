// The linter finds a fault of each kind that the store's rules cover.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../lib/paths.mjs";
import { packageScript, run } from "../lib/run.mjs";

const SEEDED = inRoot(".scripts", "test", "seeded");

/** A copy of the seeded faults to which the repository's settings apply. */
function workingCopy() {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-lint-"));
  cpSync(SEEDED, folder, { recursive: true });
  cpSync(inRoot("app", "tsconfig.json"), join(folder, "app", "tsconfig.json"));
  symlinkSync(inRoot("node_modules"), join(folder, "node_modules"), "junction");
  const settings = readFileSync(inRoot(".oxlintrc.json"), "utf8");
  writeFileSync(join(folder, ".oxlintrc.json"), settings.replace('"./.scripts/', `"${inRoot(".scripts")}/`));
  return folder;
}

/** @param {string} folder */
async function findings(folder) {
  const output = await run(process.execPath, [packageScript("oxlint"), "--format=json"], { cwd: folder }).catch(
    (failure) => failure.output,
  );
  /** @type {{ diagnostics: { filename: string, code?: string, labels: { span: { line: number } }[] }[] }} */
  const { diagnostics } = JSON.parse(output);
  return diagnostics.map(({ filename, code, labels: [label] }) => {
    const rule = /\((.+)\)$/.exec(code ?? "")?.[1] ?? code;
    return `${basename(filename)}:${label?.span.line} ${rule}`;
  });
}

/** The findings that the trailing comments name. */
const expected = () =>
  readdirSync(join(SEEDED, "app", "src")).flatMap((name) =>
    readFileSync(join(SEEDED, "app", "src", name), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const rules = / \/\/ ([a-z\d -]+)$/.exec(line)?.[1]?.split(" ") ?? [];
        return rules.map((rule) => `${name}:${index + 1} ${rule}`);
      }),
  );

test("the linters find exactly the seeded faults", async (context) => {
  const folder = workingCopy();
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  assert.deepEqual((await findings(folder)).toSorted(), expected().toSorted());
});
