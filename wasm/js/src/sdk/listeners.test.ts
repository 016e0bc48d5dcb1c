/** Callbacks of a session: a program's listeners and stores may do anything, and are called one after another. */

import assert from "node:assert/strict";
import { test, vi } from "vitest";
import { CancelledError, createClient, currentCart, EMPTY_TOKENS, OAuthStrategy } from "../inline.js";
import type { OAuthOptions } from "./auth/oauth.js";
import type { Tokens, TokenStorage } from "./auth/tokens.js";
import { host, isTokenRequest, json, scripted, withTokens } from "../../test/network.js";

const NEVER = 4_000_000_000;
const tokens = (role: "visitor" | "member", expiresAt = NEVER): Tokens => ({
  accessToken: { value: `${role}'s access`, expiresAt },
  refreshToken: { value: `${role}'s refresh`, role },
});

const client = (options: Partial<OAuthOptions>) =>
  createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1", ...options }), host });

const cart = withTokens(() => json({ cart: { id: "cart" } }));

test("a throwing listener does not block other listeners, and its error is logged", () => {
  const shown = vi.spyOn(console, "error").mockImplementation(() => {});
  const shop = client({ tokens: tokens("visitor") });
  const heard: string[] = [];
  const wrong = new Error("wrong");
  shop.session.subscribe(() => {
    throw wrong;
  });
  shop.session.subscribe(({ type }) => heard.push(type));
  shop.auth.setTokens(tokens("member"));
  assert.deepEqual(heard, ["signedIn"]);
  assert.equal(shop.session.role, "member");
  assert.deepEqual(
    shown.mock.calls.map(([error]) => error as unknown),
    [wrong],
  );
});

test("a listener that changes the session receives the events in order", () => {
  const shop = client({ tokens: tokens("visitor") });
  const heard: string[] = [];
  shop.session.subscribe(({ type }) => {
    heard.push(type);
    if (type === "signedIn") shop.auth.setTokens(EMPTY_TOKENS);
  });
  shop.auth.setTokens(tokens("member"));
  assert.deepEqual(heard, ["signedIn", "signedOut"]);
  assert.equal(shop.session.role, "none");
});

test("a call inside a listener uses the token of the event", async (t) => {
  const requests = scripted(t, cart);
  const shop = client({ tokens: tokens("member", 1) });
  let inside: Promise<{ _id?: string }> | undefined;
  shop.session.subscribe(({ type }) => {
    if (type === "renewed") inside = shop.currentCart.getCurrentCart();
  });
  await shop.currentCart.getCurrentCart();
  assert.equal((await inside)!._id, "cart");
  assert.deepEqual(
    requests.map(({ headers }) => headers.authorization),
    [undefined, "access", "access"],
  );
});

test("a listener can dispose of the client and add or remove listeners", async (t) => {
  scripted(t, cart);
  const shop = client({ tokens: tokens("visitor") });
  const heard: string[] = [];
  const unsubscribe = shop.session.subscribe(() => {
    heard.push("first");
    unsubscribe();
    shop.session.subscribe(() => heard.push("second"));
  });
  shop.auth.setTokens(tokens("member"));
  shop.auth.setTokens(EMPTY_TOKENS);
  assert.deepEqual(heard, ["first", "second", "second"]);
  shop.session.subscribe(() => shop.dispose());
  shop.auth.setTokens(tokens("member"));
  assert.throws(() => shop.auth.getTokens(), /the client was disposed of/);

  const renewing = client({ tokens: tokens("member", 1) });
  renewing.session.subscribe(() => renewing.dispose());
  await assert.rejects(renewing.currentCart.getCurrentCart(), CancelledError);
});

test("a token store can read the client and change the session while it is written", async (t) => {
  scripted(t, cart);
  let kept = tokens("member", 1);
  const roles: string[] = [];
  const shop = client({
    tokenStorage: {
      getTokens: () => kept,
      setTokens: (changed: Tokens) => {
        kept = changed;
        roles.push(shop.session.role);
        if (changed.refreshToken.role === "visitor") shop.auth.setTokens(EMPTY_TOKENS);
      },
    },
  });
  await shop.currentCart.getCurrentCart();
  assert.deepEqual(roles, ["member"]);
  shop.auth.setTokens(tokens("visitor"));
  assert.deepEqual(kept, EMPTY_TOKENS);
  assert.equal(shop.session.role, "none");
});

test("a session that cannot be stored stays in memory, and the failure is reported once", async (t) => {
  const requests = scripted(t, cart);
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined).mock;
  let isFull = true;
  const shop = client({
    tokenStorage: {
      getTokens: () => EMPTY_TOKENS,
      setTokens: () => {
        if (isFull) throw new Error("no room left");
      },
    },
  });
  for (let call = 0; call < 3; call += 1) assert.equal((await shop.currentCart.getCurrentCart())._id, "cart");
  assert.equal(requests.filter(isTokenRequest).length, 1);
  assert.deepEqual(
    reported.calls.map(([error]) => (error as Error).message),
    ["the session could not be kept: no room left"],
  );
  isFull = false;
  assert.equal((await shop.currentCart.getCurrentCart())._id, "cart");
});

test("a store whose getTokens returns a promise is refused with a clear message", async (t) => {
  const requests = scripted(t, cart);
  const tokenStorage = { getTokens: () => Promise.resolve(EMPTY_TOKENS), setTokens: () => undefined };
  const shop = client({ tokenStorage: tokenStorage as unknown as TokenStorage });
  await assert.rejects(shop.currentCart.getCurrentCart(), { kind: "request", message: /getTokens gave a promise/ });
  assert.deepEqual(requests, []);
});

test("malformed tokens in a store count as no session", async (t) => {
  scripted(t, cart);
  const shop = client({ tokens: tokens("member") });
  const traps = {
    get accessToken(): never {
      throw new Error("trap");
    },
  };
  for (const strange of [traps, {}, null, "tokens", { accessToken: 7, refreshToken: [] }, new Map()]) {
    shop.auth.setTokens(strange as Tokens);
    assert.deepEqual(shop.auth.getTokens(), EMPTY_TOKENS);
  }
  assert.equal((await shop.currentCart.getCurrentCart())._id, "cart");
});
