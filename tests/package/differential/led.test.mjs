/** Programs of the platform's own packages run unmodified: `cartwright-platform lead` answers for its hosts. */

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { rolldown } from "rolldown";
import { findShell } from "../../../.scripts/lib/browser.mjs";
import { built } from "../platform/site.mjs";

const PROGRAM = fileURLToPath(new URL("led.mjs", import.meta.url));
/** Runs the program on each input line, and reads an image. */
const RUN = `
import { shop } from ${JSON.stringify(PROGRAM)};
for await (const line of process.stdin) {
  const { origin, member } = JSON.parse(line);
  const done = await shop(process.env.WIX_CLIENT_ID, origin, member);
  const picture = await fetch(done.media);
  const other = await fetch("https://manage.wix.com/x").then(() => "sent", ({ cause }) => cause.message);
  console.log(JSON.stringify({ ...done, picture: picture.headers.get("content-type"), other, id: process.env.WIX_CLIENT_ID }));
}`;

const member = { email: "iris@example.com", password: "" };
let store, origin, led, facts;

before(async () => {
  store = createServer((_, answer) =>
    answer.setHeader("content-type", "text/html").end("<!doctype html><title>Shop</title>"),
  );
  await once(store.listen(0, "127.0.0.1"), "listening");
  origin = `http://localhost:${store.address().port}`;
  const options = ["lead", "--memory", "--port", "0", "--seed", "demo", "--store-origin", origin];
  led = spawn(built(), [...options, "--", process.execPath, "--input-type=module", "-e", RUN]);
  facts = {};
  const browsers = (async () => {
    for await (const line of createInterface(led.stderr)) {
      const [, name, command] = /^ {2}(chromium|firefox) +(.*)$/.exec(line) ?? [];
      if (name) facts[name] = command;
      if (name === "firefox") return;
    }
  })();
  led.lines = createInterface(led.stdout)[Symbol.asyncIterator]();
  for (let line; !facts.password;) {
    line = (await led.lines.next()).value;
    const [, name, value] = /^ {2}(client id|password) +(.*)$/.exec(line) ?? [];
    if (name) facts[name] = value;
  }
  await browsers;
  member.password = facts.password;
});

after(() => {
  // The command ends with its input, and the platform ends with the command.
  led?.stdin.end();
  store?.close();
  store?.closeAllConnections();
});

test("a redirected Node program lists products, fills a cart, reaches the checkout and logs in", async () => {
  led.stdin.write(`${JSON.stringify({ origin, member })}\n`);
  const { products, subtotal, checkout, login, picture, other, id } = JSON.parse((await led.lines.next()).value);
  assert.ok(products > 10);
  assert.match(subtotal, /^\$\d+\.\d\d$/);
  assert.match(checkout, /^http:\/\/127\.0\.0\.1:\d+\/pages\/checkout\?/);
  assert.equal(login, "SUCCESS");
  assert.match(picture, /^image\//);
  assert.match(other, /manage\.wix\.com is a host of the hosted platform that is not led to this machine/);
  assert.equal(id, facts["client id"]);
});

test("a page in Chromium does the same with the printed command-line options", { timeout: 120_000 }, async () => {
  const bundle = await rolldown({ input: PROGRAM, platform: "browser", logLevel: "silent" });
  const { output } = await bundle.generate({ format: "iife", name: "program" });
  const given = facts.chromium.match(/--[\w-]+=(?:"[^"]*"|\S+)/g).map((option) => option.replaceAll('"', ""));
  const browser = await chromium.launch({
    executablePath: findShell(),
    args: ["--no-sandbox", ...given.filter((option) => !option.startsWith("--user-data-dir"))],
  });
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.addScriptTag({ content: output[0].code });
    const done = await page.evaluate(
      ([id, home, who]) => globalThis.program.shop(id, home, who),
      [facts["client id"], origin, member],
    );
    assert.equal(done.login, "SUCCESS");
    assert.ok(done.products > 10);
    const size = await page.evaluate((source) => {
      const picture = new globalThis.Image();
      picture.src = source;
      return picture.decode().then(() => picture.naturalWidth);
    }, done.media);
    assert.ok(size > 100, "a picture of the media host is shown");
  } finally {
    await browser.close();
  }
});

/** Programs in various languages and tools, each of which prints a product's name. */
const QUERY = JSON.stringify({ query: { cursorPaging: { limit: 1 } } });
const PRODUCTS = "https://www.wixapis.com/stores/v3/products/query";
const LANGUAGES = {
  node: [
    process.execPath,
    "-e",
    `fetch("${PRODUCTS}", { method: "POST", body: '${QUERY}', headers: { authorization: process.env.WIX_API_KEY, "wix-site-id": process.env.WIX_SITE_ID } }).then((answer) => answer.text()).then(console.log)`,
  ],
  curl: [
    "sh",
    "-c",
    `curl -sS -X POST ${PRODUCTS} -H "authorization: $WIX_API_KEY" -H "wix-site-id: $WIX_SITE_ID" -d '${QUERY}'`,
  ],
  python: [
    "python3",
    "-c",
    `import os, urllib.request
request = urllib.request.Request("${PRODUCTS}", b'${QUERY}', {"authorization": os.environ["WIX_API_KEY"], "wix-site-id": os.environ["WIX_SITE_ID"]})
print(urllib.request.urlopen(request).read().decode())`,
  ],
  requests: [
    "python3",
    "-c",
    `import os, requests
print(requests.post("${PRODUCTS}", data='${QUERY}', headers={"authorization": os.environ["WIX_API_KEY"], "wix-site-id": os.environ["WIX_SITE_ID"]}).text)`,
  ],
};
/** The same programs without their work, to detect the languages on this machine. */
const PRESENT = {
  curl: ["curl", "--version"],
  python: ["python3", "--version"],
  requests: ["python3", "-c", "import requests"],
};

/** The users' working folders and database options; the program runs in another folder. */
for (const options of [[], ["--db", "shop.db"], ["--db", "./data/../shop.db"], ["--memory"]]) {
  const named = options.join(" ") || "without options";
  test(`a program of each language is redirected by lead ${named}, from any folder`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), "lead "));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, "data"));
    for (const [language, [program, ...rest]] of Object.entries(LANGUAGES)) {
      const [present, ...check] = PRESENT[language] ?? [program, "--version"];
      if (spawnSync(present, check).status !== 0) {
        t.diagnostic(`this machine has no ${language}`);
        continue;
      }
      const elsewhere = ["sh", "-c", 'cd / && exec "$@"', "sh", program, ...rest];
      const { HTTPS_PROXY: _, https_proxy: __, ...env } = process.env;
      const { stdout, stderr } = spawnSync(
        built(),
        ["lead", ...options, "--seed", "demo", "--port", "0", "--", ...elsewhere],
        {
          cwd: folder,
          encoding: "utf8",
          env,
        },
      );
      assert.match(stdout, /"products":\[\{.*"name":"/, `${language}: ${stderr}`);
    }
  });
}

test("a tool behind the proxy reaches foreign hosts, and no unlisted host of the platform", async (t) => {
  const server = createServer((_, answer) => answer.end("elsewhere"));
  await once(server.listen(0, "127.0.0.1"), "listening");
  t.after(() => server.close());
  const other = `http://localhost:${server.address().port}/`;
  const script = `curl -sS --proxytunnel --noproxy "" -x "$HTTPS_PROXY" ${other}; curl -sS https://manage.wix.com/ 2>&1; true`;
  const command = ["lead", "--memory", "--port", "0", "--", "sh", "-c", script];
  const { HTTPS_PROXY: _, https_proxy: __, ...env } = process.env;
  const led = spawn(built(), command, { env });
  let output = "";
  for await (const part of led.stdout) output += part;
  assert.match(output, /elsewhere/);
  assert.match(output, /403/);
});

/** Reads the cart of both versions as a visitor, and prints the statuses and the refusal. */
const CARTS = `
const call = async (method, path, token, body) => {
  const headers = { "content-type": "application/json", ...(token && { authorization: token }) };
  const answer = await fetch("https://www.wixapis.com" + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, body: await answer.json() };
};
const grant = { clientId: process.env.WIX_CLIENT_ID, grantType: "anonymous" };
const token = (await call("POST", "/oauth2/token", undefined, grant)).body.access_token;
const v1 = await call("GET", "/ecom/v1/carts/current", token);
const v2 = await call("POST", "/ecom/v2/carts", token, { cart: {} });
console.log("carts " + JSON.stringify({ v1: v1.status, message: v1.body.message, v2: v2.status }));`;

test("a shop that is led as of the day after the removal is refused Cart V1 and has Cart V2", () => {
  const carts = (...options) => {
    const words = ["lead", "--memory", "--port", "0", "--seed", "demo", ...options, "--"];
    const { stdout } = spawnSync(built(), [...words, process.execPath, "--input-type=module", "-e", CARTS], {
      encoding: "utf8",
    });
    return JSON.parse(/^carts (.*)$/m.exec(stdout)?.[1] ?? "{}");
  };
  const message =
    "`currentCart.getCurrentCart` was removed from the platform on 2027-02-01; use `currentCartV2.getCurrentCart`";
  assert.deepEqual(carts("--as-of", "2027-02-02"), { v1: 410, message, v2: 200 });
  assert.equal(carts("--as-of", "2027-01-31").v1, 404);
});
