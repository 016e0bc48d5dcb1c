/** The owner of a cart: one person's cart and changes never reach the next person who uses the browser. */

import assert from "node:assert/strict";
import type { CartState } from "./state.js";
import { onTestFinished, test } from "vitest";
import { cartApiV1 } from "../../cart-v1/api.js";
import type { SessionEvent } from "../../../sdk/auth/session.js";
import { browserStorage, sharedStorage } from "./storage.js";
import { belongsTo, type Owner } from "./owner.js";
import type { ChangeQueue } from "./queue.js";
import { CartStore } from "./store.js";
import { Browser, held, leaveUnsent, opened, page, until } from "../../../../test/cart-browser.js";
import { FakePlatform, item, line, lost, refusal } from "../../../../test/fake-cart.js";

const ELSEWHERE: SessionEvent = { type: "changedElsewhere", elsewhere: true };
const SIGNED_IN_ELSEWHERE: SessionEvent = { type: "signedIn", elsewhere: true };
const settled = (store: CartStore) => until(() => store.getSnapshot().status === "ready" && !store.getSnapshot().busy);

/** A page of Ada, with a mug in the cart. */
async function adas() {
  const platform = new FakePlatform();
  platform.become("member", "ada", [line("a", "mug", 1)]);
  const client = platform.client();
  const store = new CartStore(cartApiV1(client), client.session);
  store.subscribe(() => {});
  await store.refresh();
  return { platform, store };
}

for (const [name, event] of Object.entries<SessionEvent | undefined>({
  "who signs in on the page": undefined,
  "who signed in in another tab": SIGNED_IN_ELSEWHERE,
  "who signed in while the tab slept": ELSEWHERE,
  "after the member's session was lost": { type: "downgraded", from: "member", elsewhere: false },
})) {
  for (const lineItems of [undefined, [line("b", "pot", 1)]]) {
    test(`a member's cart and changes never reach another shopper ${name}, ${lineItems ? "with" : "without"} a cart`, async () => {
      const { platform, store } = await adas();
      platform.away = true;
      await store.add([item("secret")]);
      const seen: string[] = [];
      store.subscribe(() => seen.push(JSON.stringify(store.getSnapshot().cart ?? null)));
      platform.calls.length = 0;
      platform.away = false;
      platform.become("member", "tom", lineItems, event);
      assert.equal(store.getSnapshot().cart, undefined, "before anything was read");
      await settled(store);
      await store.add([item("jug")]);
      assert.deepEqual(held(store), lineItems ? { pot: 1, jug: 1 } : { jug: 1 });
      assert.deepEqual(platform.held, lineItems ? { pot: 1, jug: 1 } : { jug: 1 });
      assert.deepEqual(platform.changes, ["add"]);
      assert.ok(!seen.some((cart) => /mug|secret/.test(cart)));
    });
  }
}

test("a member's changes are hidden and unsent until a cart response confirms the member", async () => {
  for (const event of [undefined, ELSEWHERE]) {
    const { platform, store } = await adas();
    platform.away = true;
    await store.add([item("jug")]);
    platform.calls.length = 0;
    platform.tell(event ?? { type: "signedIn", elsewhere: false });
    await until(() => store.getSnapshot().status === "offline" && !store.getSnapshot().busy);
    assert.equal(store.getSnapshot().cart, undefined);
    platform.away = false;
    await store.refresh();
    assert.deepEqual(platform.held, { mug: 1, jug: 1 });
    assert.deepEqual(held(store), { mug: 1, jug: 1 });
    assert.deepEqual(platform.changes, ["add"]);
  }
});

test("a response for the previous owner is neither shown nor reported", async () => {
  for (const fault of [undefined, refusal("SECRET")]) {
    const { platform, store } = await adas();
    if (fault) platform.fault("add", "before", fault);
    const answer = platform.hold();
    const adding = store.add([item("secret")]);
    await until(() => platform.changes.length === 1);
    const seen: CartState[] = [];
    store.subscribe(() => seen.push(store.getSnapshot()));
    platform.become("member", "tom", [line("b", "pot", 1)]);
    const mine = platform.cart;
    answer();
    assert.equal(await adding, "queued");
    await until(() => store.getSnapshot().status === "ready");
    platform.cart = mine;
    await store.refresh();
    assert.deepEqual(held(store), { pot: 1 });
    assert.ok(!seen.some(({ failedChanges }) => failedChanges.length > 0));
    assert.ok(!seen.some(({ cart }) => JSON.stringify(cart ?? null).includes("mug")));
  }
});

test("a cart read begun by the previous owner is repeated", async () => {
  const { platform, store } = await adas();
  const answer = platform.hold();
  const { length } = platform.calls;
  const reading = store.refresh();
  await until(() => platform.calls.length > length);
  platform.fault("get", "before", lost());
  platform.become("member", "tom", [line("b", "pot", 1)]);
  answer();
  await reading;
  assert.deepEqual([store.getSnapshot().status, held(store)], ["ready", { pot: 1 }]);
});

test("a waiting checkout is refused when the identity changes", async () => {
  const { platform, store } = await adas();
  const answer = platform.hold();
  const change = store.setQuantity(store.getSnapshot().cart!.lines[0]!, 4);
  const checkout = store.checkout();
  await until(() => platform.changes.length === 1);
  platform.become("member", "tom", [line("b", "pot", 1)]);
  answer();
  await assert.rejects(checkout, { kind: "session", code: "IDENTITY_CHANGED" });
  await change;
  assert.ok(!platform.changes.includes("checkout"));
});

test("two sign-ins in a row do not share queued changes", async () => {
  const platform = new FakePlatform();
  const client = platform.client();
  const store = new CartStore(cartApiV1(client), client.session);
  store.subscribe(() => {});
  await store.refresh();
  platform.away = true;
  await store.add([item("jug")]);
  platform.become("member", "ada", undefined);
  await store.add([item("secret")]);
  platform.become("member", "tom", undefined);
  platform.away = false;
  await store.refresh();
  await store.add([item("pot")]);
  assert.ok(!("secret" in platform.held));
});

test("a member's unsent changes are not sent for another member, and stay for their owner", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  platform.become("member", "ada", [line("a", "mug", 1)]);
  await leaveUnsent(browser, platform, "secret");
  platform.away = false;

  platform.become("member", "tom", undefined);
  const second = page(browser, platform);
  await settled(second.store);
  assert.equal(second.store.getSnapshot().cart, null);
  assert.equal(second.store.getSnapshot().pending.lines.size, 0);
  assert.deepEqual(platform.held, {});
  second.close();

  platform.become("member", "ada", [line("a", "mug", 1)]);
  const third = page(browser, platform);
  await third.store.refresh();
  assert.deepEqual(platform.held, { mug: 1, secret: 1 });
  assert.deepEqual(held(third.store), { mug: 1, secret: 1 });
  assert.ok(!browser.waits);
});

test("a member's unsent changes are kept while the page does not know its session", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  platform.become("member", "ada", [line("a", "mug", 1)]);
  await leaveUnsent(browser, platform, "jug");

  platform.role = "none";
  const second = page(browser, platform);
  await until(() => second.store.getSnapshot().status === "offline" && !second.store.getSnapshot().busy);
  assert.deepEqual([second.store.getSnapshot().cart, second.store.getSnapshot().queuedCount], [undefined, 0]);
  assert.ok(browser.waits);

  platform.role = "member";
  platform.away = false;
  await second.store.refresh();
  assert.deepEqual(platform.held, { mug: 1, jug: 1 });
  assert.deepEqual(held(second.store), { mug: 1, jug: 1 });
  assert.ok(!browser.waits);
});

test("a visitor's changes survive when a sleeping page learns of the member's logout", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  platform.become("member", "ada", [line("a", "mug", 1)]);
  const slept = page(browser, platform);
  await settled(slept.store);
  // Only the other page receives the event.
  platform.role = "visitor";
  platform.cart = null;
  await leaveUnsent(browser, platform, "jug");
  platform.tell({ type: "signedOut", elsewhere: true });
  platform.away = false;
  await slept.store.refresh();
  await until(() => platform.held.jug === 1);
  assert.ok(!browser.waits);
});

test("unsent changes are not taken over if the identity changes during the takeover", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  platform.become("member", "ada", [line("a", "mug", 1)]);
  for (const name of ["jug", "secret"]) {
    const locks = browser.locks(() => false);
    const ada: Owner = { role: "member", buyer: "member:ada" };
    sharedStorage(browser.storage, locks, name, "shop").keep(ada, [
      { id: name, place: 1, change: { kind: "removeCoupon" } },
    ]);
    locks.free();
  }
  const locks = browser.locks(() => false);
  const taken: string[] = [];
  let owner: Owner = { role: "member", buyer: "member:ada" };
  await sharedStorage(browser.storage, locks, "next", "shop").takeOverAbandoned(
    () => owner,
    (log) => {
      taken.push(...log.map(({ id }) => id));
      owner = { role: "member" };
    },
  );
  assert.deepEqual(taken, ["jug"]);
  assert.ok(browser.waits);
});

test("a change cancelled by an identity change rejects with IDENTITY_CHANGED", async () => {
  const { platform, store } = await adas();
  const open = platform.hold();
  const added = store.add([item("jug")]);
  await until(() => platform.changes.length === 1);
  platform.become("visitor", "v", undefined, { type: "signedOut", elsewhere: false });
  await assert.rejects(added, { code: "IDENTITY_CHANGED" });
  open();
});

test("a visitor's unsent changes are not sent to another visitor's cart", async () => {
  const [browser, platform] = [new Browser(), new FakePlatform()];
  await leaveUnsent(browser, platform, "secret");
  platform.away = false;
  platform.become("visitor", "w", [line("b", "pot", 1)]);
  const second = page(browser, platform);
  await second.store.refresh();
  assert.deepEqual(platform.held, { pot: 1 });
  assert.deepEqual(held(second.store), { pot: 1 });
  assert.ok(!browser.waits);
});

test("pages with queued changes do not poll while the session's owner is unknown", async () => {
  const { platform, pages } = await opened(3);
  platform.become("member", "ada", [line("a", "mug", 1)], SIGNED_IN_ELSEWHERE);
  await Promise.all(pages.map(({ store }) => settled(store)));
  platform.away = true;
  for (const { store } of pages) await store.add([item("jug")]);
  platform.calls.length = 0;
  platform.tell(ELSEWHERE);
  await Promise.all(
    pages.map(({ store }) => until(() => store.getSnapshot().status === "offline" && !store.getSnapshot().busy)),
  );
  assert.equal(platform.calls.length, pages.length, platform.calls.join());
  platform.away = false;
  for (const { store } of pages) await store.refresh();
  await until(() => platform.held.jug === 3);
});

test("two shops on one origin share no cart changes", async () => {
  const browser = new Browser();
  const [one, other] = [new FakePlatform(), new FakePlatform([line("b", "pot", 1)])];
  await leaveUnsent(browser, one, "secret", "shop-1");
  other.away = true;
  const second = page(browser, other, "shop-2");
  await second.store.refresh();
  assert.deepEqual([second.store.getSnapshot().cart, second.store.getSnapshot().queuedCount], [undefined, 0]);
  other.away = false;
  await second.store.refresh();
  assert.deepEqual(other.held, { pot: 1 });
  one.away = false;
  await page(browser, one, "shop-1").store.refresh();
  assert.deepEqual(one.held, { mug: 1, secret: 1 });
});

test("a session in memory stores no cart changes in the browser", () => {
  const browser = new Browser();
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const { navigator } = globalThis;
  put("window", { localStorage: browser.storage });
  put("navigator", { locks: browser.locks(() => false) });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, "window");
    put("navigator", navigator);
  });
  const owner: Owner = { role: "visitor" };
  const log: ChangeQueue = [{ id: "x", place: 1, change: { kind: "removeCoupon" } }];
  browserStorage(null).keep(owner, log);
  assert.ok(!browser.waits);
  browserStorage("shop").keep(owner, log);
  assert.ok(browser.waits);
});

test("belongsTo decides by role and buyer, and its result is unknown if either is unknown", () => {
  const ownerOf = (role: Owner["role"]) => (buyer: string | null) => ({ role, ...(buyer !== "?" && { buyer }) });
  const [visitor, member] = [ownerOf("visitor"), ownerOf("member")];
  const rows: [kept: Owner, now: Owner, answer: string][] = [
    [visitor("v"), visitor("v"), "yes"],
    [visitor("v"), visitor("w"), "no"],
    [visitor("v"), visitor("?"), "unknown"],
    [visitor("v"), visitor(null), "yes"],
    [visitor("?"), visitor("w"), "yes"],
    [visitor("v"), member("?"), "yes"],
    [visitor("v"), member("a"), "yes"],
    [member("a"), visitor("?"), "unknown"],
    [member("a"), visitor(null), "no"],
    [member("a"), visitor("v"), "no"],
    [member("a"), member("a"), "yes"],
    [member("a"), member("b"), "no"],
    [member("a"), member("?"), "unknown"],
    [member("a"), member(null), "unknown"],
    [member("?"), member("a"), "no"],
    [member("?"), member("?"), "unknown"],
  ];
  for (const [kept, now, answer] of rows) {
    assert.equal(belongsTo(kept, now), answer, `${JSON.stringify(kept)} for ${JSON.stringify(now)}`);
  }
});
