import assert from "node:assert/strict";
import { test } from "node:test";
import { shortenNames } from "../lib/short-names.mjs";

const text = (/** @type {string} */ value) => [value.length, ...Buffer.from(value)];
const section = (/** @type {number} */ kind, /** @type {number[]} */ content) => [kind, content.length, ...content];

const CLOSURE = "invoke_0f1e2d3c4b5a6978";

/** A module that exports its imports: one function with a plain name, one with a hash in its name. */
const module = (/** @type {[string, string]} */ [add, log], kind = 0) =>
  Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [2, 0x60, 2, 0x7f, 0x7f, 1, 0x7f, 0x60, 0, 1, 0x6f]),
    ...section(2, [2, ...text("./glue.js"), ...text(add), kind, 0, ...text("./glue.js"), ...text(log), 0, 1]),
    ...section(7, [2, ...text("add"), 0, 0, ...text(CLOSURE), 0, 1]),
  ]);

const NAMES = /** @type {[string, string]} */ (["__wbg_add_0123456789abcdef", "__wbg_log_fedcba9876543210"]);
const GLUE = [
  `export function ${NAMES[0]}(a, b) { return a + b; }`,
  `export function ${NAMES[1]}() { return "logged"; }`,
  "export function __wbg_set_wasm(given) { wasm = given; }",
  `export function close() { return wasm.${CLOSURE}(); }`,
].join("\n");

test("hashed names are shortened in wasm and bindings, which still work together", async () => {
  const { cores, javascript } = shortenNames([module(NAMES), module(NAMES)], GLUE);
  const [core = Buffer.of(), other] = cores;
  assert.ok(!/[0-9a-f]{16}/.test(core.toString("latin1") + javascript));
  assert.deepEqual(other, core);
  const glue = await import(`data:text/javascript,let wasm; ${encodeURIComponent(javascript)}`);
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(core), { "./glue.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  const { add } = /** @type {{ add: (a: number, b: number) => number }} */ (/** @type {unknown} */ (instance.exports));
  assert.equal(add(2, 3), 5);
  assert.equal(glue.close(), "logged");
});

test("a name missing in the bindings or a non-function import fails the build", () => {
  assert.throws(() => shortenNames([module(NAMES)], "export function other() {}"), /lack __wbg_add_/);
  assert.throws(() => shortenNames([module(NAMES, 3)], GLUE), /is no function/);
});
