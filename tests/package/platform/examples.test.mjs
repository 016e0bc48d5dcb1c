/** The programs to copy that need only Node, each against a platform of its own. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { siteOfFile } from "./site.mjs";

const site = await siteOfFile("v1");
const run = promisify(execFile);

async function said(example) {
  const env = {
    ...process.env,
    CARTWRIGHT_HOST: site.url,
    CARTWRIGHT_CLIENT_ID: site.clientId,
    CARTWRIGHT_API_KEY: site.ownerKey,
    CARTWRIGHT_SITE_ID: site.siteId,
  };
  const path = fileURLToPath(new URL(`../../../examples/${example}`, import.meta.url));
  const { stdout, stderr } = await run(process.execPath, [path], { env });
  assert.equal(stderr, "");
  return stdout;
}

test("the script over the older catalog and cart chooses a variant, and deletes its cart", async () => {
  const text = await said("node-script/older.mjs");
  assert.match(text, /^To Wear: \d+ products$/m);
  assert.match(text, /: \d+ variants, the first in stock is \w+/);
  assert.match(text, /^ {2}\w+: \w+, .+$/m);
  assert.match(text, /^In the cart: .+\nThe cart is deleted$/m);
});

test("the script of an owner signs in a member whom another system knows", async () => {
  const text = await said("owner-script/sign-in.mjs");
  assert.match(text, /^Members: \d+, with iris@example\.com$/m);
  assert.match(text, /^Signed in: iris@example\.com$/m);
  assert.match(text, /^Signed out: (?:200|302)$/m);
});
