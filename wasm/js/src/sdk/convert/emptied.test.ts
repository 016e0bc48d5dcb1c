/** Answers that a proxy emptied or replaced: the call's outcome is unknown, and nothing is mistaken for an answer. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import { createClient, currentCart, currentCartV2, OAuthStrategy, products } from "../../inline.js";
import { cartStore } from "../../storefront/stores/index.js";
import { host, json, scripted, withTokens } from "../../../test/network.js";

/** A proxy's answer instead of the platform's, or the loss of an answer, with the expected error. */
interface Outcome {
  readonly title: string;
  readonly lost?: unknown;
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  readonly outcome: "refused" | "not-done" | "unknown";
  readonly isPlatform?: boolean;
}

const vectors = readFileSync(new URL("../../../../../contract/vectors.json", import.meta.url), "utf8");
const { outcomes } = JSON.parse(vectors) as { readonly outcomes: readonly Outcome[] };

const clientOf = () => {
  const auth = OAuthStrategy({ clientId: "client-1" });
  auth.setTokens({
    accessToken: { value: "a", expiresAt: 4_102_444_800 },
    refreshToken: { value: "r", role: "visitor" },
  });
  return createClient({ modules: { currentCart, currentCartV2, products }, auth, host });
};

const EMPTIED = {
  "204 without a body": () => new Response(null, { status: 204 }),
  "200 without a body": () => new Response("", { status: 200 }),
  null: () => json(null),
  "a list": () => json([]),
  "a text": () => json("ok"),
};

for (const [name, answer] of Object.entries(EMPTIED)) {
  test(`a response of ${name} is refused by every call that returns an object`, async (t) => {
    scripted(t, withTokens(answer));
    const client = clientOf();
    const calls = [
      client.currentCart.getCurrentCart(),
      client.currentCart.getCurrentCartOrNull(),
      client.currentCart.addToCurrentCart({ lineItems: [] }),
      client.currentCartV2.getCurrentCartOrNull(),
      client.products.getProduct("product-1"),
    ];
    for (const call of calls) await assert.rejects(call, { kind: "decode", outcome: "unknown" });
  });
}

const cartOf = (quantity: number) => ({
  id: "cart-1",
  revision: String(quantity),
  currency: "USD",
  lineItems:
    quantity === 0 ? [] : [{ id: "line-1", quantity, catalogReference: { appId: "app", catalogItemId: "mug" } }],
});

/** Shops whose platform executes an add, while a proxy answers instead. */
for (const { title, lost, status = 0, body, headers = {}, outcome, isPlatform = false } of outcomes) {
  const isOfTokens = body?.startsWith('{"error"') === true;
  if (lost !== undefined || isOfTokens) continue;
  const isTaken = outcome === "unknown";
  test(`an add that got ${title} (${status}) is in the cart ${isTaken ? "once" : "as often as the platform says"}`, async (t) => {
    let held = 0;
    let isFirst = true;
    scripted(
      t,
      withTokens(({ path }) => {
        if (!path.endsWith("add-to-cart")) return json({ cart: cartOf(held) });
        if (!isFirst) {
          held += 1;
          return json({ cart: cartOf(held) });
        }
        isFirst = false;
        held += isTaken ? 1 : 0;
        return new Response(body ?? null, { status, headers });
      }),
    );
    const store = cartStore(createClient({ modules: { currentCart }, auth: clientOf().auth, host }));
    store.subscribe(() => undefined);
    await store.refresh();
    const added = store.add([{ catalogReference: { appId: "app", catalogItemId: "mug" }, quantity: 1 }]);
    if (outcome === "refused" && status !== 401) {
      await assert.rejects(added, { outcome, isPlatform });
      assert.equal(held, 0);
    } else {
      await added;
      await store.refresh();
      assert.equal(held, 1);
    }
  });
}
