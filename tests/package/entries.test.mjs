/** The package's entries: how each loads the core. Every case is a program of its own, as loading is done once. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PACKAGE = fileURLToPath(new URL("../../wasm/pkg/", import.meta.url));

/** Runs a program beside the package, and returns what it printed as JSON. */
async function program(text, { form = "module", argument = "" } = {}) {
  const args = [`--input-type=${form}`, "--eval", text, argument];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: PACKAGE });
  return JSON.parse(stdout);
}

/** Serves the core as a server that does not know its type, and one that does. */
async function serveCore(test) {
  const asked = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    if (url === "/gone.wasm") return response.writeHead(404).end();
    const type = url === "/core.wasm" ? "application/wasm" : "text/plain";
    response.writeHead(200, { "content-type": type }).end(readFileSync(`${PACKAGE}core/cartwright_bg.wasm`));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  test.after(() => server.close());
  return { url: `http://127.0.0.1:${server.address().port}`, asked };
}

/** Makes a client, and tells its role: something that only the core knows. */
const ROLE = `
  const role = ({ createClient, OAuthStrategy }) =>
    createClient({ auth: OAuthStrategy({ clientId: "client-1" }) }).session.role;
  const told = (error) => ({ name: error.name, kind: error.kind, message: error.message, retryable: error.retryable });
`;

test("the entries for Node, disk or not, start the core by being imported", async () => {
  for (const entry of ["inline.js", "node.js", "inline.min.js"]) {
    assert.equal(await program(`${ROLE} console.log(JSON.stringify(role(await import("./${entry}"))))`), "none", entry);
  }
});

test("the CommonJS entries share what they load", async () => {
  const text = `${ROLE}
    const sdk = require("./cjs/inline.js");
    const react = require("./cjs/react/index.js");
    const { media } = require("./cjs/media.js");
    console.log(JSON.stringify({ role: role(sdk), hook: typeof react.useCart, media: media === sdk.media }));`;
  const found = await program(text, { form: "commonjs" });
  assert.deepEqual(found, { role: "none", hook: "function", media: true });
});

test("before `init` a call is refused in words that name it", async () => {
  const text = `${ROLE}
    const sdk = await import("./web.js");
    try { role(sdk); } catch (error) { console.log(JSON.stringify([error instanceof sdk.RequestError, told(error)])); }`;
  const [isRequestError, { kind, message }] = await program(text);
  assert.deepEqual([isRequestError, kind], [true, "request"]);
  assert.match(message, /`await init\(\)`/);
});

test("`init` takes addresses, answers, bytes and modules, whatever the type they are served with", async (t) => {
  const { url } = await serveCore(t);
  const read = `(await import("node:fs")).readFileSync("core/cartwright_bg.wasm")`;
  const sources = {
    text: `"${url}/core.wasm"`,
    "address of an unknown type": `new URL("${url}/core.bin")`,
    answer: `await fetch("${url}/core.wasm")`,
    "answer to come": `fetch("${url}/core.bin")`,
    bytes: read,
    "bytes alone": `new Uint8Array(${read}).buffer`,
    module: `new WebAssembly.Module(${read})`,
  };
  for (const [name, source] of Object.entries(sources)) {
    const text = `${ROLE}
      const sdk = await import("./web.js");
      await sdk.init(${source});
      console.log(JSON.stringify(role(sdk)));`;
    assert.equal(await program(text), "none", name);
  }
});

test("`init` twice is once", async (t) => {
  const { url, asked } = await serveCore(t);
  const text = `${ROLE}
    const sdk = await import("./web.js");
    const address = "${url}/core.wasm";
    await Promise.all([sdk.init(address), sdk.init(address)]);
    const client = sdk.createClient({ auth: sdk.OAuthStrategy({ clientId: "client-1" }) });
    await sdk.init(address);
    console.log(JSON.stringify(client.session.role));`;
  assert.equal(await program(text), "none");
  assert.deepEqual(asked, ["/core.wasm"]);
});

test("`init` that failed says why, and may be called again", async (t) => {
  const { url, asked } = await serveCore(t);
  const text = `${ROLE}
    const sdk = await import("./web.js");
    const errors = [];
    const sources = ["${url}/gone.wasm", fetch("${url}/gone.wasm"), "http://127.0.0.1:9/", 42, new Uint8Array([1, 2])];
    for (const source of sources) {
      await sdk.init(source).catch((error) => errors.push(told(error)));
    }
    await sdk.init("${url}/core.wasm");
    console.log(JSON.stringify([role(sdk), errors]));`;
  const [role, errors] = await program(text);
  assert.equal(role, "none");
  assert.deepEqual(
    errors.map(({ kind, retryable }) => [kind, retryable]),
    [
      ["network", true],
      ["network", true],
      ["network", true],
      ["request", false],
      ["request", false],
    ],
  );
  for (const error of errors.slice(0, 2)) assert.match(error.message, /gone\.wasm: status 404/);
  assert.match(errors[3].message, /`source` of `init`/);
  assert.deepEqual(asked, ["/gone.wasm", "/gone.wasm", "/core.wasm"]);
});

test("a program that loads two entries has one core, and its clients live on", async () => {
  const text = `${ROLE}
    const sdk = await import("./inline.js");
    const client = sdk.createClient({ auth: sdk.OAuthStrategy({ clientId: "client-1" }) });
    const others = [await import("./node.js"), await import("./web.js")];
    await others[1].init("http://127.0.0.1:9/never asked for");
    const same = others.every(({ CartwrightError }) => CartwrightError === sdk.CartwrightError);
    console.log(JSON.stringify([same, client.session.role, role(others[0])]));`;
  assert.deepEqual(await program(text), [true, "none", "none"]);
});

test("media and hooks load without WebAssembly, and without a window", async () => {
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

test("every script that ships is mapped to its source", () => {
  for (const name of [
    "index.js",
    "web.js",
    "modules/products.js",
    "react/use-cart.js",
    "cjs/inline.js",
    "web.min.js",
  ]) {
    const script = readFileSync(`${PACKAGE}${name}`, "utf8");
    const [, map] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(script);
    const { sources, sourcesContent } = JSON.parse(readFileSync(new URL(map, new URL(name, `file://${PACKAGE}`))));
    assert.ok(sources.length > 0);
    assert.ok(
      sources.every((_, index) => sourcesContent[index]?.length > 0),
      name,
    );
  }
});
