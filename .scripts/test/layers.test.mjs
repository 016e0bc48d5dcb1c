// The modules of the Rust crates and the folders of the store are layers: each imports only from lower ones.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { crateFiles, crateTests, rustImports, usesOf, WINGS } from "../lib/rust-source.mjs";
import { importsIn } from "../lib/script-imports.mjs";

/** @typedef {Map<string, Set<string>>} Imports each module with the modules it imports from */

/** Each crate, with imports that certainly exist. */
const CRATES = {
  "sdk/engine": [
    ["engine", "session"],
    ["session", "store"],
  ],
  sdk: [
    ["client", "drive"],
    ["resources", "types"],
  ],
  "platform/shop": [
    ["people", "commerce"],
    ["catalog", "site"],
  ],
  "platform/web": [["http", "pages"]],
};

/**
 * The imports between a crate's top-level modules, without those of unit tests.
 * @param {string} crate
 * @returns {Imports}
 */
function importsOf(crate) {
  const topOf = (/** @type {string} */ name) => name.split("/")[0] ?? "";
  /** @type {Imports} */
  const modules = new Map();
  for (const [name, targets] of rustImports(crateFiles(crate))) {
    if (name === "") continue;
    const others = [...targets].map(topOf).filter((other) => other !== "" && other !== topOf(name));
    modules.set(topOf(name), new Set([...(modules.get(topOf(name)) ?? []), ...others]));
  }
  return modules;
}

/**
 * A cycle of imports, such as `["a", "b", "a"]`, if there is one.
 * @param {Imports} modules
 */
function circle(modules) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(name: string, path: string[]) => string[] | undefined} */
  const visit = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of modules.get(name) ?? []) {
      const found = visit(next, [...path, name]);
      if (found) return found;
    }
    done.add(name);
    return undefined;
  };
  for (const name of modules.keys()) {
    const found = visit(name, []);
    if (found) return found;
  }
  return undefined;
}

for (const [crate, known] of Object.entries(CRATES)) {
  test(`the modules of ${crate} have no circular imports`, () => {
    const modules = importsOf(crate);
    for (const [from = "", to = ""] of known) assert.ok(modules.get(from)?.has(to), `${from} imports from ${to}`);
    assert.equal(circle(modules)?.join(" -> "), undefined);
  });
}

/** The wings within one crate of the platform: the compiler keeps the order of the crates, and tests that of the wings. */
const WINGS_OF_CRATES = {
  "platform/shop": ["people", "commerce", "catalog", "site", "resource", "events"],
  "platform/web": ["http", "pages"],
};

test("the wings within a crate of the platform import only from lower wings", () => {
  for (const [crate, wings] of Object.entries(WINGS_OF_CRATES)) {
    const modules = importsOf(crate);
    assert.deepEqual(
      wings,
      WINGS.filter((wing) => modules.has(wing)),
    );
    assert.equal(modules.size, wings.length, `${[...modules.keys()]}`);
    const upward = [...modules].flatMap(([name, imports]) =>
      [...imports].filter((other) => wings.indexOf(other) < wings.indexOf(name)).map((other) => `${name} -> ${other}`),
    );
    assert.deepEqual(upward, [], crate);
  }
});

/** The files whose unit tests name a wing above their own. @param {import("../lib/rust-source.mjs").Files} tests */
const testsUpward = (tests) =>
  [...tests]
    .filter(([file, text]) => {
      const rank = WINGS.indexOf(file.split("/")[0] ?? "");
      const used = [...text.matchAll(/\buse\s+([^;]+);/g)].flatMap(([, tree = ""]) => usesOf(tree));
      const named = [...text.matchAll(/\bcrate::(\w+)/g)].map(([, wing = ""]) => wing);
      const wings = [...used.filter(({ path }) => path[0] === "crate").map(({ path }) => path[1] ?? ""), ...named];
      return wings.some((wing) => WINGS.includes(wing) && WINGS.indexOf(wing) < rank);
    })
    .map(([file]) => file)
    .sort();

test("unit tests of the shop use no higher wing", () => {
  assert.deepEqual(testsUpward(crateTests("platform/shop")), []);
});

test("a planted unit test of a higher wing is found", () => {
  for (const text of [
    "use crate::people::oauth;",
    "use crate::{events::jobs, commerce};",
    "    crate::catalog::all()",
  ]) {
    const tests = new Map([
      ["events/jobs/mod.rs", text],
      ["people/oauth/mod.rs", text],
    ]);
    assert.deepEqual(testsUpward(tests), ["events/jobs/mod.rs"], text);
  }
});

/** The folders of the store, lowest first. */
const STORE_LAYERS = ["lib", "ui", "features", "console", "pages", "boot", "prerender", "main.tsx"];

/** The folder of a file; each feature is an area of its own. @param {string} file */
function areaOf(file) {
  const [folder = "", feature = ""] = file.split("/");
  return folder === "features" ? `${folder}/${feature}` : folder;
}

/** The store's imports from one folder into another: the importing and the imported file. */
function storeCrossings() {
  return [...importsIn("app/src")].flatMap(([file, targets]) =>
    [...targets].filter((target) => areaOf(target) !== areaOf(file)).map((target) => ({ file, target })),
  );
}

test("the folders of the store import only from lower ones, and its features have no circular imports", () => {
  const crossings = storeCrossings();
  const layerOf = (/** @type {string} */ file) => STORE_LAYERS.indexOf(file.split("/")[0] ?? "");
  const upward = crossings.filter(({ file, target }) => layerOf(target) > layerOf(file) || layerOf(file) < 0);
  assert.deepEqual(upward, []);
  /** @type {Imports} */
  const areas = new Map();
  for (const { file, target } of crossings) {
    areas.set(areaOf(file), (areas.get(areaOf(file)) ?? new Set()).add(areaOf(target)));
  }
  assert.ok(areas.get("features/product")?.has("features/cart"), "imports are found");
  assert.equal(circle(areas)?.join(" -> "), undefined);
});

test("features of the store are imported only through their index", () => {
  const past = storeCrossings().filter(({ target }) => /^features\//.test(target) && !target.endsWith("/index.ts"));
  assert.deepEqual(past, []);
});

test("the session of the console needs none of its screens", () => {
  const needed = [...importsIn("app/src")]
    .filter(([file]) => file.startsWith("console/session/") && !/[./]test\./.test(file))
    .flatMap(([, targets]) => [...targets].filter((target) => /^console\/(?!session\/)/.test(target)));
  assert.deepEqual(needed, []);
});

test("a planted circle is found", () => {
  const modules = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
  ]);
  assert.deepEqual(circle(modules), ["b", "c", "b"]);
});

/** The lazy imports in a text, with the function that loads the code, if there is one. */
const onDemand = (/** @type {string} */ text) =>
  [...text.matchAll(/(?<!\*.*)(?:(\w+)\(\s*"[^"]*",\s*\(\) =>\s*)?(?<!typeof )import\("(\.[^"]*)\.js"\)(?!\.)/g)].map(
    ([, loader, name = ""]) => ({ loader, name }),
  );

test("lazily loaded code of the package has a timeout and imports no module of calls", () => {
  // A single-file bundle would leave such a module empty where the program imports it as a namespace: see lazy_calls.rs.
  const imports = importsIn("wasm/js/src");
  const source = new URL("../../wasm/js/src/", import.meta.url);
  const places = [...imports.keys()]
    // The core's start has its own timeout; the command line reads its code from the disk.
    .filter((file) => !["index.ts", "core/source.ts"].includes(file) && !file.startsWith("cli/"))
    .flatMap((file) => onDemand(readFileSync(new URL(file, source), "utf8")).map((found) => ({ ...found, file })));
  assert.deepEqual(
    places.filter(({ loader }) => !["loadCode", "lazyCode"].includes(loader)),
    [],
  );
  const lazy = places.map(({ file, name }) =>
    new URL(`${name}.ts`, new URL(file, source)).pathname.slice(source.pathname.length),
  );
  assert.ok(lazy.includes("sdk/doctor/diagnose.ts") && lazy.includes("sdk/auth/adopt.ts"), `${lazy}`);
  /** @type {Set<string>} */
  const reached = new Set();
  const visit = (/** @type {string} */ file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const next of imports.get(file) ?? []) visit(next);
  };
  lazy.forEach(visit);
  assert.deepEqual(
    [...reached].filter((file) => file.startsWith("generated/modules/")),
    [],
  );
  assert.deepEqual(onDemand('const { a } = await import("./a.js");'), [{ loader: undefined, name: "./a" }]);
});
