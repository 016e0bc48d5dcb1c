/** The session of clients whose core is not loaded. The core is loaded in the middle of this file. */

import "../../wasm/pkg/core/source.js";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { test } from "node:test";
import { JSDOM } from "jsdom";
import { createClient, createLocalTokenStorage, currentCart, EMPTY_TOKENS, OAuthStrategy } from "../../wasm/pkg/api.js";
import { cookieStorage, preload } from "../../wasm/pkg/api.js";
import { cookieTokens } from "../../wasm/pkg/sdk/auth/cookies.js";
import { host, json, scripted, withTokens } from "../../wasm/js/test/network.ts";

const { window } = new JSDOM("", { url: "http://localhost:5173/", pretendToBeVisual: true });
const { document } = window;
globalThis.document = document;
// A real channel would keep the process alive.
globalThis.BroadcastChannel = class {
  postMessage() {}
  close() {}
};

let requests = 0;
let release;
const released = new Promise((resolve) => (release = resolve));
const core = async (part) => {
  requests += 1;
  await released;
  const name = part === "login" ? "cartwright_login_bg.wasm" : "cartwright_bg.wasm";
  return readFileSync(new URL(`../../wasm/pkg/core/${name}`, import.meta.url));
};

const tokens = (name, role = "member") => ({
  accessToken: { value: `${name} access`, expiresAt: 4_102_444_800 },
  refreshToken: { value: `${name}~refresh;=%`, role },
});
const strategy = (options) => OAuthStrategy({ clientId: "client-1", ...options });
const clientOf = (auth) => createClient({ modules: { currentCart }, auth, host, core });
const clearCookies = () => {
  for (const name of ["session", "access"]) document.cookie = `cartwright-client-1-${name}=; Max-Age=0`;
};

test("a service worker without the core gets an error that names the entry with the core", async () => {
  const hooks = registerHooks({
    resolve(name, context, next) {
      if (name === "./load.js") throw new TypeError("import() is disallowed on ServiceWorkerGlobalScope");
      return next(name, context);
    },
  });
  globalThis.ServiceWorkerGlobalScope = class {};
  await assert.rejects(preload(core), { kind: "fatal", message: /@cartwright\/sdk\/inline/, retryable: false });
  delete globalThis.ServiceWorkerGlobalScope;
  await assert.rejects(preload(core), { kind: "network", retryable: true });
  hooks.deregister();
  requests = 0;
});

test("the role is read from the cookies without the core, and a malformed cookie is no session", () => {
  const client = clientOf(strategy({ tokenStorage: cookieStorage() }));
  for (const [session, role] of [
    ["1~7~member~secret", "member"],
    ["1~7~visitor~secret", "visitor"],
    ["1~7~owner~secret", "none"],
    ["2~7~member~secret", "none"],
    ["1~7~member", "none"],
    ["nonsense", "none"],
  ]) {
    document.cookie = `cartwright-client-1-session=${session}`;
    assert.equal(client.session.role, role, session);
    assert.equal(client.auth.loggedIn(), role === "member");
  }
  clearCookies();
  assert.deepEqual(client.auth.getTokens(), EMPTY_TOKENS);
  assert.equal(requests, 0);
});

test("an access token cookie of another commit is ignored", () => {
  const client = clientOf(strategy({ tokenStorage: cookieStorage() }));
  document.cookie = "cartwright-client-1-session=1~7~member~refresh";
  document.cookie = "cartwright-client-1-access=1~8~99~98~access";
  assert.equal(client.auth.getActiveToken(), "");
  document.cookie = "cartwright-client-1-access=1~7~99~98~access";
  assert.deepEqual(client.auth.getTokens().accessToken, { value: "access", expiresAt: 99 });
  clearCookies();
});

test("tokens in memory or in a custom store are available to all clients of a strategy before the core loads", () => {
  const inMemory = strategy({ tokens: tokens("ada") });
  const [first, second] = [clientOf(inMemory), clientOf(inMemory)];
  assert.deepEqual(
    [first, second].map(({ session }) => session.role),
    ["member", "member"],
  );
  first.dispose();
  assert.deepEqual(inMemory.getTokens(), tokens("ada"));
  const stored = clientOf(strategy({ tokenStorage: createLocalTokenStorage(tokens("grace", "visitor")) }));
  assert.equal(stored.session.role, "visitor");
  const broken = { getTokens: () => assert.fail("it is locked"), setTokens: () => undefined };
  assert.equal(clientOf(strategy({ tokenStorage: broken })).session.role, "none");
  assert.equal(requests, 0);
});

test("a session change in another tab is reported when this tab becomes visible", () => {
  const client = clientOf(strategy({ tokenStorage: cookieStorage() }));
  const events = [];
  client.session.subscribe((event) => events.push(event));
  assert.equal(client.session.role, "none");
  document.cookie = "cartwright-client-1-session=1~7~member~secret";
  document.dispatchEvent(new window.Event("visibilitychange"));
  assert.deepEqual(events, [{ type: "changedElsewhere", elsewhere: true }]);
  assert.equal(client.session.role, "member");
  document.dispatchEvent(new window.Event("visibilitychange"));
  assert.equal(events.length, 1);
  assert.equal(requests, 0);
  client.dispose();
  clearCookies();
});

test("the data of a login is generated without the core, with the challenge of RFC 7636", () => {
  const { auth } = clientOf(strategy());
  const data = auth.generateOAuthData("http://localhost:5173/callback", "/here");
  assert.match(data.codeVerifier, /^[\w-]{43}$/);
  assert.match(data.state, /^[\w-]{43}$/);
  assert.equal(data.codeChallenge, createHash("sha256").update(data.codeVerifier).digest("base64url"));
  assert.notEqual(auth.generateOAuthData("http://localhost:5173/callback").state, data.state);
  assert.equal(requests, 0);
});

test("a callback is parsed without the core, from the query or the fragment by response mode", () => {
  const { auth } = clientOf(strategy());
  const url = "https://shop.example/back?code=q&state=q+s#code=f%20c&state=fs";
  assert.deepEqual(auth.parseFromUrl(url, "query"), { code: "q", state: "q s" });
  assert.deepEqual(auth.parseFromUrl(url), { code: "f c", state: "fs" });
  assert.deepEqual(auth.parseFromUrl("/back?code=q", "fragment"), { code: null, state: null });
  assert.deepEqual(auth.parseFromUrl("/back?error=access_denied&error_description=The+visitor%20said%20no", "query"), {
    code: null,
    state: null,
    error: "access_denied",
    errorDescription: "The visitor said no",
  });
});

test("the core is loaded in idle time only if there is a session", (t) => {
  const idle = [];
  globalThis.requestIdleCallback = (run) => idle.push(run);
  t.after(() => delete globalThis.requestIdleCallback);
  const client = clientOf(strategy({ tokenStorage: cookieStorage() }));
  idle.shift()();
  assert.equal(requests, 0);
  clientOf(strategy({ tokenStorage: cookieStorage() }));
  document.cookie = "cartwright-client-1-session=1~7~visitor~secret";
  idle.shift()();
  assert.equal(client.session.role, "visitor");
  clearCookies();
  return Promise.resolve().then(() => assert.equal(requests, 1));
});

test("a call times out while the core is still loading", async (t) => {
  const requests = scripted(t, () => assert.fail("nothing is sent"));
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const client = clientOf(strategy());
  const call = client.currentCart.getCurrentCart({ timeoutMs: 200 });
  const other = client.auth.getAuthHeaders();
  await Promise.resolve();
  t.mock.timers.tick(200);
  await assert.rejects(call, { kind: "timed-out", message: /did not arrive within 200 ms/ });
  t.mock.timers.tick(29_800);
  await assert.rejects(other, { kind: "timed-out" });
  assert.equal(requests.length, 0);
});

test("a logout before the core is loaded ends the session in every kind of storage and emits an event", async () => {
  const kept = createLocalTokenStorage(tokens("ada"));
  document.cookie = "cartwright-client-1-session=1~7~member~secret";
  document.cookie = "cartwright-client-1-access=1~7~4102444800~4102444700~access";
  for (const options of [{ tokenStorage: cookieStorage() }, { tokens: tokens("ada") }, { tokenStorage: kept }]) {
    for (const end of [(auth) => void auth.logout("/").catch(() => undefined), (auth) => auth.endSessionHere()]) {
      const client = clientOf(strategy(options));
      const events = [];
      client.session.subscribe((event) => events.push(event));
      const { role } = client.session;
      end(client.auth);
      assert.equal(client.session.role, "none");
      assert.deepEqual(events, role === "none" ? [] : [{ type: "signedOut", elsewhere: false }]);
      client.dispose();
    }
  }
  assert.equal(document.cookie, "");
  assert.deepEqual(kept.getTokens(), EMPTY_TOKENS);
});

test("tokens set before the core is loaded apply at once, and are stored and announced once it is loaded", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: { id: "cart" }, redirectSession: { fullUrl: "https://login.example/out" } })),
  );
  const leaving = clientOf(strategy({ tokens: tokens("grace") }));
  const logout = leaving.auth.logout("http://localhost:5173/");
  const client = clientOf(strategy({ tokenStorage: cookieStorage() }));
  const events = [];
  client.session.subscribe((event) => events.push(event));
  client.auth.setTokens(tokens("ada"));
  assert.deepEqual(client.auth.getTokens(), tokens("ada"));
  assert.deepEqual([events, document.cookie], [[], ""]);
  release();
  await client.currentCart.getCurrentCart();
  assert.deepEqual(events, [{ type: "signedIn", elsewhere: false }]);
  const askedOf = (path) => requests.find((request) => request.path.includes(path)).headers.authorization;
  assert.equal(askedOf("carts/current"), "ada access");
  // The logout uses the tokens from before they were cleared.
  assert.deepEqual(await logout, { logoutUrl: "https://login.example/out" });
  assert.equal(askedOf("redirect-session"), "grace access");
  assert.deepEqual(leaving.auth.getTokens(), EMPTY_TOKENS);
  assert.deepEqual(client.auth.getTokens(), tokens("ada"));
  // The core wrote the cookies: reading them without it gives the same tokens.
  assert.deepEqual(cookieTokens({ name: "cartwright", clientId: "client-1" }), tokens("ada"));
  client.dispose();
  clearCookies();
});

test("all calls and preload load each part of the core once", async () => {
  await preload();
  assert.equal(requests, 2);
});
