/** The lifetime of the cart store's listeners, and its independence from optional page features. */

import assert from "node:assert/strict";
import { onTestFinished, test } from "vitest";
import { RequestError } from "../../../core/errors.js";
import type { CartView } from "../../cart-view/view.js";
import { cartApiV1 } from "../../cart-v1/api.js";
import { memoryStorage, type QueueStorage, sharedStorage } from "./storage.js";
import { CartStore } from "./store.js";
import { Browser, until } from "../../../../test/cart-browser.js";
import { FakePlatform, item, lost } from "../../../../test/fake-cart.js";

/** An event target that counts its listeners. */
class Target extends EventTarget {
  listeners = 0;
  override addEventListener(...given: Parameters<EventTarget["addEventListener"]>) {
    this.listeners += 1;
    super.addEventListener(...given);
  }
  override removeEventListener(...given: Parameters<EventTarget["removeEventListener"]>) {
    this.listeners -= 1;
    super.removeEventListener(...given);
  }
}

/** A message to other tabs. */
interface Told {
  readonly version: number;
  readonly cart: CartView;
  readonly language: string;
}

/** Makes Node resemble a page with channels, as far as the store needs; reports whether anything listens. */
function listening() {
  const page = { visibilityState: "visible", documentElement: { lang: "en" } };
  const [window, document] = [new Target(), Object.assign(new Target(), page)];
  const channels = new Map<Channel, string>();
  const told: Told[] = [];
  class Channel {
    onmessage: (message: { data: unknown }) => void = () => undefined;
    constructor(name: string) {
      channels.set(this, name);
    }
    postMessage(data: Told) {
      told.push(data);
    }
    close() {
      channels.delete(this);
    }
  }
  const before = globalThis.BroadcastChannel;
  Object.assign(globalThis, { window, document, BroadcastChannel: Channel });
  onTestFinished(() => {
    globalThis.BroadcastChannel = before;
    Reflect.deleteProperty(globalThis, "window");
    Reflect.deleteProperty(globalThis, "document");
  });
  return {
    names: () => [...channels.values()],
    counts: () => [window.listeners, document.listeners, channels.size],
    told,
    hear: (data: unknown) => channels.forEach((_, channel) => channel.onmessage({ data })),
    online: () => window.dispatchEvent(new Event("online")),
  };
}

const DISPOSED = new RequestError({ kind: "request", message: "the client was disposed of" });

const ALL = [2, 1, 1];
const NONE = [0, 0, 0];

function store(
  platform: FakePlatform,
  { place = "shop", storage = memoryStorage() }: { place?: string | null; storage?: QueueStorage } = {},
) {
  const client = platform.client(undefined, place);
  return new CartStore(cartApiV1(client), client.session, storage);
}

const settled = (cart: CartStore) => until(() => cart.getSnapshot().status === "ready" && !cart.getSnapshot().busy);

test("a store without subscribers listens only to the session until the next subscription", async () => {
  const { counts, online } = listening();
  const platform = new FakePlatform();
  const cart = store(platform);
  const [leave, alsoLeave] = [cart.subscribe(() => {}), cart.subscribe(() => {})];
  await settled(cart);
  assert.deepEqual([counts(), platform.listeners], [ALL, 1]);
  leave();
  await settled(cart);
  assert.deepEqual(counts(), ALL, "somebody is still there");
  alsoLeave();
  await until(() => counts().join() === NONE.join());
  assert.equal(platform.listeners, 1);
  const { length } = platform.calls;
  online();
  assert.equal(cart.getSnapshot().cart!.lines.length, 1, "who comes next sees it at once");
  platform.tell({ type: "signedIn", elsewhere: true });
  assert.equal(cart.getSnapshot().cart, undefined, "and not what was somebody else's");
  assert.equal(platform.calls.length, length);
  cart.subscribe(() => {});
  await settled(cart);
  assert.equal(platform.calls.length, length + 1);
  assert.deepEqual([counts(), platform.listeners], [ALL, 1]);
});

test("unsubscribing and subscribing in the same tick reads the cart once", async () => {
  const { counts } = listening();
  const platform = new FakePlatform();
  const cart = store(platform);
  cart.subscribe(() => {})();
  cart.subscribe(() => {});
  await settled(cart);
  assert.deepEqual([counts(), platform.calls], [ALL, ["get"]]);
});

test("queued changes are sent without subscribers, and the store then stops listening", async () => {
  const { counts, online } = listening();
  const platform = new FakePlatform();
  const cart = store(platform);
  const leave = cart.subscribe(() => {});
  await settled(cart);
  platform.away = true;
  await cart.add([item("jug")]);
  leave();
  await until(() => !cart.getSnapshot().busy);
  assert.deepEqual(counts(), ALL);
  platform.away = false;
  online();
  await until(() => counts().join() === NONE.join());
  assert.deepEqual(platform.held, { mug: 1, jug: 1 });
});

test("a change without subscribers is still sent", async () => {
  const { counts } = listening();
  const platform = new FakePlatform();
  const cart = store(platform);
  cart.subscribe(() => {})();
  await until(() => counts().join() === NONE.join());
  assert.equal(await cart.add([item("jug")]), "done");
  await until(() => counts().join() === NONE.join());
  assert.deepEqual(await cart.checkout(), { checkoutId: "checkout" });
  assert.deepEqual(platform.held, { mug: 1, jug: 1 });
  await until(() => counts().join() === NONE.join());
});

test("a disposed client leaves its queued changes to the next client and stops listening", async () => {
  const { counts, online } = listening();
  const [platform, browser] = [new FakePlatform(), new Browser()];
  const locks = browser.locks(() => false);
  const cart = store(platform, { storage: sharedStorage(browser.storage, locks, "one", "shop") });
  cart.subscribe(() => {});
  await settled(cart);
  platform.away = true;
  await cart.add([item("jug")]);
  platform.away = false;
  platform.fault("get", "before", DISPOSED);
  online();
  await until(() => counts().join() === NONE.join());
  assert.equal(platform.listeners, 0);
  assert.equal(cart.getSnapshot().status, "error");
  const next = store(platform, { storage: sharedStorage(browser.storage, locks, "two", "shop") });
  next.subscribe(() => {});
  await until(() => platform.held.jug === 1);
  await settled(next);
  assert.deepEqual(platform.changes, ["add", "add"]);
});

test("an existing store takes over the queued changes of a disposed client", async () => {
  listening();
  const [platform, browser] = [new FakePlatform(), new Browser()];
  const [one, two] = ["one", "two"].map((name) => {
    const locks = browser.locks(() => false);
    return store(platform, { storage: sharedStorage(browser.storage, locks, name, "shop") });
  });
  one!.subscribe(() => {});
  two!.subscribe(() => {});
  await Promise.all([settled(one!), settled(two!)]);
  platform.fault("add", "before", lost("offline"));
  assert.equal(await one!.add([item("jug")]), "queued");
  await two!.refresh();
  platform.fault("get", "before", DISPOSED);
  await one!.refresh();
  await until(() => platform.held.jug === 1);
  await settled(two!);
  assert.ok(!browser.waits);
});

test("a change rejected by a disposed client is left to the next client", async () => {
  const { counts } = listening();
  const [platform, browser] = [new FakePlatform(), new Browser()];
  const locks = browser.locks(() => false);
  const cart = store(platform, { storage: sharedStorage(browser.storage, locks, "one", "shop") });
  cart.subscribe(() => {});
  await settled(cart);
  platform.fault("add", "before", DISPOSED);
  platform.fault("get", "before", DISPOSED);
  assert.equal(await cart.add([item("jug")]), "queued");
  assert.deepEqual([counts(), cart.getSnapshot().failedChanges], [NONE, []]);
  store(platform, { storage: sharedStorage(browser.storage, locks, "two", "shop") }).subscribe(() => {});
  await until(() => platform.held.jug === 1);
});

test("tabs broadcast their carts only if they share a session", () => {
  const { names, counts } = listening();
  for (const place of ["shop", "shop-1", null]) store(new FakePlatform(), { place }).subscribe(() => {});
  assert.deepEqual(names(), ["cartwright-cart.shop", "cartwright-cart.shop-1"]);
  assert.deepEqual(counts(), [5, 3, 2], "a session in memory hears of no storage");
});

test("a cart from a tab in another language is read again in the page's language", async () => {
  const { told, hear } = listening();
  const platform = new FakePlatform();
  const cart = store(platform);
  cart.subscribe(() => {});
  await settled(cart);
  const { cart: known, language } = told[0]!;
  assert.equal(language, "en");
  const reads = () => platform.calls.filter((call) => call === "get").length;
  const [before, lines] = [reads(), known.lines.map((each) => ({ ...each, name: "Becher" }))];
  const other = { ...known, lines, revision: "9" };
  hear({ version: 1, cart: other, language: "de" });
  await until(() => reads() > before);
  await settled(cart);
  assert.deepEqual(cart.getSnapshot().cart, known);
  globalThis.document.documentElement.lang = "de";
  hear({ version: 1, cart: other, language: "de" });
  assert.equal(cart.getSnapshot().cart!.lines[0]!.name, "Becher");
});

test("a message of another package version is ignored, and the cart is read", async () => {
  const { told, hear } = listening();
  const platform = new FakePlatform();
  const cart = store(platform);
  cart.subscribe(() => {});
  await settled(cart);
  const { version, cart: known, language } = told[0]!;
  const reads = () => platform.calls.filter((call) => call === "get").length;
  const renamed = { ...known, lines: [], revision: "9" };
  const foreign = [
    { cart: renamed, language },
    { version: version + 1, cart: renamed, language },
    { version, cart: { ...renamed, revision: "nine" }, language },
    { version, cart: { ...renamed, revision: { number: 9 } }, language },
    null,
    "cart",
  ];
  for (const message of foreign) {
    const before = reads();
    hear(message);
    await until(() => reads() > before);
    await settled(cart);
    assert.deepEqual(cart.getSnapshot().cart, known);
  }
});

test("cart changes work over plain http, without crypto.randomUUID", async () => {
  const { crypto } = globalThis;
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
  Object.defineProperty(globalThis, "crypto", { value: { getRandomValues }, configurable: true });
  onTestFinished(() => void Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true }));
  const platform = new FakePlatform();
  const cart = store(platform);
  await Promise.all([cart.add([item("jug")]), cart.applyCoupon("SPRING")]);
  assert.deepEqual(platform.held, { mug: 1, jug: 1 });
  assert.deepEqual(platform.changes, ["add", "coupon SPRING"]);
});
