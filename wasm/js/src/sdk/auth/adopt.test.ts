/** Sessions that the platform's own tools left in the browser. */

import "../../../test/page.js";
import assert from "node:assert/strict";
import { afterEach, test, type TestContext } from "vitest";
import type { Tokens } from "./tokens.js";
import { cookieStorage, createClient, currentCart, foreignSessions, OAuthStrategy } from "../../inline.js";
import { lazyClient, loadedClient } from "../../storefront/lazy/index.js";
import { requestSession } from "../../storefront/server/index.js";
import { host, isTokenRequest, json, scripted, type ScriptedRequest } from "../../../test/network.js";

const { document, window } = globalThis;
Object.assign(globalThis, { localStorage: window.localStorage, location: window.location });
const CLIENT = "client-1";
const TOKENS: Tokens = {
  accessToken: { value: "foreign-access", expiresAt: 4_102_444_800 },
  refreshToken: { value: "foreign-refresh", role: "member" },
};

/** Where a tool stores a session: the cookie or key, and its value. */
interface Place {
  readonly cookie?: string;
  readonly key?: string;
  readonly value: unknown;
}

const TOOLS = {
  "@wix/astro": { cookie: "wixSession", value: { clientId: CLIENT, tokens: TOKENS } },
  "the external login template": { cookie: "wixSession", value: TOKENS },
  "the commerce template": { cookie: "wix-session", value: TOKENS },
  "the minimal examples": { cookie: "session", value: TOKENS },
  "the bookings template": { cookie: "wix_refreshToken", value: TOKENS.refreshToken },
  "a browser-only app": {
    key: `wix-visitor-token-${CLIENT}`,
    value: {
      accessToken: "foreign-access",
      refreshToken: "foreign-refresh",
      expiresAt: 4_102_444_800_000,
      role: "member",
    },
  },
} satisfies Record<string, Place>;

function leave({ cookie, key = "", value }: Place) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (cookie) document.cookie = `${cookie}=${encodeURIComponent(text)}`;
  else localStorage.setItem(key, text);
}

const cookieNames = () => document.cookie.split("; ").map((pair) => pair.split("=")[0]);

afterEach(() => {
  for (const name of cookieNames()) document.cookie = `${name}=; Path=/; Max-Age=0`;
  localStorage.clear();
});

interface Answers {
  /** Other fields of the token's information. */
  readonly subject?: object;
  /** The answer to a renewal instead of new tokens. */
  readonly refusal?: () => Response | undefined;
}

/** A platform that renews `foreign-refresh` for the given subject. */
function platform(t: TestContext, { subject = {}, refusal }: Answers = {}) {
  return scripted(t, ({ path, body }) => {
    if (path === "/oauth2/token-info") {
      return json({ active: true, subjectType: "MEMBER", clientId: CLIENT, ...subject });
    }
    if (path !== "/oauth2/token") return json({ cart: { id: "cart-1" } });
    if (body!["grantType"] === "anonymous") {
      return json({ access_token: "new-access", expires_in: 14400, refresh_token: "new-refresh" });
    }
    return refusal?.() ?? json({ access_token: "renewed-access", expires_in: 14400, refresh_token: "renewed-refresh" });
  });
}

const clientOf = (tokenStorage = cookieStorage({ adopt: foreignSessions() })) =>
  createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: CLIENT, tokenStorage }), host });

const currentCartOrNull = (shop: ReturnType<typeof clientOf>) => shop.currentCart.getCurrentCartOrNull();

const grants = (requests: readonly ScriptedRequest[]) =>
  requests.filter(isTokenRequest).map(({ body }) => body!["grantType"]);
const caller = (requests: readonly ScriptedRequest[]) => requests.at(-1)!.headers["authorization"];

for (const [tool, place] of Object.entries(TOOLS)) {
  test(`the first call adopts the session of ${tool} with one renewal`, async (t) => {
    const requests = platform(t);
    leave(place);
    const shop = clientOf();
    await Promise.all([shop.currentCart.getCurrentCart(), shop.currentCart.getCurrentCart()]);
    assert.deepEqual(grants(requests), ["refresh_token"]);
    assert.equal(caller(requests), "renewed-access");
    assert.equal(shop.session.role, "member");
    assert.deepEqual(shop.auth.getTokens().refreshToken, { value: "renewed-refresh", role: "member" });
    assert.deepEqual(cookieNames().toSorted(), [`cartwright-${CLIENT}-access`, `cartwright-${CLIENT}-session`]);
    assert.equal(localStorage.length, 0);
  });
}

test("the cart is read if there is only a foreign session to adopt", async (t) => {
  const requests = platform(t);
  leave(TOOLS["@wix/astro"]);
  assert.deepEqual(await currentCartOrNull(clientOf()), { _id: "cart-1" });
  assert.deepEqual(grants(requests), ["refresh_token"]);
});

test("no cart is requested without a session to adopt", async (t) => {
  const requests = platform(t, { refusal: () => json({ message: "unknown" }, { status: 400 }) });
  leave({ cookie: "wixSession", value: { clientId: "client-2", tokens: TOKENS } });
  assert.equal(await currentCartOrNull(clientOf()), null);
  assert.deepEqual(requests, []);
});

/** Asserts that a session is not taken over: the call is a new visitor's, and the foreign session stays. */
async function isLeftAlone(t: TestContext, place: Place, renewals: string[], answers?: Answers) {
  const requests = platform(t, answers);
  leave(place);
  const before = [cookieNames(), localStorage.length];
  const shop = clientOf();
  await shop.currentCart.getCurrentCart();
  assert.deepEqual(grants(requests), [...renewals, "anonymous"]);
  assert.equal(shop.session.role, "visitor");
  assert.deepEqual([cookieNames().filter((name) => !name!.startsWith("cartwright")), localStorage.length], before);
}

test("a foreign session with another client id is neither sent nor deleted", (t) =>
  isLeftAlone(t, { cookie: "wixSession", value: { clientId: "client-2", tokens: TOKENS } }, []));

test("a foreign session that the platform refuses is not deleted", (t) =>
  isLeftAlone(t, TOOLS["the minimal examples"], ["refresh_token"], {
    refusal: () => json({ error: "invalid_grant" }, { status: 400 }),
  }));

test("a proxy's error page during the renewal fails the call, and the next call adopts the session", async (t) => {
  let isBlocked = true;
  platform(t, {
    refusal: () => (isBlocked ? new Response("<html>Attention required</html>", { status: 403 }) : undefined),
  });
  leave(TOOLS["the minimal examples"]);
  const shop = clientOf();
  await assert.rejects(shop.currentCart.getCurrentCart(), { kind: "session", retryable: true });
  assert.equal(shop.session.role, "none");
  isBlocked = false;
  await shop.currentCart.getCurrentCart();
  assert.notEqual(shop.session.role, "none");
});

test("a foreign session whose token belongs to another client is not adopted", (t) =>
  isLeftAlone(t, TOOLS["the commerce template"], ["refresh_token"], { subject: { clientId: "client-2" } }));

for (const value of ["{", "null", "7", '"text"', "[]", "{}", { tokens: null }, { refreshToken: { value: 7 } }]) {
  test(`a cookie value that is no session is neither sent nor deleted: ${JSON.stringify(value)}`, (t) =>
    isLeftAlone(t, { cookie: "session", value }, []));
}

test("a malformed cookie does not hide a valid foreign session", async (t) => {
  platform(t);
  document.cookie = "session=%E0%A4%A";
  leave(TOOLS["@wix/astro"]);
  const shop = clientOf();
  await shop.currentCart.getCurrentCart();
  assert.equal(shop.session.role, "member");
});

test("the role of an adopted session comes from the platform, not from the foreign cookie", async (t) => {
  platform(t, { subject: { subjectType: "VISITOR" } });
  leave(TOOLS["@wix/astro"]);
  const shop = clientOf();
  await shop.currentCart.getCurrentCart();
  assert.equal(shop.session.role, "visitor");
});

test("during an outage the call fails, and the next call adopts the session", async (t) => {
  let isOut = true;
  const requests = platform(t, { refusal: () => (isOut ? json({}, { status: 503 }) : undefined) });
  leave(TOOLS["@wix/astro"]);
  const shop = clientOf();
  await assert.rejects(shop.currentCart.getCurrentCart({ retry: false }), { retryable: true });
  assert.equal(grants(requests).includes("anonymous"), false);
  assert.deepEqual(cookieNames(), ["wixSession"]);
  isOut = false;
  await shop.currentCart.getCurrentCart();
  assert.equal(shop.session.role, "member");
});

test("an existing session of this package is kept, and so is the foreign one", async (t) => {
  const requests = platform(t);
  document.cookie = `cartwright-${CLIENT}-session=1~7~visitor~own-refresh`;
  document.cookie = `cartwright-${CLIENT}-access=1~7~4102444800~4102444700~own-access`;
  leave(TOOLS["@wix/astro"]);
  await clientOf().currentCart.getCurrentCart();
  assert.deepEqual(grants(requests), []);
  assert.equal(caller(requests), "own-access");
  assert.ok(cookieNames().includes("wixSession"));
});

test("a member's foreign session is adopted before a visitor's", async (t) => {
  const requests = platform(t);
  const visitor = { ...TOKENS, refreshToken: { value: "visitor-refresh", role: "visitor" } };
  leave({ cookie: "wix-session", value: visitor });
  leave(TOOLS["a browser-only app"]);
  await clientOf().currentCart.getCurrentCart();
  assert.equal(requests[0]!.body!["refreshToken"], "foreign-refresh");
});

test("a lazy client reports a foreign session as a session", () => {
  const settings = { clientId: CLIENT, host, tokenStorage: cookieStorage({ adopt: foreignSessions() }) };
  const lazy = () => lazyClient(settings, () => new Promise<never>(() => undefined));
  assert.equal(lazy().hasSession, false);
  assert.equal(loadedClient(clientOf()).hasSession, false);
  leave(TOOLS["@wix/astro"]);
  assert.equal(lazy().hasSession, true);
  assert.equal(loadedClient(clientOf()).hasSession, true);
});

test("a server adopts the session in a request's cookies, and its response deletes the foreign cookie", async (t) => {
  platform(t);
  const cookie = `wixSession=${encodeURIComponent(JSON.stringify({ clientId: CLIENT, tokens: TOKENS }))}`;
  const request = new Request("https://shop.example/", { headers: { cookie } });
  const session = requestSession(request, { adopt: foreignSessions() });
  await clientOf(session.tokenStorage).currentCart.getCurrentCart();
  const set = session.setCookies.join("\n");
  assert.match(set, /__Host-cartwright-client-1-session=1~\d+~member~renewed-refresh/);
  assert.match(set, /^wixSession=; Path=\/; Max-Age=0$/m);
});

/** Starts a redirect login of a browser-only app, as before the switch. */
const beginForeignLogin = (returnTo: unknown) =>
  leave({
    key: `wix-oauth-data-${CLIENT}`,
    value: { codeVerifier: "v".repeat(43), state: "s-1", redirectUri: "https://shop.example/callback", returnTo },
  });

const callback = (state: string) => `https://shop.example/callback?code=c-1&state=${state}`;

test("a login begun with the foreign tool is completed by this package", async (t) => {
  const requests = platform(t);
  beginForeignLogin("/orders?page=2");
  const shop = clientOf();
  const complete = () => shop.auth.completeLogin(callback("s-1"), "query");
  const [first] = await Promise.all([complete(), complete()]);
  assert.equal(first.returnPath, "/orders?page=2");
  assert.equal(shop.session.role, "member");
  assert.equal(localStorage.length, 0);
  const [request, ...others] = requests.filter(isTokenRequest);
  assert.deepEqual(others, []);
  const { grantType, code, codeVerifier, redirectUri } = request!.body!;
  assert.deepEqual(
    [grantType, code, codeVerifier, redirectUri],
    ["authorization_code", "c-1", "v".repeat(43), "https://shop.example/callback"],
  );
});

test("a callback with a wrong state is refused, and a return path to another site is ignored", async (t) => {
  const requests = platform(t);
  beginForeignLogin("/orders");
  const shop = clientOf();
  await assert.rejects(shop.auth.completeLogin(callback("guessed"), "query"), { kind: "oauth" });
  await assert.rejects(clientOf(cookieStorage()).auth.completeLogin(callback("s-1"), "query"), { kind: "oauth" });
  assert.deepEqual(requests, []);
  for (const returnTo of ["https://evil.example/", "//evil.example/", "/.//evil.example", "\\\\evil.example", 7]) {
    beginForeignLogin(returnTo);
    assert.equal((await clientOf().auth.completeLogin(callback("s-1"), "query")).returnPath, "/");
  }
});
