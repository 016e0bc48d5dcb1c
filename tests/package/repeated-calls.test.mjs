/** The memory of many calls, in a process of its own. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createClient, currentCart, OAuthStrategy } from "../../wasm/pkg/inline.js";
import { host, json, scripted, withTokens } from "../../wasm/js/test/network.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

const LINE = { id: "line-1", quantity: 2, image: { id: "a.jpg", url: "http://x/a.jpg", width: 10, height: 20 } };

const MOST_MORE = 512 * 1024;

test("repeated calls do not grow the memory", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: { id: "cart-1", createdDate: "2026-01-02T03:04:05.000Z", lineItems: [LINE] } })),
  );
  const client = createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1" }), host });
  const run = async (calls) => {
    for (let call = 0; call < calls; call += 1) {
      await client.currentCart.getCurrentCart();
      client.auth.getTokens();
    }
    collectGarbage();
  };
  await run(200);
  const before = process.memoryUsage().external;
  await run(1000);
  const more = () => process.memoryUsage().external - before;
  // Buffers are freed some time after their collection.
  for (let time = 0; time < 50 && more() >= MOST_MORE; time += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  }
  assert.ok(more() < MOST_MORE, `${more()} bytes more`);
});
