/** Environments that lack or change something: no WebAssembly, no text codecs, another realm, the edge. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import vm from "node:vm";
import { rolldown } from "rolldown";
import { codeOf, createClient, currentCart, currentCartV2, OAuthStrategy } from "../../wasm/pkg/inline.js";
import { isModule } from "../../wasm/pkg/core/start.js";
import { host, json, scripted, withTokens } from "../../wasm/js/test/network.ts";

const inPackage = (name) => fileURLToPath(new URL(`../../wasm/pkg/${name}`, import.meta.url));
const core = readFileSync(inPackage("core/cartwright_bg.wasm"));

/** The output of a program in its own process. */
async function printed(program, ...options) {
  const { stdout } = await promisify(execFile)(process.execPath, [...options, "-e", program]);
  return stdout.trim();
}

test("without WebAssembly a call fails with an explicit error", async () => {
  for (const entry of ["inline.js", "index.js"]) {
    const program = `globalThis.WebAssembly = undefined;
      globalThis.fetch = () => Promise.reject(new TypeError("no network"));
      import(${JSON.stringify(inPackage(entry))}).then(async ({ createClient, currentCart, OAuthStrategy }) => {
        const auth = OAuthStrategy({ clientId: "c" });
        const client = createClient({ modules: { currentCart }, auth, host: "http://localhost:1" });
        await client.currentCart.getCurrentCart().catch(({ kind, message }) => console.log(kind, message));
      });`;
    assert.match(await printed(program), /^fatal there is no WebAssembly here/, entry);
  }
});

test("the CommonJS package works without TextEncoder and TextDecoder, as in Jest's jsdom", async () => {
  const program = `delete globalThis.TextDecoder; delete globalThis.TextEncoder;
    const { preload } = require(${JSON.stringify(inPackage("cjs/inline.js"))});
    preload().then(() => console.log("loaded"));`;
  assert.equal(await printed(program), "loaded");
});

test("a compiled WebAssembly module of another realm is recognized", () => {
  const compile = vm.runInNewContext("(bytes) => new WebAssembly.Module(new Uint8Array(bytes))");
  const foreign = compile([...core]);
  assert.ok(!(foreign instanceof WebAssembly.Module));
  assert.ok(isModule(foreign));
  assert.ok(!isModule(core));
});

test("the edge entry imports its core as a precompiled module", async () => {
  const bundle = await rolldown({ input: inPackage("edge.js"), external: [/\.wasm\?module$/], platform: "browser" });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const text = output.map(({ code = "" }) => code).join("\n");
  assert.match(text, /from "\.?\.?\/?.*cartwright_login_bg\.wasm\?module"/);
  assert.doesNotMatch(text, /WebAssembly\.(compile|instantiate)\b/);
  const { exports, sideEffects } = JSON.parse(readFileSync(inPackage("package.json"), "utf8"));
  assert.equal(exports["."]["edge-light"], "./edge.js");
  assert.ok(sideEffects.includes("./edge.js"));
  assert.ok(Object.keys(exports["."]).indexOf("edge-light") < Object.keys(exports["."]).indexOf("node"));
});

test("in development error messages name the URL, its response and the next step", async () => {
  const program = `import(${JSON.stringify(inPackage("development/inline.js"))}).then(async (sdk) => {
    const answer = () => Response.json({ error: "invalid_client", error_description: "The client id is not known" }, { status: 401 });
    for (const fetch of [async () => answer(), async () => { throw new TypeError("fetch failed"); }]) {
      const auth = sdk.OAuthStrategy({ clientId: "c" });
      const client = sdk.createClient({ modules: { cart: sdk.currentCart }, auth, host: "http://localhost:4400", fetch });
      await client.cart.getCurrentCart({ retry: false }).catch(({ message }) => console.log(message));
    }
  });`;
  const [refused, lost] = (await printed(program)).split("\n");
  assert.equal(
    refused,
    "something went wrong: http://localhost:4400 answered 401: The client id is not known; take the client id, " +
      "and a server's client secret, from the settings of your site",
  );
  assert.match(lost, /^System error occurred: fetch failed: no answer came from http:\/\/localhost:4400; check that/);
});

test("every kind of call with an aborted signal sends nothing and rejects with its reason", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: { id: "c" } })),
  );
  const client = createClient({
    modules: { currentCart, currentCartV2 },
    auth: OAuthStrategy({ clientId: "client-1" }),
    host,
  });
  const reason = new Error("the page was left");
  const signal = AbortSignal.abort(reason);
  const cancelled = (error) => error.kind === "cancelled" && error.cause === reason;
  await assert.rejects(client.currentCart.getCurrentCart({ signal }), cancelled);
  await assert.rejects(client.currentCart.getCurrentCartOrNull({ signal }), cancelled);
  await assert.rejects(client.currentCartV2.getCurrentCartOrNull({ signal }), cancelled);
  await assert.rejects(client.graphql("query { a }", {}, { signal }), cancelled);
  await assert.rejects(client.fetchWithAuth("/x", { signal }), reason);
  await assert.rejects(client.fetchWithAuth(new Request(`${host}/x`, { signal })), reason);
  assert.equal(requests.length, 0);
});

test("a signal aborted between the steps of a call passes its reason on and stops later steps", async (t) => {
  const controller = new AbortController();
  const reason = new Error("the page was left");
  const requests = scripted(t, (request) => {
    // During the token request, before the call itself.
    controller.abort(reason);
    return withTokens(() => json({ cart: { id: "c" } }))(request);
  });
  const auth = OAuthStrategy({ clientId: "client-1" });
  const client = createClient({ modules: { currentCart }, auth, host });
  await assert.rejects(
    client.currentCart.getCurrentCart({ signal: controller.signal }),
    (error) => error.kind === "cancelled" && error.cause === reason,
  );
  assert.deepEqual(
    requests.map(({ path }) => path),
    ["/oauth2/token"],
  );
});

test("codeOf reads the code of this package's and the platform's errors", () => {
  assert.equal(codeOf({ details: { applicationError: { code: 404 } } }), "404");
  assert.equal(codeOf(Object.assign(new Error("no"), { code: "ECONNRESET" })), undefined);
  assert.equal(codeOf(undefined), undefined);
});

/** The package's Next.js entry over fake Next.js modules. */
function nextPart(request) {
  const set = [];
  const fakes = {
    "next/server.js": {
      NextResponse: {
        next: ({ request: { headers } }) =>
          new Response(null, { headers: { "x-sent-cookie": headers.get("cookie") ?? "" } }),
      },
    },
    "next/headers.js": {
      headers: async () => request.headers,
      cookies: async () => ({ set: (...given) => set.push(given) }),
    },
  };
  const { _load: load } = Module;
  Module._load = (name, ...rest) => fakes[name] ?? load(name, ...rest);
  try {
    const path = inPackage("cjs/next.js");
    const require = createRequire(import.meta.url);
    delete require.cache[path];
    return { ...require(path), set };
  } finally {
    Module._load = load;
  }
}

test("Next.js middleware starts a visitor's session once, with one client per request", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: { id: "c", lineItems: [] } })),
  );
  const shop = (request) => {
    const { nextSession, set } = nextPart(request);
    const make = (tokenStorage) =>
      createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1", tokenStorage }), host });
    return { ...nextSession({ client: make }), set };
  };
  const first = new Request("https://shop.example/");
  const answer = await shop(first).middleware(first);
  const cookies = answer.headers.getSetCookie();
  assert.equal(cookies.length, 2);
  assert.ok(
    cookies.every((cookie) => /^__Host-cartwright-client-1-(session|access)=.*; Secure/.test(cookie)),
    cookies,
  );
  const sent = answer.headers.get("x-sent-cookie");
  assert.ok(
    cookies.every((cookie) => sent.includes(cookie.split(";", 1)[0])),
    "the page of this request has it, too",
  );

  const second = new Request("https://shop.example/cart", { headers: { cookie: sent, host: "shop.example" } });
  const { getClient, middleware, set } = shop(second);
  assert.deepEqual((await middleware(second)).headers.getSetCookie(), []);
  const client = await getClient();
  assert.equal(await getClient(), client);
  assert.equal((await client.currentCart.getCurrentCart())._id, "c");
  assert.equal(requests.filter(({ path }) => path === "/oauth2/token").length, 1);
  client.auth.setTokens({
    accessToken: { value: "a%b", expiresAt: 4e9 },
    refreshToken: { value: "r", role: "visitor" },
  });
  await client.currentCart.getCurrentCart();
  assert.ok(set.length > 0);
  assert.deepEqual([set[0][2].path, set[0][2].secure, set[0][2].sameSite], ["/", true, "lax"]);

  const down = shop(first);
  globalThis.fetch = () => Promise.reject(new TypeError("fetch failed"));
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const answered = down.middleware(first);
  const drained = setInterval(() => t.mock.timers.tick(60_000), 1);
  assert.equal((await answered).status, 200, "a page is shown while the platform is down");
  clearInterval(drained);
});
