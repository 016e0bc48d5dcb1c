/** Concurrent completions of logins, one of which fails. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient, OAuthStrategy } from "../../wasm/pkg/inline.js";
import { held, host, isTokenRequest, json, scripted } from "../../wasm/js/test/network.ts";

const kept = new Map();
globalThis.sessionStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => void kept.set(name, text),
};

test("a failed login completion does not drop another in progress", async (t) => {
  const [first, second] = [0, 1].map(() => held(() => undefined));
  const requests = scripted(t, async (request) => {
    if (!isTokenRequest(request)) {
      return json({
        redirectSession: { fullUrl: `https://login.example/?state=${request.body.auth.authRequest.state}` },
      });
    }
    if (request.body.grantType === "anonymous") {
      return json({ access_token: "a", expires_in: 14_400, refresh_token: "r" });
    }
    const isFirst = request.body.code === "first";
    await (isFirst ? first : second).answer();
    return isFirst
      ? json({ error: "invalid_grant" }, { status: 400 })
      : json({ access_token: "m", expires_in: 14_400, refresh_token: "m" });
  });
  const { auth } = createClient({ auth: OAuthStrategy({ clientId: "client-1" }), host });
  const callbackOf = async (code) => {
    const { authUrl } = await auth.beginLogin("http://localhost:5173/back", { returnPath: `/${code}` });
    return `http://localhost:5173/back#code=${code}&state=${new URL(authUrl).searchParams.get("state")}`;
  };
  const [one, two] = [await callbackOf("first"), await callbackOf("second")];
  const failed = assert.rejects(auth.completeLogin(one));
  const other = auth.completeLogin(two);
  first.release();
  await failed;
  const joined = auth.completeLogin(two);
  second.release();
  assert.deepEqual(await Promise.all([other, joined]), [{ returnPath: "/second" }, { returnPath: "/second" }]);
  assert.equal(requests.filter(({ body }) => body.code === "second").length, 1);
});

test("completing a login again returns the same result until the identity changes or a logout", async (t) => {
  scripted(t, ({ path, body }) => {
    if (path !== "/oauth2/token") {
      const url = "https://login.example/";
      return json({ redirectSession: { fullUrl: body.auth ? `${url}?state=${body.auth.authRequest.state}` : url } });
    }
    return json({ access_token: "m", expires_in: 14_400, refresh_token: "m" });
  });
  const { auth } = createClient({ auth: OAuthStrategy({ clientId: "client-2" }), host });
  const { authUrl } = await auth.beginLogin("http://localhost:5173/back", { returnPath: "/cart" });
  const url = `http://localhost:5173/back#code=once&state=${new URL(authUrl).searchParams.get("state")}`;
  for (let again = 0; again < 2; again += 1) {
    assert.deepEqual(await auth.completeLogin(url), { returnPath: "/cart" });
    assert.equal(auth.loggedIn(), true);
  }
  await auth.logout("http://localhost:5173/");
  await assert.rejects(auth.completeLogin(url), { kind: "oauth" });
  assert.equal(auth.loggedIn(), false);
});
