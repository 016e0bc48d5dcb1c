/** Several pages with one cart: what waits outlives a reload, is nobody else's, and is sent once. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cartApiV1 } from "../../wasm/pkg/cart-api/v1.js";
import { storedJournal } from "../../wasm/pkg/react/cart/journal.js";
import { CartStore } from "../../wasm/pkg/react/cart/store.js";
import { FakePlatform, item, line } from "./fake-cart.mjs";

/** A browser's storage and locks, as far as pages of one origin share them. */
class Browser {
  #entries = new Map();
  #held = new Map();

  storage = {
    getItem: (key) => this.#entries.get(key) ?? null,
    setItem: (key, value) => void this.#entries.set(key, value),
    removeItem: (key) => void this.#entries.delete(key),
    key: (index) => [...this.#entries.keys()][index] ?? null,
  };

  constructor() {
    Object.defineProperty(this.storage, "length", { get: () => this.#entries.size });
  }

  get keys() {
    return [...this.#entries.keys()];
  }

  /** Locks of one page, all of which are let go when the page goes. */
  locks() {
    const mine = new Map();
    const request = async (name, ...rest) => {
      const run = rest.at(-1);
      const { ifAvailable = false } = rest.length > 1 ? rest[0] : {};
      while (this.#held.has(name)) {
        if (ifAvailable) return run(null);
        await this.#held.get(name).over;
      }
      let release;
      const over = new Promise((resolve) => (release = resolve));
      const held = { over };
      this.#held.set(name, held);
      const free = () => {
        if (this.#held.get(name) === held) this.#held.delete(name);
        release();
      };
      mine.set(name, free);
      try {
        return await run({ name });
      } finally {
        free();
      }
    };
    return { request, die: () => mine.forEach((free) => free()) };
  }
}

let pages = 0;

function page(browser, platform) {
  const locks = browser.locks();
  const client = platform.client();
  const journal = storedJournal(browser.storage, locks, `page-${++pages}`);
  const store = new CartStore(cartApiV1(client), client.session, journal);
  store.subscribe(() => {});
  return { store, close: locks.die };
}

const held = (store) => Object.fromEntries(store.state().cart.lines.map(({ name, quantity }) => [name, quantity]));

test("what waits outlives the page, is shown over the cart known last, and is sent by the next page", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  const first = page(browser, platform);
  await first.store.refresh();
  platform.away = true;
  await first.store.add([item("jug", 2)]);
  await first.store.setQuantity(first.store.state().cart.lines[0], 5);
  first.close();

  const second = page(browser, platform);
  await second.store.refresh();
  assert.equal(second.store.state().status, "offline");
  assert.deepEqual(held(second.store), { mug: 5, jug: 2 });
  assert.equal(second.store.state().waiting, 2);
  platform.calls.length = 0;
  platform.away = false;
  await second.store.refresh();
  assert.deepEqual(platform.changes, ["add", "quantity 5"]);
  assert.deepEqual(platform.held, { mug: 5, jug: 2 });
  assert.ok(!browser.keys.some((key) => key.includes("log")), browser.keys.join());
});

test("an add whose answer was lost with its page is not made again", async () => {
  for (const when of ["before", "after"]) {
    const [browser, platform] = [new Browser(), new FakePlatform()];
    const first = page(browser, platform);
    await first.store.refresh();
    platform.fault("add", when);
    platform.fault("get", "before");
    assert.equal(await first.store.add([item("jug", 2)]), "kept");
    first.close();
    const second = page(browser, platform);
    await second.store.refresh();
    assert.deepEqual(platform.held, { mug: 1, jug: 2 }, when);
    assert.deepEqual(held(second.store), { mug: 1, jug: 2 }, when);
  }
});

test("pages neither overwrite nor send what another that lives waits for", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  const [first, second] = [page(browser, platform), page(browser, platform)];
  await Promise.all([first.store.refresh(), second.store.refresh()]);
  platform.away = true;
  await first.store.add([item("jug")]);
  await second.store.add([item("pot", 3)]);
  assert.deepEqual(held(second.store), { mug: 1, jug: 1, pot: 3 }, "what another page waits for is shown, too");
  platform.away = false;
  platform.calls.length = 0;
  await Promise.all([first.store.refresh(), second.store.refresh()]);
  assert.deepEqual(platform.changes.toSorted(), ["add", "add"]);
  assert.deepEqual(platform.held, { mug: 1, jug: 1, pot: 3 });
});

test("what a member left behind is neither shown nor sent to the next", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  platform.role = "member";
  platform.cart = { ...platform.cart, buyerInfo: { memberId: "ada" } };
  const first = page(browser, platform);
  await first.store.refresh();
  platform.away = true;
  await first.store.add([item("secret")]);
  first.close();

  platform.role = "visitor";
  const second = page(browser, platform);
  await second.store.refresh();
  assert.equal(second.store.state().cart, undefined);
  platform.away = false;
  platform.cart = { ...platform.cart, _id: "other", buyerInfo: { visitorId: "v" }, lineItems: [line("b", "pot", 1)] };
  await second.store.refresh();
  assert.deepEqual(held(second.store), { pot: 1 });
  assert.deepEqual(platform.held, { pot: 1 });
});

test("a storage that is full, and one that somebody else wrote into, do no harm", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  browser.storage.setItem("cartwright-cart.log.x", "{");
  browser.storage.setItem("cartwright-cart.known", '{"version":99}');
  browser.storage.setItem = () => {
    throw new Error("full");
  };
  const { store } = page(browser, platform);
  await store.refresh();
  await store.add([item("jug")]);
  assert.deepEqual(platform.held, { mug: 1, jug: 1 });
});
