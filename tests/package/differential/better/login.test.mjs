/** Registration and login by calls: each failure is reported as what it is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { strategy } from "../kits.mjs";
import { outcomeOf, refusal, refusedFields, refusedWith, sideBySide } from "./side-by-side.mjs";

const ADA = { email: "ada@shop.example", password: "a long password" };
const STEPS = ["login", "register"];

/** The outcome of a step with this answer. */
const step = (name, answer) => sideBySide({ answer }, (kit) => outcomeOf(strategy(kit)[name](ADA)));

const THROWN = /^Cannot read properties of undefined/;

for (const name of STEPS) {
  test(`${name} without a network rejects with a network error; the other package throws a TypeError`, async () => {
    const { theirs, ours } = await step(name, () => Promise.reject(new TypeError("fetch failed")));
    assert.match(theirs.error.message, THROWN);
    assert.deepEqual([ours.error.kind, ours.error.retryable], ["network", true]);
    assert.match(ours.error.message, /fetch failed/);
  });

  test(`${name} with an unreadable response rejects with a decode error; the other package throws a TypeError`, async () => {
    const { theirs, ours } = await step(name, () => new Response("<html>"));
    assert.match(theirs.error.message, THROWN);
    assert.deepEqual([ours.error.kind, ours.error.retryable], ["decode", false]);
  });

  test(`${name} with a refused password returns a failure with the field; the other package throws a TypeError`, async () => {
    const { theirs, ours } = await step(name, refusedFields({ field: "password", description: "is too short" }));
    assert.match(theirs.error.message, THROWN);
    assert.equal(ours.value.loginState, "FAILURE");
    assert.equal(ours.value.error, 'INVALID_ARGUMENT: "password" is too short');
    assert.deepEqual(
      ours.value.cause.violations.map(({ field }) => field),
      ["password"],
    );
  });
}

test("a login with a refused email fails with invalidEmail; the other package throws a TypeError", async () => {
  const violation = { field: "loginId.email", description: "is no email address", data: { type: "EMAIL" } };
  const { theirs, ours } = await step("login", refusedFields(violation));
  assert.match(theirs.error.message, THROWN);
  assert.deepEqual([ours.value.errorCode, ours.value.error], ["invalidEmail", "is no email address"]);
});

const FAILURES = { "a rate-limited login": [429, "application"], "a login with a server error": [500, "system"] };

for (const [what, [status, kind]] of Object.entries(FAILURES)) {
  test(`${what} rejects with its own error; the other package reports an invalid email`, async () => {
    const { theirs, ours } = await step("login", refusal(status, { message: "later" }));
    assert.equal(theirs.value.errorCode, "invalidEmail");
    assert.deepEqual([ours.error.kind, ours.error.status, ours.error.retryable], [kind, status, true]);
  });
}

const CODES = { "an existing email": "-19995", "an unknown error code": "BRAND_NEW" };

for (const [what, code] of Object.entries(CODES)) {
  test(`${what} has its code in the cause; the other package reports only an invalid email`, async () => {
    const { theirs, ours } = await step("login", refusedWith(400, code, "the platform's own words"));
    // The documented name for all failures without one; the actual reason is in another field.
    assert.equal(theirs.value.errorCode, "invalidEmail");
    assert.equal(ours.value.errorCode, "invalidEmail");
    assert.equal(theirs.value.cause, undefined);
    assert.deepEqual([ours.value.cause.code, ours.value.error], [code, "refused: the platform's own words"]);
  });
}

test("a second factor can be completed; the other package ends with 'Unknown _state'", async () => {
  const answer = (_, number) =>
    Response.json(
      number === 1
        ? { state: "MFA_CHALLENGE", stateToken: "state-1", additionalData: {} }
        : { state: "SUCCESS", sessionToken: "proof" },
    );
  const { theirs, ours } = await sideBySide({ answer }, async (kit, network) => {
    const auth = strategy(kit);
    const first = await auth.login(ADA);
    const second = await auth.verifyFactor?.({ factorType: "TOTP", code: "123456" });
    return { first, second, sent: network.sent.at(-1).body };
  });
  assert.deepEqual([theirs.first.error, theirs.second], ["Unknown _state", undefined]);
  assert.deepEqual([ours.first.error, ours.first.serverState], ["Unknown _state", "MFA_CHALLENGE"]);
  assert.equal(ours.second.loginState, "SUCCESS");
  assert.deepEqual(ours.sent, { factorType: "TOTP", stateToken: "state-1", totpData: { code: "123456" } });
});

/** A platform that requires an emailed code, and accepts any. */
const askingForCode = (_, number) =>
  Response.json(
    number === 1
      ? { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "state-1" }
      : { state: "SUCCESS", sessionToken: "proof" },
  );

test("a verification code can be resent; the other package has no call for it", async () => {
  const { theirs, ours } = await sideBySide({ answer: askingForCode }, async (kit, network) => {
    const auth = strategy(kit);
    await auth.register(ADA);
    await auth.resendVerification?.();
    return network.sent.slice(1).map(({ path, body }) => [path, body]);
  });
  assert.deepEqual(theirs, []);
  const [[path, body]] = ours;
  assert.match(path, /\/v1\/auth\/resend$/);
  assert.deepEqual(body, { stateToken: "state-1" });
});

test("a login state is consumed by its success; the other package sends it again", async () => {
  const { theirs, ours } = await sideBySide({ answer: askingForCode }, async (kit, network) => {
    const auth = strategy(kit);
    await auth.register(ADA);
    await auth.processVerification({ verificationCode: "123456" });
    const again = await auth.processVerification({ verificationCode: "123456" });
    return [again.loginState, network.sent.length];
  });
  assert.deepEqual(theirs, ["SUCCESS", 3]);
  assert.deepEqual(ours, ["FAILURE", 2]);
});

test("a wrong code rejects with code and message; the other package throws JSON", async () => {
  const answer = (_, number) =>
    number === 1 ? askingForCode(_, number) : refusedWith(400, "BAD_CODE", "the code is wrong")();
  const { theirs, ours } = await sideBySide({ answer }, async (kit) => {
    const auth = strategy(kit);
    await auth.register(ADA);
    return outcomeOf(auth.processVerification({ verificationCode: "000000" }));
  });
  assert.match(theirs.error.message, /^\{/);
  assert.deepEqual([ours.error.code, ours.error.message], ["BAD_CODE", "refused: the code is wrong"]);
});

test("getAuthUrl without OAuth data is refused; the other package generates and loses its verifier", async () => {
  const answer = () => Response.json({ redirectSession: { fullUrl: "https://login.example", urlDetails: {} } });
  const { theirs, ours } = await sideBySide({ answer }, async (kit, network) => {
    const { value, error } = await outcomeOf(strategy(kit).getAuthUrl());
    return { value, error, asked: network.sent[0]?.body.auth.authRequest };
  });
  // The redirect cannot be completed: the answer lacks the data to exchange the code with.
  assert.deepEqual(Object.keys(theirs.value), ["authUrl", "authorizationEndpoint", "sessionToken"]);
  assert.equal(theirs.asked.redirectUri, "unused://");
  assert.equal(ours.asked, undefined);
  assert.match(ours.error.message, /^getAuthUrl: `oauthData` is missing: make it with `generateOAuthData`/);
});
