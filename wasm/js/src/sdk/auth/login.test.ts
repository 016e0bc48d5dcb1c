/** Registration and login by the strategy's calls. */

import assert from "node:assert/strict";
import { test, type TestContext } from "vitest";
import {
  ApplicationError,
  createClient,
  DecodeError,
  LoginState,
  OAuthStrategy,
  recovery,
  RequestError,
  SessionError,
  TransportError,
  ValidationError,
  verification,
} from "../../inline.js";
import type { FactorAnswer, LoginFailed, LoginResult } from "./login.js";
import { type Answer, host, json, scripted, withTokens } from "../../../test/network.js";

const AUTHENTICATION = "/_api/iam/authentication";
const ADA = { email: "ada@example.com", password: "a long password" };

function client(options = {}) {
  return createClient({
    modules: { recovery, verification },
    auth: OAuthStrategy({ clientId: "client-1", ...options }),
    host,
  });
}

function refusal(code: string, status = 400) {
  return json({ message: "m", details: { applicationError: { code, description: "d", data: {} } } }, { status });
}

function failureOf(result: LoginResult): LoginFailed {
  assert.ok(result.loginState === "FAILURE");
  return result;
}

/** A client of a platform with one answer to all but token requests. */
function answering(t: TestContext, answer: Answer) {
  const requests = scripted(t, withTokens(answer));
  return { auth: client().auth, calls: () => requests.filter(({ path }) => path !== "/oauth2/token") };
}

test("a registration sends the documented fields", async (t) => {
  const { auth, calls } = answering(t, () => json({ state: "SUCCESS", sessionToken: "proof" }));
  const result = await auth.register({
    ...ADA,
    profile: { firstName: "Ada", addresses: [{ address: { addressLine1: "1 Row" }, tag: "HOME" }] },
    captchaTokens: { recaptchaToken: "shown", invisibleRecaptchaToken: "hidden" },
  });
  assert.deepEqual(result, { loginState: LoginState.SUCCESS, data: { sessionToken: "proof" } });
  const { method, path, body, headers } = calls()[0]!;
  assert.deepEqual([method, path], ["POST", `${AUTHENTICATION}/v2/register`]);
  assert.equal(headers["authorization"], "access");
  assert.deepEqual(body, {
    loginId: { email: ADA.email },
    password: ADA.password,
    profile: { firstName: "Ada", addresses: [{ address: { addressLine: "1 Row" }, tag: "HOME" }] },
    captchaTokens: [{ Recaptcha: "shown", InvisibleRecaptcha: "hidden" }],
  });
});

test("each platform state maps to its client state", async (t) => {
  let answer: object = {};
  const { auth } = answering(t, () => json(answer));
  const rows: [server: object, expected: object][] = [
    [{ state: "REQUIRE_OWNER_APPROVAL" }, { loginState: "OWNER_APPROVAL_REQUIRED" }],
    [
      { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "s" },
      { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "s" } },
    ],
    [
      { state: "STATUS_CHECK" },
      { loginState: "FAILURE", error: "Unknown _state", serverState: "STATUS_CHECK", challenge: { factors: [] } },
    ],
    [
      {
        state: "REQUIRE_MFA",
        stateToken: "s",
        additionalData: {
          factors: { listValue: { value: [{ strValue: "TOTP" }] } },
          totpSecret: { strValue: "BASE32" },
          totpUri: { strValue: "otpauth://totp/x" },
        },
      },
      {
        loginState: "FAILURE",
        error: "Unknown _state",
        serverState: "REQUIRE_MFA",
        challenge: { stateToken: "s", factors: ["TOTP"], totpSecret: "BASE32", totpUri: "otpauth://totp/x" },
      },
    ],
  ];
  for (const [server, expected] of rows) {
    answer = server;
    assert.deepEqual(await auth.login(ADA), expected);
  }
});

test("a refusal has a named error code", async (t) => {
  let code = "";
  const { auth } = answering(t, () => refusal(code));
  const rows: [number: string, register: string | undefined, login: string][] = [
    ["-19971", "missingCaptchaToken", "missingCaptchaToken"],
    ["-19970", "invalidCaptchaToken", "invalidCaptchaToken"],
    ["-19995", "emailAlreadyExists", "invalidEmail"],
    ["-19976", undefined, "invalidPassword"],
    ["-19973", undefined, "resetPassword"],
    ["ANYTHING_ELSE", undefined, "invalidEmail"],
  ];
  for (const [number, register, login] of rows) {
    code = number;
    const registered = failureOf(await auth.register(ADA));
    const loggedIn = failureOf(await auth.login(ADA));
    assert.deepEqual([registered.loginState, registered.errorCode], ["FAILURE", register], number);
    assert.deepEqual([loggedIn.loginState, loggedIn.errorCode], ["FAILURE", login], number);
    assert.ok(loggedIn.cause instanceof ApplicationError);
    assert.equal(loggedIn.cause.code, number);
    assert.equal(typeof loggedIn.error, "string");
  }
});

test("a missing captcha token asks for an invisible captcha first, then for a visible one", async (t) => {
  let code = "";
  const { auth } = answering(t, () => refusal(code));
  const captchaTokens = { invisibleRecaptchaToken: "hidden" };
  const rows: [number: string, first: string | undefined, again: string | undefined][] = [
    ["-19971", LoginState.SILENT_CAPTCHA_REQUIRED, LoginState.USER_CAPTCHA_REQUIRED],
    ["-19970", LoginState.USER_CAPTCHA_REQUIRED, LoginState.USER_CAPTCHA_REQUIRED],
    ["-19976", undefined, undefined],
  ];
  for (const [number, first, again] of rows) {
    code = number;
    assert.equal(failureOf(await auth.login(ADA)).captchaState, first, number);
    assert.equal(failureOf(await auth.register(ADA)).captchaState, first, number);
    assert.equal(failureOf(await auth.login({ ...ADA, captchaTokens })).captchaState, again, number);
  }
});

test("an email violation is reported as invalidEmail with its fields", async (t) => {
  const violation = { field: "loginId.email", description: "is not an email address", data: { type: "EMAIL" } };
  const { auth } = answering(t, () =>
    json({ message: "m", details: { validationError: { fieldViolations: [violation] } } }, { status: 400 }),
  );
  const result = failureOf(await auth.register(ADA));
  assert.equal(result.errorCode, "invalidEmail");
  assert.ok(result.cause instanceof ValidationError);
  assert.equal(result.cause.details.validationError!.fieldViolations[0]!.field, "loginId.email");
});

test("a network failure during login rejects as such", async (t) => {
  const { auth } = answering(t, () => {
    throw new TypeError("fetch failed");
  });
  await assert.rejects(auth.login(ADA), (error) => error instanceof TransportError && error.retryable);
  await assert.rejects(auth.register(ADA), TransportError);
});

test("a login response that is not JSON rejects as a decode error", async (t) => {
  const { auth } = answering(t, () => new Response("<html>"));
  await assert.rejects(auth.login(ADA), DecodeError);
  await assert.rejects(auth.register(ADA), DecodeError);
});

test("a verification code continues from the last state that asks for one, and only from it", async (t) => {
  let answer: object = { state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "state-1" };
  const { auth, calls } = answering(t, () => json(answer));
  const unknown = { loginState: "FAILURE", error: "Unknown _state" };
  assert.deepEqual(await auth.processVerification({ verificationCode: "123456" }), unknown);
  const state = await auth.register(ADA);
  await auth.resendVerification();
  answer = { state: "SUCCESS", sessionToken: "proof" };
  await auth.processVerification({ code: "123456" }, state);
  assert.deepEqual(calls().at(-1)!.body, { code: "123456", stateToken: "state-1" });
  assert.match(calls().at(-2)!.path, /\/v1\/auth\/resend$/);
  assert.deepEqual(await auth.processVerification({ code: "123456" }), unknown, "a state is spent with its success");
});

test("a wrong verification code rejects with the platform's error code", async (t) => {
  let answer = json({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "state-1" });
  const { auth } = answering(t, () => answer);
  await auth.login(ADA);
  for (const code of ["BAD_CODE", "NOT_FOUND", "SEND_CODE_ERROR"]) {
    answer = refusal(code);
    await assert.rejects(
      auth.processVerification({ code: "000000" }),
      (error) => error instanceof ApplicationError && error.code === code,
    );
  }
});

test("a second factor can be requested and verified", async (t) => {
  let answer: object = { state: "MFA_CHALLENGE", stateToken: "state-1", additionalData: {} };
  const { auth, calls } = answering(t, () => json(answer));
  await auth.login(ADA);
  const rows: [factorType: string, given: Partial<FactorAnswer>, sent: object][] = [
    ["TOTP", { code: "123456" }, { totpData: { code: "123456" } }],
    ["SMS", {}, { smsData: {} }],
    ["CALL", { code: "1" }, { callData: { code: "1" } }],
    ["EMAIL", { code: "1" }, { emailData: { code: "1" } }],
    ["PUSH", { transactionId: "t" }, { pushData: { transactionId: "t" } }],
  ];
  for (const [factorType, given, sent] of rows) {
    await auth.verifyFactor({ factorType, ...given });
    const { path, body } = calls().at(-1)!;
    assert.equal(path, `${AUTHENTICATION}/v2/${factorType}/verify`);
    assert.deepEqual(body, { factorType, stateToken: "state-1", ...sent });
  }
  answer = { state: "SUCCESS", sessionToken: "proof" };
  assert.equal((await auth.verifyFactor({ factorType: "TOTP", code: "1" })).loginState, "SUCCESS");
  assert.equal(failureOf(await auth.verifyFactor({ factorType: "TOTP", code: "1" })).error, "Unknown _state");
});

test("signIn accepts only a successful login", async (t) => {
  const { auth } = answering(t, () => json({}));
  await assert.rejects(auth.signIn({ loginState: "OWNER_APPROVAL_REQUIRED" }), SessionError);
});

test("a direct login without a page is refused", async (t) => {
  const { auth } = answering(t, () =>
    json({ redirectSession: { fullUrl: "https://login.example/authorize", urlDetails: {} } }),
  );
  await assert.rejects(auth.getMemberTokensForDirectLogin("proof"), RequestError);
  assert.equal(auth.loggedIn(), false);
});

test("a password reset mail is requested with the client id and redirect URL", async (t) => {
  const { auth, calls } = answering(t, () => json({}));
  await auth.sendPasswordResetEmail(ADA.email, "https://shop.example/recover/reset");
  const { path, body } = calls()[0]!;
  assert.equal(path, "/_api/iam/recovery/v1/send-email");
  assert.deepEqual(body, {
    email: ADA.email,
    redirect: { url: "https://shop.example/recover/reset", clientId: "client-1" },
  });
});
