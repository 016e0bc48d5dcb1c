/** Attempts, waits and timeouts of a call when the platform or the network fails. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "../kits.mjs";
import { withoutWaits } from "../without-waits.mjs";
import { outcomeOf, refusal, sideBySide, untilIdle } from "./side-by-side.mjs";

const waits = withoutWaits();

const CART = () => Response.json({ cart: { id: "cart" } });
const never = () => new Promise(() => {});
const read = (shop, ...options) => shop.currentCart.getCurrentCart(...options);
const add = (shop, ...options) => shop.currentCart.addToCurrentCart({ lineItems: [] }, ...options);

/** The outcome of a call, and its number of requests. */
const played = (answer, call) =>
  sideBySide({ answer }, async (kit, network) => {
    const { value, error } = await outcomeOf(call(client(kit)));
    return { value, error, attempts: network.attempts };
  });

const FAILURES = {
  429: refusal(429, {}),
  500: refusal(500, {}),
  "502 in HTML": () => new Response("<html>", { status: 502 }),
  503: refusal(503, {}),
  "a lost connection": () => Promise.reject(new TypeError("fetch failed")),
};

for (const [what, failure] of Object.entries(FAILURES)) {
  test(`a read is retried after ${what}; the other package fails at once`, async () => {
    const { theirs, ours } = await played((_, number) => (number === 1 ? failure() : CART()), read);
    assert.ok(theirs.error);
    assert.equal(theirs.attempts, 1);
    assert.deepEqual([ours.value, ours.attempts], [{ _id: "cart" }, 2]);
  });
}

test("a read that keeps failing rejects with the last error after three attempts", async () => {
  const { ours } = await played(refusal(503, {}), read);
  assert.deepEqual([ours.error.status, ours.error.retryable, ours.attempts], [503, true, 3]);
});

test("an add is retried only if it cannot have been applied", async () => {
  for (const [failure, attempts] of [
    [FAILURES["a lost connection"], 1],
    [FAILURES["502 in HTML"], 1],
    [refusal(429, {}), 1],
    [refusal(429, {}, { headers: { "retry-after": "1" } }), 2],
    [refusal(503, {}, { headers: { "retry-after": "1" } }), 2],
  ]) {
    const { ours } = await played((_, number) => (number === 1 ? failure() : CART()), add);
    assert.equal(ours.attempts, attempts);
  }
});

test("Retry-After is respected; the other package ignores it", async () => {
  const limit = refusal(429, {}, { headers: { "retry-after": "2" } });
  waits.length = 0;
  const { theirs, ours } = await played((_, number) => (number === 1 ? limit() : CART()), read);
  assert.equal(theirs.error.status, 429);
  assert.equal(ours.attempts, 2);
  assert.ok(
    waits.some((wait) => wait >= 2000),
    `waited ${waits}`,
  );
});

test("a Retry-After beyond the call's timeout rejects at once with the wait", async () => {
  const { theirs, ours } = await played(refusal(429, {}, { headers: { "retry-after": "3600" } }), read);
  assert.equal(theirs.error.retryAfterMs, undefined);
  assert.deepEqual([ours.error.retryAfterMs, ours.error.retryable, ours.attempts], [3_600_000, true, 1]);
});

test("`retry: false` makes one attempt", async () => {
  const { ours } = await played(refusal(503, {}), (shop) => read(shop, { retry: false }));
  assert.deepEqual([ours.error.status, ours.attempts], [503, 1]);
});

test("a call is cancelled by its signal; the other package has no cancellation", async () => {
  const outcomes = await sideBySide({ answer: never }, async (kit) => {
    const controller = new AbortController();
    let outcome = "waits";
    outcomeOf(read(client(kit), { signal: controller.signal })).then(({ error }) => {
      outcome = error.kind;
    });
    await untilIdle();
    controller.abort();
    await untilIdle();
    return outcome;
  });
  assert.deepEqual(outcomes, { theirs: "waits", ours: "cancelled" });
});

test("cancelling a call aborts its request; the other package's stays open", async () => {
  let ended;
  const platform = () => {
    ended = 0;
    return {
      answer: (request) => {
        request.signal.addEventListener("abort", () => (ended += 1));
        return never();
      },
    };
  };
  const counts = await sideBySide(platform, async (kit) => {
    const controller = new AbortController();
    outcomeOf(read(client(kit), { signal: controller.signal }));
    await untilIdle();
    controller.abort();
    await untilIdle();
    return ended;
  });
  assert.deepEqual(counts, { theirs: 0, ours: 1 });
});

test("a call times out; the other package's has no timeout", async () => {
  const { theirs, ours } = await sideBySide({ answer: never }, (kit) => {
    const call = outcomeOf(read(client(kit), { timeoutMs: 20 }));
    // Without a timeout it never ends: seeing it wait is enough.
    return Promise.race([call, kit.CartwrightError ? never() : untilIdle()]);
  });
  assert.equal(theirs, undefined);
  assert.deepEqual([ours.error.kind, ours.error.retryable], ["timed-out", true]);
});
