/** Strategies: their required options, and clients that share one. */

import assert from "node:assert/strict";
import { onTestFinished, test } from "vitest";
import { inspect } from "node:util";
import {
  ApiKeyStrategy,
  ClientCredentialsStrategy,
  createClient,
  createLocalTokenStorage,
  currentCart,
  EMPTY_TOKENS,
  OAuthStrategy,
  RequestError,
} from "../../inline.js";
import type { OAuthData } from "./callback.js";
import type { SessionError } from "../../core/errors.js";
import type { AuthStrategy } from "./strategy.js";
import type { Tokens, TokenStorage } from "./tokens.js";
import { host, isTokenRequest, json, scripted, withTokens, type ScriptedRequest } from "../../../test/network.js";

const tokens = (name: string, role: "visitor" | "member" = "member"): Tokens => ({
  accessToken: { value: `${name}-access`, expiresAt: Math.floor(Date.now() / 1000) + 14_400 },
  refreshToken: { value: `${name}-refresh`, role },
});

const cart = withTokens(() => json({ cart: { id: "cart" } }));
const clientOf = <Auth extends AuthStrategy>(auth: Auth) => createClient({ modules: { currentCart }, auth, host });

/** The identity of the last call. */
async function caller(client: ReturnType<typeof clientOf>, requests: readonly ScriptedRequest[]) {
  await client.currentCart.getCurrentCart();
  return requests.at(-1)!.headers["authorization"];
}

test("a strategy without a required option is refused by the option's name", () => {
  for (const value of [undefined, null, "", 7]) {
    const wrong = value as never;
    const rows: [make: () => unknown, name: string][] = [
      [() => OAuthStrategy({ clientId: wrong }), "clientId"],
      [() => ApiKeyStrategy({ apiKey: wrong, siteId: "site-1" }), "apiKey"],
      [() => ClientCredentialsStrategy({ appId: wrong, appSecret: "secret-1" }), "appId"],
      [() => ClientCredentialsStrategy({ appId: "app-1", appSecret: wrong }), "appSecret"],
    ];
    for (const [make, name] of rows) {
      assert.throws(make, (error: unknown) => error instanceof RequestError && error.message.includes(`\`${name}\``));
    }
  }
});

test("createClient refuses an invalid host", () => {
  for (const bad of ["www.wixapis.com", "localhost:4400", "ftp://shop.example", "", "https://"]) {
    const make = () => createClient({ auth: OAuthStrategy({ clientId: "client-1" }), host: bad });
    assert.throws(make, (error) => error instanceof RequestError && error.message.includes("`host`"), bad);
  }
});

test("tokens set on a strategy before the client exists apply to the client", async (t) => {
  const requests = scripted(t, cart);
  const auth = OAuthStrategy({ clientId: "client-1" });
  auth.setTokens(tokens("ada"));
  const client = clientOf(auth);
  assert.ok(auth.loggedIn());
  assert.equal(client.session.role, "member");
  assert.equal(await caller(client, requests), "ada-access");
});

test("a refused renewToken rejects with the status and sends nothing else", async (t) => {
  const requests = scripted(t, () => json({ message: "revoked" }, { status: 401 }));
  const auth = OAuthStrategy({ clientId: "client-1" });
  createClient({ auth, host });
  await assert.rejects(auth.renewToken({ value: "old", role: "member" }), {
    name: "SessionError",
    message: "something went wrong",
    status: 401,
  });
  assert.deepEqual(
    requests.map(({ body }) => body),
    [{ clientId: "client-1", grantType: "refresh_token", refreshToken: "old" }],
  );
});

test("renewToken returns tokens and does not store them", async (t) => {
  scripted(t, () => json({ access_token: "new", expires_in: 60 }));
  const auth = OAuthStrategy({ clientId: "client-1" });
  createClient({ auth, host });
  const { accessToken, refreshToken } = await auth.renewToken({ value: "old", role: "member" });
  assert.equal(accessToken.value, "new");
  assert.deepEqual(refreshToken, { value: "old", role: "member" });
  assert.deepEqual(auth.getTokens(), EMPTY_TOKENS);
});

test("getMemberTokens without code or state is refused with the documented message", async (t) => {
  const requests = scripted(t, cart);
  const auth = OAuthStrategy({ clientId: "client-1" });
  const rows: [code: string | null, state: string | null | undefined, data: OAuthData | undefined][] = [
    [null, null, undefined],
    ["code", undefined, {} as OAuthData],
    ["", "state", auth.generateOAuthData("http://localhost/")],
  ];
  for (const [code, state, data] of rows) {
    await assert.rejects(auth.getMemberTokens(code, state, data as OAuthData), { message: "Missing code or _state" });
  }
  assert.deepEqual(requests, []);
});

test("clients of one strategy share a session and its events", async (t) => {
  const requests = scripted(t, cart);
  const auth = OAuthStrategy({ clientId: "client-1" });
  const [one, other] = [clientOf(auth), clientOf(auth)];
  const heard: Record<"one" | "other", unknown[]> = { one: [], other: [] };
  one.session.subscribe(({ type, elsewhere }) => heard.one.push([type, elsewhere]));
  other.session.subscribe(({ type, elsewhere }) => heard.other.push([type, elsewhere]));

  await caller(one, requests);
  await caller(other, requests);
  assert.equal(requests.filter(isTokenRequest).length, 1, "the second has the first's tokens");

  auth.setTokens(tokens("ada"));
  assert.deepEqual([one.session.role, other.session.role], ["member", "member"]);
  assert.deepEqual(heard.one.at(-1), ["signedIn", true]);
  assert.deepEqual(heard.other.at(-1), ["signedIn", false]);
  assert.equal(await caller(one, requests), "ada-access");
  assert.equal(await caller(other, requests), "ada-access");
});

test("disposing a client keeps the session of its strategy for other clients", async (t) => {
  const requests = scripted(t, cart);
  for (const first of [true, false]) {
    const auth = OAuthStrategy({ clientId: "client-1", tokens: tokens("ada") });
    const [one, other] = [clientOf(auth), clientOf(auth)];
    const [gone, kept] = first ? [one, other] : [other, one];
    const heard: string[] = [];
    kept.session.subscribe(({ type }) => heard.push(type));
    gone.dispose();
    auth.setTokens(tokens("bea"));
    assert.equal(await caller(kept, requests), "bea-access");
    assert.deepEqual(heard, ["signedIn"]);
    kept.dispose();
    assert.equal(await caller(clientOf(auth), requests), "bea-access");
  }
});

test("session.place names the storage's place, host and client id, and is null without a place", () => {
  const kept = createLocalTokenStorage(EMPTY_TOKENS);
  const placeOf = (tokenStorage?: TokenStorage & { place?: string }) =>
    clientOf(OAuthStrategy({ clientId: "client-1", ...(tokenStorage && { tokenStorage }) })).session.place;
  assert.equal(placeOf(undefined), null);
  assert.equal(placeOf(kept), null);
  assert.equal(placeOf({ ...kept, place: "drawer" }), `drawer.client-1@${host}`);
});

test("setSiteId applies to all clients of the strategy", async (t) => {
  const requests = scripted(t, cart);
  const auth = ApiKeyStrategy({ apiKey: "key-1", siteId: "site-1" });
  const [one, other] = [clientOf(auth), clientOf(auth)];
  auth.setSiteId("site-2");
  for (const client of [one, other]) {
    assert.equal(await caller(client, requests), "key-1");
    assert.equal(requests.at(-1)!.headers["wix-site-id"], "site-2");
  }
});

test("client credentials are refused in a page", (t) => {
  const requests = scripted(t, cart);
  Object.assign(globalThis, { window: globalThis, document: {} });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, "window");
    Reflect.deleteProperty(globalThis, "document");
  });
  const make = () => ClientCredentialsStrategy({ appId: "app-1", appSecret: "secret-1" });
  assert.throws(make, (error) => error instanceof RequestError && !error.message.includes("secret-1"));
  assert.equal(requests.length, 0);
});

test("clients of one client-credentials strategy share an access token", async (t) => {
  const requests = scripted(t, cart);
  const auth = ClientCredentialsStrategy({ appId: "app-1", appSecret: "secret-1", instanceId: "instance-1" });
  const [one, other] = [clientOf(auth), clientOf(auth)];
  assert.equal(one.session, undefined);
  const token = await caller(one, requests);
  assert.equal(await caller(other, requests), token);
  one.dispose();
  other.dispose();
  const third = clientOf(auth);
  assert.deepEqual(await auth.getAuthHeaders(), { headers: { Authorization: token } });
  await third.fetchWithAuth("/own/path");
  assert.equal(requests.at(-1)!.headers["authorization"], token);
  const [asked, ...rest] = requests.filter(isTokenRequest);
  assert.deepEqual([asked!.body, rest], [GRANT, []]);
});

const GRANT = {
  grant_type: "client_credentials",
  client_id: "app-1",
  client_secret: "secret-1",
  instance_id: "instance-1",
};

test("refused client credentials fail the call without revealing the secret", async (t) => {
  const events: unknown[] = [];
  scripted(t, () => json({ error: "invalid_client", error_description: "The secret is not known" }, { status: 401 }));
  const auth = ClientCredentialsStrategy({ appId: "app-1", appSecret: "secret-1" });
  const client = createClient({ modules: { currentCart }, auth, host, onError: (...all) => events.push(all) });
  const error = (await client.currentCart.getCurrentCart().catch((thrown: unknown) => thrown)) as SessionError;
  assert.deepEqual([error.kind, error.status, error.code], ["session", 401, "invalid_client"]);
  assert.equal(events.length, 1);
  const shown = [error, events, auth, client].map((value) => inspect(value, { depth: 20, showHidden: true }));
  const all = [...shown, JSON.stringify([error, events, auth, client]), error.message, String(error.stack)].join();
  assert.ok(!all.includes("secret-1"), all);
});
