/** The package's entries: how each loads the core. Each case is a separate program, as the core is loaded once. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PACKAGE = fileURLToPath(new URL("../../wasm/pkg/", import.meta.url));

/** Runs a program next to the package, and returns its JSON output. */
async function program(text, { form = "module", argument = "" } = {}) {
  const args = [`--input-type=${form}`, "--eval", text, argument];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: PACKAGE });
  return JSON.parse(stdout);
}

/** Serves the core with and without its content type. */
async function serveCore(test) {
  const requests = [];
  const server = createServer(({ url }, response) => {
    requests.push(url);
    if (url === "/gone.wasm") return response.writeHead(404).end();
    const type = url === "/core.wasm" ? "application/wasm" : "text/plain";
    response.writeHead(200, { "content-type": type }).end(readFileSync(`${PACKAGE}core/cartwright_bg.wasm`));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  test.after(() => server.close());
  return { url: `http://127.0.0.1:${server.address().port}`, asked: requests };
}

/** Creates a client of an entry; `call` makes a call, which is answered here, and reports its outcome. */
const CLIENT = `
  const real = fetch;
  const told = ({ name, kind, message, retryable }) => ({ name, kind, message, retryable });
  globalThis.fetch = (url, init) => String(url).startsWith("https://www.wixapis.com")
    ? Response.json(String(url).endsWith("/token") ? { access_token: "a", refresh_token: "r", expires_in: 9 } : { cart: {} })
    : real(url, init);
  const clientOf = ({ createClient, currentCart, OAuthStrategy }, core) =>
    createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1" }), ...(core && { core }) });
  const call = async (client) => {
    try { return await client.currentCart.getCurrentCart() && "cart"; } catch (error) { return told(error); }
  };
  const print = (value) => console.log(JSON.stringify(value));
`;

test("the first call loads the core; importing an entry and creating a client do not", async () => {
  const text = (entry) => `${CLIENT}
    const { Instance, instantiate } = WebAssembly;
    let instances = 0;
    WebAssembly.Instance = class extends Instance { constructor(...given) { super(...given); instances += 1; } };
    WebAssembly.instantiate = (...given) => { instances += 1; return instantiate(...given); };
    const client = clientOf(await import("${entry}"));
    const before = instances;
    print([before, await call(client), instances > 0]);`;
  for (const entry of ["./index.js", "./inline.js", "./browser.min.js"]) {
    assert.deepEqual(await program(text(entry)), [0, "cart", true], entry);
  }
});

test("a program that requires several entries has each module and the core once", async () => {
  const text = `${CLIENT}
    const { Instance } = WebAssembly;
    let instances = 0;
    WebAssembly.Instance = class extends Instance { constructor(...given) { super(...given); instances += 1; } };
    const [sdk, ...others] = ["inline", "development/inline", "react/index", "store", "lazy", "adopt", "server", "media",
      "owner/index", "webhooks/index"].map((name) => require("./cjs/" + name + ".js"));
    const shared = others.flatMap((entry) => Object.keys(entry).filter((name) => name in sdk).map((name) => [entry, name]));
    const copied = shared.filter(([entry, name]) => entry[name] !== sdk[name]).map(([, name]) => name);
    Promise.all([call(clientOf(sdk)), call(clientOf(others[0]))]).then((carts) =>
      print({ carts, instances, copied, shared: shared.length > 50 }));`;
  const found = await program(text, { form: "commonjs" });
  assert.deepEqual(found, { carts: ["cart", "cart"], instances: 1, copied: [], shared: true });
});

test("the client that lazyClient loads by itself has the core of its runtime, in both forms", async () => {
  const forms = /** @type {const} */ ({
    module: `Promise.all([import("./lazy.js"), import("./inline.js")])`,
    commonjs: `Promise.resolve([require("./cjs/lazy.js"), require("./cjs/inline.js")])`,
  });
  for (const [form, loaded] of Object.entries(forms)) {
    const text = `${CLIENT}
      ${loaded}.then(async ([{ lazyClient }, { createLocalTokenStorage, currentCart }]) => {
        const lazy = lazyClient({ clientId: "client-1", tokenStorage: createLocalTokenStorage() });
        print(await lazy.call((client) => call({ currentCart: client.use(currentCart) })));
      });`;
    assert.equal(await program(text, { form }), "cart", form);
  }
});

test("each CommonJS entry has the exports of its ES module", async () => {
  const { exports } = JSON.parse(readFileSync(`${PACKAGE}package.json`, "utf8"));
  const files = JSON.stringify(exports).match(/cjs\/[\w/]+\.js/g) ?? [];
  const names = [...new Set(files)].filter((file) => file !== "cjs/next.js");
  assert.ok(names.length > 9);
  const text = `(async () => {
    const differences = [];
    for (const file of ${JSON.stringify(names)}) {
      const [one, other] = [require("./" + file), await import("./" + file.slice("cjs/".length))];
      const names = (module) => Object.keys(module).filter((name) => name !== "__esModule").sort().join();
      if (names(one) !== names(other)) differences.push(file);
    }
    console.log(JSON.stringify(differences));
  })();`;
  assert.deepEqual(await program(text, { form: "commonjs" }), []);
});

test("the one-file entry has all calls at once, and catalogOf loads from it", async () => {
  const text = `${CLIENT}
    const answered = fetch;
    const sdk = await import("./browser.min.js");
    const names = (module) => Object.entries(module).filter(([, value]) => value !== undefined).map(([name]) => name);
    const whole = await import("./inline.js");
    const lacking = Object.keys(whole.catalogModules).filter(
      (name) => names(sdk[name]).join() !== names(whole[name]).join());
    globalThis.fetch = async (url, init) => {
      if (!/wixapis.com\\/(?!oauth)/.test(String(url))) return answered(url, init);
      return Response.json(String(url).includes("/version") ? { catalogVersion: "V3_CATALOG" } : { products: [{ id: "mug" }] });
    };
    const client = sdk.createClient({ auth: sdk.OAuthStrategy({ clientId: "client-1" }) });
    const { products } = await (await sdk.catalogOf(client)).products({});
    print({ lacking, products: products.map(({ id }) => id) });`;
  assert.deepEqual(await program(text), { lacking: [], products: ["mug"] });
});

test("the core can be loaded from a URL, a response, bytes or a module, with any content type", async (t) => {
  const { url } = await serveCore(t);
  const read = `(await import("node:fs")).readFileSync("core/cartwright_bg.wasm")`;
  const imports = `{ "./cartwright_bg.js": await import("./core/cartwright_bg.js") }`;
  const exports = `(await WebAssembly.instantiate(${read}, ${imports})).instance.exports`;
  const sources = {
    text: `"${url}/core.wasm"`,
    "address of an unknown type": `new URL("${url}/core.bin")`,
    answer: `await fetch("${url}/core.wasm")`,
    "answer to come": `fetch("${url}/core.bin")`,
    bytes: read,
    "bytes alone": `new Uint8Array(${read}).buffer`,
    module: `new WebAssembly.Module(${read})`,
    "module of a bundler that gives the address": `({ default: "${url}/core.wasm" })`,
    "module of a bundler that makes the instance": exports,
  };
  for (const [name, source] of Object.entries(sources)) {
    const text = `${CLIENT}
      print(await call(clientOf(await import("./index.js"), async () => ${source})));`;
    assert.equal(await program(text), "cart", name);
  }
});

test("all calls and `preload` share one download", async (t) => {
  const { url, asked } = await serveCore(t);
  const text = `${CLIENT}
    const sdk = await import("./index.js");
    const clients = [1, 2].map(() => clientOf(sdk, () => "${url}/core.wasm"));
    print(await Promise.all([sdk.preload(), ...clients.map(call), sdk.preload()]));`;
  assert.deepEqual(await program(text), [null, "cart", "cart", null]);
  assert.deepEqual(asked, ["/core.wasm"]);
});

test("a core that cannot be loaded fails the calls with the reason, and the next call tries again", async (t) => {
  const { url, asked } = await serveCore(t);
  const sources = [
    `"${url}/gone.wasm"`,
    `fetch("${url}/gone.wasm")`,
    `"http://127.0.0.1:9/"`,
    "{}",
    `"${url}/core.wasm"`,
  ];
  const text = `${CLIENT}
    const sources = [${sources.map((source) => `() => ${source.replace("{}", "({})")}`).join(", ")}];
    const client = clientOf(await import("./index.js"), () => sources.shift()());
    const results = [];
    while (sources.length > 0) results.push(await call(client));
    print(results);`;
  const results = await program(text);
  assert.deepEqual(
    results.map((result) => result.kind ?? result),
    ["network", "network", "network", "request", "cart"],
  );
  for (const { message, retryable } of results.slice(0, 2)) {
    assert.match(message, /gone\.wasm: status 404/);
    assert.equal(retryable, true);
  }
  assert.match(results[3].message, /source of the core/);
  assert.deepEqual(asked, ["/gone.wasm", "/gone.wasm", "/core.wasm"]);
});

test("an empty or corrupted core fails the calls with a retryable error", async () => {
  const text = `${CLIENT}
    const { TransportError, ...sdk } = await import("./index.js");
    const results = [];
    for (const bytes of [[], [0, 97, 115, 109], [1, 2, 3]]) {
      for (const source of [Uint8Array.from(bytes), new Response(Uint8Array.from(bytes))]) {
        const client = clientOf(sdk, () => source);
        await client.currentCart.getCurrentCart().catch((error) => {
          results.push([error instanceof TransportError, error.retryable, error.cause?.name]);
        });
      }
    }
    print(results);`;
  assert.deepEqual(
    await program(text),
    Array.from({ length: 6 }, () => [true, true, "CompileError"]),
  );
});

test("the core is loaded as a script if the server answers with an HTML page", async (t) => {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const text = `${CLIENT}
    const seen = [];
    const answered = fetch;
    globalThis.fetch = (url, init) => {
      if (!String(url).startsWith("file:")) return answered(url, init);
      seen.push(String(url).replace(/.*\\//, ""));
      return real("http://127.0.0.1:${server.address().port}/");
    };
    print([await call(clientOf(await import("./index.js"))), seen]);`;
  assert.deepEqual(await program(text), ["cart", ["cartwright_bg.wasm"]]);
});

test("a cancelled call does not wait for the core, and a disposed client loads none", async (t) => {
  const { url, asked } = await serveCore(t);
  const text = `${CLIENT}
    const sdk = await import("./index.js");
    const client = clientOf(sdk, () => new Promise(() => {}));
    const controller = new AbortController();
    const waiting = client.currentCart.getCurrentCart({ signal: controller.signal }).catch(told);
    setImmediate(() => controller.abort());
    const first = await waiting;
    const second = client.currentCart.getCurrentCart().catch(told);
    client.dispose();
    print([first.kind, (await second).kind]);
    // The time limit of the core would keep the program alive.
    process.exit();`;
  assert.deepEqual(await program(text), ["cancelled", "cancelled"]);
  assert.deepEqual([url.length > 0, asked], [true, []]);
});

test("two entries in one program share one core", async () => {
  const text = `${CLIENT}
    const [inline, other] = [await import("./inline.js"), await import("./index.js")];
    const client = clientOf(inline);
    print([other.CartwrightError === inline.CartwrightError, await call(client), await call(clientOf(other))]);`;
  assert.deepEqual(await program(text), [true, "cart", "cart"]);
});

test("media and hooks can be imported without WebAssembly and window", async () => {
  const text = `
    globalThis.WebAssembly = undefined;
    for (const name of ["window", "document", "localStorage", "navigator", "location"]) {
      Object.defineProperty(globalThis, name, { get() { throw new Error(name + " was touched at import"); } });
    }
    const { media } = await import("./media.js");
    await import("./react/index.js");
    console.log(JSON.stringify(media.getImageUrl("wix:image://v1/a.jpg/a.jpg#originWidth=1&originHeight=1").id));`;
  assert.equal(await program(text), "a.jpg");
});

test("no script imports a file only for its types", () => {
  const names = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const idle = names.filter((name) => /^(?:im|ex)port \{\s*\} from/m.test(readFileSync(`${PACKAGE}${name}`, "utf8")));
  assert.ok(names.length > 100);
  assert.deepEqual(idle, []);
});

test("the package has under 600 files and 3.5 MB", () => {
  const entries = readdirSync(PACKAGE, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !`${entry.parentPath}/`.includes("/.stamp/"));
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  assert.ok(files.length < 600, `${files.length} files`);
  assert.ok(bytes < 3_500_000, `${bytes} bytes`);
});

test("each part of the core as text is printable ASCII without quotes and decodes to the same bytes", async () => {
  for (const name of ["cartwright", "cartwright_login"]) {
    const file = `${PACKAGE}core/${name}_text.js`;
    const { bytes } = await import(file);
    assert.ok(readFileSync(`${PACKAGE}core/${name}_bg.wasm`).equals(bytes()), name);
    const [, text] = /^const text = "(.*)";$/m.exec(readFileSync(file, "latin1"));
    assert.match(text, /^[ -~]+$/);
    assert.doesNotMatch(text, /["'\\`$<]/);
  }
});

test("an own source of the core without logins leaves them to the package's script", async (t) => {
  const { url } = await serveCore(t);
  const text = (entry) => `${CLIENT}
    const sdk = await import("${entry}");
    const client = clientOf(sdk, () => "${url}/core.wasm");
    const renewed = client.auth.renewToken({ value: "r", role: "member" });
    print([await renewed.then(({ accessToken }) => accessToken.value, ({ message }) => message), await call(client)]);`;
  assert.deepEqual(await program(text("./index.js")), ["a", "cart"]);
  const [message, cart] = await program(`await import("./core/source.js");${text("./api.js")}`);
  assert.match(message, /has no logins: give @cartwright\/sdk\/core-login\.wasm/);
  assert.equal(cart, "cart");
});
