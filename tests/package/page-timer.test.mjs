/** The one timer that a page's calls share, by a clock that the tests set. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { host, json, scripted, underWay, withTokens } from "./network.mjs";

// What makes it a page. The core looks for it once, when it first waits.
globalThis.document = {};
delete globalThis.process;
const { createClient, currentCart, OAuthStrategy } = await import("../../wasm/pkg/node.js");

const client = () => createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1" }), host });

const stalled = () => new Promise(() => undefined);

/** Milliseconds since the page was opened, which the core's timer lives through from test to test. */
let time = 0;
const timers = new Map();
let set = 0;
globalThis.performance = { now: () => time };
Date.now = () => 1_800_000_000_000 + time;
globalThis.setTimeout = (handler, delay) => {
  set += 1;
  timers.set(set, { handler, at: time + delay });
  return set;
};
globalThis.clearTimeout = (id) => timers.delete(id);

function pass(milliseconds) {
  const end = time + milliseconds;
  for (;;) {
    const due = [...timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
    if (!due) break;
    const [id, { at, handler }] = due;
    timers.delete(id);
    time = Math.max(time, at);
    handler();
  }
  time = end;
}

test("calls that are answered in time set one timer together", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: {} })),
  );
  const shop = client();
  await shop.currentCart.getCurrentCart();
  const before = set;
  for (let index = 0; index < 20; index++) await shop.currentCart.getCurrentCart();
  assert.equal(set, before);
  assert.equal(timers.size, 1);
  // Nothing is left to wait for, so it is not set again.
  pass(60_000);
  assert.equal(timers.size, 0);
});

test("each call ends by its own time", async (t) => {
  const requests = scripted(t, withTokens(stalled));
  const { getCurrentCart } = client().currentCart;
  const ended = [];
  const call = (timeoutMs) =>
    assert.rejects(getCurrentCart({ timeoutMs }), { kind: "timed-out" }).then(() => ended.push(timeoutMs));
  const calls = new Map([3_000, 50, 700].map((timeoutMs) => [timeoutMs, call(timeoutMs)]));
  await underWay(requests, 3);
  assert.equal(timers.size, 1);
  const begun = time;
  for (const timeoutMs of [50, 700, 3_000]) {
    pass(begun + timeoutMs - 1 - time);
    await new Promise((resolve) => setImmediate(resolve));
    assert.ok(!ended.includes(timeoutMs));
    pass(1);
    await calls.get(timeoutMs);
  }
  assert.deepEqual(ended, [50, 700, 3_000]);
  assert.equal(timers.size, 0);
});

test("a timer that never fired is set again by the next call", async (t) => {
  const requests = scripted(t, withTokens(stalled));
  const { getCurrentCart } = client().currentCart;
  const first = assert.rejects(getCurrentCart({ timeoutMs: 100 }), { kind: "timed-out" });
  await underWay(requests);
  timers.clear();
  pass(1_000);
  const second = assert.rejects(getCurrentCart({ timeoutMs: 100 }), { kind: "timed-out" });
  await underWay(requests, 2);
  pass(100);
  await Promise.all([first, second]);
});

test("a timer that has fired is believed, whatever the clock says", async (t) => {
  const requests = scripted(t, withTokens(stalled));
  const { getCurrentCart } = client().currentCart;
  const call = (timeoutMs) => assert.rejects(getCurrentCart({ timeoutMs }), { kind: "timed-out" });
  const calls = [call(100), call(400)];
  await underWay(requests, 2);
  for (const [index, delay] of [100, 300].entries()) {
    const [[id, { handler, at }]] = timers;
    assert.equal(at - time, delay);
    timers.delete(id);
    handler();
    await calls[index];
  }
});

test("a stand-in for the timer that calls back at once ends a call, and breaks nothing", async (t) => {
  scripted(t, withTokens(stalled));
  const real = globalThis.setTimeout;
  t.after(() => (globalThis.setTimeout = real));
  const { getCurrentCart } = client().currentCart;
  globalThis.setTimeout = (handler) => handler();
  const timedOut = { kind: "timed-out" };
  await assert.rejects(getCurrentCart({ timeoutMs: 100 }), timedOut);
  await Promise.all([200, 100, 300].map((timeoutMs) => assert.rejects(getCurrentCart({ timeoutMs }), timedOut)));
  globalThis.setTimeout = real;
  scripted(
    t,
    withTokens(() => json({ cart: { id: "cart-1" } })),
  );
  assert.equal((await getCurrentCart())._id, "cart-1");
});
