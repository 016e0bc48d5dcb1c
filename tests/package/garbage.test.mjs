/** Clients that a program forgets without disposing of them, like a server with one for each request. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { collectGarbage, taken } from "./core-memory.mjs";
import { ApiKeyStrategy, createClient, currentCart, OAuthStrategy } from "@cartwright/sdk";
import { host, json, scripted, withTokens } from "../../wasm/js/test/network.ts";

const STRATEGIES = {
  visitor: () => OAuthStrategy({ clientId: "client-1" }),
  owner: () => ApiKeyStrategy({ apiKey: "key", siteId: "site" }),
};

/** Small enough that a collection after each batch keeps the peak equal, whenever V8 itself collects. */
const BATCH = 100;
/** The table grows in blocks that double: twice as many clients would reveal a growth by one each. */
const WARM = 1_000;
const MANY = 2_000;

const cart = withTokens(() => json({ cart: { id: "cart" } }));

async function forget(auth, clients) {
  for (let made = 1; made <= clients; made += 1) {
    const client = createClient({ modules: { currentCart }, auth: auth(), host });
    client.session?.subscribe(() => client.auth);
    await client.currentCart.getCurrentCart();
    if (made % BATCH === 0) await collectGarbage();
  }
}

for (const [who, auth] of Object.entries(STRATEGIES)) {
  test(`unreferenced clients of a ${who} are garbage collected`, async (t) => {
    scripted(t, cart);
    await forget(auth, WARM);
    const before = taken();
    await forget(auth, MANY);
    assert.deepEqual(taken(), before);
  });
}

test("unreferenced clients of one strategy are garbage collected, and the session stays", async (t) => {
  scripted(t, cart);
  const shared = OAuthStrategy({ clientId: "client-1" });
  await forget(() => shared, WARM);
  const before = taken();
  await forget(() => shared, MANY);
  assert.deepEqual(taken(), before);
  assert.equal(shared.getTokens().accessToken.value, "access");
});

test("listeners receive events as long as a module of the client is referenced", async (t) => {
  scripted(t, cart);
  const heard = [];
  const subscribed = () => {
    const client = createClient({ modules: { currentCart }, auth: STRATEGIES.visitor(), host });
    client.session.subscribe(({ type }) => heard.push(type));
    return client.currentCart;
  };
  const calls = subscribed();
  await collectGarbage();
  await calls.getCurrentCart();
  assert.deepEqual(heard, ["renewed"]);
});
