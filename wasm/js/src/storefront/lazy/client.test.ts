/** The lazy client: before, during and after its loading. */

import "../../../test/page.js";
import assert from "node:assert/strict";
import { afterEach, onTestFinished, test, vi, type TestContext } from "vitest";
import { inspect } from "node:util";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { createElement as h } from "react";
import {
  catalogModules,
  catalogOf,
  cookieStorage,
  createClient,
  createLocalTokenStorage,
  currentCart,
  OAuthStrategy,
} from "../../inline.js";
import { optional } from "../../core/optional.js";
import type { Tokens } from "../../sdk/auth/tokens.js";
import { hasSession, lazyClient, loadedClient } from "./index.js";
import type { LazyClient, LazySettings } from "./types.js";
import type { CartStore } from "../stores/cart/store.js";
import { callQuery, CartwrightProvider, pagesQuery, useCart, useSession } from "../../react/index.js";
import { cartStore } from "../stores/index.js";
import { host, isTokenRequest, json, scripted, withTokens, type ScriptedRequest } from "../../../test/network.js";

const { document, window } = globalThis;
const settings = { clientId: "client-1", host };
const catalogReference = { appId: "app", catalogItemId: "mug" };
const CART = { id: "cart-1", currency: "USD", lineItems: [{ id: "line-1", quantity: 2, catalogReference }] };
const CATALOG_ITEM = { catalogReference, quantity: 1 };

const channels = new Set<Channel>();
/** A channel that does not keep the process alive. */
class Channel {
  onmessage: (message: object) => void = () => undefined;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    channels.add(this);
  }
  postMessage() {}
  close() {
    channels.delete(this);
  }
}

let idle: (() => void)[] = [];
Object.assign(globalThis, {
  BroadcastChannel: Channel,
  requestIdleCallback: (run: () => void) => idle.push(run),
});
const whenIdle = () => idle.splice(0).forEach((run) => run());

const setSession = (role: string, version = 7, clientId = "client-1") => {
  document.cookie = `cartwright-${clientId}-session=1~${version}~${role}~refresh`;
  document.cookie = `cartwright-${clientId}-access=1~${version}~4102444800~4102444700~access`;
};

// As long as a busy machine may take.
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  cleanup();
  idle = [];
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; Max-Age=0`;
});

const makeShop = ({ clientId, host, tokenStorage }: LazySettings) =>
  createClient({
    modules: { ...catalogModules, currentCart },
    auth: OAuthStrategy({ clientId, ...optional("tokenStorage", tokenStorage) }),
    ...optional("host", host),
  });

/** A lazy client, with the loads of its code, each answered by `answer`. */
function lazy({ make = makeShop, ...more }: Partial<LazySettings> & { make?: typeof makeShop } = {}) {
  const loads: object[] = [];
  const load = () => {
    loads.push({});
    return load.answer();
  };
  load.answer = (): Promise<{ default: typeof makeShop }> => Promise.resolve({ default: make });
  const client = lazyClient({ ...settings, ...more }, load);
  onTestFinished(() => client.dispose());
  return { client, loads, load };
}

/** Answers cart calls like a platform with a cart, and records them. */
const answerCarts = (t: TestContext) =>
  scripted(
    t,
    withTokens(() => json({ cart: CART })),
  );

const callsAmong = (requests: readonly ScriptedRequest[]) => requests.filter((request) => !isTokenRequest(request));

test("the session's role is known before the client is loaded and equals the loaded client's", async () => {
  for (const role of ["none", "visitor", "member"]) {
    if (role !== "none") setSession(role);
    const { client, loads } = lazy();
    const known = ({ session: { role, place } }: Pick<LazyClient, "session">) => ({ role, place });
    assert.equal(client.session.role, role);
    assert.deepEqual([client.hasSession, hasSession()], [role !== "none", role !== "none"]);
    const before = [known(client), callQuery(client, ["me"], () => Promise.resolve()).queryKey];
    assert.equal(loads.length, 0);
    assert.equal(client.loaded, undefined);
    await client.load();
    assert.deepEqual([known(client), callQuery(client, ["me"], () => Promise.resolve()).queryKey], before);
    assert.deepEqual(known(client.loaded!), before[0]);
  }
});

test("a session in a custom store is known, and one behind a mediator counts as possible", () => {
  const tokens: Tokens = { accessToken: { value: "a", expiresAt: 1 }, refreshToken: { value: "r", role: "member" } };
  const { client } = lazy({ tokenStorage: createLocalTokenStorage(tokens) });
  assert.deepEqual([client.session.role, client.session.place, client.hasSession], ["member", null, true]);
  const mediated = lazy({ mediator: "/session" });
  assert.deepEqual([mediated.client.session.role, mediated.client.hasSession], ["none", true]);
  whenIdle();
  assert.equal(mediated.loads.length, 0, "nobody knows whether there is a session");
});

test("the first call loads the client once for all callers, with the headers set before", async (t) => {
  const requests = answerCarts(t);
  const { client, loads } = lazy();
  client.setHeaders({ "x-wix-linguist": "de" });
  const cart = (shop: ReturnType<typeof makeShop>) => shop.currentCart.getCurrentCart();
  const [one, other] = await Promise.all([client.call(cart), client.call(cart)]);
  assert.deepEqual([one._id, other._id, loads.length], ["cart-1", "cart-1", 1]);
  client.setHeaders({ "x-wix-linguist": "ar" });
  assert.equal(await client.call(({ session }) => session.role), "visitor", "a result that is no promise");
  await client.call(cart);
  const languages = callsAmong(requests).map(({ headers }) => headers["x-wix-linguist"]);
  assert.deepEqual(languages, ["de", "de", "ar"]);
});

test("a failed load fails its calls, and the next call loads again", async (t) => {
  answerCarts(t);
  const { client, loads, load } = lazy();
  const { answer } = load;
  const cause = new TypeError("Failed to fetch dynamically imported module");
  load.answer = () => Promise.reject(cause);
  const failed = { name: "TransportError", kind: "network", retryable: true, cause };
  const calls = [client.load(), client.call(() => "never")];
  for (const call of calls) await assert.rejects(call, failed);
  assert.equal(loads.length, 1);
  load.answer = () => Promise.resolve({ default: () => assert.fail("no settings") });
  await assert.rejects(client.load(), { message: "no settings" });
  load.answer = answer;
  assert.ok(await client.load());
  assert.equal(loads.length, 3);
});

test("loading a client times out after 30 seconds, and the next call loads again", async (t) => {
  answerCarts(t);
  const { client, load } = lazy();
  const { answer } = load;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  load.answer = () => new Promise(() => undefined);
  const late = assert.rejects(client.load(), { name: "TransportError", code: "MISSING_CODE", retryable: true });
  vi.advanceTimersByTime(30_000);
  await late;
  load.answer = answer;
  assert.ok(await client.load());
});

test("a loaded client whose session is stored elsewhere is refused", async () => {
  const { client } = lazy({
    make: (given) => makeShop({ ...given, host: "https://shop.example" }),
  });
  await assert.rejects(client.load(), {
    kind: "request",
    message: /at cartwright\.client-1@https:\/\/shop\.example, and not at cartwright\.client-1@http:\/\/localhost:4400/,
  });
  assert.equal(client.loaded, undefined);
  assert.throws(() => lazyClient({ clientId: "" }, () => assert.fail()), { kind: "request", message: /`clientId`/ });
});

test("with a session the code is loaded in idle time, and a failed load is retried by the first call", async () => {
  const visitor = lazy();
  whenIdle();
  assert.equal(visitor.loads.length, 0);
  setSession("visitor");
  const back = lazy();
  back.load.answer = () => Promise.reject(new TypeError("away"));
  assert.equal(back.loads.length, 0);
  whenIdle();
  assert.equal(back.loads.length, 1);
  await assert.rejects(back.client.load(), { kind: "network" });
});

test("events of other tabs arrive before the client is loaded, and the client's own events afterwards", async () => {
  const { client } = lazy();
  const events: [type: string, role: string][] = [];
  client.session.subscribe(() => assert.fail("thrown by a listener"));
  const stop = client.session.subscribe(({ type }) => events.push([type, client.session.role]));
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const tell = () => [...channels].find(({ name }) => name === "cartwright-client-1-session")!.onmessage({});
  tell();
  setSession("member");
  tell();
  document.dispatchEvent(new window.Event("visibilitychange"));
  assert.deepEqual(events, [["changedElsewhere", "member"]]);
  // Changed while the client is loading.
  setSession("visitor", 9);
  const { auth } = await client.load();
  auth.endSessionHere();
  assert.deepEqual(events, [
    ["changedElsewhere", "member"],
    ["changedElsewhere", "visitor"],
    ["signedOut", "none"],
  ]);
  assert.equal(errors.mock.calls.length, 3);
  stop();
  setSession("member", 10);
  document.dispatchEvent(new window.Event("visibilitychange"));
  assert.equal(events.length, 3);
});

test("a disposed lazy client is not loaded, and one being loaded is disposed on arrival", async () => {
  const gone = { kind: "request", message: /disposed of/ };
  const { client, loads } = lazy();
  const call = client.call(() => assert.fail("called"));
  client.dispose();
  await assert.rejects(call, { kind: "cancelled" });
  await assert.rejects(client.load(), gone);
  assert.equal(loads.length, 1);
  const other = lazy().client;
  const { currentCart } = await other.load();
  const store = cartStore(other) as CartStore;
  let changes = 0;
  store.subscribe(() => (changes += 1));
  other.dispose();
  await assert.rejects(currentCart.getCurrentCart(), gone);
  await assert.rejects(
    other.call(() => "never"),
    gone,
  );
  changes = 0;
  store.begin(null);
  assert.equal(changes, 0, "its stores are closed");
});

test("a lazy client is no promise, has no modules, and inspecting it loads nothing", async () => {
  const { client, loads } = lazy();
  assert.equal(await Promise.resolve(client), client);
  assert.match(JSON.stringify({ client }), /"place":"cartwright\.client-1@/);
  assert.match(inspect(client), /session/);
  assert.ok(!("currentCart" in client));
  await assert.rejects(
    client.call((shop) => (shop as unknown as { carts: { getCurrentCart(): unknown } }).carts.getCurrentCart()),
    TypeError,
  );
  assert.equal(loads.length, 1, "by the call alone");
});

test("a page with blocked cookies has no session", () => {
  const cookie = vi.spyOn(document, "cookie", "get").mockImplementation(() => {
    throw new DOMException("The document is sandboxed", "SecurityError");
  });
  const { client } = lazy();
  assert.deepEqual([client.session.role, client.hasSession, hasSession()], ["none", false, false]);
  cookie.mockRestore();
});

test("two lazy clients of a page have separate sessions and loads", async () => {
  setSession("member", 7, "client-2");
  const [one, other] = [lazy(), lazy({ clientId: "client-2" })];
  assert.deepEqual([one.client.session.role, other.client.session.role], ["none", "member"]);
  await other.client.load();
  assert.deepEqual([one.loads.length, other.loads.length], [0, 1]);
  assert.equal(one.client.loaded, undefined);
});

test("on a server a lazy client has no session and loads nothing in idle time", async () => {
  onTestFinished(() => void Object.defineProperty(globalThis, "document", { value: document, configurable: true }));
  Reflect.deleteProperty(globalThis, "document");
  const { client, loads } = lazy();
  assert.deepEqual([client.session.role, client.hasSession, hasSession()], ["none", false, false]);
  client.session.subscribe(() => undefined)();
  assert.equal(cartStore(client).getServerSnapshot().cart, undefined);
  assert.deepEqual([loads.length, idle.length], [0, 0]);
  await assert.rejects(
    client.call(({ currentCart }) => currentCart.getCurrentCart()),
    { kind: "request", message: /cookieStorage\(\) needs a page/ },
  );
});

test("the cart of a lazy client is null without a session, and a change loads the client", async (t) => {
  const requests = answerCarts(t);
  const { client, loads } = lazy();
  const store = cartStore(client, { version: 1 });
  await store.refresh();
  const { cart, status } = store.getSnapshot();
  assert.deepEqual([cart, status, loads.length], [null, "ready", 0]);
  assert.deepEqual([store.api.version, store.api.supports("deliveryOptions")], [1, true]);
  await store.add([CATALOG_ITEM]);
  assert.equal(store.getSnapshot().cart!.lines[0]!.quantity, 2);
  assert.deepEqual([loads.length, callsAmong(requests).length], [1, 1]);
  assert.equal(cartStore(client, { version: 1 }), store);
  const { api } = cartStore(lazy().client);
  assert.deepEqual([api.version, api.supports("memberships"), api.supports("deliveryOptions")], [2, true, false]);
});

test("a cart change is queued while the code cannot be loaded, and sent once it is", async (t) => {
  const requests = answerCarts(t);
  const { client, loads, load } = lazy();
  const { answer } = load;
  load.answer = () => Promise.reject(new TypeError("away"));
  const store = cartStore(client, { version: 1 });
  assert.equal(await store.add([CATALOG_ITEM]), "queued");
  const { status, queuedCount } = store.getSnapshot();
  assert.deepEqual([status, queuedCount], ["offline", 1]);
  const tries = loads.length;
  load.answer = answer;
  await store.refresh();
  assert.deepEqual([store.getSnapshot().status, store.getSnapshot().queuedCount], ["ready", 0]);
  assert.equal(loads.length, tries + 1);
  assert.ok(callsAmong(requests).length > 0);
});

test("queries and the catalog accept a lazy client and load it", async (t) => {
  const products = ["a", "b", "c"].map((name) => ({ name }));
  scripted(
    t,
    withTokens(({ path, body }) => {
      if (path.includes("catalog-version")) return json({ catalogVersion: "V1_CATALOG" });
      const { query } = (body ?? {}) as { query?: { paging?: { offset?: number; limit?: number } } };
      const { offset = 0, limit = 2 } = query?.paging ?? {};
      return json({ products: products.slice(offset, offset + limit), totalResults: 3, metadata: { total: 3 } });
    }),
  );
  const { client, loads } = lazy();
  const { signal } = new AbortController();
  const one = callQuery(client, ["one"], (shop, options) => shop.products.queryProducts().limit(1).find(options));
  const pages = pagesQuery(client, ["all"], (shop) => shop.products.queryProducts().limit(2));
  assert.equal(loads.length, 0);
  assert.equal((await one.queryFn({ signal })).items[0]!.name, "a");
  const first = await pages.queryFn({ signal, pageParam: pages.initialPageParam });
  const second = await pages.queryFn({ signal, pageParam: pages.getNextPageParam(first) });
  assert.deepEqual(
    [first, second].map(({ items }) => items.map(({ name }) => name)),
    [["a", "b"], ["c"]],
  );
  assert.equal(pages.getNextPageParam(second), undefined);
  const catalog = catalogOf(client);
  assert.equal(catalogOf(client), catalog);
  assert.equal((await catalog).version, 1);
  await client.call((shop) => shop.setHeaders({ "x-wix-linguist": "de" }));
  assert.notEqual(catalogOf(client), catalog, "what was read in another language is read anew");
});

function Shop() {
  const { cart, add } = useCart();
  const { loggedIn } = useSession();
  const text =
    cart === undefined ? "One moment…" : `${cart?.lines.length ?? 0} lines, ${loggedIn ? "member" : "guest"}`;
  return h("button", { onClick: () => void add([CATALOG_ITEM]) }, text);
}

test("one provider serves hooks with a lazy client and with a loaded one", async (t) => {
  answerCarts(t);
  const { client, loads } = lazy();
  const shown = (client: LazyClient<ReturnType<typeof makeShop>>) =>
    h(CartwrightProvider, { client, cartVersion: 1, children: h(Shop) });
  const { unmount } = render(shown(client));
  const button = await screen.findByText("0 lines, guest");
  assert.equal(loads.length, 0);
  button.click();
  await screen.findByText("1 lines, guest");
  assert.equal(loads.length, 1);
  unmount();
  setSession("member", 8);
  const loaded = loadedClient(makeShop({ ...settings, tokenStorage: cookieStorage() }));
  onTestFinished(() => loaded.dispose());
  render(shown(loaded));
  await waitFor(() => screen.getByText("1 lines, member"));
  assert.equal(await loaded.call(({ session }) => session.role), "member");
  assert.equal(await loaded.load(), loaded.loaded);
});
