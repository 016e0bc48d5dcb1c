/** `client.auth`: the logins without a page, against the real platform. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ApplicationError, ValidationError } from "../../../wasm/pkg/inline.js";
import { PASSWORD, refused, siteOfFile, STORE } from "./site.mjs";

const site = await siteOfFile();

const EMAIL = "ada@example.com";
const ADA = { email: EMAIL, password: PASSWORD };

test("a registration and a login succeed", async () => {
  const { auth } = site.client();
  for (const result of [await auth.register({ ...ADA, profile: { nickname: "Countess" } }), await auth.login(ADA)]) {
    assert.deepEqual(Object.keys(result), ["loginState", "data"]);
    assert.deepEqual([result.loginState, typeof result.data.sessionToken], ["SUCCESS", "string"]);
  }
  assert.equal(auth.loggedIn(), false, "the proof is not yet a session");
});

test("a refused login has an error code, a message and a cause", async () => {
  const { auth } = site.client();
  await auth.register(ADA);
  for (const [attempt, errorCode, cause] of [
    [auth.register({ ...ADA, email: "ADA@example.com" }), "emailAlreadyExists", ApplicationError],
    [auth.register({ ...ADA, email: "no address" }), "invalidEmail", ValidationError],
    [auth.register({ email: "b@example.com", password: "short" }), undefined, ValidationError],
    [auth.login({ ...ADA, password: "a wrong password" }), "invalidPassword", ApplicationError],
    [auth.login({ ...ADA, email: "nobody@example.com" }), "invalidPassword", ApplicationError],
  ]) {
    const result = await attempt;
    assert.deepEqual([result.loginState, result.errorCode], ["FAILURE", errorCode]);
    assert.ok(result.cause instanceof cause && result.cause.status === 400);
    assert.ok(result.error.length > 0);
  }
  await site.settings({ openRegistration: false });
  const closed = await auth.register({ ...ADA, email: "c@example.com" });
  assert.deepEqual([closed.loginState, closed.cause.code], ["FAILURE", "REGISTRATION_CLOSED"]);
});

test("a captcha is required if the site says so, and its token is valid once", async () => {
  const { auth } = site.client();
  for (const [kind, name] of [
    ["INVISIBLE", "invisibleRecaptchaToken"],
    ["VISIBLE", "recaptchaToken"],
  ]) {
    await site.settings({ captcha: kind });
    const account = { ...ADA, email: `${kind}@example.com` };
    assert.equal((await auth.register(account)).errorCode, "missingCaptchaToken");
    assert.equal((await auth.login(account)).errorCode, "missingCaptchaToken");
    for (const state of ["USED", "EXPIRED", "WRONG"]) {
      const captchaTokens = { [name]: await site.captcha(kind, state) };
      assert.equal((await auth.register({ ...account, captchaTokens })).errorCode, "invalidCaptchaToken", state);
    }
    const captchaTokens = { [name]: await site.captcha(kind, "VALID") };
    assert.equal((await auth.register({ ...account, captchaTokens })).loginState, "SUCCESS");
    assert.equal((await auth.login({ ...account, captchaTokens })).errorCode, "invalidCaptchaToken");
  }
});

test("a member is active after email verification and owner approval", async () => {
  await site.settings({ emailVerification: true, ownerApproval: true });
  const { auth } = site.client();
  const state = await auth.register(ADA);
  assert.equal(state.loginState, "EMAIL_VERIFICATION_REQUIRED");
  assert.deepEqual(Object.keys(state.data), ["stateToken"]);
  await assert.rejects(auth.processVerification({ verificationCode: "xxxxxx" }), refused(400, "BAD_CODE"));
  await assert.rejects(auth.resendVerification(), { status: 429 });
  await site.wait(120);
  assert.equal((await auth.resendVerification(state)).loginState, "EMAIL_VERIFICATION_REQUIRED");
  const { code } = await site.message(EMAIL);
  assert.deepEqual(await auth.processVerification({ code }, state), { loginState: "OWNER_APPROVAL_REQUIRED" });
  assert.deepEqual(await auth.login(ADA), { loginState: "OWNER_APPROVAL_REQUIRED" });
  await assert.rejects(auth.processVerification({ code }, state), refused(404, "NOT_FOUND"));

  const { members } = site.owner();
  const { items } = await members.queryMembers().eq("status", "PENDING").find();
  await members.approveMember(items[0]._id);
  assert.equal((await auth.login(ADA)).loginState, "SUCCESS");
});

test("a second factor by mail can be set up, and a remembered device skips it", async () => {
  await site.settings({ mfa: "REQUIRED", mfaFactors: ["EMAIL"] });
  const { auth } = site.client();
  const result = await auth.register(ADA);
  assert.deepEqual(
    [result.loginState, result.error, result.serverState, result.challenge.factors],
    ["FAILURE", "Unknown _state", "REQUIRE_MFA", ["EMAIL"]],
  );
  const sent = await auth.verifyFactor({ factorType: "EMAIL" });
  assert.deepEqual([sent.serverState, sent.challenge.factor], ["MFA_CHALLENGE", "EMAIL"]);
  assert.match(sent.challenge.destination, /^a.*@example\.com$/);
  const give = (code) => auth.verifyFactor({ factorType: "EMAIL", code }, sent.challenge);
  await assert.rejects(give("xxxxxx"), refused(400, "BAD_CODE"));
  const { code } = await site.message(EMAIL);
  assert.equal((await give(code)).loginState, "SUCCESS");
  assert.equal((await auth.login(ADA)).serverState, "MFA_CHALLENGE");
});

test("a password reset signs the member in", async () => {
  const { auth } = site.client();
  await auth.register(ADA);
  assert.equal(await auth.sendPasswordResetEmail(EMAIL, `${STORE}/recover`), undefined);
  assert.equal(await auth.sendPasswordResetEmail("nobody@example.com", `${STORE}/recover`), undefined);
  const recoveryToken = await site.recoveryToken(EMAIL);
  const reset = { recoveryToken, password: "another long password" };
  assert.equal((await auth.resetPassword(reset)).loginState, "SUCCESS");
  await assert.rejects(auth.resetPassword(reset), refused(404, "NOT_FOUND"));
  assert.equal((await auth.login(ADA)).errorCode, "invalidPassword");
  assert.equal((await auth.login({ ...ADA, password: reset.password })).loginState, "SUCCESS");
});

test("the owner's system can sign members in by id and by email", async () => {
  const client = site.client();
  const { auth } = client;
  const byEmail = await auth.getMemberTokensForExternalLoginWithSession(EMAIL, site.ownerKey, {
    profile: { nickname: "Countess" },
  });
  assert.deepEqual(Object.keys(byEmail), ["accessToken", "refreshToken"]);
  assert.equal(byEmail.refreshToken.role, "member");
  assert.ok(byEmail.accessToken.expiresAt > Date.now() / 1000);
  assert.equal(auth.loggedIn(), false, "they are the caller's to keep");
  const { subjectId, subjectType } = await client.oauth.tokenInfo(byEmail.accessToken.value);
  assert.equal(subjectType, "MEMBER");

  auth.setTokens(await auth.getMemberTokensForExternalLogin(subjectId, site.ownerKey));
  assert.equal(auth.loggedIn(), true);
  const { member } = await client.members.getCurrentMember();
  assert.deepEqual([member._id, member.profile.nickname], [subjectId, "Countess"]);
  for (const attempt of [
    () => auth.getMemberTokensForExternalLogin(subjectId, "no key"),
    () => auth.getMemberTokensForExternalLogin("nobody", site.ownerKey),
  ]) {
    await assert.rejects(attempt(), { name: "SessionError", message: "Failed to get member tokens" });
  }
  assert.equal((await client.members.getCurrentMember()).member._id, subjectId, "the session is as it was");
});

test("a logout ends the local session and returns the platform's logout URL", async () => {
  const client = await site.member(EMAIL);
  const { accessToken } = client.auth.getTokens();
  const events = [];
  client.session.subscribe(({ type }) => events.push(type));
  const { logoutUrl } = await client.auth.logout(STORE);
  assert.ok(logoutUrl.startsWith(site.url));
  assert.deepEqual([client.auth.loggedIn(), client.session.role, events], [false, "none", ["signedOut"]]);
  assert.equal(client.auth.getTokens().accessToken.value, "");
  assert.equal(typeof accessToken.value, "string");
});

test("wrong passwords are rate limited with a retry time", async () => {
  const { authentication } = site.client();
  const guess = () => authentication.loginV2({ email: EMAIL }, { password: "a wrong password" }, { retry: false });
  for (let tries = 0; tries < 200; tries += 1) {
    const error = await guess().catch((reason) => reason);
    if (error.status === 429) {
      assert.ok(error.retryAfterMs > 0 && error.retryable);
      return;
    }
    assert.equal(error.code, "-19976");
  }
  assert.fail("200 guesses were answered");
});
