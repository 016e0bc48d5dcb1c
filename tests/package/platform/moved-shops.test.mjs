/** Shops with functions from `use`: after `move --cart-v2` they type-check against the package, and can sell. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { siteOfFile, STORE } from "./site.mjs";

const path = (file) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const site = await siteOfFile();

/** Runs a Node script, and returns its output. */
const node = (...words) => spawnSync(process.execPath, words, { encoding: "utf8" }).stdout;

/** A moved shop, next to the package. */
function movedShop(t, shop) {
  const folder = mkdtempSync(join(tmpdir(), "moved-"));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(path(`tests/package/move/${shop}/before`), folder, { recursive: true });
  node(path("wasm/pkg/cli.js"), "move", folder, "--yes", "--cart-v2");
  mkdirSync(join(folder, "node_modules", "@cartwright"), { recursive: true });
  symlinkSync(path("wasm/pkg"), join(folder, "node_modules", "@cartwright", "sdk"), "junction");
  return folder;
}

const compilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
  ...{ module: "NodeNext", target: "ES2023", lib: ["ES2023", "DOM", "DOM.Iterable"] },
};

for (const [shop, version] of [
  ["use", "V1"],
  ["moving", "V2"],
]) {
  test(`the migrated shop "${shop}" type-checks and sells through Cart ${version}`, async (t) => {
    const folder = movedShop(t, shop);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["lib"] }));
    assert.equal(node(path("node_modules/typescript-native/bin/tsc"), "-p", folder), "");
    const paths = [];
    t.mock.method(globalThis, "fetch", (address, init) => {
      paths.push(new URL(address instanceof Request ? address.url : address).pathname);
      return fetched(address, init);
    });
    const { add, change, goods, open, pay, read, remove } = await import(pathToFileURL(join(folder, "lib/shop.ts")));
    open({ clientId: site.clientId, host: site.url });
    const [mug, bowl] = (await goods()).filter(({ stock, manageVariants }) => stock?.inStock && !manageVariants);
    await add([mug, bowl].map(({ _id: id }) => ({ id, quantity: 1 })));
    const [first, second] = (await read()).lineItems;
    await (shop === "use" ? change([{ _id: first._id, quantity: 3 }]) : change(first._id, 3));
    await remove([second._id]);
    const { lineItems } = await read();
    assert.deepEqual(
      lineItems.map(({ quantity, quantityInfo }) => quantity ?? quantityInfo.requestedQuantity),
      [3],
    );
    assert.match(await pay(STORE), /^http/);
    assert.equal(
      paths.some((name) => /carts\/current/.test(name) && !name.includes("v2")),
      version === "V1",
      `${paths}`,
    );
  });
}

const fetched = globalThis.fetch;
