/** The login of a form as an external store, and as a hook. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createClient, OAuthStrategy } from "../../inline.js";
import { CartwrightProvider, useLogin } from "../../react/index.js";
import type { LoginResult } from "../../sdk/auth/login.js";
import type { LazyClient } from "../lazy/types.js";
import { type LoginClient, loginStore } from "./login.js";

const ADA = { email: "ada@shop.example", password: "secret" };
const success: LoginResult = { loginState: "SUCCESS", data: { sessionToken: "s" } };

/** A client whose steps return these results in turn. */
function clientOf(...results: unknown[]) {
  const signedIn: unknown[] = [];
  const step = async () => {
    const result = await results.shift();
    if (result instanceof Error) throw result;
    return result as LoginResult;
  };
  const auth = {
    login: step,
    register: step,
    processVerification: step,
    resendVerification: step,
    verifyFactor: step,
    signIn: (result: unknown) => Promise.resolve(void signedIn.push(result)),
  };
  return { auth: auth as LoginClient["auth"], signedIn };
}

test("a login starts as INITIAL and follows the platform's states", async () => {
  const verification = { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "t" } };
  const captcha = { loginState: "FAILURE", error: "captcha", captchaState: "USER_CAPTCHA_REQUIRED" };
  const client = clientOf(captcha, verification, { loginState: "FAILURE", error: "wrong" }, success);
  const store = loginStore(client);
  const states: string[] = [];
  store.subscribe(() => states.push(store.getSnapshot().isBusy ? "busy" : store.getSnapshot().state));
  assert.equal(store.getSnapshot().state, "INITIAL");
  await store.login(ADA);
  await store.register(ADA);
  await store.verify("000000");
  await store.verify("123456");
  const ended = ["USER_CAPTCHA_REQUIRED", "EMAIL_VERIFICATION_REQUIRED", "FAILURE", "SUCCESS"];
  assert.deepEqual(
    states,
    ended.flatMap((state) => ["busy", state]),
  );
  assert.deepEqual(client.signedIn, [success]);
  store.reset();
  assert.deepEqual(store.getSnapshot(), { state: "INITIAL", result: undefined, isBusy: false, error: undefined });
});

test("a lost response is an error, and the login state stays", async () => {
  const store = loginStore(clientOf(new Error("no answer")));
  await store.login(ADA);
  const { state, error, isBusy } = store.getSnapshot();
  assert.deepEqual([state, (error as Error).message, isBusy], ["INITIAL", "no answer", false]);
});

test("the late response of a superseded step does not sign in", async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<unknown>();
  const client = clientOf(promise, { loginState: "OWNER_APPROVAL_REQUIRED" });
  const store = loginStore(client);
  const first = store.login(ADA);
  await store.register({ ...ADA, email: "bob@shop.example" });
  arrive(success);
  await first;
  assert.equal(store.getSnapshot().state, "OWNER_APPROVAL_REQUIRED");
  assert.deepEqual(client.signedIn, []);
});

test("the login hook starts as INITIAL, also with a lazy client", async () => {
  const State = () => useLogin()[0].state;
  const client = createClient({ auth: OAuthStrategy({ clientId: "client-1" }) });
  assert.equal(
    renderToString(createElement(CartwrightProvider, { client, children: createElement(State) })),
    "INITIAL",
  );
  const store = loginStore({ load: () => Promise.resolve(clientOf(success)) } as unknown as LazyClient<LoginClient>);
  await store.login(ADA);
  assert.equal(store.getSnapshot().state, "SUCCESS");
});
