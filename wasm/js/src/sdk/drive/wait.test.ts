/** Timers: a pending one would keep a program alive. */

import assert from "node:assert/strict";
import { onTestFinished, test, vi } from "vitest";
import { createClient, currentCart, OAuthStrategy } from "../../inline.js";
import { held, host, json, scripted, underWay, withTokens } from "../../../test/network.js";

const client = () => createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1" }), host });

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

test("no timer is left once every call has its response", async (t) => {
  const later = held(() => json({ cart: {} }));
  const requests = scripted(t, withTokens(later.answer));
  const { getCurrentCart } = client().currentCart;
  const before = timers();
  const calls = [1, 2, 3].map(() => getCurrentCart());
  await underWay(requests, 3);
  assert.ok(timers() > before);
  later.release();
  await Promise.all(calls);
  assert.equal(timers(), before);
});

test("each call ends at its own timeout", async (t) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  const requests = scripted(
    t,
    withTokens(() => new Promise(() => undefined)),
  );
  const { getCurrentCart } = client().currentCart;
  const ended: number[] = [];
  const call = (timeoutMs: number) =>
    assert.rejects(getCurrentCart({ timeoutMs }), { kind: "timed-out" }).then(() => ended.push(timeoutMs));
  const calls = new Map([3_000, 50, 700].map((timeoutMs) => [timeoutMs, call(timeoutMs)]));
  await underWay(requests, 3);
  let time = 0;
  for (const timeoutMs of [50, 700, 3_000]) {
    vi.advanceTimersByTime(timeoutMs - 1 - time);
    await new Promise((resolve) => setImmediate(resolve));
    assert.ok(!ended.includes(timeoutMs));
    vi.advanceTimersByTime(1);
    await calls.get(timeoutMs);
    time = timeoutMs;
  }
  assert.deepEqual(ended, [50, 700, 3_000]);
});

test("a fake setTimeout that fires at once times a call out and breaks nothing", async (t) => {
  scripted(
    t,
    withTokens(() => new Promise(() => undefined)),
  );
  const real = globalThis.setTimeout;
  onTestFinished(() => void (globalThis.setTimeout = real));
  const { getCurrentCart } = client().currentCart;
  globalThis.setTimeout = ((handler: () => void) => handler()) as unknown as typeof setTimeout;
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
