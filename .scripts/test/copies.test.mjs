// The package recognises its errors by a brand: `instanceof` fails if a program loads two copies of the package.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { test } from "node:test";
import { inRoot } from "../lib/paths.mjs";
import { filesBelow } from "../lib/stamp.mjs";

const SOURCES = inRoot("wasm", "js", "src");
/** Built-in errors, and an error that only one core throws and catches. */
const OF_ONE_COPY = new Set(["Error", "TypeError", "CompileError", "CancelledError"]);

/** The lines that compare an error's class by `instanceof`. @param {string} text */
const comparisons = (text) =>
  text.split("\n").filter((line) => {
    const [, name] = /\binstanceof (?:\w+\.)*(\w*Error)\b/.exec(line) ?? [];
    return name !== undefined && !OF_ONE_COPY.has(name);
  });

test("the package does not use instanceof for its errors", () => {
  const found = filesBelow(SOURCES)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      comparisons(readFileSync(file, "utf8")).map((line) => `${relative(SOURCES, file)}: ${line.trim()}`),
    );
  assert.deepEqual(found, []);
});

test("a planted instanceof of an error class is found", () => {
  const planted = ["if (error instanceof ApplicationError) {", "error instanceof place.TransportError && x"];
  const allowed = ["error instanceof Error ? 1 : 2", "cause instanceof TypeError", "isCartwrightError(error)"];
  assert.deepEqual(comparisons([...planted, ...allowed].join("\n")), planted);
});
