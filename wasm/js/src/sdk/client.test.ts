/** A client's own features: headers, other modules, authorised requests, and disposal. */

import assert from "node:assert/strict";
import type { FailedCall } from "./call.js";
import { onTestFinished, test, vi } from "vitest";
import {
  ApiKeyStrategy,
  ApplicationError,
  authentication,
  CancelledError,
  createClient,
  currentCart,
  members,
  OAuthStrategy,
  products,
  ProxyStrategy,
  RequestError,
} from "../inline.js";
import type { LoginResult } from "./auth/login.js";
import { held, host, isTokenRequest, json, scripted, underWay, withTokens } from "../../test/network.js";

const visitor = (options = {}) =>
  createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1" }), host, ...options });

test("tokens and keys are sent only over https or to localhost", async (t) => {
  const requests = scripted(t, () => json({}));
  const owner = createClient({ auth: ApiKeyStrategy({ apiKey: "key", siteId: "site" }), host: "http://shop.example" });
  await assert.rejects(owner.fetchWithAuth("/anything"), (error) => {
    assert.ok(error instanceof RequestError);
    assert.match(error.message, /^fetchWithAuth: http:\/\/shop\.example is not https/);
    return true;
  });
  assert.equal(requests.length, 0);
  for (const host of ["https://shop.example", "http://127.0.0.1:4400", "http://[::1]:4400", "http://shop.localhost"]) {
    const client = createClient({ auth: ApiKeyStrategy({ apiKey: "key", siteId: "site" }), host });
    await client.fetchWithAuth("/anything");
  }
  await createClient({ auth: ProxyStrategy(), host: "http://shop.example" }).fetchWithAuth("/anything");
  assert.equal(requests.length, 5);
});

interface Nested {
  value?: Nested;
}

test("onError receives the call's error even if the arguments cannot be copied", async (t) => {
  scripted(
    t,
    withTokens(() => json({ message: "no" }, { status: 400 })),
  );
  const cyclic: { buyer: { cart?: object } } = { buyer: {} };
  cyclic.buyer.cart = cyclic;
  const trap = Object.defineProperty({}, "note", { enumerable: true, get: () => assert.fail("not to be read") });
  const proxy = new Proxy({}, { ownKeys: () => assert.fail("not to be listed") });
  const deep: Nested = {};
  for (let at = deep, depth = 0; depth < 20_000; depth += 1) at = at.value = {};
  for (const payload of [cyclic, trap, proxy, deep, { couponCode: "TEN" }]) {
    const failures: FailedCall[] = [];
    const client = visitor({ onError: (failed: FailedCall) => failures.push(failed) });
    const failure = await client.currentCart.updateCurrentCart(payload).catch((error: unknown) => error);
    assert.equal(failures.length, 1);
    assert.equal(failures[0]!.error, failure);
    assert.equal(failures[0]!.call, "cart.update_current");
  }
});

test("headers set later are sent with calls but not with token requests", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: {} })),
  );
  const client = visitor();
  client.setHeaders({ "X-Extra": "1" });
  await client.currentCart.getCurrentCart();
  const [token, call] = requests;
  assert.equal(call!.headers["x-extra"], "1");
  assert.equal(token!.headers["x-extra"], undefined);
});

test("client.use adds one or several modules", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ member: {} })),
  );
  const client = visitor();
  await client.use(members).getCurrentMember();
  await client.use({ people: members }).people.getMember("m");
  const paths = requests.filter((request) => !isTokenRequest(request)).map(({ path }) => path);
  assert.deepEqual(paths, ["/members/v1/members/my", "/members/v1/members/m?id=m"]);
});

test("all requests including token requests use the given fetch function", async (t) => {
  const global = scripted(t, () => assert.fail("the global function was called"));
  const paths: string[] = [];
  const client = visitor({
    fetch: (address: string) => {
      paths.push(new URL(address).pathname);
      return address.endsWith("/oauth2/token")
        ? json({ access_token: "a", expires_in: 100, refresh_token: "r" })
        : json({ cart: {} });
    },
  });
  await client.currentCart.getCurrentCart();
  assert.deepEqual(paths, ["/oauth2/token", "/ecom/v1/carts/current"]);
  assert.equal(global.length, 0);
});

test("fetchWithAuth sends the token to the platform's host", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ own: true })),
  );
  const client = visitor();
  for (const address of [`${host}/own?a=b`, new URL("/own?a=b", host), "/own?a=b", new Request(`${host}/own?a=b`)]) {
    const response = await client.fetchWithAuth(address, { headers: { "X-Extra": "1" } });
    assert.deepEqual(await response.json(), { own: true });
    const { path, headers } = requests.at(-1)!;
    assert.equal(path, "/own?a=b");
    assert.equal(headers["authorization"], "access");
    assert.equal(headers["x-extra"], "1");
  }
});

test("fetchWithAuth refuses other hosts", async (t) => {
  const requests = scripted(t, () => assert.fail("something was sent"));
  const client = visitor();
  for (const address of [
    "https://elsewhere.example/x",
    "http://localhost:4401/x",
    "https://localhost:4400/x",
    "//elsewhere.example/x",
    "http://localhost:4400@elsewhere.example/x",
  ]) {
    await assert.rejects(client.fetchWithAuth(address), (error) => {
      assert.ok(error instanceof RequestError);
      assert.match(error.message, /^fetchWithAuth: the token is for localhost:4400, and .* is another host$/);
      return true;
    });
  }
  assert.equal(requests.length, 0);
});

test("fetchWithAuth sends the token to all hosts of the public platform", async () => {
  const paths: string[] = [];
  const fetch: typeof globalThis.fetch = (address) => {
    paths.push(address instanceof Request ? address.url : String(address));
    return Promise.resolve(json({}));
  };
  const auth = ApiKeyStrategy({ apiKey: "key", siteId: "site" });
  const client = createClient({ modules: {}, auth, fetch });
  await client.fetchWithAuth("https://edge.wixapis.com/x");
  await assert.rejects(client.fetchWithAuth("https://wixapis.com.elsewhere.example/x"), RequestError);
  await assert.rejects(client.fetchWithAuth("https://elsewixapis.com/x"), RequestError);
  await assert.rejects(client.fetchWithAuth("http://www.wixapis.com/x"), RequestError);
  assert.deepEqual(paths, ["https://edge.wixapis.com/x"]);
});

test("disposing a client cancels its calls", async (t) => {
  const { answer, release } = held(() => json({ cart: {} }));
  const requests = scripted(t, withTokens(answer));
  const client = visitor();
  const plain = client.currentCart.getCurrentCart();
  const own = client.currentCart.getCurrentCart({ signal: new AbortController().signal });
  const login = client.auth.login({ email: "ada@shop.example", password: "p" });
  await underWay(requests, 3);
  client.dispose();
  for (const call of [plain, own, login]) await assert.rejects(call, CancelledError);
  release();
});

test("a disposed client refuses calls with an error that names the disposal", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: {} })),
  );
  const client = visitor();
  await client.currentCart.getCurrentCart();
  const { role } = client.session;
  client.dispose();
  client.dispose();
  const before = requests.length;
  const refused = (error: unknown) =>
    error instanceof RequestError && /^the client was disposed of/.test(error.message);
  await assert.rejects(client.currentCart.getCurrentCart(), refused);
  await assert.rejects(client.auth.login({ email: "a", password: "b" }), refused);
  await assert.rejects(client.fetchWithAuth("/own"), refused);
  await assert.rejects(client.graphql("query { a }"), refused);
  assert.throws(() => client.auth.getTokens(), refused);
  assert.equal(client.session.role, role);
  assert.equal(requests.length, before);
});

test("disposing a client leaves other clients of its strategy working", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: { id: "c" } })),
  );
  const auth = OAuthStrategy({ clientId: "client-1" });
  const first = createClient({ modules: { currentCart }, auth, host });
  first.dispose();
  const second = createClient({ modules: { currentCart }, auth, host });
  assert.equal((await second.currentCart.getCurrentCart())._id, "c");
});

test("a listener that sets tokens in an endless loop gets an error, and the core survives", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: { id: "cart" } })),
  );
  const reported: unknown[] = [];
  const { error: print } = console;
  console.error = (error) => reported.push(error);
  onTestFinished(() => {
    console.error = print;
  });
  let count = 0;
  let client = createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "one" }), host });
  const again = () => {
    count += 1;
    const role = count % 2 ? "member" : "visitor";
    client.auth.setTokens({
      accessToken: { value: `a${count}`, expiresAt: 4e9 },
      refreshToken: { value: `r${count}`, role },
    });
  };
  for (const options of [{}, { tokenStorage: { getTokens: () => undefined, setTokens: again } }]) {
    client = createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "one", ...options }), host });
    if (!("tokenStorage" in options)) client.session.subscribe(again);
    again();
    assert.match(String(reported.pop()), /each change of the session makes another/);
    assert.ok(count < 100, `${count} times`);
    count = 0;
    const other = createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "two" }), host });
    assert.equal((await other.currentCart.getCurrentCart())._id, "cart");
  }
  assert.ok(requests.length > 0);
});

test("a token store that calls its own client keeps its tokens", async (t) => {
  const requests = scripted(t, () => json({ cart: { id: "cart" } }));
  let count = 0;
  const tokens = {
    accessToken: { value: "stored", expiresAt: 4e9 },
    refreshToken: { value: "refresh", role: "member" },
  };
  const getTokens = () => {
    count += 1;
    client.auth.getTokens();
    return tokens;
  };
  const tokenStorage = { getTokens, setTokens: () => undefined };
  const client = createClient({
    modules: { currentCart },
    auth: OAuthStrategy({ clientId: "one", tokenStorage }),
    host,
  });
  assert.deepEqual(client.auth.getTokens(), tokens);
  await client.currentCart.getCurrentCart();
  assert.equal(requests[0]!.headers["authorization"], "stored");
  assert.ok(count < 20, `${count} reads`);
});

test("onError is not called for calls that fail inside onError", async () => {
  let count = 0;
  const call = () => client.currentCart.updateCurrentCart({ cartInfo: 1n as never }).catch(() => undefined);
  const onError = () => {
    count += 1;
    void call();
  };
  const client = visitor({ onError });
  await call();
  assert.equal(count, 1);
});

test("a client is disposed by Symbol.dispose", () => {
  const client = visitor();
  (client as unknown as Disposable)[Symbol.dispose]();
  assert.throws(() => client.auth.getTokens(), RequestError);
});

test("createClient without an auth strategy fails with a clear message", () => {
  assert.throws(() => createClient({ modules: { products } } as never), /createClient: `auth` is missing/);
});

const refusal = json(
  { message: "no", details: { applicationError: { code: "NO", description: "no" } } },
  { status: 400 },
);

test("`onError` gets failed calls with redacted arguments, and is not called for a missing cart", async (t) => {
  const failures: FailedCall[] = [];
  scripted(
    t,
    withTokens(({ path }) =>
      path.includes("carts")
        ? json({ details: { applicationError: { code: "OWNED_CART_NOT_FOUND" } } }, { status: 404 })
        : refusal.clone(),
    ),
  );
  const client = createClient({
    modules: { authentication, currentCart },
    auth: OAuthStrategy({ clientId: "client-1" }),
    host,
    onError: (failure) => failures.push(failure),
  });
  const body = { loginId: { email: "ada@example.com" }, password: "secret", captchaTokens: [{ Recaptcha: "r" }] };
  const { loginId, ...rest } = body;
  await assert.rejects(client.authentication.loginV2(loginId, rest), ApplicationError);
  assert.equal(await client.currentCart.getCurrentCartOrNull(), null);
  assert.equal(failures.length, 1);
  const { error, call, arguments: given } = failures[0]!;
  assert.equal((error as ApplicationError).code, "NO");
  assert.equal(call, "authentication.login");
  assert.deepEqual(given, { loginId: { email: "ada@example.com" }, password: "…", captchaTokens: "…" });
  assert.equal(body.password, "secret");
});

test("an exception in `onError` does not replace the call's error", async (t) => {
  scripted(
    t,
    withTokens(() => refusal.clone()),
  );
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const client = visitor({ onError: () => assert.fail("the hook is broken") });
  await assert.rejects(client.currentCart.getCurrentCart(), { code: "NO" });
});

test("an error's stack contains the line that made the call; in a page, with onError alone", async (t) => {
  scripted(
    t,
    withTokens(() => refusal.clone()),
  );
  async function makesTheCall(options = {}) {
    await visitor(options).currentCart.getCurrentCart();
  }
  const hasLine = (error: unknown) => {
    const { stack = "" } = error as Error;
    return stack.includes("makesTheCall") && stack.includes("client.test.ts");
  };
  await assert.rejects(makesTheCall(), hasLine);
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "document"));
  Object.assign(globalThis, { document: {} });
  await assert.rejects(makesTheCall(), (error) => !hasLine(error));
  await assert.rejects(makesTheCall({ onError: () => undefined }), hasLine);
});

test("getCurrentCartOrNull without a session returns null and sends no request", async (t) => {
  const requests = scripted(t, () => assert.fail("nothing is to be asked"));
  assert.equal(await visitor().currentCart.getCurrentCartOrNull(), null);
  assert.deepEqual(requests, []);
});

test("endSessionHere ends the session without a request", (t) => {
  const requests = scripted(t, () => assert.fail("nothing is to be asked"));
  const tokens = {
    accessToken: { value: "a", expiresAt: 4_102_444_800 },
    refreshToken: { value: "r", role: "member" },
  };
  const client = visitor({ auth: OAuthStrategy({ clientId: "client-1", tokens }) });
  const events: string[] = [];
  client.session.subscribe(({ type }) => events.push(type));
  assert.ok(client.auth.loggedIn());
  client.auth.endSessionHere();
  assert.deepEqual([client.session.role, events], ["none", ["signedOut"]]);
  assert.deepEqual(requests, []);
});

test("a direct login outside a page fails before any request", async (t) => {
  const requests = scripted(t, () => assert.fail("nothing is to be asked"));
  const { auth } = visitor();
  const success: LoginResult = { loginState: "SUCCESS", data: { sessionToken: "s" } };
  for (const login of [auth.signIn(success), auth.getMemberTokensForDirectLogin("s")]) {
    await assert.rejects(login, (error) => error instanceof RequestError && /needs a page/.test(error.message));
  }
  assert.deepEqual(requests, []);
});

test("createClient refuses a host with a scheme or a path", () => {
  for (const apiBaseUrl of ["https://www.wixapis.com", "shop.example/path", ""]) {
    assert.throws(() => visitor({ host: { apiBaseUrl } }), /apiBaseUrl/);
  }
});
