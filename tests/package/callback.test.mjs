/** The way back from a login: completed once, however often a page runs the same code. */

import "./window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient, OAuthStrategy, SessionError } from "../../wasm/pkg/node.js";
import { host, isTokenRequest, json, scripted } from "./network.mjs";

/** A platform that signs in whoever comes back, and a client that has sent its visitor there. */
async function begun(t, { exchange = (body) => body } = {}) {
  let state;
  const requests = scripted(t, (request) => {
    if (!isTokenRequest(request)) {
      state = request.body.auth.authRequest.state;
      return json({ redirectSession: { fullUrl: "https://login.example", urlDetails: {} } });
    }
    const role = request.body.grantType === "authorization_code" ? "member" : "visitor";
    return exchange(json({ access_token: role, expires_in: 14400, refresh_token: `${role}-refresh` }), request);
  });
  const { auth, session } = createClient({ auth: OAuthStrategy({ clientId: "client-1" }), host });
  await auth.beginLogin("https://shop.example/back", { returnPath: "/cart", responseMode: "query" });
  const exchanges = () => requests.filter(({ body }) => body?.grantType === "authorization_code");
  return { auth, session, exchanges, url: `https://shop.example/back?code=code&state=${state}` };
}

test("an effect that StrictMode runs twice exchanges one code, and both runs have the same result", async (t) => {
  const { auth, session, exchanges, url } = await begun(t);
  const runs = await Promise.all([auth.completeLogin(url, "query"), auth.completeLogin(url, "query")]);
  assert.deepEqual(runs, [{ returnPath: "/cart" }, { returnPath: "/cart" }]);
  assert.equal(exchanges().length, 1);
  assert.equal(session.role, "member");
  assert.deepEqual(await auth.completeLogin(url, "query"), { returnPath: "/cart" }, "and so has a third, later");
  assert.equal(exchanges().length, 1);
});

test("a login is told once, however often it is completed", async (t) => {
  const { auth, session, url } = await begun(t);
  const heard = [];
  session.subscribe(({ type }) => heard.push(type));
  await Promise.all([auth.completeLogin(url, "query"), auth.completeLogin(url, "query")]);
  await auth.completeLogin(url, "query");
  assert.deepEqual(heard, ["signedIn"]);
});

test("a code that is refused fails both runs alike, and signs nobody in", async (t) => {
  const { auth, session, exchanges, url } = await begun(t, {
    exchange: (answer, { body }) =>
      body.grantType === "authorization_code" ? json({ error: "invalid_grant" }, { status: 400 }) : answer,
  });
  const runs = [auth.completeLogin(url, "query"), auth.completeLogin(url, "query")];
  for (const { reason } of await Promise.allSettled(runs)) {
    assert.ok(reason instanceof SessionError);
    assert.equal(reason.message, "Failed to get member tokens");
  }
  assert.equal(exchanges().length, 1);
  assert.equal(session.role, "visitor");
});

test("a callback that this page did not begin signs nobody in", async (t) => {
  const { auth, session, exchanges } = await begun(t);
  const foreign = "https://shop.example/back?code=code&state=somebody-else's";
  await assert.rejects(auth.completeLogin(foreign, "query"), { message: "Invalid _state" });
  assert.equal(exchanges().length, 0);
  assert.equal(session.role, "visitor");
});
