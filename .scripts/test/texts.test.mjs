// The text catalogs match the store's code, and are fully translated.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inRoot } from "../lib/paths.mjs";
import { packageScript } from "../lib/run.mjs";

const APP = inRoot("app");
const LOCALES = join(APP, "src", "locales");

/** The content of each catalog by file. @returns {Map<string, string>} */
function readCatalogs() {
  const files = readdirSync(LOCALES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".po"));
  return new Map(files.sort().map((file) => [file, readFileSync(join(LOCALES, file), "utf8")]));
}

test("the catalogs contain exactly the texts of the code (npm run -w app extract)", () => {
  const before = readCatalogs();
  const cli = packageScript("@lingui/cli", "lingui", APP);
  try {
    execFileSync(process.execPath, [cli, "extract", "--overwrite", "--clean", "--workers", "1"], {
      cwd: APP,
      stdio: "pipe",
    });
    const after = readCatalogs();
    assert.ok(after.size >= 9, "each part of the store has a catalog in each language");
    assert.deepEqual(Object.fromEntries(before), Object.fromEntries(after));
  } finally {
    for (const [file, text] of before) writeFileSync(join(LOCALES, file), text);
  }
});

test("each text is translated with all its placeholders", () => {
  let texts = 0;
  for (const [file, catalog] of readCatalogs()) {
    const isSource = file.startsWith("en");
    for (const entry of catalog.split("\n\n").slice(1)) {
      const [, source = ""] = /^msgid "(.*)"$/m.exec(entry) ?? [];
      const [, translation = ""] = /^msgstr "(.*)"$/m.exec(entry) ?? [];
      texts += 1;
      assert.notEqual(isSource ? source : translation, "", `${file}: ${entry}`);
      if (isSource) assert.equal(translation, source, file);
      else assert.deepEqual(placeholders(translation), placeholders(source), `${file}: ${source}`);
    }
  }
  assert.ok(texts > 1500, `${texts} texts are found`);
});

/** The placeholders of a text; of a plural only the number, as its branches have braces, too. @param {string} text */
function placeholders(text) {
  const pattern = text.includes(", plural,") ? /\{(\w+), plural,/g : /\{(\w+)\}/g;
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
}
