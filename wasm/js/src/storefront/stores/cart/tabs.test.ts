/** Several pages with one cart: queued changes survive a reload, stay private, and are sent once. */

import assert from "node:assert/strict";
import type { CartLine } from "../../cart-view/view.js";
import { test } from "vitest";
import { cartApiV1 } from "../../cart-v1/api.js";
import { namesOf, sharedStorage } from "./storage.js";
import { CartStore } from "./store.js";
import { Browser, held, leaveUnsent, opened, page, until } from "../../../../test/cart-browser.js";
import { FakePlatform, item, line, lost } from "../../../../test/fake-cart.js";
import { random } from "../../../../test/random.js";

test("queued changes outlive the page, are shown optimistically and sent by the next page", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  const first = page(browser, platform);
  await first.store.refresh();
  platform.away = true;
  await first.store.add([item("jug", 2)]);
  await first.store.setQuantity(first.store.getSnapshot().cart!.lines[0]!, 5);
  first.close();

  const second = page(browser, platform);
  await second.store.refresh();
  assert.equal(second.store.getSnapshot().status, "offline");
  assert.deepEqual(held(second.store), { mug: 5, jug: 2 });
  assert.equal(second.store.getSnapshot().queuedCount, 2);
  platform.calls.length = 0;
  platform.away = false;
  await second.store.refresh();
  assert.deepEqual(platform.changes, ["add", "quantity 5"]);
  assert.deepEqual(platform.held, { mug: 5, jug: 2 });
  assert.ok(!browser.waits);
});

test("an add whose response was lost with its page is applied once", async () => {
  for (const when of ["before", "after"] as const) {
    const [browser, platform] = [new Browser(), new FakePlatform()];
    const first = page(browser, platform);
    await first.store.refresh();
    platform.fault("add", when);
    platform.fault("get", "before");
    assert.equal(await first.store.add([item("jug", 2)]), "queued");
    first.close();
    const second = page(browser, platform);
    await until(() => !browser.waits && !second.store.getSnapshot().busy);
    assert.deepEqual(platform.held, { mug: 1, jug: 2 }, when);
    assert.deepEqual(held(second.store), { mug: 1, jug: 2 }, when);
  }
});

test("the next page waits for an add in flight of a closed page, which is applied once", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  const first = page(browser, platform);
  await first.store.refresh();
  const arrive = platform.hold();
  void first.store.add([item("jug", 2)]);
  await until(() => platform.changes.length === 1);
  first.close();
  const second = page(browser, platform);
  await until(() => second.store.getSnapshot().status === "ready");
  const checkout = second.store.checkout();
  // The second page has read the cart, which has no jug yet, and waits.
  await until(() => platform.calls.filter((call) => call === "get").length >= 3);
  const { busy, pending, queuedCount } = second.store.getSnapshot();
  assert.deepEqual([busy, pending.lines.size, queuedCount], [true, 1, 0]);
  assert.deepEqual(held(second.store), { mug: 1, jug: 2 });
  assert.deepEqual(platform.held, { mug: 1 });
  arrive();
  await until(() => "jug" in platform.held);
  assert.deepEqual(platform.changes, ["add"], "the checkout waits");
  await checkout;
  await until(() => !second.store.getSnapshot().busy);
  assert.ok(!browser.waits);
  assert.deepEqual(platform.changes, ["add", "checkout"]);
  assert.deepEqual(platform.held, { mug: 1, jug: 2 });
  assert.deepEqual(held(second.store), { mug: 1, jug: 2 });
});

test("a page that never releases the send lock blocks neither changes nor checkout of other pages", async () => {
  const { browser, platform, pages } = await opened(2);
  const { send } = namesOf("shop");
  void browser.locks(() => false).request(send, () => new Promise(() => {}));
  const before = performance.now();
  const outcomes = pages.map(({ store }, index) => store.add([item(`pot ${index}`)]));
  assert.deepEqual(await Promise.all(outcomes), ["done", "done"]);
  assert.ok((await pages[0].store.checkout()).checkoutId);
  assert.ok(performance.now() - before < 7_000);
  assert.deepEqual(platform.changes, ["add", "add", "checkout"]);
  assert.deepEqual(platform.held, { mug: 1, "pot 0": 1, "pot 1": 1 });
});

test("a frozen page that is sending delays other pages' changes and checkout by seconds at most", async () => {
  for (const product of ["pot", "jug"]) {
    const { browser, platform, pages } = await opened(2);
    const [still, other] = pages.map(({ store }) => store);
    const arrive = platform.hold();
    const adding = still!.add([item("jug", 2)]);
    await until(() => platform.changes.length === 1);
    const before = performance.now();
    assert.equal(await other!.add([item(product)]), "done", product);
    assert.ok((await other!.checkout()).checkoutId);
    assert.ok(performance.now() - before < 7_000);
    assert.deepEqual(platform.changes, ["add", "add", "checkout"]);
    arrive();
    assert.equal(await adding, "done");
    await until(() => !browser.waits && pages.every(({ store }) => !store.getSnapshot().busy));
    assert.deepEqual(platform.changes, ["add", "add", "checkout"]);
    const total = product === "jug" ? { mug: 1, jug: 3 } : { mug: 1, pot: 1, jug: 2 };
    assert.deepEqual(platform.held, total);
  }
});

test("pages that proceed without a held lock send each change once", async () => {
  for (const when of ["before", "after"] as const) {
    const { browser, platform, pages } = await opened(3);
    const [still, ...others] = pages.map(({ store }) => store);
    const arrive = platform.hold();
    const adding = still!.add([item("jug")]);
    await until(() => platform.changes.length === 1);
    platform.fault("add", when);
    const outcomes = others.map((store, index) => store.add([item(`pot ${index}`)]));
    await Promise.all(outcomes);
    arrive();
    await adding;
    await until(() => !browser.waits && pages.every(({ store }) => !store.getSnapshot().busy));
    assert.deepEqual(platform.held, { mug: 1, jug: 1, "pot 0": 1, "pot 1": 1 }, when);
  }
});

test("a checkout that waits for an add in flight can be cancelled", async () => {
  const { platform, pages } = await opened(1);
  const [{ store }] = pages;
  platform.fault("add", "later", lost("timed-out"));
  const adding = store.add([item("jug")]);
  const controller = new AbortController();
  const checkout = store.checkout({}, { signal: controller.signal });
  await until(() => platform.changes.length === 1);
  controller.abort();
  await assert.rejects(checkout, { kind: "cancelled" });
  assert.equal(store.getSnapshot().busy, true);
  assert.equal(await adding, "done");
  assert.deepEqual(platform.changes, ["add"]);
});

test("an add that was already applied is shown once by the page that takes it over", async () => {
  const {
    browser,
    platform,
    pages: [{ store, close }],
  } = await opened(1, []);
  platform.hold();
  void store.add([item("jug")]);
  await until(() => platform.changes.length === 1);
  close();
  platform.cart = { ...platform.cart!, revision: "9", lineItems: [line("n", "jug", 1)] };
  const next = page(browser, platform);
  const seen = new Set();
  next.store.subscribe(() => next.store.getSnapshot().cart?.lines.forEach(({ quantity }) => seen.add(quantity)));
  await until(() => next.store.getSnapshot().status === "ready" && !next.store.getSnapshot().busy && !browser.waits);
  assert.deepEqual([...seen], [1]);
  assert.deepEqual(platform.held, { jug: 1 });
});

test("a page neither overwrites nor sends the queued changes of another open page", async () => {
  const {
    platform,
    pages: [first, second],
  } = await opened(2);
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

test("a change of another page's unsent line is applied after that page's change", async () => {
  const changes = {
    remove: { run: (store: CartStore, line: CartLine) => store.remove(line), left: { mug: 1 }, sent: "remove" },
    quantity: {
      run: (store: CartStore, line: CartLine) => store.setQuantity(line, 5),
      left: { mug: 1, jug: 5 },
      sent: "quantity 5",
    },
  };
  for (const { run, left, sent } of Object.values(changes)) {
    const [browser, platform] = [new Browser(), new FakePlatform()];
    platform.hold();
    const first = page(browser, platform);
    await until(() => platform.calls.length === 1);
    void first.store.add([item("jug", 2)]);

    // The browser has not released the first page's lock when the next page opens.
    const second = page(browser, platform);
    await until(() => second.store.getSnapshot().status === "ready");
    assert.deepEqual(held(second.store), { mug: 1, jug: 2 });
    assert.equal(await run(second.store, second.store.getSnapshot().cart!.lines[1]!), "queued");
    assert.deepEqual(held(second.store), left);
    assert.deepEqual(platform.changes, []);

    first.close();
    await until(() => platform.changes.length === 2 && !second.store.getSnapshot().busy);
    assert.deepEqual(platform.changes, ["add", sent]);
    assert.deepEqual(platform.held, left);
    assert.deepEqual(held(second.store), left);
    assert.ok(!browser.waits);
  }
});

test("a change undone while the cart is being read is not sent", async () => {
  const {
    platform,
    pages: [first, second],
  } = await opened(2);
  await second.store.setQuantity(second.store.getSnapshot().cart!.lines[0]!, 3);
  const { length } = platform.calls;
  const answer = platform.hold();
  const adding = first.store.add([item("jug")]);
  await until(() => platform.calls.length > length);
  assert.equal(platform.calls.at(-1), "get", "what the other page did has not been heard of here");
  await first.store.remove(first.store.getSnapshot().cart!.lines[1]!);
  answer();
  assert.equal(await adding, "done");
  await until(() => !first.store.getSnapshot().busy);
  assert.deepEqual(platform.held, { mug: 3 });
  assert.deepEqual(held(first.store), { mug: 3 });
});

test("unsent changes of a closed page are sent by a page that was already open", async () => {
  const {
    platform,
    pages: [first, second],
  } = await opened(2);
  platform.away = true;
  await first.store.add([item("jug")]);
  platform.away = false;
  await second.store.refresh();
  assert.deepEqual(platform.changes, ["add"], "the other page lives");
  first.close();
  await until(() => platform.changes.length === 2 && !second.store.getSnapshot().busy);
  assert.deepEqual(platform.held, { mug: 1, jug: 1 });
  assert.deepEqual(held(second.store), { mug: 1, jug: 1 });
});

test("no change is lost if a page closes while it takes over others' changes", async () => {
  const { browser, platform, pages: gone } = await opened(2);
  platform.away = true;
  await gone[0].store.add([item("jug")]);
  await gone[1].store.add([item("pot")]);
  for (const { close } of gone) close();
  platform.away = false;

  const { removeItem } = browser.storage;
  const interrupted = new Promise<void>((resolve) => {
    browser.storage.removeItem = (key) => {
      removeItem(key);
      browser.storage.removeItem = removeItem;
      queueMicrotask(resolve);
    };
  });
  const third = page(browser, platform);
  await interrupted;
  third.close();
  await page(browser, platform).store.refresh();
  assert.deepEqual(platform.held, { mug: 1, jug: 1, pot: 1 });
});

test("random offline changes on three pages end in the cart that the pages showed", async () => {
  const { whole, pick } = random(11);
  for (let round = 0; round < 40; round += 1) {
    const { browser, platform, pages } = await opened(3, [line("a", "mug", 2), line("b", "jug", 1)]);
    platform.away = true;
    for (let click = 0; click < 8; click += 1) {
      const { store } = pick(pages);
      // Another page's click arrives at the latest with a refresh.
      await store.refresh();
      const { lines } = store.getSnapshot().cart!;
      const wish = lines.length === 0 ? 0 : whole(0, 8);
      if (wish < 3) await store.add([item(pick(["mug", "jug", "pot"]), whole(1, 3))]);
      else if (wish < 6) await store.setQuantity(pick(lines), whole(1, 9));
      else await store.remove(pick(lines));
    }
    await Promise.all(pages.map(({ store }) => store.refresh()));
    const expected = held(pages[0].store);
    for (const { store } of pages) assert.deepEqual(held(store), expected, `round ${round}`);

    platform.away = false;
    if (round % 2 === 1) pages.pop()!.close();
    for (let time = 0; browser.waits; time += 1) {
      assert.ok(time < 20, `round ${round}: something waits for ever`);
      await Promise.all(pages.map(({ store }) => store.refresh()));
    }
    assert.deepEqual(platform.held, expected, `round ${round}`);
    for (const { store } of pages) {
      await store.refresh();
      assert.deepEqual(held(store), expected, `round ${round}`);
    }
    for (const { close } of pages) close();
  }
});

test("unsent changes of a member are neither shown to nor sent for the next shopper", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  platform.role = "member";
  platform.cart = { ...platform.cart!, buyerInfo: { memberId: "ada" } };
  await leaveUnsent(browser, platform, "secret");

  platform.role = "visitor";
  const second = page(browser, platform);
  await second.store.refresh();
  assert.equal(second.store.getSnapshot().cart, undefined);
  platform.away = false;
  platform.cart = { ...platform.cart, _id: "other", buyerInfo: { visitorId: "v" }, lineItems: [line("b", "pot", 1)] };
  await second.store.refresh();
  assert.deepEqual(held(second.store), { pot: 1 });
  assert.deepEqual(platform.held, { pot: 1 });
});

test("unsent changes are sent once the platform is back, without an online event", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  await leaveUnsent(browser, platform, "jug");
  const second = page(browser, platform);
  await until(() => second.store.getSnapshot().status === "offline" && !second.store.getSnapshot().busy);
  platform.away = false;
  await until(() => platform.held.jug === 1);
  assert.ok(!browser.waits);
});

test("an unreadable cart is shown once the platform is back, without an online event", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform([line("a", "mug", 1)])];
  platform.away = true;
  const { store } = page(browser, platform);
  await until(() => store.getSnapshot().status === "offline" && !store.getSnapshot().busy);
  platform.away = false;
  await until(() => store.getSnapshot().cart?.lines.length === 1);
});

test("a checkout includes the unsent changes of a closed page", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  await leaveUnsent(browser, platform, "jug");
  platform.away = false;
  const client = platform.client();
  const locks = browser.locks(() => false);
  const storage = sharedStorage(browser.storage, locks, "second", "shop");
  const second = new CartStore(cartApiV1(client), client.session, storage);
  await second.checkout();
  assert.deepEqual(platform.changes, ["add", "add", "checkout"]);
});

test("a full storage and corrupted entries do not break the cart", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  browser.storage.setItem("cartwright-cart.shop.queue.x", "{");
  browser.storage.setItem("cartwright-cart.shop.known", '{"version":99}');
  browser.storage.setItem = () => {
    throw new Error("full");
  };
  const { store } = page(browser, platform);
  await store.refresh();
  await store.add([item("jug")]);
  assert.deepEqual(platform.held, { mug: 1, jug: 1 });
});
