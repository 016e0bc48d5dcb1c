/** Unusable cores: of another version, or broken without a second instance; and one that recovers. */

import "../../wasm/pkg/core/source.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as glue from "../../wasm/pkg/core/cartwright_bg.js";
import { createClient, currentCart, FatalError, OAuthStrategy } from "../../wasm/pkg/api.js";
import { host, json, scripted, withTokens } from "../../wasm/js/test/network.ts";

const bytesOf = (name) => readFileSync(new URL(`../../wasm/pkg/core/${name}`, import.meta.url));
const bytes = bytesOf("cartwright_bg.wasm");
const imports = { "./cartwright_bg.js": glue };
const exportsOf = async (name = "cartwright_bg.wasm") =>
  (await WebAssembly.instantiate(bytesOf(name), imports)).instance.exports;
const clientOf = (core) =>
  createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1" }), host, core });
const cartOf = (client) => client.currentCart.getCurrentCart();

test("a core of another version is refused, and a later call can load the right one", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: { id: "cart" } })),
  );
  const exports = await exportsOf();
  for (const version of [undefined, () => exports.version() + 1]) {
    await assert.rejects(cartOf(clientOf(() => ({ ...exports, version }))), (error) => {
      assert.ok(error instanceof FatalError, error);
      assert.match(error.message, /another version than the package's JavaScript/);
      return true;
    });
  }
  assert.equal(requests.length, 0);
});

test("a core instance from a bundler is not restarted, and its failure asks for a reload", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: { id: "cart" } })),
  );
  const exports = await exportsOf();
  let breaks = false;
  const call = (...given) => {
    if (breaks) throw new WebAssembly.RuntimeError("unreachable");
    return exports.call(...given);
  };
  const one = { ...exports, call };
  const client = clientOf(() => one);
  assert.equal((await cartOf(client))._id, "cart");
  breaks = true;
  await assert.rejects(cartOf(client), FatalError);
  breaks = false;
  await assert.rejects(cartOf(client), /reload the page/);
});

test("a trap does not cause another download of the core", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: { id: "cart" } })),
  );
  const instantiate = t.mock.method(WebAssembly, "instantiate");
  let downloads = 0;
  const client = clientOf(() => {
    downloads += 1;
    return bytes;
  });
  assert.equal((await cartOf(client))._id, "cart");
  const started = instantiate.mock.calls.filter(({ arguments: [, given] }) => given?.["./cartwright_bg.js"]);
  const { exports } = await started.at(-1).result;
  // Overwrites the memory with the core's clients.
  new Uint8Array(exports.memory.buffer).fill(0xff);
  await assert.rejects(cartOf(client), FatalError);
  assert.equal((await cartOf(client))._id, "cart");
  assert.equal(downloads, 1);
});

test("the core refuses settings of another version and unknown logins", async () => {
  glue.__wbg_set_wasm(await exportsOf("cartwright_login_bg.wasm"));
  let stored = "";
  const program = { read: () => stored, write: (_slot, text) => void (stored = text) };
  const open = (version) => glue.open(JSON.stringify({ clientId: "client-1", version }), "", program);
  const nobody = open(glue.packageVersion + 1);
  assert.equal(glue.tokens(nobody, false), "");
  const tokens = {
    accessToken: { value: "a", expiresAt: 4_102_444_800 },
    refreshToken: { value: "r", role: "member" },
  };
  const client = open(glue.packageVersion);
  glue.setTokens(client, JSON.stringify(tokens));
  const { failed } = JSON.parse(glue.login(client, "acessToken", "{}"));
  assert.deepEqual([failed.kind, failed.message], ["request", "the core has no login of this name"]);
  assert.deepEqual(JSON.parse(glue.tokens(client, false)), tokens);
});
