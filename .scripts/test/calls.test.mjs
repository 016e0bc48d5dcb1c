import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { inRoot } from "../lib/paths.mjs";

const read = (/** @type {string} */ path) => readFileSync(inRoot(...path.split("/")), "utf8");

/** The documented calls at the start of the table of endpoints, by method and path. */
function documented() {
  const [rows = ""] = read("contract/endpoints.tsv").split("\n# extra");
  return rows
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split("\t").slice(0, 2).join(" "));
}

/** The rows of tests/spec/calls.md: the call, the function, and the file that uses it. */
function listed() {
  const rows = [...read("tests/spec/calls.md").matchAll(/^- `([^`]+)`: `([^`]+)`\n {2}in `([^`]+)`$/gm)];
  return rows.map(([, call = "", name = "", file = ""]) => ({ call, name, file }));
}

test("every documented call has a usage listed in the order of the documentation", () => {
  assert.equal(documented().length, 78);
  assert.deepEqual(
    listed().map(({ call }) => call),
    documented(),
  );
});

test("the listed usages of calls exist and name their functions", () => {
  const wrong = listed().filter(({ name, file }) => {
    const last = name.split(".").at(-1) ?? "";
    return !existsSync(inRoot(...file.split("/"))) || !new RegExp(`\\b${last}\\b`).test(read(file));
  });
  assert.deepEqual(wrong, []);
});
