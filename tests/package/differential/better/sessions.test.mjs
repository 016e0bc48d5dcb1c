/** Tokens: the number of requests, the time of renewal, and the session after a failed one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { client, OVER, strategy, VISITOR } from "../kits.mjs";
import { withoutWaits } from "../without-waits.mjs";
import { errorOf, granted, outcomeOf, refusal, sideBySide } from "./side-by-side.mjs";

withoutWaits();

const CALLS = 50;

/** Makes concurrent calls. */
const calls = (shop, count = CALLS) =>
  Promise.all(Array.from({ length: count }, () => shop.currentCart.getCurrentCart()));

const tokensSent = ({ sent }) => sent.map(({ headers }) => headers.authorization);
const grantsOf = ({ tokens }) => tokens.map(({ body }) => body.grantType);
const inSeconds = (seconds) => Math.floor(Date.now() / 1000) + seconds;

test("50 calls with an expired token make one token request; the other package makes 50", async () => {
  const counts = await sideBySide({}, async (kit, network) => {
    await calls(client(kit, { auth: strategy(kit, { tokens: OVER }) }));
    return network.tokens.length;
  });
  assert.deepEqual(counts, { theirs: CALLS, ours: 1 });
});

test("50 calls of a first visit share one visitor; the other package creates 50", async () => {
  const visitors = await sideBySide({}, async (kit, network) => {
    await calls(client(kit, { auth: strategy(kit, { tokens: undefined }) }));
    return [network.tokens.length, new Set(tokensSent(network)).size];
  });
  assert.deepEqual(visitors, { theirs: [CALLS, CALLS], ours: [1, 1] });
});

test("a cart created during another call is kept; the other package drops its visitor", async () => {
  // The platform has a cart for each visitor.
  const platform = () => {
    const carts = new Map();
    return {
      answer: (request) => {
        const visitor = request.headers.get("authorization");
        if (request.method === "POST") carts.set(visitor, { id: "cart", lineItems: [{ id: "line" }] });
        return Response.json({ cart: carts.get(visitor) ?? {} });
      },
    };
  };
  const lines = await sideBySide(platform, async (kit) => {
    const shop = client(kit, { auth: strategy(kit, { tokens: undefined }) });
    await Promise.all([
      shop.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1 }] }),
      shop.products.queryProducts().find(),
    ]);
    const cart = await shop.currentCart.getCurrentCart();
    return cart.lineItems?.length ?? 0;
  });
  assert.deepEqual(lines, { theirs: 0, ours: 1 });
});

const OUTAGES = {
  "the platform is down": refusal(503, {}),
  "the platform limits the rate": refusal(429, {}),
  "the network fails": () => Promise.reject(new TypeError("fetch failed")),
  "a proxy answers in HTML": () => new Response("<html>bad gateway</html>", { status: 502 }),
};

for (const [what, outage] of Object.entries(OUTAGES)) {
  test(`a member stays signed in while ${what}; the other package silently makes them a visitor`, async () => {
    const grant = (body, number) => (body.grantType === "refresh_token" ? outage() : granted(body, number));
    const { theirs, ours } = await sideBySide({ grant }, async (kit, network) => {
      const auth = strategy(kit, { tokens: OVER });
      const { error } = await outcomeOf(client(kit, { auth }).currentCart.getCurrentCart());
      return { error, loggedIn: auth.loggedIn(), kept: auth.getTokens().refreshToken, grants: grantsOf(network) };
    });
    assert.equal(theirs.error, undefined);
    assert.equal(theirs.loggedIn, false);
    assert.equal(theirs.kept.role, "visitor");
    assert.ok(theirs.grants.includes("anonymous"));

    assert.equal(ours.error.retryable, true);
    assert.equal(ours.loggedIn, true);
    assert.deepEqual(ours.kept, OVER.refreshToken);
    assert.ok(!ours.grants.includes("anonymous"));
  });
}

test("a member is still signed in after an outage; the other package's is a visitor", async () => {
  let isDown = true;
  const grant = (body, number) =>
    isDown && body.grantType === "refresh_token" ? refusal(503, {})() : granted(body, number);
  const roles = await sideBySide({ grant }, async (kit) => {
    isDown = true;
    const auth = strategy(kit, { tokens: OVER });
    const shop = client(kit, { auth });
    await outcomeOf(shop.currentCart.getCurrentCart());
    isDown = false;
    await shop.currentCart.getCurrentCart();
    return auth.getTokens().refreshToken.role;
  });
  assert.deepEqual(roles, { theirs: "visitor", ours: "member" });
});

test("a session ended by the platform emits an event; the other package has no events", async () => {
  const refuse = refusal(400, { error: "invalid_grant" });
  const grant = (body, number) => (body.grantType === "refresh_token" ? refuse() : granted(body, number));
  const heard = await sideBySide({ grant }, async (kit) => {
    const shop = client(kit, { auth: strategy(kit, { tokens: OVER }) });
    const events = [];
    shop.session?.subscribe((event) => events.push(event));
    await shop.currentCart.getCurrentCart();
    return { events, loggedIn: shop.auth.loggedIn() };
  });
  assert.deepEqual(heard, {
    theirs: { events: [], loggedIn: false },
    ours: { events: [{ type: "downgraded", elsewhere: false, from: "member" }], loggedIn: false },
  });
});

test("a revoked token is renewed and the call repeated; the other package fails", async () => {
  const answer = (request) =>
    request.headers.get("authorization") === VISITOR.accessToken.value
      ? refusal(401, { message: "revoked" })()
      : Response.json({ cart: { id: "cart" } });
  const outcome = await sideBySide({ answer }, async (kit, network) => {
    const { value, error } = await outcomeOf(client(kit).currentCart.getCurrentCart());
    return [value?._id ?? error.status, tokensSent(network)];
  });
  assert.deepEqual(outcome, {
    theirs: [401, ["access"]],
    ours: ["cart", ["access", "access 1"]],
  });
});

test("50 calls with a revoked token make one token request; the other package's all fail", async () => {
  const answer = (request) =>
    request.headers.get("authorization") === VISITOR.accessToken.value
      ? refusal(401, {})()
      : Response.json({ cart: { id: "cart" } });
  const { theirs, ours } = await sideBySide({ answer }, async (kit, network) => {
    const shop = client(kit);
    const outcomes = await Promise.all(
      Array.from({ length: CALLS }, () => outcomeOf(shop.currentCart.getCurrentCart())),
    );
    return { failed: outcomes.filter(({ error }) => error).length, asked: network.tokens.length };
  });
  assert.deepEqual(theirs, { failed: CALLS, asked: 0 });
  assert.deepEqual(ours, { failed: 0, asked: 1 });
});

const ENDS = {
  "a token that expires in five seconds": inSeconds(5),
  "a token without an expiry": undefined,
  "a token whose expiry is NaN": Number.NaN,
};

for (const [what, expiresAt] of Object.entries(ENDS)) {
  test(`${what} is renewed before it is sent; the other package sends it`, async () => {
    const tokens = { ...VISITOR, accessToken: { value: "doubtful", expiresAt } };
    const sent = await sideBySide({}, async (kit, network) => {
      await client(kit, { auth: strategy(kit, { tokens }) }).currentCart.getCurrentCart();
      return tokensSent(network);
    });
    assert.deepEqual(sent, { theirs: ["doubtful"], ours: ["access 1"] });
  });
}

test("a token without a lifetime gets a finite expiry; the other package's is NaN", async () => {
  const grant = (_, number) => Response.json({ access_token: `access ${number}`, refresh_token: "refresh" });
  const { theirs, ours } = await sideBySide({ grant }, async (kit) => {
    const auth = strategy(kit, { tokens: OVER });
    await outcomeOf(client(kit, { auth }).currentCart.getCurrentCart());
    return auth.getTokens().accessToken;
  });
  assert.deepEqual(theirs, { value: "access 1", expiresAt: Number.NaN });
  assert.ok(Number.isInteger(ours.expiresAt));
});

test("a rotated refresh token replaces the old one; the other package keeps using the old", async () => {
  const used = await sideBySide({}, async (kit, network) => {
    const auth = strategy(kit, { tokens: OVER });
    const shop = client(kit, { auth });
    await shop.currentCart.getCurrentCart();
    auth.setTokens({ ...auth.getTokens(), accessToken: OVER.accessToken });
    await shop.currentCart.getCurrentCart();
    return network.tokens.map(({ body }) => body.refreshToken);
  });
  assert.deepEqual(used, { theirs: ["refresh", "refresh"], ours: ["refresh", "refresh 1"] });
});

test("an unknown client id is explained in the error; the other package says `{}`", async () => {
  const grant = refusal(400, { error: "invalid_client", error_description: "unknown client" });
  const { theirs, ours } = await sideBySide({ grant }, (kit) =>
    errorOf(client(kit, { auth: strategy(kit, { tokens: undefined }) }).currentCart.getCurrentCart()),
  );
  assert.equal(theirs.message, "System error occurred: {}");
  assert.equal(ours.message, "something went wrong");
  assert.equal(ours.hint, "take the client id, and a server's client secret, from the settings of your site");
  assert.equal(ours.code, "invalid_client");
});
