/** The code of the cart's changes: what the store does until it is loaded, and if it cannot be loaded. */

import assert from "node:assert/strict";
import { registerHooks } from "node:module";
import { test } from "node:test";
import { cartApiV1 } from "../../wasm/pkg/storefront/cart-v1/api.js";
import { Browser, until } from "./cart-browser.mjs";
import { FakePlatform, item } from "./fake-cart.mjs";

const FOLDER = new URL("../../wasm/pkg/storefront/stores/cart/", import.meta.url);

/** Each test has its own copy of the cart's modules, whose `import` of the sender it answers. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [, run] = /\?run=(\w+)$/.exec(context.parentURL ?? "") ?? [];
    return run && found.url.startsWith(FOLDER.href) ? { ...found, url: `${found.url}?run=${run}` } : found;
  },
  load(url, context, next) {
    const loaded = next(url, context);
    if (!/sender-code\.js\?run=/.test(url)) return loaded;
    const source = String(loaded.source).replace(
      /import\("\.\/sender\.js"\)/,
      'globalThis.chunk(import("./sender.js"))',
    );
    return { ...loaded, source };
  },
});

let runs = 0;

/** The cart's modules without the code of its changes, and the function that answers the import of that code. */
async function cartWithoutCode() {
  runs += 1;
  const answers = [];
  globalThis.chunk = (code) => new Promise((resolve, reject) => answers.push({ arrive: () => resolve(code), reject }));
  const at = (name) => import(new URL(`${name}.js?run=${runs}`, FOLDER).href);
  const [{ CartStore }, { memoryStorage, sharedStorage }] = await Promise.all([at("store"), at("storage")]);
  const storeOf = (platform, storage = memoryStorage()) => {
    const client = platform.client();
    return new CartStore(cartApiV1(client), client.session, storage);
  };
  const answer = async (how) => {
    await until(() => answers.length > 0);
    how(answers.shift());
  };
  return {
    storeOf,
    sharedStorage,
    requests: () => answers.length,
    arrive: () => answer(({ arrive }) => arrive()),
    fail: () => answer(({ reject }) => reject(new TypeError("Failed to fetch dynamically imported module"))),
  };
}

/** A store that has read an empty cart. */
async function opened(code, storage) {
  const platform = new FakePlatform([]);
  const store = code.storeOf(platform, storage);
  store.subscribe(() => {});
  await until(() => store.getSnapshot().status === "ready");
  return { platform, store };
}

const names = (store) => store.getSnapshot().cart.lines.map(({ name }) => name);

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
    platform.cart.lineItems.map(({ quantity, productName }) => [productName.original, quantity]),
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
  const [line] = store.getSnapshot().cart.lines;
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
    [status, error.code, error.retryable, queuedCount, busy],
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
  const storageOf = (name) =>
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

test("a page whose cart has lines loads the code in idle time, so that each click counts on the one before", async (t) => {
  globalThis.document = {};
  t.after(() => delete globalThis.document);
  const code = await cartWithoutCode();
  const platform = new FakePlatform();
  const store = code.storeOf(platform);
  store.subscribe(() => {});
  await code.arrive();
  await new Promise((resolve) => setTimeout(resolve, 10));
  const shown = () => store.getSnapshot().cart.lines[0];
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
