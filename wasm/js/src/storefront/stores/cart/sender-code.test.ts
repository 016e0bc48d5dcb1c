/** The code of the cart's changes: what the store does until it is loaded, and if it cannot be loaded. */

import assert from "node:assert/strict";
import { onTestFinished, test, vi } from "vitest";
import type * as lazyCodeModule from "../../../sdk/lazy-code.js";
import type { CartwrightError } from "../../../core/errors.js";
import type { QueueStorage } from "./storage.js";
import type { CartStore } from "./store.js";
import { cartApiV1 } from "../../cart-v1/api.js";
import { Browser, until } from "../../../../test/cart-browser.js";
import { FakePlatform, item } from "../../../../test/fake-cart.js";

/** A request for the code, which the test answers. */
interface Asked {
  readonly arrive: () => void;
  readonly fail: () => void;
}

/** The requests for code under way. */
let asked: Asked[] = [];

// Each request for code waits for the test.
vi.doMock("../../../sdk/lazy-code.js", async (original) => {
  const { lazyCode, ...others } = await original<typeof lazyCodeModule>();
  const held = <Code>(load: () => Promise<Code>) =>
    new Promise<Code>((resolve, reject) =>
      asked.push({
        arrive: () => resolve(load()),
        fail: () => reject(new TypeError("Failed to fetch dynamically imported module")),
      }),
    );
  return { ...others, lazyCode: <Code>(what: string, load: () => Promise<Code>) => lazyCode(what, () => held(load)) };
});

/** The cart's modules without the code of its changes, and the functions that answer the request for that code. */
async function cartWithoutCode() {
  asked = [];
  vi.resetModules();
  const { CartStore } = await import("./store.js");
  const { memoryStorage, sharedStorage } = await import("./storage.js");
  // Loaded in real time: see virtual-time.ts.
  await import("./sender.js");
  const storeOf = (platform: FakePlatform, storage = memoryStorage()) => {
    const client = platform.client();
    return new CartStore(cartApiV1(client), client.session, storage);
  };
  const answer = async (how: (first: Asked) => void) => {
    await until(() => asked.length > 0);
    how(asked.shift()!);
  };
  return {
    storeOf,
    sharedStorage,
    requests: () => asked.length,
    arrive: () => answer(({ arrive }) => arrive()),
    fail: () => answer(({ fail }) => fail()),
  };
}

type Code = Awaited<ReturnType<typeof cartWithoutCode>>;

/** A store that has read an empty cart. */
async function opened(code: Code, storage?: QueueStorage) {
  const platform = new FakePlatform([]);
  const store = code.storeOf(platform, storage);
  store.subscribe(() => {});
  await until(() => store.getSnapshot().status === "ready");
  return { platform, store };
}

const names = (store: CartStore) => store.getSnapshot().cart!.lines.map(({ name }) => name);

test("reading the cart does not load the code of its changes", async () => {
  const code = await cartWithoutCode();
  const { store } = await opened(code);
  await store.refresh();
  assert.equal(code.requests(), 0);
});

test("a change before its code arrives is pending, and is shown and sent afterwards", async () => {
  const code = await cartWithoutCode();
  const { platform, store } = await opened(code);
  const added = store.add([item("mug", 2)]);
  assert.deepEqual([store.getSnapshot().busy, names(store)], [true, []]);
  const open = platform.hold();
  await code.arrive();
  await until(() => names(store).includes("mug"));
  assert.deepEqual(platform.held, {}, "the platform has not answered yet");
  open();
  assert.equal(await added, "done");
  assert.deepEqual(platform.held, { mug: 2 });
});

test("changes before the code arrives are sent in their order, and changes of one line are merged", async () => {
  const code = await cartWithoutCode();
  const { platform, store } = await opened(code);
  const outcomes = [item("mug"), item("jug"), item("jug", 2)].map((each) => store.add([each]));
  outcomes.push(store.applyCoupon("SPRING"));
  await code.arrive();
  assert.deepEqual(await Promise.all(outcomes), ["done", "done", "done", "done"]);
  assert.deepEqual(platform.changes, ["add", "add", "coupon SPRING"]);
  assert.deepEqual(
    platform.cart!.lineItems.map(({ quantity, productName }) => [productName!.original, quantity]),
    [
      ["mug", 1],
      ["jug", 3],
    ],
  );
});

test("a removal that is undone before the code arrives is not sent", async () => {
  const code = await cartWithoutCode();
  const platform = new FakePlatform();
  const store = code.storeOf(platform);
  store.subscribe(() => {});
  await until(() => store.getSnapshot().status === "ready");
  const line = store.getSnapshot().cart!.lines[0]!;
  const removed = store.remove(line);
  assert.deepEqual([...store.getSnapshot().pending.lines], [line.id]);
  assert.equal(await store.restore(line), "done");
  assert.equal(await removed, "done");
  await code.arrive();
  await until(() => !store.getSnapshot().busy);
  assert.deepEqual(platform.changes, []);
});

test("a change whose code cannot be loaded waits, the state has the failure, and it is sent once the code is there", async () => {
  const code = await cartWithoutCode();
  const { platform, store } = await opened(code);
  const added = store.add([item("mug")]);
  await code.fail();
  assert.equal(await added, "queued");
  const { status, error, queuedCount, busy } = store.getSnapshot();
  assert.deepEqual(
    [status, (error as CartwrightError).code, (error as CartwrightError).retryable, queuedCount, busy],
    ["offline", "MISSING_CODE", true, 1, false],
  );
  // The store retries, and shows the change as pending.
  const calls = platform.calls.length;
  await until(() => platform.calls.length > calls && code.requests() > 0);
  assert.deepEqual([store.getSnapshot().status, store.getSnapshot().queuedCount], ["offline", 1]);
  await code.arrive();
  await until(() => platform.held.mug === 1 && !store.getSnapshot().busy);
  assert.deepEqual([store.getSnapshot().status, names(store)], ["ready", ["mug"]]);
});

test("a checkout fails if the code of an earlier change cannot be loaded, and later goes on with the change", async () => {
  const code = await cartWithoutCode();
  const { platform, store } = await opened(code);
  void store.add([item("mug")]);
  const failed = assert.rejects(store.checkout(), { code: "MISSING_CODE" });
  await code.fail();
  await failed;
  await code.arrive();
  assert.deepEqual(await store.checkout(), { checkoutId: "checkout" });
  assert.deepEqual(platform.changes, ["add", "checkout"]);
});

test("a store that is closed before the code arrives leaves its change to the next store", async () => {
  const code = await cartWithoutCode();
  const browser = new Browser();
  const storageOf = (name: string) =>
    code.sharedStorage(
      browser.storage,
      browser.locks(() => false),
      name,
      "shop",
    );
  const { platform, store } = await opened(code, storageOf("one"));
  const added = store.add([item("mug")]);
  assert.ok(browser.waits, "the browser's storage has the change");
  store.close();
  assert.equal(await added, "queued");
  await code.arrive();
  assert.deepEqual(platform.changes, []);
  const next = code.storeOf(platform, storageOf("two"));
  next.subscribe(() => {});
  await until(() => platform.held.mug === 1);
  assert.equal(browser.waits, false);
});

test("a member's change never reaches the next session, even if its code arrives after the logout", async () => {
  const code = await cartWithoutCode();
  const platform = new FakePlatform([]);
  platform.become("member", "ada", []);
  const store = code.storeOf(platform);
  store.subscribe(() => {});
  await until(() => store.getSnapshot().status === "ready");
  const lost = assert.rejects(store.add([item("mug")]), { code: "IDENTITY_CHANGED" });
  platform.become("visitor", "v", [], { type: "signedOut", elsewhere: false });
  await lost;
  await code.arrive();
  await until(() => !store.getSnapshot().busy);
  assert.deepEqual(platform.changes, []);
});

test("a page whose cart has lines loads the code in idle time, so that each click counts on the one before", async () => {
  Object.assign(globalThis, { document: {} });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "document"));
  const code = await cartWithoutCode();
  const platform = new FakePlatform();
  const store = code.storeOf(platform);
  store.subscribe(() => {});
  await code.arrive();
  await new Promise((resolve) => setTimeout(resolve, 10));
  const shown = () => store.getSnapshot().cart!.lines[0]!;
  for (let click = 0; click < 3; click += 1) void store.setQuantity(shown(), shown().quantity + 1);
  assert.equal(shown().quantity, 4);
  await until(() => !store.getSnapshot().busy);
  assert.deepEqual(platform.held, { mug: 4 });
});

test("no more than 200 changes wait for the code", async () => {
  const code = await cartWithoutCode();
  const { store } = await opened(code);
  for (let count = 0; count < 200; count += 1) void store.applyCoupon(`C${count}`);
  await assert.rejects(store.applyCoupon("ONE-MORE"), RangeError);
});
