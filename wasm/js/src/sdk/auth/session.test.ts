/** Sessions: token stores of the program, the login by redirect, and the client's `auth`. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { createClient, currentCart, OAuthStrategy } from "../../inline.js";
import type { Tokens } from "./tokens.js";
import { host, isTokenRequest, json, scripted, withTokens } from "../../../test/network.js";

const EXPIRED_MEMBER = {
  accessToken: { value: "old", expiresAt: 1 },
  refreshToken: { value: "member-refresh", role: "member" },
};

function client(options = {}) {
  return createClient({
    modules: { currentCart },
    auth: OAuthStrategy({ clientId: "client-1", ...options }),
    host,
  });
}

test("a custom token store is read and written", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: {} })),
  );
  let kept = EXPIRED_MEMBER;
  const shop = client({
    tokenStorage: {
      getTokens: () => kept,
      setTokens: (tokens: Tokens) => {
        kept = tokens;
      },
    },
  });
  await shop.currentCart.getCurrentCart();
  assert.equal(kept.accessToken.value, "access");
  assert.deepEqual(kept.refreshToken, { value: "refresh", role: "member" });
  assert.ok(kept.accessToken.expiresAt > Date.now() / 1000);
});

test("a throwing token store counts as no session and causes no exception", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: {} })),
  );
  const shop = client({
    tokenStorage: {
      getTokens: () => {
        throw new Error("broken");
      },
      setTokens: () => {},
    },
  });
  await shop.currentCart.getCurrentCart();
  assert.equal(requests.filter(isTokenRequest)[0]!.body!.grantType, "anonymous");
});

test("a login by redirect works as documented", async (t) => {
  const requests = scripted(
    t,
    withTokens(() =>
      json({ redirectSession: { fullUrl: "http://p/login", sessionToken: "s", urlDetails: { endpoint: "/e" } } }),
    ),
  );
  const { auth } = client();
  const data = auth.generateOAuthData("https://shop.example/back", "https://shop.example/from");
  assert.equal(data.codeVerifier.length, 43);
  const { authUrl, authorizationEndpoint } = await auth.getAuthUrl(data, { prompt: "none", responseMode: "query" });
  assert.equal(authUrl, "http://p/login");
  assert.equal(authorizationEndpoint, "/e");
  assert.equal(
    (requests.at(-1)!.body!["auth"] as { authRequest: { codeChallenge: string } }).authRequest.codeChallenge,
    data.codeChallenge,
  );
  const callback = auth.parseFromUrl(`https://shop.example/back?code=c&state=${data.state}`, "query");
  assert.deepEqual(callback, { code: "c", state: data.state });
  const tokens = await auth.getMemberTokens(callback.code, callback.state, data);
  assert.deepEqual(requests.at(-1)!.body, {
    clientId: "client-1",
    grantType: "authorization_code",
    redirectUri: "https://shop.example/back",
    code: "c",
    codeVerifier: data.codeVerifier,
  });
  assert.equal(tokens.refreshToken.role, "member");
  assert.ok(!auth.loggedIn(), "the caller keeps the tokens");
  auth.setTokens(tokens);
  assert.ok(auth.loggedIn());
  await assert.rejects(auth.getMemberTokens("c", "other", data), { message: "Invalid _state" });
  await assert.rejects(auth.getMemberTokens("", data.state, data), { message: "Missing code or _state" });
});

test("a callback without a code has null fields and the error description", () => {
  const { auth } = client();
  assert.deepEqual(auth.parseFromUrl("https://shop.example/back"), { code: null, state: null });
  assert.deepEqual(auth.parseFromUrl("https://shop.example/back#error=access_denied&error_description=No+thanks"), {
    code: null,
    state: null,
    error: "access_denied",
    errorDescription: "No thanks",
  });
});

test("client.auth is the same object at every read", () => {
  const shop = client();
  const { auth } = shop;
  for (let read = 0; read < 100_000; read += 1) {
    assert.equal(shop.auth, auth);
  }
});
