/** The package under the hosted platform's rate limit: 200 requests a minute for each caller. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cartStore } from "../../../wasm/pkg/storefront/stores/index.js";
import { createPlatform } from "../../../platform/npm/index.js";
import { createClient, currentCartV2, OAuthStrategy } from "../../../wasm/pkg/inline.js";
import { demoItem, Site } from "./site.mjs";

const LIMIT = 200;

test("a burst over the rate limit is refused once per call and continues after a minute", async (t) => {
  const platform = await createPlatform({ clock: "2026-11-27T09:00:00Z", catalog: "both", args: ["--hosted-limits"] });
  t.after(() => platform.close());
  const site = new Site(platform);
  const auth = OAuthStrategy({ clientId: site.clientId });
  const client = createClient({ modules: { currentCartV2 }, auth, host: site.url });
  const cart = cartStore(client);
  const catalogReference = await demoItem(site.client(), "harbour-mug");
  await cart.add([{ catalogReference, quantity: 1 }]);
  const before = cart.getSnapshot().cart;
  const spent = (await platform.requests()).filter(({ path }) => path.includes("/v2/carts")).length;

  const burst = Array.from({ length: 300 }, () => client.currentCartV2.getCurrentCart());
  const results = await Promise.allSettled(burst);
  const refused = results.filter(({ status }) => status === "rejected").map(({ reason }) => reason);
  assert.equal(results.length - refused.length, LIMIT - spent);
  for (const { status, retryable, retryAfterMs } of refused) {
    assert.deepEqual([status, retryable], [429, true]);
    assert.ok(retryAfterMs > 30_000 && retryAfterMs <= 60_000, `${retryAfterMs}`);
  }
  // The requested pause exceeds the timeout of a call, so no call is retried.
  const sent = (await platform.requests()).filter(({ path }) => path.includes("/v2/carts")).length;
  assert.equal(sent, spent + burst.length);

  // The cart stays on screen with its change, which waits for the rate limit to reset.
  const [line] = before.lines;
  assert.equal(await cart.setQuantity(line, 2), "queued");
  assert.deepEqual([quantity(cart), cart.getSnapshot().queuedCount], [2, 1]);
  await platform.advance(60);
  await cart.refresh();
  assert.deepEqual([quantity(cart), cart.getSnapshot().queuedCount], [2, 0]);
});

const quantity = (cart) => cart.getSnapshot().cart.lines[0].quantity;
