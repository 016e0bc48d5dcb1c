/** Logins and logouts while tokens are in flight: the shopper's last action wins. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { client, OVER, strategy, VISITOR } from "../kits.mjs";
import { withoutWaits } from "../without-waits.mjs";
import { errorOf, gate, granted, outcomeOf, refusal, sideBySide, untilIdle } from "./side-by-side.mjs";

withoutWaits();

const MEMBER = { accessToken: VISITOR.accessToken, refreshToken: OVER.refreshToken };
const REDIRECT = { redirectSession: { fullUrl: "https://pages.example/logout" } };
const HERE = "https://shop.example/";

/** A platform whose first token request waits for a release. */
function holdingTheFirst() {
  const first = gate();
  return {
    release: first.open,
    answer: () => Response.json({ cart: { id: "cart" }, ...REDIRECT }),
    grant: async (body, number) => {
      if (number === 1) await first.opened;
      return granted(body, number);
    },
  };
}

/** Runs a scenario on such a platform; `play` decides when to release the first request. */
function withTheFirstHeld(play) {
  let platform;
  const make = () => {
    platform = holdingTheFirst();
    return platform;
  };
  return sideBySide(make, (kit, network) => play(kit, network, platform.release));
}

test("tokens cleared during a renewal stay cleared; the other package signs the member in again", async () => {
  const { theirs, ours } = await withTheFirstHeld(async (kit, _, release) => {
    const auth = strategy(kit, { tokens: OVER });
    const call = outcomeOf(client(kit, { auth }).currentCart.getCurrentCart());
    await untilIdle();
    auth.setTokens(kit.EMPTY_TOKENS);
    release();
    await call;
    return { loggedIn: auth.loggedIn(), refreshToken: auth.getTokens().refreshToken };
  });
  assert.deepEqual(theirs, { loggedIn: true, refreshToken: OVER.refreshToken });
  assert.equal(ours.loggedIn, false);
  assert.notEqual(ours.refreshToken.value, OVER.refreshToken.value);
});

test("`logout()` during a renewal ends the session; the other package's session returns", async () => {
  const { theirs, ours } = await withTheFirstHeld(async (kit, network, release) => {
    const auth = strategy(kit, { tokens: OVER });
    const call = outcomeOf(client(kit, { auth }).currentCart.getCurrentCart());
    await untilIdle();
    const logout = auth.logout(HERE);
    await untilIdle();
    release();
    await Promise.all([call, logout]);
    return { loggedIn: auth.loggedIn(), asked: network.tokens.length, kept: auth.getTokens().refreshToken.value };
  });
  // The logout's own renewal ends before the one that the call awaits.
  assert.equal(theirs.asked, 2);
  assert.deepEqual([theirs.loggedIn, theirs.kept], [true, OVER.refreshToken.value]);
  // Ours clears the session first: the renewal in flight is ignored, the logout renews for itself, and the reading
  // call continues as a new visitor.
  assert.deepEqual(ours, { loggedIn: false, asked: 3, kept: "refresh 3" });
});

test("a login during the first token request wins; the other package's visitor overwrites it", async () => {
  const { theirs, ours } = await withTheFirstHeld(async (kit, network, release) => {
    const auth = strategy(kit, { tokens: undefined });
    const call = outcomeOf(client(kit, { auth }).currentCart.getCurrentCart());
    await untilIdle();
    auth.setTokens(MEMBER);
    release();
    await call;
    return { loggedIn: auth.loggedIn(), sent: network.sent[0].headers.authorization };
  });
  assert.deepEqual(theirs, { loggedIn: false, sent: "access 1" });
  assert.deepEqual(ours, { loggedIn: true, sent: MEMBER.accessToken.value });
});

test("a login during a renewal wins; the other package's late response overwrites it", async () => {
  const OTHER = {
    accessToken: { value: "other", expiresAt: MEMBER.accessToken.expiresAt },
    refreshToken: { value: "other's", role: "member" },
  };
  const kept = await withTheFirstHeld(async (kit, _, release) => {
    const auth = strategy(kit, { tokens: OVER });
    const call = outcomeOf(client(kit, { auth }).currentCart.getCurrentCart());
    await untilIdle();
    auth.setTokens(OTHER);
    release();
    await call;
    return auth.getTokens().refreshToken.value;
  });
  assert.deepEqual(kept, { theirs: OVER.refreshToken.value, ours: "other's" });
});

for (const failing of [1, 2]) {
  test(`a failing renewal ${failing} of two keeps the member; the other package's becomes a visitor`, async () => {
    const grant = (body, number) => (number === failing ? refusal(503, {})() : granted(body, number));
    const kept = await sideBySide({ grant }, async (kit) => {
      const auth = strategy(kit, { tokens: OVER });
      const shop = client(kit, { auth });
      await Promise.all([1, 2].map(() => outcomeOf(shop.currentCart.getCurrentCart())));
      return auth.getTokens().refreshToken.role;
    });
    assert.deepEqual(kept, { theirs: "visitor", ours: "member" });
  });
}

test("a cancelled caller leaves the shared renewal running; the other package cannot cancel", async () => {
  const { theirs, ours } = await withTheFirstHeld(async (kit, network, release) => {
    const shop = client(kit, { auth: strategy(kit, { tokens: OVER }) });
    const impatient = new AbortController();
    const givenUp = outcomeOf(shop.currentCart.getCurrentCart({ signal: impatient.signal }));
    const patient = outcomeOf(shop.currentCart.getCurrentCart());
    await untilIdle();
    impatient.abort();
    release();
    const { value, error } = await givenUp;
    return [value?._id ?? error.kind, (await patient).value._id, network.tokens.length];
  });
  assert.deepEqual(theirs, ["cart", "cart", 2]);
  assert.deepEqual(ours, ["cancelled", "cart", 1]);
});

test("a logout clears the session even during an outage; the other package keeps it", async () => {
  const { theirs, ours } = await sideBySide({ answer: refusal(503, {}) }, async (kit) => {
    const auth = strategy(kit, { tokens: MEMBER });
    const error = await errorOf(auth.logout(HERE));
    return { retryable: error.retryable, loggedIn: auth.loggedIn(), kept: auth.getTokens().refreshToken };
  });
  assert.equal(theirs.loggedIn, true);
  assert.deepEqual(theirs.kept, MEMBER.refreshToken);
  assert.deepEqual(ours, { retryable: true, loggedIn: false, kept: { value: "", role: "none" } });
});

test("a logout without local tokens ends the hosted pages' session, as the other package's does", async () => {
  const answer = () => Response.json(REDIRECT);
  const { theirs, ours } = await sideBySide({ answer }, async (kit, network) => {
    const { logoutUrl } = await strategy(kit, { tokens: undefined }).logout(HERE);
    return [logoutUrl, network.tokens.length, network.sent.length];
  });
  assert.deepEqual(theirs, [REDIRECT.redirectSession.fullUrl, 1, 1]);
  assert.deepEqual(ours, theirs);
});
