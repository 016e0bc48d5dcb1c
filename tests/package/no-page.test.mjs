/** Environments without a page: servers, and runtimes without weak references. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { host, json, scripted, withTokens } from "../../wasm/js/test/network.ts";

// Cloudflare Workers with older settings lack both.
delete globalThis.WeakRef;
delete globalThis.FinalizationRegistry;
const { cookieStorage, createClient, currentCart, OAuthStrategy, RequestError } =
  await import("../../wasm/pkg/inline.js");

const clientOf = (options) =>
  createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1", ...options }), host });

test("cookieStorage is refused on a server, where visitors would share it", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: { id: "cart" } })),
  );
  const client = clientOf({ tokenStorage: cookieStorage() });
  assert.equal(client.session.role, "none");
  const isRefused = (error) => {
    assert.ok(error instanceof RequestError, error);
    assert.match(error.message, /requestSession/);
    return true;
  };
  await assert.rejects(client.currentCart.getCurrentCart(), isRefused);
  await assert.rejects(client.auth.getAuthHeaders(), isRefused);
  assert.throws(() => {
    client.auth.setTokens({});
  }, isRefused);
  assert.equal(requests.length, 0);
});

test("clients work without WeakRef, also several of one strategy", async () => {
  // Node's own network needs them.
  const body = { access_token: "a", expires_in: 14_400, refresh_token: "r", cart: { id: "cart" } };
  const answer = { ok: true, status: 200, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) };
  const fetch = () => Promise.resolve(answer);
  const auth = OAuthStrategy({ clientId: "client-1" });
  const [one, two] = [0, 1].map(() => createClient({ modules: { currentCart }, auth, host, fetch }));
  assert.equal((await one.currentCart.getCurrentCart())._id, "cart");
  assert.equal(two.session.role, "visitor");
  one.dispose();
  assert.equal((await two.currentCart.getCurrentCart())._id, "cart");
});

test("reading a callback without a URL outside a page fails with a hint", async () => {
  const { auth } = clientOf();
  const isExplained = (error) =>
    error instanceof RequestError && /without a page, give the address/.test(error.message);
  assert.throws(() => auth.parseFromUrl(), isExplained);
  await assert.rejects(auth.completeLogin(), isExplained);
});

test("without a page the hosted pages count as not synced", () => {
  assert.equal(clientOf().auth.sessions.isSessionSynced(), false);
});

test("a page on plain http outside localhost is warned once about its cookies", (t) => {
  const reported = [];
  const { error: print } = console;
  console.error = (error) => reported.push(String(error));
  const { BroadcastChannel: channel } = globalThis;
  // A real channel would keep the process alive.
  globalThis.BroadcastChannel = class {
    postMessage() {}
    close() {}
  };
  t.after(() => {
    console.error = print;
    globalThis.BroadcastChannel = channel;
    delete globalThis.document;
  });
  const tokens = {
    accessToken: { value: "access", expiresAt: 4e9 },
    refreshToken: { value: "refresh", role: "member" },
  };
  for (const [origin, count] of [
    ["http://192.168.0.7:5173", 1],
    ["http://localhost:5173", 0],
    ["https://shop.example", 0],
  ]) {
    globalThis.document = { location: { origin }, cookie: "", addEventListener: () => undefined };
    const { auth } = clientOf({ tokenStorage: cookieStorage() });
    auth.setTokens(tokens);
    auth.setTokens(tokens);
    assert.equal(auth.getTokens().refreshToken.value, "refresh", "the session stays in memory");
    assert.equal(reported.length, count, origin);
    if (count > 0) assert.match(reported.pop(), /over http, browsers keep its cookies on localhost only/);
  }
});
