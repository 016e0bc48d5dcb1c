/** The session and the cart as stores without a framework, and the detected version of the cart API. */

import assert from "node:assert/strict";
import { onTestFinished, test } from "vitest";
import { cookieStorage, createClient, currentCart, currentCartV2, OAuthStrategy } from "../../inline.js";
import { identityOf } from "./identity.js";
import { cartStore, sessionStore } from "./index.js";
import { CartStore } from "./cart/store.js";
import { cartApiV1 } from "../cart-v1/api.js";
import type { ApplicationError } from "../../core/errors.js";
import type { Tokens } from "../../sdk/auth/tokens.js";
import type { CartView } from "../cart-view/view.js";
import { memoryStorage } from "./cart/storage.js";
import { FakePlatform, item, refusal } from "../../../test/fake-cart.js";
import { host, json, scripted, withTokens } from "../../../test/network.js";

const clientOf = <Modules extends Record<string, object>>(modules: Modules) =>
  createClient({ modules, auth: OAuthStrategy({ clientId: "client-1" }), host });
const notFound = (code?: string) =>
  json(code ? { message: code, details: { applicationError: { code } } } : {}, { status: 404 });

/** A store over a fake platform with one cart. */
function fake() {
  const platform = new FakePlatform();
  const client = platform.client();
  return { platform, store: new CartStore(cartApiV1(client), client.session, memoryStorage()) };
}

test("the session store returns a stable snapshot and stops with its last listener", () => {
  Object.assign(globalThis, { document: {} });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "document"));
  const client = clientOf({});
  const store = sessionStore(client);
  assert.equal(sessionStore(client), store);
  assert.equal(store.getSnapshot(), store.getSnapshot());
  assert.deepEqual(store.getServerSnapshot(), { role: "none", loggedIn: false, event: undefined });
  let heard = 0;
  const stop = store.subscribe(() => (heard += 1));
  const tokens = (role: "visitor" | "member"): Tokens => ({
    accessToken: { value: "a", expiresAt: 4_102_444_800 },
    refreshToken: { value: role, role },
  });
  client.auth.setTokens(tokens("member"));
  assert.deepEqual([heard, store.getSnapshot().loggedIn], [1, true]);
  assert.equal(store.getSnapshot().event!.type, "signedIn");
  stop();
  client.auth.setTokens(tokens("visitor"));
  assert.deepEqual([heard, store.getSnapshot().role], [1, "visitor"]);
});

test("the cache key of an identity is stable over reloads and renewals and unique per person", async (t) => {
  const jar = new Map<string, string>();
  const cookie = { get: () => [...jar].map((pair) => pair.join("=")).join("; "), set: keep };
  function keep(text: string) {
    const [name = "", value = ""] = text.split(";", 1)[0]!.split("=");
    if (text.includes("Max-Age=0;")) jar.delete(name);
    else jar.set(name, value);
  }
  const page = { location: { origin: host }, addEventListener() {}, removeEventListener() {} };
  class BroadcastChannel {
    close() {}
    postMessage() {}
  }
  Object.assign(globalThis, { document: Object.defineProperty(page, "cookie", cookie), BroadcastChannel });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "document"));
  scripted(
    t,
    withTokens(() => json({ cart: {} })),
  );
  const load = (tokenStorage = cookieStorage()) =>
    createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1", tokenStorage }), host });
  const member = (name: string, expiresAt = 4_102_444_800): Tokens => ({
    accessToken: { value: name, expiresAt },
    refreshToken: { value: name, role: "member" },
  });
  const names: string[] = [];
  for (const name of ["ada", "bob"]) {
    const client = load();
    const nobody = identityOf(client);
    client.auth.setTokens(member(name));
    names.push(nobody, identityOf(client));
    const reloaded = load();
    assert.equal(identityOf(reloaded), identityOf(client));
    reloaded.auth.endSessionHere();
    names.push(identityOf(reloaded));
  }
  assert.equal(new Set(names).size, names.length, names.join());
  const kept = load();
  kept.auth.setTokens(member("cy", 1));
  const before = identityOf(kept);
  await kept.currentCart.getCurrentCart();
  assert.equal(kept.auth.getActiveToken(), "access");
  assert.equal(identityOf(kept), before);
  const inMemory = [0, 1].map(() => identityOf(clientOf({})));
  assert.notEqual(inMemory[0], inMemory[1]);
});

test("the cart store falls back to V1 after two responses without Cart V2", async (t) => {
  const requests = scripted(
    t,
    withTokens(({ path }) => (path.includes("/v2/") ? notFound() : json({ cart: { id: "cart-1", currency: "USD" } }))),
  );
  const client = clientOf({ currentCart, currentCartV2 });
  client.auth.setTokens({
    accessToken: { value: "a", expiresAt: 4_102_444_800 },
    refreshToken: { value: "r", role: "visitor" },
  });
  const store = cartStore(client);
  assert.equal(store.api.version, 2);
  await store.refresh();
  await store.refresh();
  await store.refresh();
  assert.equal(store.api.version, 1);
  assert.equal(store.getSnapshot().cart!.id, "cart-1");
  assert.deepEqual(
    requests.map(({ path }) => path.match(/v\d/)![0]),
    ["v2", "v1", "v2", "v1", "v1"],
  );
  client.dispose();
});

test("a missing V2 cart does not switch to V1", async (t) => {
  scripted(
    t,
    withTokens(() => notFound("CART_NOT_FOUND")),
  );
  const store = cartStore(clientOf({ currentCart, currentCartV2 }));
  await store.refresh();
  assert.deepEqual([store.api.version, store.getSnapshot().cart], [2, null]);
});

test("the cart has the version of the client's module, and version 2 without a module", () => {
  assert.equal(cartStore(clientOf({})).api.version, 2);
  assert.throws(() => cartStore({ session: clientOf({}).session }), /module `currentCartV2`/);
  assert.throws(() => cartStore(clientOf({ currentCartV2 }), { version: 1 }), /module `currentCart`/);
  assert.equal(cartStore(clientOf({ currentCart })).api.version, 1);
});

test("a server-rendered cart is shown at once and replaced by the platform's", async () => {
  const { store } = fake();
  const rendered: CartView = { version: 1, id: "c", currency: "USD", lines: [], coupons: [], giftCards: [] };
  store.begin(rendered);
  assert.deepEqual([store.getSnapshot().cart, store.getSnapshot().status], [rendered, "ready"]);
  assert.deepEqual(store.getServerSnapshot().cart, rendered);
  await store.refresh();
  assert.equal(store.getSnapshot().cart!.lines.length, 1);
  assert.deepEqual(store.getServerSnapshot().cart, rendered);
});

test("an unchanged state notifies no listener", async () => {
  const { store } = fake();
  let heard = 0;
  store.subscribe(() => (heard += 1));
  await store.refresh();
  const { cart } = store.getSnapshot();
  heard = 0;
  store.dismiss("none");
  assert.equal(heard, 0);
  await store.refresh();
  assert.equal(store.getSnapshot().cart, cart);
});

test("pending and errors are reported per part of the cart", async () => {
  const { platform, store } = fake();
  await store.refresh();
  const [line] = store.getSnapshot().cart!.lines;
  platform.fault("coupon", "before", refusal("ERROR_COUPON_DOES_NOT_EXIST"));
  const coupon = store.applyCoupon("SPRING");
  assert.equal(store.getSnapshot().pending.coupon, true);
  await assert.rejects(coupon);
  assert.equal(store.getSnapshot().pending.coupon, false);
  assert.equal((store.getSnapshot().errors.coupon as ApplicationError).code, "ERROR_COUPON_DOES_NOT_EXIST");

  platform.fault("quantity", "before", refusal("OUT_OF_STOCK"));
  const quantity = store.setQuantity(line!, 9);
  assert.deepEqual([...store.getSnapshot().pending.lines], [line!.id]);
  await assert.rejects(quantity);
  assert.equal((store.getSnapshot().errors.lines.get(line!.id) as ApplicationError).code, "OUT_OF_STOCK");

  const card = store.addGiftCard("NONE");
  assert.equal(store.getSnapshot().pending.giftCard, true);
  await assert.rejects(card);
  const { pending, errors } = store.getSnapshot();
  assert.deepEqual([pending.giftCard, errors.giftCard instanceof Error], [false, true]);
});

test("disposing a client closes its cart store, which then notifies no listener", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: { id: "cart-1", currency: "USD" } })),
  );
  const client = clientOf({ currentCart });
  const store = cartStore(client);
  let heard = 0;
  store.subscribe(() => (heard += 1));
  await store.refresh();
  client.dispose();
  heard = 0;
  void store.add([item("mug")]).catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(heard, 0);
});
