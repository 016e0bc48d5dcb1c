/** The example programs that need only Node, on new sites; the programs for V1, on a V1 site. */

import "../../../wasm/js/test/page.ts";

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openShop, shopOf } from "../../../examples/plain-html/shop.js";
import { newSiteOfFile, siteOfFile } from "./site.mjs";

const site = await newSiteOfFile();
const olderSite = await siteOfFile("v1");
const run = promisify(execFile);
const inExamples = (example) => fileURLToPath(new URL(`../../../examples/${example}`, import.meta.url));

async function said(example, { url, clientId, ownerKey, siteId }, more = {}) {
  const env = {
    ...process.env,
    CARTWRIGHT_HOST: url,
    CARTWRIGHT_CLIENT_ID: clientId,
    CARTWRIGHT_API_KEY: ownerKey,
    CARTWRIGHT_SITE_ID: siteId,
    ...more,
  };
  const { stdout, stderr } = await run(process.execPath, [inExamples(example)], { env });
  assert.equal(stderr, "");
  return stdout;
}

test("the visitor's script keeps its cart between runs", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "cartwright-script-"));
  t.after(() => rm(folder, { recursive: true }));
  const session = { SESSION_FILE: join(folder, "session.json") };
  assert.match(await said("node-script/shop.mjs", site, session), /^(?:.+, \$\d+\.\d\d\n){12}Your cart: 1 × .+$/m);
  assert.match(await said("node-script/shop.mjs", site, session), /^Your cart: 2 × .+$/m);
});

test("the owner's report names products with low stock", async () => {
  const text = await said("owner-script/report.mjs", site);
  assert.match(text, /^Newest orders: 0\n(?: {2}only -?\d left: .+\n)+Products: \d\d+$/m);
});

test("the owner's script signs in a member of an external system", async () => {
  const text = await said("owner-script/sign-in.mjs", site);
  assert.match(text, /^Members: \d+, with iris@example\.com$/m);
  assert.match(text, /^Signed in: iris@example\.com$/m);
  assert.match(text, /^Signed out: (?:200|302)$/m);
});

test("each button of the plain page adds its product, with the choices of its fields", async () => {
  const { document, window } = globalThis;
  globalThis.Option = window.Option;
  const html = await readFile(inExamples("plain-html/index.html"), "utf8");
  document.body.innerHTML = /<body>([^]*)<\/body>/.exec(html)?.[1] ?? "";
  await openShop(shopOf(site.client()));
  const status = document.querySelector("[role=status]");
  assert.equal(status.textContent, "Your cart is empty.");
  const buttons = [...document.querySelectorAll("li button")];
  assert.ok(buttons.length > 6, `${buttons.length} products`);
  assert.ok(document.querySelectorAll("li select").length > 3, "goods with options are among them");
  for (const button of buttons) {
    const answered = new Promise((resolve) =>
      new window.MutationObserver(resolve).observe(status, { childList: true }),
    );
    button.click();
    await answered;
    assert.match(status.textContent, new RegExp(`1 × ${button.textContent.replace("Add ", "")}`));
  }
});

test("the script over the older catalog and cart names both in its first lines, and deletes its cart", async () => {
  const source = await readFile(inExamples("node-script/older.mjs"), "utf8");
  assert.match(source, /^\/\*\*\n \* For older sites: catalog V1, .*Cart V1, which ends on 2027-02-01\./);
  const text = await said("node-script/older.mjs", olderSite);
  assert.match(text, /^To Wear: \d+ products$/m);
  assert.match(text, /: \d+ variants, the first in stock is \w+/);
  assert.match(text, /^ {2}\w+: \w+, .+$/m);
  assert.match(text, /^In the cart: .+\nThe cart is deleted$/m);
});
