/** Tests the mediator through each adapter, with pages of any origin and a platform that may be down. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { test } from "node:test";
import * as astro from "./astro-endpoint.mjs";
import * as next from "./next-route.mjs";
import { listener } from "./node.mjs";
import { mediator, optionsFrom } from "./session.mjs";

const ORIGIN = "https://shop.example";
const GRANTED = { access_token: "access", expires_in: 600, refresh_token: "r.1/+=" };

/** Serves a listener until the test ends. */
async function serve(test, listener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  test.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${server.address().port}`, server };
}

/** Sets the environment variables for the frameworks' adapters until the test ends. */
function withEnvironment(test, { origin, platform, clientId }) {
  const before = { ...process.env };
  Object.assign(process.env, { ORIGIN: origin, CARTWRIGHT_HOST: platform, CARTWRIGHT_CLIENT_ID: clientId });
  test.after(() => {
    process.env = before;
  });
}

/**
 * Mounts each adapter like its framework does: returns a function that answers requests.
 * @type {Record<string, (test: import("node:test").TestContext, options: any) => Promise<(request: Request) => Promise<Response>>>}
 */
const ADAPTERS = {
  handler: async (_, options) => mediator(options),
  "Node's server": async (test, options) => {
    const { url } = await serve(test, listener(mediator(options)));
    return (request) => fetch(new Request(new URL("/session", url), request));
  },
  "Next.js": async (test, options) => {
    withEnvironment(test, options);
    const notAllowed = () => new Response(null, { status: 405, headers: { allow: "POST, DELETE" } });
    return async (request) => (next[request.method] ?? notAllowed)(request);
  },
  Astro: async (test, options) => {
    withEnvironment(test, options);
    assert.equal(astro.prerender, false);
    return async (request) => astro.ALL({ request });
  },
};

/** The adapter under test. */
let mounted = ADAPTERS.handler;

/** Runs a test with each adapter. */
const testEach = (name, run) => {
  for (const [adapter, mount] of Object.entries(ADAPTERS)) {
    test(`${adapter}: ${name}`, async (t) => {
      mounted = mount;
      await run(t);
    });
  }
};

/** A mediator in front of a platform with this answer; `asked` records the platform's requests. */
async function mediated(test, answer = () => [200, GRANTED], options = {}) {
  const asked = [];
  const { url: platform } = await serve(test, async (request, response) => {
    const chunks = await request.toArray();
    asked.push({ path: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
    const [status, body, headers = {}] = answer(asked.at(-1).body);
    response.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  const answers = await mounted(test, { origin: ORIGIN, platform, clientId: "client-1", ...options });
  const send = (body, headers = {}, method = "POST") =>
    answers(
      new Request(`${ORIGIN}/session`, {
        method,
        headers: { origin: ORIGIN, "content-type": "application/json", ...headers },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    );
  return { send, asked };
}

const cookieOf = (answer) => answer.headers.get("set-cookie");
const pairOf = (answer) => cookieOf(answer).split(";")[0];
const anonymous = { clientId: "client-1", grantType: "anonymous" };
const renewal = { clientId: "client-1", grantType: "refresh_token" };

testEach("the page gets only an access token, and an HttpOnly cookie gets the refresh token", async (t) => {
  const { send, asked } = await mediated(t);
  const answer = await send(anonymous);
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), { access_token: "access", expires_in: 600, role: "visitor" });
  assert.equal(answer.headers.get("cache-control"), "no-store");
  assert.equal(
    cookieOf(answer),
    "__Secure-cartwright-refresh=visitor.r.1%2F%2B%3D; Path=/session; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure",
  );
  assert.deepEqual(asked, [{ path: "/oauth2/token", body: anonymous }]);
});

testEach("on an http origin, the cookie has no Secure attribute and no prefix", async (t) => {
  const origin = "http://localhost:5180";
  const { send } = await mediated(t, undefined, { origin });
  const answer = await send(anonymous, { origin });
  assert.match(
    cookieOf(answer),
    /^cartwright-refresh=visitor\.\S+; Path=\/session; Max-Age=1209600; HttpOnly; SameSite=Lax$/,
  );
});

testEach("a code exchange forwards only its code, verifier and redirect URI to the platform", async (t) => {
  const { send, asked } = await mediated(t);
  const proof = { code: "c", codeVerifier: "v", redirectUri: `${ORIGIN}/callback` };
  const answer = await send({
    grantType: "authorization_code",
    ...proof,
    clientId: "other",
    refreshToken: "mine",
    x: 1,
  });
  assert.equal((await answer.json()).role, "member");
  assert.match(pairOf(answer), /=member\./);
  assert.deepEqual(asked[0].body, { ...proof, clientId: "client-1", grantType: "authorization_code" });
});

testEach("a renewal sends the cookie's refresh token, keeps the role and stores a rotated token", async (t) => {
  const granted = [GRANTED, { ...GRANTED, refresh_token: "r2" }, { ...GRANTED, refresh_token: undefined }];
  const { send, asked } = await mediated(t, () => [200, granted.shift()]);
  const first = await send({ grantType: "authorization_code", code: "c" });
  const second = await send(renewal, { cookie: `other=1; ${pairOf(first)}` });
  assert.deepEqual(await second.json(), { access_token: "access", expires_in: 600, role: "member" });
  const third = await send(renewal, { cookie: pairOf(second) });
  assert.equal(pairOf(third), "__Secure-cartwright-refresh=member.r2");
  assert.deepEqual(
    asked.map(({ body }) => body.refreshToken),
    [undefined, "r.1/+=", "r2"],
  );
});

testEach("a renewal without a valid cookie is refused as an invalid grant", async (t) => {
  const { send, asked } = await mediated(t);
  for (const cookie of [
    "",
    "cartwright-refresh=member.t",
    "__Secure-cartwright-refresh=",
    "__Secure-cartwright-refresh=owner.t",
    "__Secure-cartwright-refresh=member.",
    "__Secure-cartwright-refresh=member.%E0%A4%A",
  ]) {
    const answer = await send(renewal, cookie && { cookie });
    assert.deepEqual([answer.status, cookieOf(answer)], [400, null], cookie);
    assert.equal((await answer.json()).error, "invalid_grant", cookie);
  }
  assert.deepEqual(asked, []);
});

testEach("a refusal by the platform is passed on with its status and Retry-After", async (t) => {
  const refusals = [
    [400, { error: "invalid_grant" }],
    [429, { message: "later" }, { "retry-after": "7" }],
  ];
  const { send } = await mediated(t, () => refusals.shift());
  const cookie = "__Secure-cartwright-refresh=member.t";
  const refused = await send(renewal, { cookie });
  assert.deepEqual([refused.status, await refused.json()], [400, { error: "invalid_grant" }]);
  const later = await send(renewal, { cookie });
  assert.deepEqual([later.status, later.headers.get("retry-after"), cookieOf(later)], [429, "7", null]);
});

testEach("a platform failure or a response without a token returns 503 and keeps the cookie", async (t) => {
  for (const answer of [
    [500, "{}"],
    [307, "", { location: "/elsewhere" }],
    [200, "<html>"],
    [200, "null"],
    [200, {}],
  ]) {
    const { send } = await mediated(t, () => answer);
    const { status, headers } = await send(renewal, { cookie: "__Secure-cartwright-refresh=member.t" });
    assert.deepEqual([status, headers.get("set-cookie")], [503, null], String(answer));
  }
});

testEach("an unreachable platform returns 503", async (t) => {
  const { url: gone, server } = await serve(t, () => undefined);
  server.close();
  await once(server, "close");
  const { send } = await mediated(t, undefined, { platform: gone });
  assert.equal((await send(anonymous)).status, 503);
});

testEach("a logout deletes the cookie without a request to the platform", async (t) => {
  const { send, asked } = await mediated(t);
  const answer = await send(undefined, {}, "DELETE");
  assert.equal(answer.status, 200);
  assert.equal(
    cookieOf(answer),
    "__Secure-cartwright-refresh=; Path=/session; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
  );
  assert.deepEqual(asked, []);
});

testEach("requests of other origins are refused with 403", async (t) => {
  const { send, asked } = await mediated(t);
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://shop.example.evil.example" },
    { origin: "" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
  ]) {
    const cookie = "__Secure-cartwright-refresh=member.t";
    const answers = [await send(renewal, { cookie, ...headers }), await send(undefined, headers, "DELETE")];
    for (const answer of answers) {
      assert.deepEqual([answer.status, cookieOf(answer)], [403, null], JSON.stringify(headers));
    }
  }
  assert.equal((await send(anonymous, { "sec-fetch-site": "same-origin" })).status, 200);
  assert.equal(asked.length, 1);
});

testEach("a request that is no grant is refused and not sent to the platform", async (t) => {
  const { send, asked } = await mediated(t);
  for (const [body, status, headers] of [
    [anonymous, 415, { "content-type": "text/plain" }],
    [anonymous, 415, { "content-type": "application/jsonp" }],
    ["{", 400],
    ["[]", 400],
    ["null", 400],
    ['"text"', 400],
    [{}, 400],
    [{ grantType: "authorized_client" }, 400],
    [{ grantType: "__proto__" }, 400],
    [{ grantType: ["anonymous", "refresh_token"] }, 400],
    [{ ...anonymous, filler: "x".repeat(16 * 1024) }, 413],
  ]) {
    assert.equal((await send(body, headers)).status, status, JSON.stringify(body).slice(0, 80));
  }
  assert.equal((await send(anonymous, { "content-type": "application/json; charset=utf-8" })).status, 200);
  const put = await send(anonymous, {}, "PUT");
  assert.deepEqual([put.status, put.headers.get("allow")], [405, "POST, DELETE"]);
  assert.equal(asked.length, 1);
});

test("an HTTP method that Request does not support is refused", async (t) => {
  const { url } = await serve(t, listener(mediator({ origin: ORIGIN, platform: "http://localhost", clientId: "c" })));
  const answer = await new Promise((resolve) => request(url, { method: "TRACE" }, resolve).end());
  assert.equal(answer.statusCode, 405);
  answer.resume();
});

test("the lifetime and path of the session cookie can be configured", async () => {
  const options = { origin: ORIGIN, platform: "http://localhost", clientId: "c", days: 1, path: "/api/session" };
  const headers = { origin: ORIGIN };
  const answer = await mediator(options)(new Request(`${ORIGIN}/api/session`, { method: "DELETE", headers }));
  assert.match(cookieOf(answer), /; Path=\/api\/session; Max-Age=0;/);
});

test("an environment without origin or client id is refused at startup", () => {
  assert.throws(() => optionsFrom({ ORIGIN }), /Set ORIGIN/);
  assert.throws(() => optionsFrom({ CARTWRIGHT_CLIENT_ID: "c" }), /Set ORIGIN/);
  assert.equal(optionsFrom({ ORIGIN, CARTWRIGHT_CLIENT_ID: "c" }).platform, "https://www.wixapis.com");
});
