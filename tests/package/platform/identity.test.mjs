/** The single steps of authentication, recovery, verification and token info, against the real platform. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { forbidden, PASSWORD, refused, siteOfFile, STORE, violated } from "./site.mjs";

const site = await siteOfFile();

const EMAIL = "ada@example.com";
const ADA = { email: EMAIL };
const NOT_FOUND = refused(404, "NOT_FOUND");

/** The body of a raw answer. */
const unpacked = ({ body }) => JSON.parse(new TextDecoder().decode(body));

test("a registration and a login return the identity in the documented shape", async () => {
  const { authentication } = site.client();
  const profile = { firstName: "Ada", nickname: "Countess", phonesV2: [{ phone: "+44 20 7946 0000", tag: "HOME" }] };
  const { state, sessionToken, identity } = await authentication.registerV2(ADA, { password: PASSWORD, profile });
  assert.deepEqual([state, typeof sessionToken, typeof identity._id], ["SUCCESS", "string", "string"]);
  assert.ok(identity._createdDate instanceof Date && !("id" in identity));
  assert.deepEqual(identity.email, { address: EMAIL, isVerified: false });
  assert.deepEqual([identity.identityProfile.firstName, identity.identityProfile.nickname], ["Ada", "Countess"]);
  const again = await authentication.loginV2(ADA, { password: PASSWORD });
  assert.deepEqual([again.state, again.identity._id], ["SUCCESS", identity._id]);
  assert.notEqual(again.sessionToken, sessionToken);

  const wrong = refused(400, "-19976");
  await assert.rejects(authentication.loginV2(ADA, { password: "a wrong password" }), wrong);
  await assert.rejects(authentication.loginV2({ email: "nobody@example.com" }, { password: PASSWORD }), wrong);
  await assert.rejects(authentication.registerV2(ADA, { password: PASSWORD }), refused(400, "-19995"));
  await assert.rejects(
    authentication.registerV2({ email: "no address" }, { password: "short" }),
    violated("loginId.email"),
  );
});

test("a password change ends the member's other sessions", async () => {
  const here = await site.member(EMAIL);
  const { member } = await here.members.getCurrentMember();
  const there = site.client();
  await site.signIn(there, member._id);
  await assert.rejects(here.authentication.changePassword("short"), violated("newPassword"));
  assert.equal(await here.authentication.changePassword("a new long password"), undefined);
  await here.members.getCurrentMember();
  await assert.rejects(there.members.getCurrentMember(), forbidden);
  assert.equal(there.session.role, "visitor");
  await assert.rejects(there.authentication.changePassword("another long password"), forbidden);
  const { state } = await there.authentication.loginV2(ADA, { password: "a new long password" });
  assert.equal(state, "SUCCESS");
});

test("the session token of the owner's sign-on completes a waiting login", async () => {
  await site.settings({ mfa: "OPTIONAL", mfaFactors: ["EMAIL"] });
  const visitor = site.client();
  const owner = site.owner();
  // A member with a verified email: other accounts' passwords and logins would end with the sign-on.
  const iris = { email: "iris@example.com" };
  await site.settings({ mfa: "REQUIRED" });
  const waiting = await visitor.authentication.loginV2(iris, { password: "hearth and field" });
  assert.equal(waiting.state, "REQUIRE_MFA");

  const signedOn = await owner.authentication.signOn(iris, { verifyEmail: true });
  assert.equal(signedOn.identity.email.isVerified, true);
  const { stateToken: state } = waiting;
  const { sessionToken } = signedOn;
  await assert.rejects(visitor.authentication.loginCallback({ state, sessionToken: "not-a-proof" }), NOT_FOUND);
  const back = await visitor.authentication.loginCallback({ state, sessionToken });
  assert.equal(back.statusCode, 200);
  assert.equal(unpacked(back).state, "SUCCESS");
  await assert.rejects(visitor.authentication.loginCallback({ state, sessionToken }), NOT_FOUND);

  await assert.rejects(visitor.authentication.signOn(ADA), forbidden);
  await assert.rejects(owner.authentication.signOn({ email: "no address" }), violated("loginId.email"));
});

test("a logout redirects to allowed URLs only", async () => {
  const member = await site.member(EMAIL);
  const { clientId } = site;
  const { statusCode, headers } = await member.authentication.logout({ clientId, postLogoutRedirectUri: STORE });
  assert.equal(statusCode, 302);
  assert.equal(headers.find(({ key }) => key === "Location").value, `${STORE}/`);
  const elsewhere = { clientId, postLogoutRedirectUri: "https://evil.example/" };
  await assert.rejects(member.authentication.logout(elsewhere), violated("postLogoutRedirectUri"));
});

test("a second-factor code is required, counted and valid once", async () => {
  await site.settings({ mfa: "REQUIRED", mfaFactors: ["EMAIL", "SMS"] });
  const { authentication } = site.client();
  const { state, stateToken, additionalData } = await authentication.registerV2(ADA, { password: PASSWORD });
  assert.equal(state, "REQUIRE_MFA");
  assert.deepEqual(additionalData.factors, { listValue: { value: [{ strValue: "EMAIL" }, { strValue: "SMS" }] } });
  await assert.rejects(authentication.verify("SMS", { stateToken, smsData: {} }), refused(400, "SEND_CODE_ERROR"));
  const sent = await authentication.verify("EMAIL", { stateToken, emailData: {} });
  assert.equal(sent.state, "MFA_CHALLENGE");
  assert.deepEqual(sent.additionalData.factor, { strValue: "EMAIL" });
  await assert.rejects(authentication.verify("EMAIL", { stateToken, emailData: {} }), { status: 429 });
  const give = (code) => authentication.verify("EMAIL", { stateToken: sent.stateToken, emailData: { code } });
  await assert.rejects(give("xxxxxx"), refused(400, "BAD_CODE"));
  const { code } = await site.message(EMAIL);
  assert.equal((await give(code)).state, "SUCCESS");
  await assert.rejects(give(code), NOT_FOUND);
});

test("an email can be verified during a login and independently", async () => {
  await site.settings({ emailVerification: true });
  const { authentication, verification } = site.client();
  const { state, stateToken } = await authentication.registerV2(ADA, { password: PASSWORD });
  assert.equal(state, "REQUIRE_EMAIL_VERIFICATION");
  const verify = (code, token = stateToken) => verification.verifyDuringAuthentication(code, { stateToken: token });
  await assert.rejects(verify("xxxxxx"), refused(400, "BAD_CODE"));
  await assert.rejects(verify("1"), violated("code"));
  await assert.rejects(verify("123456", "another"), NOT_FOUND);
  await assert.rejects(verification.resendDuringAuthentication("another"), NOT_FOUND);
  await assert.rejects(verification.resendDuringAuthentication(stateToken), { status: 429 });
  const { code: first } = await site.message(EMAIL);
  await site.wait(120);
  const resent = await verification.resendDuringAuthentication(stateToken);
  assert.equal(resent.state, "REQUIRE_EMAIL_VERIFICATION");
  const { code } = await site.message(EMAIL);
  if (code !== first) await assert.rejects(verify(first), refused(400, "BAD_CODE"));
  const { state: done, identity } = await verify(code);
  assert.deepEqual([done, identity.email.isVerified], ["SUCCESS", true]);
  await assert.rejects(verify(code), NOT_FOUND);

  const bob = { email: "bob@example.com" };
  const { identity: other } = await site.owner().authentication.signOn(bob);
  const { verificationId } = await site.owner().verification.start({ identityId: other._id, target: "EMAIL" });
  const { code: mailed } = await site.message(bob.email);
  const confirmed = await verify(mailed, verificationId);
  assert.equal(confirmed.identity.email.isVerified, true);
  assert.equal(confirmed.sessionToken, undefined, "an address is no login");
  await assert.rejects(verification.start({ identityId: other._id }), forbidden);
  await assert.rejects(site.owner().verification.start({ target: "PHONE" }), violated("target"));
});

test("a password reset works once and does not reveal whether an account exists", async () => {
  const member = await site.member(EMAIL);
  const { authentication, recovery } = site.client();
  const redirect = { url: `${STORE}/recover/reset`, clientId: site.clientId };
  assert.equal(await recovery.sendRecoveryEmail(EMAIL, { redirect, language: "en" }), undefined);
  assert.equal(await recovery.sendRecoveryEmail("nobody@example.com", { redirect }), undefined);
  const evil = { ...redirect, url: "https://evil.example/" };
  await assert.rejects(recovery.sendRecoveryEmail(EMAIL, { redirect: evil }), violated("redirect.url"));
  assert.ok((await site.message(EMAIL)).link.startsWith(redirect.url));
  const token = await site.recoveryToken(EMAIL);
  await assert.rejects(recovery.recover("not-a-token", { password: PASSWORD }), NOT_FOUND);
  await assert.rejects(recovery.recover(token, { password: "short" }), violated("password"));
  const { state, sessionToken } = await recovery.recover(token, { password: "another long password" });
  assert.deepEqual([state, typeof sessionToken], ["SUCCESS", "string"]);
  await assert.rejects(recovery.recover(token, { password: "a third password" }), NOT_FOUND);
  await assert.rejects(member.members.getCurrentMember(), forbidden);
  await assert.rejects(authentication.loginV2(ADA, { password: PASSWORD }), refused(400, "-19976"));

  await recovery.sendRecoveryEmail(EMAIL, { redirect });
  const late = await site.recoveryToken(EMAIL);
  await site.wait(3601);
  await assert.rejects(recovery.recover(late, { password: PASSWORD }), NOT_FOUND);
});

test("an activation mail lets a member take over an account made by the owner", async () => {
  const owner = site.owner();
  const { authentication, recovery } = site.client();
  const { identity } = await owner.authentication.signOn(ADA);
  await assert.rejects(recovery.sendActivationEmail(identity._id), forbidden);
  assert.equal(await owner.recovery.sendActivationEmail(identity._id), undefined);
  const { state } = await recovery.recover(await site.recoveryToken(EMAIL), { password: PASSWORD });
  assert.equal(state, "SUCCESS");
  assert.equal((await authentication.loginV2(ADA, { password: PASSWORD })).state, "SUCCESS");
});

test("tokenInfo describes a valid token and reports others as inactive", async () => {
  const client = await site.member(EMAIL);
  const { member } = await client.members.getCurrentMember();
  const info = () => client.oauth.tokenInfo(client.auth.getTokens().accessToken.value);
  const { active, subjectType, subjectId, clientId, siteId, exp, iat } = await info();
  assert.deepEqual([active, subjectType, subjectId], [true, "MEMBER", member._id]);
  assert.deepEqual([clientId, siteId], [site.clientId, site.siteId]);
  assert.ok(Number(exp) > Number(iat));
  const token = client.auth.getTokens().accessToken.value;
  await site.expireTokens();
  assert.deepEqual(await site.client().oauth.tokenInfo(token), { active: false });
  assert.deepEqual(await client.oauth.tokenInfo("no token"), { active: false });
});

test("userInfo returns the member and is refused for a visitor", async () => {
  const client = await site.member(EMAIL);
  const { member } = await client.members.getCurrentMember();
  const info = await client.oauth.userInfo();
  assert.deepEqual([info.sub, info.email, info.emailVerified], [member._id, EMAIL, false]);
  await assert.rejects(site.client().oauth.userInfo(), forbidden);
});

test("the public JWKS is returned without a token", async () => {
  const client = site.client();
  const answer = await client.oauth.jwks();
  assert.deepEqual([answer.statusCode, answer.headers[0].value], [200, "application/jwk-set+json"]);
  const [key] = unpacked(answer).keys;
  assert.deepEqual([key.kty, key.alg, key.use], ["RSA", "RS256", "sig"]);
  assert.equal(client.auth.getTokens().accessToken.value, "", "no token was needed");
});

test("validateEmail reports invalid emails with the reason", async () => {
  const { authentication } = site.client();
  assert.deepEqual(await authentication.validateEmail(EMAIL), { valid: true, formatInvalid: false });
  const { valid, failure } = await authentication.validateEmail("ada@shop.invalid");
  assert.deepEqual([valid, failure.reason], [false, "EMAIL_DOMAIN_MISSING_DNS_RECORDS"]);
  assert.deepEqual(await authentication.validateEmail("ada"), { valid: false, formatInvalid: true });
  await assert.rejects(authentication.validateEmail(""), violated("email"));
});
