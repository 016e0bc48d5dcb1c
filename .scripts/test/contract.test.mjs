// Files generated from the contract are up to date.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BOUNDS, BOUNDS_DIGEST, digestOf, FIELDS, fieldsText } from "../contract.mjs";
import { inRoot } from "../lib/paths.mjs";
import { codeOf, platformFiles } from "../lib/rust-source.mjs";
import { filesBelow } from "../lib/stamp.mjs";
import { constant, RUST, rustText, SCRIPTS, scriptText } from "../limits.mjs";
import { READS, readsText } from "../reads.mjs";
import { SPREADSHEET, spreadsheetText } from "../spreadsheets.mjs";

const read = (/** @type {string} */ file) => readFileSync(file, "utf8");

test("contract/bounds.json is as the published schemas gave it", () => {
  assert.equal(digestOf(read(BOUNDS)), read(BOUNDS_DIGEST).trim());
});

test("the files written from the contract have not drifted", async () => {
  assert.equal(read(RUST), rustText(), "node .scripts/limits.mjs writes it");
  for (const script of SCRIPTS) {
    assert.equal(read(script), await scriptText(script), "node .scripts/limits.mjs writes it");
  }
  assert.equal(read(FIELDS), await fieldsText(), "node .scripts/contract.mjs writes it");
  assert.equal(read(READS), await readsText(), "node .scripts/reads.mjs writes it");
});

test("the console's columns of spreadsheets are the platform's", async () => {
  assert.equal(read(SPREADSHEET), await spreadsheetText(), "node .scripts/spreadsheets.mjs writes it");
});

test("every named bound is used by the platform or by a form", () => {
  const code = [...platformFiles().values()].join("\n");
  const { names } = JSON.parse(read(inRoot("contract", "limits.json")));
  const written = SCRIPTS.map(read).join("\n");
  const unused = Object.entries(names).flatMap(([group, bounds]) =>
    Object.keys(bounds).filter((name) => {
      const inForms = new RegExp(`const ${constant(group)} = {[^}]*\\b${name}:`).test(written);
      // `limits` may stand for the group: `use …::limits::member::{self as limits}`.
      const path = `(?:${constant(group).toLowerCase()}|limits)::(?:\\{[^}]*\\b)?`;
      return !inForms && !new RegExp(`\\b${path}${constant(name)}\\b`).test(code);
    }),
  );
  assert.deepEqual(unused, []);
});

/** Hand-written lengths of texts that hold lists, which the contract lacks, by file. @type {Record<string, number>} */
const TEXTS_OF_LISTS = {
  "console/shared-lists/customizations.ts": 2,
  "console/rules/feesAndTips.ts": 2,
};

/** The hand-written limits of a module's fields. @param {string} code */
const typedLimits = (code) => code.match(/\b(?:max|maxLength)(?:: |=\{)[1-9][\d_]*/g) ?? [];

/** The checks in a Rust file with a hand-written bound. @param {string} code */
const typedChecks = (code) => code.match(/\bchecks\s*\.(?:text|size|range)\([^;]*?[ (-][1-9][\d_.]*\)/g) ?? [];

test("a limit that is typed by hand is found", () => {
  assert.deepEqual(typedLimits("max: 80, maxLength={1_000} max: PRODUCT.name, max: 0"), [
    "max: 80",
    "maxLength={1_000",
  ]);
  assert.equal(typedChecks('checks.text(&at("a"), None, 80); checks.size(field, list.len(), limits::A);').length, 1);
  assert.equal(typedChecks('self.checks.range(|| at("weight"), weight, 0.0, 999_999_999.99);').length, 1);
});

test("forms take the limits of fields from the contract", () => {
  const found = filesBelow(inRoot("app", "src"))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => /** @type {const} */ ([file.slice(inRoot("app", "src").length + 1), typedLimits(read(file)).length]))
    .filter(([, count]) => count > 0);
  assert.deepEqual(Object.fromEntries(found), TEXTS_OF_LISTS);
});

test("checks of the platform take their bounds from the contract", () => {
  const found = [...platformFiles()].flatMap(([file, code]) =>
    typedChecks(codeOf(code)).map((check) => `${file}: ${check}`),
  );
  assert.deepEqual(found, []);
});
