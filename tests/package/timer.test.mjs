/** Timers outside a page: one that is still set would keep a program from its end. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient, currentCart, OAuthStrategy } from "../../wasm/pkg/node.js";
import { held, host, json, scripted, underWay, withTokens } from "./network.mjs";

const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

test("no timer is left once every call is answered", async (t) => {
  const later = held(() => json({ cart: {} }));
  const requests = scripted(t, withTokens(later.answer));
  const client = createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1" }), host });
  const before = timers();
  const calls = [1, 2, 3].map(() => client.currentCart.getCurrentCart());
  await underWay(requests, 3);
  assert.equal(timers(), before + 1);
  later.release();
  await Promise.all(calls);
  assert.equal(timers(), before);
});
