/** Answers that start and do not end: over a real connection, since only that can stop half-way. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { CancelledError, createClient, currentCart, OAuthStrategy, TransportError } from "../../wasm/pkg/inline.js";

const CART = JSON.stringify({ cart: { id: "cart-1" } });

/**
 * A platform that starts each answer and leaves the rest to the test.
 * @param {import("node:test").TestContext} t
 * @param {(response: import("node:http").ServerResponse, asked: number) => void} goOn
 */
async function platform(t, goOn) {
  const requests = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": CART.length });
    response.write(CART.slice(0, 8), () => goOn(response, requests.length));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const tokens = { accessToken: { value: "access", expiresAt }, refreshToken: { value: "refresh", role: "visitor" } };
  const client = createClient({
    modules: { currentCart },
    auth: OAuthStrategy({ clientId: "client-1", tokens }),
    host: `http://127.0.0.1:${server.address().port}`,
  });
  return { client, requests };
}

const breakOff = (response) => response.destroy();
const finish = (response) => response.end(CART.slice(8));

test("a call's timeout covers the whole response body", async (t) => {
  // The mocked clock includes `Date`: the client computes the remaining time from both.
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: Date.now() });
  let begin;
  const begun = new Promise((resolve) => (begin = resolve));
  const { client, requests } = await platform(t, begin);
  const call = client.currentCart.getCurrentCart({ timeoutMs: 2_000 });
  let isOver = false;
  const read = assert.rejects(call, { kind: "timed-out" }).finally(() => (isOver = true));
  await begun;
  // The client may receive the start of the answer later than the server has written it, and set its timer then.
  for (let turn = 0; turn < 10_000 && !isOver; turn++) {
    t.mock.timers.tick(2_000);
    await setImmediate();
  }
  await read;
  assert.equal(requests.length, 1);
  // The connection is closed, too; a reset counts as an end.
  const [{ socket }] = requests;
  if (!socket.destroyed) await new Promise((resolve) => socket.once("close", resolve));
});

test("a signal cancels a call during its response body", async (t) => {
  const stop = new AbortController();
  const { client } = await platform(t, () => stop.abort());
  await assert.rejects(client.currentCart.getCurrentCart({ signal: stop.signal }), CancelledError);
});

test("disposing the client cancels a call during its response body", async (t) => {
  let client;
  ({ client } = await platform(t, () => client.dispose()));
  await assert.rejects(client.currentCart.getCurrentCart(), CancelledError);
});

test("a read with a truncated response is retried", async (t) => {
  const { client, requests } = await platform(t, (response, asked) => (asked === 1 ? breakOff : finish)(response));
  assert.deepEqual(await client.currentCart.getCurrentCart(), { _id: "cart-1" });
  assert.equal(requests.length, 2);
});

test("a write with a truncated response is not retried", async (t) => {
  const { client, requests } = await platform(t, breakOff);
  await assert.rejects(client.currentCart.addToCurrentCart({ lineItems: [] }), (error) => {
    assert.ok(error instanceof TransportError);
    assert.ok(error.cause instanceof Error);
    return true;
  });
  assert.equal(requests.length, 1);
});
