// The first programs in both languages use catalog V3 and Cart V2: new sites refuse catalog V1, and Cart V1 ends.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sources } from "../../.scripts/lib/git.mjs";
import { inRoot } from "../../.scripts/lib/paths.mjs";

/** The new sites' module for each of the older ones; a program with both works on every site. */
const NEWER = new Map([
  ["products", "productsV3"],
  ["collections", "categories"],
  ["inventory", "inventoryItemsV3"],
  ["currentCart", "currentCartV2"],
  ["cart", "currentCartV2"],
  ["checkout", "currentCartV2"],
]);

/** The imports and calls in a text that only older sites answer. @param {string} text */
function olderUses(text) {
  const imports = [
    ...text.matchAll(/import (?:type )?\{([^}]*)\} from "(?:@cartwright\/sdk|[./]+cartwright\/)[^"]*"/g),
  ];
  const modules = imports.flatMap(([, list = ""]) => {
    const names = list.split(",").map((name) => name.replace(/^\s*type /, "").trim());
    return names.filter((name) => NEWER.has(name) && !names.includes(NEWER.get(name) ?? ""));
  });
  const calls = text.match(/\.(?:products|collections|inventory|current_cart|checkouts)\(\)/g) ?? [];
  return [...modules, ...calls];
}

/** Whether a file's first comment names the older version that it is for. @param {string} text */
const isForOlderSites = (text) => /\bV1\b/.test(text.split("\n", 4).join("\n"));

const READ_FIRST = [
  ...["README.md", "wasm/README.md", "sdk/README.md", "platform/npm/README.md", "docs/cookbook.md"],
  ...["sdk/src/lib.rs", "sdk/src/guide.rs"],
];

test("first programs and examples use catalog V3 and Cart V2, or name V1 in their first lines", () => {
  const examples = sources(["examples"]).filter((file) => /\.(?:[cm]?[jt]sx?|vue|rs)$/.test(file));
  assert.ok(examples.length > 40, `${examples.length} files`);
  const older = [...READ_FIRST, ...examples].flatMap((file) => {
    const text = readFileSync(inRoot(...file.split("/")), "utf8");
    return isForOlderSites(text) ? [] : olderUses(text).map((use) => `${file}: ${use}`);
  });
  assert.deepEqual(older, []);
});

test("the check detects a V1 call in each form", () => {
  assert.deepEqual(olderUses('import { createClient, products } from "@cartwright/sdk";'), ["products"]);
  assert.deepEqual(olderUses('import type {\n  Client,\n  currentCart,\n} from "@cartwright/sdk/browser";'), [
    "currentCart",
  ]);
  assert.deepEqual(olderUses('import { products } from "./cartwright/browser.min.js";'), ["products"]);
  assert.deepEqual(olderUses("shop.products().query(cheap); shop.current_cart().get()"), [
    ".products()",
    ".current_cart()",
  ]);
  assert.deepEqual(olderUses('import { currentCart, currentCartV2 } from "@cartwright/sdk"; shop.products_v3()'), []);
});
