/** Answers that start and do not end: over a real connection, since only that can stop half-way. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, test, vi } from "vitest";
import { setImmediate } from "node:timers/promises";
import type { Tokens } from "../auth/tokens.js";
import { CancelledError, createClient, currentCart, OAuthStrategy, TransportError } from "../../inline.js";

const CART = JSON.stringify({ cart: { id: "cart-1" } });

/** A platform that starts each answer and leaves the rest to the test. */
async function platform(goOn: (response: ServerResponse, asked: number) => void) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": CART.length });
    response.write(CART.slice(0, 8), () => goOn(response, requests.length));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const tokens: Tokens = {
    accessToken: { value: "access", expiresAt },
    refreshToken: { value: "refresh", role: "visitor" },
  };
  const client = createClient({
    modules: { currentCart },
    auth: OAuthStrategy({ clientId: "client-1", tokens }),
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return { client, requests };
}

const breakOff = (response: ServerResponse) => response.destroy();
const finish = (response: ServerResponse) => response.end(CART.slice(8));

test("a call's timeout covers the whole response body", async () => {
  // The mocked clock includes `Date`: the client computes the remaining time from both.
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"], now: Date.now() });
  const { promise: begun, resolve: begin } = Promise.withResolvers<unknown>();
  const { client, requests } = await platform(begin);
  const call = client.currentCart.getCurrentCart({ timeoutMs: 2_000 });
  const state = { isOver: false };
  const read = assert.rejects(call, { kind: "timed-out" }).finally(() => (state.isOver = true));
  await begun;
  // The client may receive the start of the answer later than the server has written it, and set its timer then.
  for (let turn = 0; turn < 10_000 && !state.isOver; turn++) {
    vi.advanceTimersByTime(2_000);
    await setImmediate();
  }
  await read;
  assert.equal(requests.length, 1);
  // The connection is closed, too; a reset counts as an end.
  const { socket } = requests[0]!;
  if (!socket.destroyed) await new Promise((resolve) => socket.once("close", resolve));
});

test("a signal cancels a call during its response body", async () => {
  const stop = new AbortController();
  const { client } = await platform(() => stop.abort());
  await assert.rejects(client.currentCart.getCurrentCart({ signal: stop.signal }), CancelledError);
});

test("disposing the client cancels a call during its response body", async () => {
  const shop = await platform(() => shop.client.dispose());
  await assert.rejects(shop.client.currentCart.getCurrentCart(), CancelledError);
});

test("a read with a truncated response is retried", async () => {
  const { client, requests } = await platform((response, asked) => (asked === 1 ? breakOff : finish)(response));
  assert.deepEqual(await client.currentCart.getCurrentCart(), { _id: "cart-1" });
  assert.equal(requests.length, 2);
});

test("a write with a truncated response is not retried", async () => {
  const { client, requests } = await platform(breakOff);
  await assert.rejects(client.currentCart.addToCurrentCart({ lineItems: [] }), (error) => {
    assert.ok(error instanceof TransportError);
    assert.ok(error.cause instanceof Error);
    return true;
  });
  assert.equal(requests.length, 1);
});
