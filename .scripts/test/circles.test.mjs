// No circular imports: in each crate, in the npm package and in the store.
import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf, crateFiles, rustImports, usesOf, workspaceCrates } from "../lib/rust-source.mjs";
import { importsIn } from "../lib/script-imports.mjs";

/**
 * Groups of files that all reach each other, sorted by name.
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

/** Accepted cycles, with the reason. */
const KNOWN_CIRCLES = {
  "sdk: resources/collections resources/products":
    "a collection's media are a product's, and products list collections",
  "sdk: resources/order_transactions resources/orders": "the models of both calls hold each other's amounts",
  "sdk: resources/rich_content/embed resources/rich_content/layout resources/rich_content/media resources/rich_content/text":
    "a node of rich content holds nodes of every kind",
  "platform/graphql: input schema": "a type has default values, and a value has a type",
};

test("files of each crate have only the known circular imports", () => {
  const found = workspaceCrates().flatMap((crate) =>
    circles(rustImports(crateFiles(crate))).map((group) => `${crate}: ${group}`),
  );
  assert.deepEqual(found.sort(), Object.keys(KNOWN_CIRCLES).sort());
  assert.ok(
    rustImports(crateFiles("platform/shop")).get("commerce/cart/add")?.has("commerce/cart/chosen"),
    "imports are found",
  );
});

test("each module folder has its mod.rs inside", () => {
  const misplaced = workspaceCrates().flatMap((crate) => filesBesideFolders([...crateFiles(crate).keys()]));
  assert.deepEqual(misplaced, []);
});

test("files of the store and the console have no circular imports, types included", () => {
  const imports = importsIn("app/src", { types: true });
  assert.ok(imports.get("features/cart/refusals.ts")?.has("features/cart/drawer/addError.ts"), "imports are found");
  assert.ok(imports.get("lib/countries.ts")?.has("lib/regions.ts"), "lazy imports are found");
  const messages = "console/products/edit/messages.ts";
  assert.ok(imports.get(messages)?.has("console/kit/draft/useEdits.ts"), "types are found");
  assert.ok(!importsIn("app/src").get(messages)?.has("console/kit/draft/useEdits.ts"), "types are left out by default");
  assert.deepEqual(circles(imports), []);
});

test("files of the npm package have no circular imports", () => {
  const imports = importsIn("wasm/js/src");
  assert.ok(imports.get("api.ts")?.has("sdk/client.ts"), "imports are found");
  assert.deepEqual(circles(imports), []);
});

test("the SDK of the npm package imports nothing from its storefront", () => {
  const imports = importsIn("wasm/js/src");
  const half = (/** @type {string} */ file) => file.split("/")[0] ?? "";
  /** The folders that each folder imports from, besides its own. @type {Record<string, string[]>} */
  const allowed = {
    core: ["generated"],
    sdk: ["core", "generated"],
    generated: ["core", "sdk"],
    storefront: ["core", "generated", "sdk"],
    owner: ["core", "generated", "sdk", "storefront"],
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
  assert.ok(imports.get("storefront/stores/index.ts"), "the storefront is there");
});

test("only the public entry and the lazy loader import the folder of Cart V1", () => {
  const users = [...importsIn("wasm/js/src")]
    .filter(
      ([file, targets]) =>
        !file.startsWith("storefront/cart-v1/") && [...targets].some((target) => target.includes("/cart-v1/")),
    )
    .map(([file]) => file);
  assert.deepEqual(users, ["api.ts", "storefront/cart-api/cart-api-of.ts"]);
});

/** The files of modules that are outside of their module's folder. @param {string[]} files */
function filesBesideFolders(files) {
  return files.filter((file) => files.some((other) => other.startsWith(`${file.replace(/\.rs$/, "")}/`)));
}

test("imports and circles are found by name", () => {
  assert.deepEqual(usesOf("super::{self, a, b::{c, d as e}}"), [
    { name: "super", path: ["super"] },
    { name: "a", path: ["super", "a"] },
    { name: "c", path: ["super", "b", "c"] },
    { name: "e", path: ["super", "b", "d"] },
  ]);
  const imports = new Map([
    ["a", new Set(["b"])],
    ["b", new Set(["c"])],
    ["c", new Set(["b"])],
  ]);
  assert.deepEqual(circles(imports), ["b c"]);
});

/** The cycles among given files. @param {Record<string, string>} files */
const planted = (files) =>
  circles(rustImports(new Map(Object.entries(files).map(([file, text]) => [file, codeOf(text)]))));

test("a planted circle through a file next to its folder is found", () => {
  const files = {
    "stock/repo.rs": "use super::change::Wanted;",
    "stock/repo/lists.rs": "",
    "stock/change.rs": "use super::repo;",
  };
  assert.deepEqual(planted(files), ["stock/change stock/repo"]);
  assert.deepEqual(filesBesideFolders(Object.keys(files)), ["stock/repo.rs"]);
});

test("a planted circle through a folder's mod.rs is found", () => {
  const files = {
    "stock/repo/mod.rs": "use super::change::Wanted;",
    "stock/change.rs": "fn a() { super::repo::read() }",
  };
  assert.deepEqual(planted(files), ["stock/change stock/repo"]);
});

test("a planted circle through re-exported names is found", () => {
  const own = {
    "cart/mod.rs": "mod add;\npub(crate) use add::{add, join as meet};",
    "cart/add.rs": "use crate::order::place;",
  };
  assert.deepEqual(planted({ ...own, "order.rs": "use crate::cart::meet;" }), ["cart/add order"]);
  assert.deepEqual(planted({ "lib.rs": "pub use a::A;", "a.rs": "use crate::b::B;", "b.rs": "use crate::{A, c};" }), [
    "a b",
  ]);
});

test("a module is distinguished from a function of the same name", () => {
  const door = "mod items;\nmod place;\nmod write;\npub(crate) use items::place;";
  const files = { "tree/mod.rs": door, "tree/items.rs": "", "tree/place.rs": "use super::write::parent;" };
  assert.deepEqual(planted({ ...files, "tree/write.rs": "use super::place::set;" }), ["tree/place tree/write"]);
});

test("imports of unit tests and module lists of a mod.rs are not circles", () => {
  const tested = "fn a() {}\n#[cfg(test)]\nmod tests {\n    use crate::b::B;\n}";
  assert.deepEqual(planted({ "a.rs": tested, "b.rs": "use crate::a::a;" }), []);
  assert.deepEqual(planted({ "a/mod.rs": "mod b;\nconst ROWS: Rows = &[b::get];", "a/b.rs": "use super::Rows;" }), []);
});
