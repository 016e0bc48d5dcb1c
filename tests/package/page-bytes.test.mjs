/** The package's JavaScript in a page, minified by Vite and compressed by brotli 11: exact bytes. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sizesOf } from "../../.scripts/lib/sizes.mjs";
import { FIRST_PAGE, README_PAGE, weigh, WEIGHED } from "../bench/build.mjs";

/** A page may exceed its budget by this factor, which another version of the bundler may need. */
const ROOM = 1.01;

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} budget
 */
const requireBudget = (what, bytes, budget) =>
  assert.ok(bytes <= budget * ROOM, `${what}: ${bytes} bytes by brotli, and the budget is ${budget}`);

test("the README's page in React keeps its budgets, and the README names its bytes", async () => {
  const { first, js } = await weigh(README_PAGE);
  requireBudget("before the first call", first.brotli, 15_190);
  requireBudget("on a site of catalog V3", js.brotli, 50_720);
  const text = readFileSync(new URL("../../wasm/README.md", import.meta.url), "utf8").replaceAll("\n", " ");
  const [, ...named] = /(\d+) kB before its first call and (\d+) kB of JavaScript in all/.exec(text) ?? [];
  assert.deepEqual(
    named.map(Number),
    [first, js].map(({ brotli }) => Math.round(brotli / 1000)),
  );
});

/** @type {[page: string, what: string, kind: "first" | "js", budget: number][]} */
const BUDGETS = [
  [FIRST_PAGE, "a cart and a session, before the first call", "first", 17_850],
  [WEIGHED["cart, products and session"][0], "JavaScript for a cart, products and a session", "js", 23_240],
  [WEIGHED["every call"][0], "JavaScript of every function", "js", 34_520],
];

for (const [page, what, kind, budget] of BUDGETS) {
  test(`a page keeps its budget: ${what}`, async () => {
    const sizes = await weigh(page);
    requireBudget(what, sizes[kind].brotli, budget);
  });
}

/** @type {[part: string, file: string, budget: number][]} */
const CORES = [
  ["calls", "cartwright_bg.wasm", 30_300],
  ["logins and calls", "cartwright_login_bg.wasm", 42_700],
];

for (const [part, file, budget] of CORES) {
  test(`the core keeps its budget: ${part}`, () => {
    const { brotli } = sizesOf(readFileSync(new URL(`../../wasm/pkg/core/${file}`, import.meta.url)));
    requireBudget(file, brotli, budget);
  });
}
