/** Programs with modules of the platform's other packages in our client: they compile, and share one session. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { items } from "@wix/data";
import { cart, currentCart as theirCart, discountRules, recommendations } from "@wix/ecom";
import { reviews } from "@wix/reviews";
import { createClient as createWixClient } from "@wix/sdk";
import { collections as theirCollections } from "@wix/stores";
import ts from "typescript";
import * as ours from "../../../wasm/pkg/inline.js";
import { host, isTokenRequest, json, scripted, withTokens } from "../../../wasm/js/test/network.ts";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

test("programs of 2024 and of today compile with modules of other packages", () => {
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    paths: { "@cartwright/sdk": [path("../../../wasm/pkg/index.d.ts")] },
  };
  const found = ts.getPreEmitDiagnostics(ts.createProgram([path("programs-of-2024.ts")], options));
  assert.deepEqual(
    found.map(
      ({ messageText, file, start }) =>
        `${file?.getLineAndCharacterOfPosition(start ?? 0).line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    ),
    [],
  );
});

const client = (modules) => ours.createClient({ modules, auth: ours.OAuthStrategy({ clientId: "client-1" }), host });

test("modules of other packages use the session of our client", async (t) => {
  const requests = scripted(
    t,
    withTokens(({ path }) =>
      json({
        ...(path.includes("reviews") && { reviews: [{ id: "r", createdDate: "2026-01-01T00:00:00Z" }] }),
        ...(path.includes("recommendations") && { recommendation: { items: [{ catalogItemId: "p" }] } }),
        ...(path.includes("items") && {
          dataItems: [{ id: "i", data: { _id: "i", title: "T" } }],
          pagingMetadata: { total: 1 },
        }),
        ...(path.includes("discount") && { discountRule: { id: "d" } }),
        ...(path.includes("carts") && { cart: { id: "c", createdDate: "2026-01-01T00:00:00Z" } }),
      }),
    ),
  );
  const shop = client({ reviews, recommendations, items, discountRules, cart, currentCart: ours.currentCart });
  const {
    items: [review],
  } = await shop.reviews.queryReviews().eq("entityId", "p").find();
  assert.deepEqual([review._id, review._createdDate], ["r", new Date("2026-01-01T00:00:00Z")]);
  const { recommendation } = await shop.recommendations.getRecommendation([{ _id: "a", appId: "b" }]);
  assert.equal(recommendation.items[0].catalogItemId, "p");
  const { items: rows } = await shop.items.query("Pages").limit(1).find();
  assert.equal(rows[0].title, "T");
  assert.equal((await shop.discountRules.getDiscountRule("d"))._id, "d");
  assert.equal((await shop.cart.getCart("c"))._id, "c");
  assert.equal((await shop.currentCart.getCurrentCart())._id, "c");
  assert.equal(requests.filter(isTokenRequest).length, 1, "one session");
  const calls = requests.filter((request) => !isTokenRequest(request));
  assert.ok(
    calls.every(({ path, headers }) => path.startsWith("/") && headers.authorization === "access"),
    JSON.stringify(calls),
  );
});

test("modules of other packages use our session in their own client", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ recommendation: { items: [] } })),
  );
  const shop = client({ currentCart: ours.currentCart });
  const bridge = createWixClient({ modules: { recommendations }, auth: shop.auth, useCDN: false });
  assert.deepEqual(
    (await bridge.recommendations.getRecommendation([{ _id: "a", appId: "b" }])).recommendation.items,
    [],
  );
  assert.equal(requests.at(-1).headers.authorization, "access");
});

test("errors of foreign modules have the fields that programs read", async (t) => {
  let answer;
  scripted(
    t,
    withTokens(() => answer()),
  );
  const shop = client({ theirCart, theirCollections, recommendations });
  answer = () => json({ message: "not here" }, { status: 404 });
  await assert.rejects(shop.theirCollections.getCollectionBySlug("no"), (error) => {
    assert.equal(error.details.applicationError.code, 404);
    return ours.isApplicationError(error);
  });
  const applicationError = { code: "OWNED_CART_NOT_FOUND", description: "no cart" };
  answer = () => json({ message: "refused", details: { applicationError } }, { status: 404 });
  await assert.rejects(shop.theirCart.getCurrentCart(), (error) => {
    assert.equal(error.details.applicationError.code, "OWNED_CART_NOT_FOUND");
    assert.equal(JSON.parse(error.message).message, "refused: no cart");
    return error.code === "OWNED_CART_NOT_FOUND";
  });
  answer = () => Promise.reject(new TypeError("fetch failed"));
  await assert.rejects(shop.recommendations.getRecommendation([{ _id: "a", appId: "b" }]), {
    name: "TransportError",
    message: "System error occurred: fetch failed",
  });
});

test("modules of other packages use the context's client when called without one", async (t) => {
  t.after(() => {
    ours.enableContext(() => undefined);
    delete globalThis.__wix_context__;
  });
  const requests = scripted(
    t,
    withTokens(() => json({ recommendation: { items: [] } })),
  );
  const shop = client({ recommendations });
  shop.enableContext("global");
  await recommendations.getRecommendation([{ _id: "a", appId: "b" }]);
  assert.equal(requests.at(-1).headers.authorization, "access");
  // A client's own modules do not use the context.
  await client({ recommendations }).recommendations.getRecommendation([{ _id: "a", appId: "b" }]);
  assert.equal(requests.filter(isTokenRequest).length, 2);
});
