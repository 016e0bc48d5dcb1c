/** Reloads: the shopper keeps their identity. */
import { document } from "../../window.mjs";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import * as theirs from "@wix/sdk";
import { client, OVER, strategy, VISITOR } from "../kits.mjs";
import { sideBySide } from "./side-by-side.mjs";

/** A page load that relies on the package's own session storage, if it has one. */
const load = (kit) =>
  client(kit, { auth: strategy(kit, { tokens: undefined, tokenStorage: kit.cookieStorage?.({ name: "shop" }) }) });

const cookies = () => document.cookie.split("; ").filter(Boolean);

afterEach(() => {
  for (const cookie of cookies()) document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
});

test("a visitor keeps their token over a reload; the other package's is a new visitor", async () => {
  const { theirs, ours } = await sideBySide({}, async (kit, network) => {
    await load(kit).currentCart.getCurrentCart();
    await load(kit).currentCart.getCurrentCart();
    return network.sent.map(({ headers }) => headers.authorization);
  });
  assert.deepEqual(theirs, ["access 1", "access 2"]);
  assert.deepEqual(ours, ["access 1", "access 1"]);
});

test("a member stays signed in over a reload; the other package's does not", async () => {
  const { theirs, ours } = await sideBySide({}, async (kit, network) => {
    load(kit).auth.setTokens({ accessToken: VISITOR.accessToken, refreshToken: OVER.refreshToken });
    return [load(kit).auth.loggedIn(), network.tokens.length];
  });
  assert.deepEqual(theirs, [false, 0]);
  assert.deepEqual(ours, [true, 0]);
});

test("the session can be stored in cookies; the other package stores it in memory only", () => {
  const kept = Object.keys(theirs).filter((name) => /storage|cookie/i.test(name));
  assert.deepEqual(kept, ["createLocalTokenStorage"]);
});

test("a corrupted cookie counts as no session and causes no error", async () => {
  const { ours } = await sideBySide({}, async (kit, network) => {
    load(kit).auth.setTokens(VISITOR);
    for (const cookie of cookies()) document.cookie = `${cookie.split("=")[0]}=%7Bbroken; Path=/`;
    await load(kit).currentCart.getCurrentCart();
    return network.tokens.map(({ body }) => body.grantType);
  });
  assert.deepEqual(ours, ["anonymous"]);
});
