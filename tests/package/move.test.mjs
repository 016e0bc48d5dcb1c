/** The command line moves typical public shops from the platform's packages. */

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../wasm/pkg/cli.js", import.meta.url));
const SAMPLES = fileURLToPath(new URL("move/", import.meta.url));

/** A copy of a shop before the move, in a temporary folder. */
function copyOf(t, shop) {
  const folder = mkdtempSync(join(tmpdir(), "move-"));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(join(SAMPLES, shop, "before"), folder, { recursive: true });
  return folder;
}

const move = (folder, ...options) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, "move", folder, ...options], {
    encoding: "utf8",
  });
  return { status, text: stdout + stderr };
};

/** The texts of a folder's files by path. */
const textsOf = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => !name.startsWith(".git") && statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );

const SHOPS = {
  next: {
    options: ["--cart-v2"],
    remarks: [
      "app/cart.tsx:21 `currentCart.createCheckoutFromCurrentCart` has no successor",
      "app/cart.tsx:11 `currentCartV2.Cart` has other fields",
      "app/client.ts:2 `recommendations` of @wix/ecom stays",
    ],
  },
  astro: {
    options: [],
    remarks: ["src/lib/broken.ts:1 cannot be read, and stays", "src/lib/types.ts:2 @wix/sdk stays: AppStrategy"],
  },
  use: {
    options: ["--cart-v2"],
    remarks: [
      "lib/shop.ts:42 `currentCart.addToCurrentCart` answers with a cart whose fields have other names in Cart V2",
      "lib/shop.ts:55 `currentCart.removeLineItemsFromCurrentCart` answers with",
      "lib/shop.ts:61 `currentCart.updateCurrentCartLineItemQuantity` is `updateLineItemsInCurrentCart",
      "lib/shop.ts:68 `currentCart.getCurrentCart` answers with",
      "lib/shop.ts:80 `currentCart.createCheckoutFromCurrentCart` has no successor",
      "lib/shop.ts:24 `line.price` is `pricing.unitPrice` in Cart V2",
      "lib/shop.ts:26 `productName` is `name` in Cart V2",
    ],
  },
  moving: {
    options: ["--cart-v2"],
    remarks: ["lib/shop.ts:44 `currentCartV2.getCurrentCart` answers with a cart of Cart V2"],
  },
};

for (const [shop, { options, remarks }] of Object.entries(SHOPS)) {
  test(`a shop with ${shop} is migrated, remaining work is listed, and a second run changes nothing`, (t) => {
    const folder = copyOf(t, shop);
    const first = move(folder, "--yes", ...options);
    assert.deepEqual(textsOf(folder), textsOf(join(SAMPLES, shop, "after")));
    assert.equal(first.status, 1);
    for (const remark of remarks) assert.ok(first.text.includes(remark), first.text);
    const second = move(folder, "--yes", ...options);
    assert.match(second.text, /^Changed 0 files/);
    assert.deepEqual(textsOf(folder), textsOf(join(SAMPLES, shop, "after")));
  });
}

test("a dry run lists the files and changes none", (t) => {
  const folder = copyOf(t, "next");
  assert.match(move(folder, "--dry-run").text, /^Would change 3 files:\n {2}app\/cart.tsx/);
  assert.deepEqual(textsOf(folder), textsOf(join(SAMPLES, "next", "before")));
});

test("uncommitted changes and folders without git are refused until --yes is given", (t) => {
  const folder = copyOf(t, "next");
  const refused = move(folder);
  assert.equal(refused.status, 2);
  assert.match(refused.text, /not in a git repository.*give --yes/);
  const git = (...words) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...words], { cwd: folder });
  git("init", "-q");
  git("add", ".");
  assert.match(move(folder).text, /changes that are not committed/);
  assert.deepEqual(textsOf(folder), textsOf(join(SAMPLES, "next", "before")));
  git("commit", "-qm", "before");
  assert.equal(move(folder).status, 1);
});

test("the doctor command lists deprecated calls by file and line", (t) => {
  const folder = copyOf(t, "next");
  const run = (...options) => spawnSync(process.execPath, [CLI, "doctor", folder, ...options], { encoding: "utf8" });
  assert.equal(run().status, 2);
  const { status, stdout } = run("--client-id", "client-1", "--host", "http://127.0.0.1:9", "--json");
  assert.equal(status, 1);
  const { outcome, seen } = JSON.parse(stdout).at(-1);
  assert.equal(outcome, "warning");
  assert.match(seen, /^4 calls in 2 files:\n {4}app\/cart.tsx:13 currentCart.addToCurrentCart\n/);
});

/** The functions that end with Cart V1, according to the documentation. */
const removed = [
  ...readFileSync(new URL("../../docs/moving.md", import.meta.url), "utf8").matchAll(
    /^\| `((?:currentCart|checkout)\.\w+)` +\| 2027/gm,
  ),
].map(([, name]) => name);

test("the doctor finds every deprecated function and no unrelated object", (t) => {
  assert.ok(removed.length > 20, `${removed.length}`);
  const folder = mkdtempSync(join(tmpdir(), "ending-"));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "all.js"), removed.map((name) => `client.${name}();`).join("\n"));
  writeFileSync(join(folder, "cart.js"), 'import { cart } from "@wix/ecom";\ncart.createCart({});\n');
  const own = ["cart.removeCoupon()", "useCart().cart.addToCart(1)", "store.cart.createCheckout()", "checkout.start()"];
  const newer = ["currentCartV2.getCurrentCart()", "client.cartV2.getCart(id)", "client.currentCartV2.addLineItems()"];
  writeFileSync(join(folder, "other.js"), [...own, ...newer].map((call) => `${call};`).join("\n"));
  const words = [CLI, "doctor", folder, "--client-id", "c", "--host", "http://127.0.0.1:9", "--json"];
  const { seen } = JSON.parse(spawnSync(process.execPath, words, { encoding: "utf8" }).stdout).at(-1);
  const found = seen
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(" ")[1]);
  assert.deepEqual(found.toSorted(), [...removed, "cart.createCart"].toSorted());
});

test("unknown commands and options are refused with the usage", () => {
  for (const words of [["nonsense"], ["move", "--no-such-option"]]) {
    const { status, stderr } = spawnSync(process.execPath, [CLI, ...words], { encoding: "utf8" });
    assert.equal(status, 2);
    assert.match(stderr, /nonsense|no-such-option/);
  }
});
