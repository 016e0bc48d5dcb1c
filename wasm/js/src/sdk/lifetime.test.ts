/** Several clients, and signals: what ends with a call, what ends with a client, and what continues. */

import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { test } from "vitest";
import { ApiKeyStrategy, CancelledError, createClient, currentCart, OAuthStrategy, RequestError } from "../inline.js";
import type { CallOptions } from "./call.js";
import { held, host, json, scripted, underWay, withTokens } from "../../test/network.js";

const CALLS = 50;

const visitor = () => createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1" }), host });

const calls = (client: Pick<ReturnType<typeof visitor>, "currentCart">, options?: CallOptions) =>
  Array.from({ length: CALLS }, () => client.currentCart.getCurrentCart(options));

function isCancelled(outcome: PromiseSettledResult<unknown>) {
  assert.ok(outcome.status === "rejected" && outcome.reason instanceof CancelledError);
}

const cart = withTokens(() => json({ cart: { id: "cart" } }));
const heldCart = () => {
  const { answer, release } = held(() => json({ cart: { id: "cart" } }));
  return { answer: withTokens(answer), release };
};

test("disposing a client leaves fifty calls of another running", async (t) => {
  const { answer, release } = heldCart();
  const requests = scripted(t, answer);
  const [kept, gone] = [visitor(), visitor()];
  const [going, ending] = [calls(kept), calls(gone)];
  await underWay(requests, 2 * CALLS);
  gone.dispose();
  release();
  for (const outcome of await Promise.allSettled(ending)) isCancelled(outcome);
  for (const { _id } of await Promise.all(going)) assert.equal(_id, "cart");
  assert.equal((await kept.currentCart.getCurrentCart())._id, "cart");
});

test("disposing a client during its token request leaves another client's calls running", async (t) => {
  scripted(t, cart);
  const [kept, gone] = [visitor(), visitor()];
  const [going, ending] = [calls(kept), calls(gone)];
  gone.dispose();
  for (const outcome of await Promise.allSettled(ending)) isCancelled(outcome);
  for (const { _id } of await Promise.all(going)) assert.equal(_id, "cart");
});

test("a client can be disposed by its own fetch, argument or signal", async (t) => {
  const requests = scripted(t, (request) => {
    client.dispose();
    return cart(request);
  });
  let client = visitor();
  await assert.rejects(client.currentCart.getCurrentCart(), CancelledError);
  client = visitor();
  const couponCode = {
    toJSON() {
      client.dispose();
      return "TEN";
    },
  };
  await assert.rejects(client.currentCart.updateCurrentCart({ couponCode: couponCode as never }), RequestError);
  client = visitor();
  const controller = new AbortController();
  controller.signal.addEventListener("abort", () => client.dispose());
  const call = client.currentCart.getCurrentCart({ signal: controller.signal });
  controller.abort();
  await assert.rejects(call, CancelledError);
  assert.ok(requests.length > 0);
});

test("setSiteId during calls applies to later calls only", async (t) => {
  const { answer, release } = heldCart();
  const requests = scripted(t, answer);
  const auth = ApiKeyStrategy({ apiKey: "key", siteId: "first" });
  const client = createClient({ modules: { currentCart }, auth, host });
  const before = calls(client);
  await underWay(requests, CALLS);
  auth.setSiteId("second");
  const after = client.currentCart.getCurrentCart();
  release();
  for (const { _id } of await Promise.all([...before, after])) assert.equal(_id, "cart");
  assert.deepEqual([...new Set(requests.map(({ headers }) => headers["wix-site-id"]))], ["first", "second"]);
});

test("setSiteId in the same tick as a call does not change that call", async (t) => {
  const requests = scripted(t, cart);
  const auth = ApiKeyStrategy({ apiKey: "key", siteId: "first" });
  const client = createClient({ modules: { currentCart }, auth, host });
  const call = client.currentCart.getCurrentCart();
  auth.setSiteId("second");
  assert.equal((await call)._id, "cart");
  assert.deepEqual(
    requests.map(({ headers }) => headers["wix-site-id"]),
    ["first"],
  );
});

const OUTCOMES = {
  succeed: cart,
  fail: withTokens(() => json({}, { status: 404 })),
  "return invalid JSON": withTokens(() => new Response("{")),
};

for (const [how, answer] of Object.entries(OUTCOMES)) {
  test(`calls that ${how} remove their listeners from a shared signal`, async (t) => {
    scripted(t, answer);
    const { signal } = new AbortController();
    await Promise.allSettled(calls(visitor(), { signal }));
    assert.equal(getEventListeners(signal, "abort").length, 0);
  });
}

test("an aborted signal cancels all its calls, which then have no listeners left", async (t) => {
  const { answer, release } = heldCart();
  const requests = scripted(t, answer);
  const controller = new AbortController();
  const { signal } = controller;
  const all = calls(visitor(), { signal });
  await underWay(requests, CALLS);
  assert.equal(getEventListeners(signal, "abort").length, CALLS);
  controller.abort();
  for (const outcome of await Promise.allSettled(all)) isCancelled(outcome);
  assert.equal(getEventListeners(signal, "abort").length, 0);
  release();
});
