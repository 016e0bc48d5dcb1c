// Files import in one direction: those within an area of the platform, and those of the store.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { importsIn } from "../lib/script-imports.mjs";

const SOURCE = new URL("../../platform/src/", import.meta.url);

/** A path of Rust in its parts, such as `["super", "stored", "Cart"]`. @typedef {string[]} Path */

/** A module's code, without its tests and comments. @param {string} file */
function codeOf(file) {
  const [code = ""] = readFileSync(new URL(file, SOURCE), "utf8").split("#[cfg(test)]\nmod tests");
  return code.replaceAll(/^\s*\/\/.*$/gm, "");
}

/**
 * The paths of a `use`: `a::{b, c::d}` is `a::b` and `a::c::d`.
 * @param {string} tree
 * @returns {Path[]}
 */
function pathsOf(tree) {
  const inner = /^([^{]*)\{([^]*)\}\s*$/.exec(tree);
  if (!inner)
    return [
      tree
        .replace(/ as .*/, "")
        .trim()
        .split("::")
        .filter(Boolean),
    ];
  const [, head = "", list = ""] = inner;
  const before = head.trim().split("::").filter(Boolean);
  /** @type {string[]} */
  const parts = [""];
  let depth = 0;
  for (const letter of list) {
    depth += letter === "{" ? 1 : letter === "}" ? -1 : 0;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  const named = parts.filter((part) => part.trim() !== "");
  return named.flatMap((part) => pathsOf(part.trim()).map((path) => [...before, ...path]));
}

/** The modules by name, such as `commerce/cart/stored`, each with its code; a folder's `mod.rs` has the folder's name. */
function readModules() {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const rust = files.filter((file) => file.endsWith(".rs") && !["lib.rs", "main.rs"].includes(file));
  return new Map(rust.map((file) => [file.replace(/(\/mod)?\.rs$/, ""), codeOf(file)]));
}

/**
 * The imports among files, those through a folder's `pub use` included.
 * @param {Map<string, string>} modules
 */
function importsOf(modules) {
  const folders = new Set([...modules.keys()].map((name) => name.split("/").slice(0, -1).join("/")));
  /** @type {(name: string, path: Path) => Path | undefined} */
  const absolute = (name, [first = "", ...rest]) => {
    if (first === "crate") return rest;
    const own = name.split("/");
    if (first === "self") return [...own, ...rest];
    if (first !== "super") return undefined;
    const ups = rest.findIndex((part) => part !== "super");
    const more = ups < 0 ? rest.length : ups;
    return [...own.slice(0, own.length - 1 - more), ...rest.slice(more)];
  };
  /** Names given by `pub use`, with their targets. @type {Map<string, Path>} */
  const given = new Map();
  for (const [name, code] of modules) {
    for (const [, tree = ""] of code.matchAll(/\bpub(?:\([^)]*\))?\s+use\s+([^;]+);/g)) {
      for (const path of pathsOf(tree)) {
        given.set(`${name}/${path.at(-1) ?? ""}`, absolute(name, path) ?? [...name.split("/"), ...path]);
      }
    }
  }
  /** @type {(path: Path, depth?: number) => string | undefined} */
  const fileOf = (path, depth = 0) => {
    for (let length = path.length; length > 0 && depth < 6; length -= 1) {
      const name = path.slice(0, length).join("/");
      const target = given.get(name);
      const found = target && fileOf([...target, ...path.slice(length)], depth + 1);
      if (found) return found;
      if (modules.has(name)) return name;
    }
    return undefined;
  };
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const [name, code] of modules) {
    if (folders.has(name)) continue;
    const used = [...code.matchAll(/\buse\s+([^;]+);/g)].flatMap(([, tree = ""]) => pathsOf(tree));
    const plain = [...code.matchAll(/\b(?:super|crate)(?:::\w+)+/g)].map(([text]) => text.split("::"));
    const short = new Map(
      used.map((path) => (path.at(-1) === "self" ? path.slice(0, -1) : path)).map((path) => [path.at(-1), path]),
    );
    const through = [...code.matchAll(/\b(\w+)::(\w+)/g)].flatMap(([, first = "", second = ""]) => {
      const path = short.get(first);
      return path ? [[...path, second]] : [];
    });
    const found = [...used, ...plain, ...through].flatMap((path) => {
      const other = fileOf(absolute(name, path) ?? []);
      return other === undefined || other === name || folders.has(other) ? [] : [other];
    });
    imports.set(name, new Set(found));
  }
  return imports;
}

/**
 * Groups of files each of which reaches all others of its group, in the order of their names.
 * @param {Map<string, Set<string>>} imports
 */
function circles(imports) {
  /** @type {(from: string) => Set<string>} */
  const reach = (from) => {
    /** @type {Set<string>} */
    const reached = new Set();
    const open = [from];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const next of imports.get(name) ?? []) {
        if (!reached.has(next)) open.push(next);
        reached.add(next);
      }
    }
    return reached;
  };
  const reached = new Map([...imports.keys()].map((name) => [name, reach(name)]));
  const groups = [...reached].map(([name, names]) =>
    [...names]
      .filter((other) => reached.get(other)?.has(name))
      .sort()
      .join(" "),
  );
  return [...new Set(groups.filter((group) => group !== ""))].sort();
}

test("files of one area of the platform import in one direction", () => {
  const imports = importsOf(readModules());
  assert.ok(imports.get("commerce/cart/add")?.has("commerce/cart/chosen"), "imports are found");
  assert.deepEqual(circles(imports), []);
});

test("files of the store and the console import in one direction, types included", () => {
  const imports = importsIn("app/src", { types: true });
  assert.ok(imports.get("features/cart/refusals.ts")?.has("features/cart/drawer/addError.ts"), "imports are found");
  assert.ok(imports.get("lib/places.ts")?.has("lib/regions.ts"), "lazy imports are found");
  const words = "console/products/edit/words.ts";
  assert.ok(imports.get(words)?.has("console/draft/useEdits.ts"), "types are found");
  assert.ok(!importsIn("app/src").get(words)?.has("console/draft/useEdits.ts"), "types are left out by default");
  assert.deepEqual(circles(imports), []);
});

test("files of the npm package import in one direction", () => {
  const imports = importsIn("wasm/js/src");
  assert.ok(imports.get("api.ts")?.has("sdk/client.ts"), "imports are found");
  assert.deepEqual(circles(imports), []);
});

test("the SDK of the npm package needs none of its storefront", () => {
  const imports = importsIn("wasm/js/src");
  const half = (/** @type {string} */ file) => file.split("/")[0] ?? "";
  /** The folders that each folder imports from, besides its own. @type {Record<string, string[]>} */
  const allowed = {
    core: ["generated"],
    sdk: ["core", "generated"],
    generated: ["core", "sdk"],
    storefront: ["core", "generated", "sdk"],
    react: ["core", "generated", "sdk", "storefront"],
    webhooks: ["core", "generated", "sdk"],
  };
  const across = [...imports].flatMap(([file, targets]) =>
    [...targets]
      .filter((target) => half(file) in allowed && half(target) !== half(file))
      .filter((target) => !allowed[half(file)]?.includes(half(target)))
      .map((target) => `${file} -> ${target}`),
  );
  assert.deepEqual(across, []);
  assert.ok(imports.get("storefront/store/index.ts"), "the storefront is there");
});

test("everything of Cart V1's view and calls is in one folder, which nothing else needs at once", () => {
  const users = [...importsIn("wasm/js/src")]
    .filter(
      ([file, targets]) =>
        !file.startsWith("storefront/cart-v1/") && [...targets].some((target) => target.includes("/cart-v1/")),
    )
    .map(([file]) => file);
  assert.deepEqual(users, ["api.ts", "storefront/cart-api/cart-api-of.ts"]);
});

test("paths and circles are found", () => {
  assert.deepEqual(pathsOf("super::{a, b::{c, d as e}}"), [
    ["super", "a"],
    ["super", "b", "c"],
    ["super", "b", "d"],
  ]);
  const imports = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
  ]);
  assert.deepEqual(circles(imports), ["b c"]);
});
