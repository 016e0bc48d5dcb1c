/** The two parts of the core: the first login loads the core with logins, and its client moves there. */

import "../../wasm/pkg/core/source.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { afterEach, test } from "node:test";
import {
  cookieStorage,
  createClient,
  createLocalTokenStorage,
  currentCart,
  FatalError,
  OAuthStrategy,
  TransportError,
} from "../../wasm/pkg/api.js";
import { loadCore, starter } from "../../wasm/pkg/core/core.js";
import { held, host, isTokenRequest, json, scripted, underWay, withTokens } from "../../wasm/js/test/network.ts";

const bytes = {
  calls: readFileSync(new URL("../../wasm/pkg/core/cartwright_bg.wasm", import.meta.url)),
  login: readFileSync(new URL("../../wasm/pkg/core/cartwright_login_bg.wasm", import.meta.url)),
};
const MEMBER = {
  accessToken: { value: "ada", expiresAt: 4_102_444_800 },
  refreshToken: { value: "ada-refresh", role: "member" },
};
const EXPIRED = { ...MEMBER, accessToken: { value: "old", expiresAt: 1 } };

/** The parts that were loaded since the last test. */
let loaded = [];
/** The next test starts without a core. */
afterEach(() => {
  starter.breakDown(new Error("the test has ended"));
  loaded = [];
});

const clientOf = (options, sourceOf = (part) => bytes[part]) =>
  createClient({
    modules: { currentCart },
    auth: OAuthStrategy({ clientId: "client-1", ...options }),
    host,
    core: (part) => {
      loaded.push(part);
      return sourceOf(part);
    },
  });
const cartOf = async (client) => (await client.currentCart.getCurrentCart())._id;
const cart = () => json({ cart: { id: "cart" } });
const login = (client) => client.auth.renewToken({ value: "r", role: "member" });

test("calls load the core without logins, and the first login loads the other part", async (t) => {
  scripted(t, withTokens(cart));
  const client = clientOf({ tokens: MEMBER });
  assert.equal(await cartOf(client), "cart");
  assert.deepEqual(loaded, ["calls"]);
  assert.equal((await login(client)).accessToken.value, "access");
  assert.equal(await cartOf(client), "cart");
  assert.deepEqual(loaded, ["calls", "login"]);
  assert.deepEqual(client.auth.getTokens(), MEMBER);
});

test("a login before any call loads the core with logins alone", async (t) => {
  scripted(t, withTokens(cart));
  const client = clientOf();
  await login(client);
  assert.equal(await cartOf(client), "cart");
  assert.deepEqual(loaded, ["login"]);
});

test("a call under way ends in the core where it began, while its client moves to the core with logins", async (t) => {
  const { answer, release } = held(cart);
  const requests = scripted(t, withTokens(answer));
  const client = clientOf({ tokens: MEMBER });
  const first = cartOf(client);
  await underWay(requests);
  await login(client);
  const second = cartOf(client);
  await underWay(requests, 2);
  release();
  assert.deepEqual(await Promise.all([first, second]), ["cart", "cart"]);
  assert.deepEqual(loaded, ["calls", "login"]);
});

test("a renewal under way keeps the member signed in while the client moves", async (t) => {
  const { answer, release } = held(() =>
    json({ access_token: "new", expires_in: 14400, refresh_token: "ada-refresh" }),
  );
  const requests = scripted(t, (request) => {
    if (request.path !== "/oauth2/token") return cart();
    return request.body.refreshToken === "ada-refresh" || request.body.refresh_token === "ada-refresh"
      ? answer(request)
      : json({ access_token: "other", expires_in: 14400, refresh_token: "r" });
  });
  const client = clientOf({ tokens: EXPIRED });
  const events = [];
  client.session.subscribe(({ type }) => events.push(type));
  const call = cartOf(client);
  for (let turn = 0; !requests.some(isTokenRequest) && turn < 100_000; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  await login(client);
  release();
  assert.equal(await call, "cart");
  assert.equal(await cartOf(client), "cart");
  assert.equal(client.auth.getTokens().accessToken.value, "new");
  assert.deepEqual(events, ["renewed"]);
});

test("a logout during a call under way in the first core ends the call", async (t) => {
  const { answer, release } = held(cart);
  const requests = scripted(t, (request) =>
    request.path.includes("redirect-session")
      ? json({ redirectSession: { fullUrl: "https://login.example/out" } })
      : withTokens(answer)(request),
  );
  const client = clientOf({ tokens: MEMBER });
  const call = assert.rejects(cartOf(client), { kind: "cancelled" });
  await underWay(requests);
  await login(client);
  assert.deepEqual(await client.auth.logout("http://localhost:5173/"), { logoutUrl: "https://login.example/out" });
  await call;
  release();
  assert.equal(client.auth.loggedIn(), false);
});

test("a visitor's session of blocked cookies survives the move", async (t) => {
  const requests = scripted(t, withTokens(cart));
  const jar = { origin: "https://shop.example", read: () => "", write: () => undefined };
  const client = clientOf({ tokenStorage: { ...cookieStorage(), jar } });
  await cartOf(client);
  await login(client);
  await cartOf(client);
  const anonymous = requests.filter(({ path, body }) => path === "/oauth2/token" && body.grantType === "anonymous");
  assert.equal(anonymous.length, 1);
  assert.equal(client.session.role, "visitor");
});

test("a session that was ended elsewhere is not brought back by the move", async (t) => {
  scripted(t, withTokens(cart));
  let cookies = new Map();
  const jar = {
    origin: "https://shop.example",
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    write(text) {
      const [name, value] = text.split(";")[0].split("=");
      if (/Max-Age=0/.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  const client = clientOf({ tokenStorage: { ...cookieStorage(), jar } });
  client.auth.setTokens(MEMBER);
  await cartOf(client);
  cookies = new Map();
  await login(client);
  assert.equal(client.session.role, "none");
});

test("a session that its store cannot keep survives the move", async (t) => {
  const requests = scripted(t, withTokens(cart));
  t.mock.method(console, "error", () => undefined);
  const tokenStorage = {
    getTokens: () => undefined,
    setTokens() {
      throw new Error("the disk is full");
    },
  };
  const client = clientOf({ tokenStorage });
  await cartOf(client);
  await login(client);
  await cartOf(client);
  const anonymous = requests.filter(({ path, body }) => path === "/oauth2/token" && body.grantType === "anonymous");
  assert.equal(anonymous.length, 1);
});

test("two clients of one strategy share their session in memory after one has moved", async (t) => {
  scripted(t, withTokens(cart));
  const auth = OAuthStrategy({ clientId: "client-1", tokens: MEMBER });
  const core = (part) => bytes[part];
  const [one, two] = [0, 1].map(() => createClient({ modules: { currentCart }, auth, host, core }));
  await cartOf(one);
  await login(one);
  two.auth.setTokens({ ...MEMBER, refreshToken: { value: "v", role: "visitor" } });
  assert.deepEqual([one.session.role, two.session.role], ["visitor", "visitor"]);
});

const FAILURES = [
  ["does not arrive", () => Promise.reject(new TypeError("Failed to fetch")), TransportError],
  ["arrives half", () => bytes.login.subarray(0, 20_000), TransportError],
  ["is of another version", async () => withVersion(await exportsOf(bytes.login)), FatalError],
];

const exportsOf = async (binary) => {
  const { imports } = await import("../../wasm/pkg/core/start.js");
  return (await WebAssembly.instantiate(binary, imports)).instance.exports;
};
const withVersion = (exports) => ({ ...exports, version: () => 1 });

for (const [title, source, Failure] of FAILURES) {
  test(`a core with logins that ${title} fails the login alone, and a later login succeeds`, async (t) => {
    scripted(t, withTokens(cart));
    let isThere = false;
    const client = clientOf({ tokens: MEMBER }, (part) => (part === "login" && !isThere ? source() : bytes[part]));
    await cartOf(client);
    await assert.rejects(login(client), Failure);
    assert.deepEqual(client.auth.getTokens(), MEMBER);
    assert.equal(await cartOf(client), "cart");
    isThere = true;
    assert.equal((await login(client)).accessToken.value, "access");
    assert.equal(await cartOf(client), "cart");
  });
}

test("a core with logins that traps while the client moves loses no session", async (t) => {
  scripted(t, withTokens(cart));
  const exports = await exportsOf(bytes.login);
  let traps = true;
  const open = (...given) => {
    if (traps) throw new WebAssembly.RuntimeError("unreachable");
    return exports.open(...given);
  };
  const storage = createLocalTokenStorage(MEMBER);
  const sourceOf = (part) => (part === "login" && traps ? { ...exports, open } : bytes[part]);
  const client = clientOf({ tokenStorage: storage }, sourceOf);
  await cartOf(client);
  await assert.rejects(login(client), FatalError);
  traps = false;
  assert.equal(await cartOf(client), "cart");
  assert.deepEqual(storage.getTokens(), MEMBER);
  assert.equal((await login(client)).accessToken.value, "access");
});

test("a call and a login in the same turn, before any core is there, both succeed", async (t) => {
  scripted(t, withTokens(cart));
  const client = clientOf({ tokens: MEMBER });
  const [found, tokens] = await Promise.all([cartOf(client), login(client)]);
  assert.equal(found, "cart");
  assert.equal(tokens.accessToken.value, "access");
});

test("the warm-up of the core sends nothing and leaves no client", async (t) => {
  const requests = scripted(t, withTokens(cart));
  clientOf();
  const core = await loadCore();
  const steps = [];
  const { step } = core;
  core.step = (...given) => {
    steps.push(JSON.parse(step(...given)));
    return JSON.stringify(steps.at(-1));
  };
  core.warmUp();
  assert.deepEqual([steps, requests.length], [[{ job: 0, done: 200 }], 0]);
  assert.equal(core.tokens(0, false), "");
  const client = clientOf({ tokens: MEMBER });
  assert.equal(await cartOf(client), "cart");
});

test("a login whose code does not arrive fails retryable, and a later login succeeds", async (t) => {
  scripted(
    t,
    withTokens(() => json({ state: "SUCCESS", sessionToken: "s" })),
  );
  let isThere = false;
  const hooks = registerHooks({
    load(url, context, next) {
      if (isThere || !url.endsWith("/auth/logins.js")) return next(url, context);
      throw new TypeError("Failed to fetch dynamically imported module");
    },
  });
  t.after(() => hooks.deregister());
  const client = clientOf({ tokens: MEMBER });
  const given = { email: "ada@example.com", password: "secret" };
  await assert.rejects(client.auth.login(given), { code: "MISSING_CODE", retryable: true });
  assert.equal(client.auth.loggedIn(), true);
  isThere = true;
  t.mock.method(performance, "now", () => 1e6);
  assert.equal((await client.auth.login(given)).loginState, "SUCCESS");
});
