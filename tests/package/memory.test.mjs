/** Memory does not grow with calls or disposed clients. */
import assert from "node:assert/strict";
import test from "node:test";
import { taken } from "./core-memory.mjs";
import { ApiKeyStrategy, createClient, currentCart, OAuthStrategy, productsV3 } from "@cartwright/sdk";
import { json, scripted, withTokens } from "../../wasm/js/test/network.ts";

const STRATEGIES = {
  visitor: () => OAuthStrategy({ clientId: "client" }),
  owner: () => ApiKeyStrategy({ apiKey: "key", siteId: "site" }),
};

/** The table grows in blocks that double: a growth by one per call shows within these. */
const WARM = 1_000;
const MANY = 8_000;

for (const [who, auth] of Object.entries(STRATEGIES)) {
  test(`calls of a ${who} leak no memory in the core`, async (context) => {
    scripted(
      context,
      withTokens(() => json({ cart: { id: "cart", lineItems: [] } })),
    );
    const client = createClient({ modules: { currentCart }, auth: auth(), host: "http://localhost:4400" });
    const call = async (times) => {
      for (let time = 0; time < times; time += 1) await client.currentCart.getCurrentCart();
    };
    await call(WARM);
    const before = taken();
    await call(MANY);
    assert.deepEqual(taken(), before);
  });
}

test("disposed clients leak no memory in the core", async (context) => {
  scripted(
    context,
    withTokens(() => json({ cart: { id: "cart", lineItems: [] } })),
  );
  const live = async (times) => {
    for (let time = 0; time < times; time += 1) {
      const client = createClient({
        modules: { currentCart },
        auth: STRATEGIES.visitor(),
        host: "http://localhost:4400",
      });
      await client.currentCart.getCurrentCart();
      client.dispose();
    }
  };
  await live(200);
  const before = taken();
  await live(1_000);
  assert.deepEqual(taken(), before);
});

test("a request body of megabytes does not grow the core's memory", async (context) => {
  const requests = scripted(context, () => json({ product: { id: "p" } }));
  const client = createClient({ modules: { productsV3 }, auth: STRATEGIES.owner(), host: "http://localhost:4400" });
  await client.productsV3.createProduct({ name: "small" });
  const before = taken();
  const name = "x".repeat(8_000_000);
  await client.productsV3.createProduct({ name });
  assert.equal(requests.at(-1).body.product.name, name);
  assert.deepEqual(taken(), before);
});
