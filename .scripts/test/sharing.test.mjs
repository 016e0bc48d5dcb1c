// Starts and tests share their compilations: a crate with other features or another profile would be compiled twice.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { WORKSPACE } from "../lib/cargo.mjs";
import { root } from "../lib/paths.mjs";

/**
 * A compilation in cargo's plan.
 * @typedef {{ pkg_id: string, target: { name: string }, profile: Record<string, unknown>, platform: string | null, mode: string, features: string[], dependencies: { index: number }[] }} Unit
 */

/**
 * The compilations of a cargo command, with keys of everything that affects their result.
 * @param {string[]} command
 */
function compilations(command) {
  const env = { ...process.env, RUSTC_BOOTSTRAP: "1" };
  const args = [...command, "--unit-graph", "-Z", "unstable-options", ...WORKSPACE];
  const text = execFileSync("cargo", args, { cwd: root, env, encoding: "utf8", maxBuffer: 2 ** 26 });
  /** @type {{ units: Unit[] }} */
  const { units } = JSON.parse(text);
  /** @type {Map<number, string>} */
  const keys = new Map();
  /** @type {(index: number) => string} */
  const keyOf = (index) => {
    const known = keys.get(index);
    if (known) return known;
    const { dependencies, profile, ...own } = /** @type {Unit} */ (units[index]);
    const parts = [own, { ...profile, name: "" }, dependencies.map((dependency) => keyOf(dependency.index)).sort()];
    const key = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
    keys.set(index, key);
    return key;
  };
  return new Map(units.map((unit, index) => [keyOf(index), `${unit.pkg_id} (${unit.features.join()})`]));
}

test("the tests reuse every compiled crate of the started platform", () => {
  const start = compilations(["build", "--bin", "cartwright-platform"]);
  const tests = compilations(["test", "--no-run"]);
  assert.ok(start.size > 300, "compilations are found");
  assert.deepEqual(
    [...start].filter(([key]) => !tests.has(key)).map(([, name]) => name),
    [],
  );
});

test("a crate compiled with another feature is found", () => {
  const other = compilations(["build", "--bin", "cartwright-platform", "--features", "cartwright-platform/tls"]);
  const tests = compilations(["test", "--no-run"]);
  assert.ok([...other.keys()].some((key) => !tests.has(key)));
});
