/**
 * `examples/online`: the commands of its services, run one by one on this machine, and the backup that
 * `docs/online.md` describes. No container is started: the file is checked by its commands.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "examples", "online");
const PROGRAM = process.env.CARTWRIGHT_PLATFORM ?? join(root, "target", "debug", "cartwright-platform");
const compose = readFileSync(join(folder, "compose.yaml"), "utf8");

/** The command of a service, with the values of its variables. @param {string} service @param {Record<string, string>} values */
function commandOf(service, values) {
  const [, section = ""] = new RegExp(`^  ${service}:\n((?:    .*\n|\n)*)`, "m").exec(compose) ?? [];
  const [, command] = /^ {4}command:\s*(\[[^\]]*\])/m.exec(section) ?? [];
  assert.ok(command, `${service} has a command`);
  const filled = command.replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name, usual) => values[name] ?? usual);
  return JSON.parse(filled.replace(/,\s*\]$/, "]"));
}

/** A command's option with another value. */
function withOption(command, name, value) {
  const index = command.indexOf(name);
  assert.ok(index >= 0, `${name} in ${command}`);
  return command.with(index + 1, value);
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return String(port);
}

/** Starts a server and waits until it answers. */
async function started(t, program, args, env, address) {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const closed = once(child, "close");
  t.after(() => child.kill());
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) break;
    assert.equal(child.exitCode, null, output);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { stop: () => (child.kill(), closed) };
}

test("the services of compose.yaml serve a shop with prerendered pages, and a copy of its files is a backup", async (t) => {
  const place = mkdtempSync(join(tmpdir(), "online-"));
  t.after(() => rmSync(place, { recursive: true, force: true }));
  const port = await freePort();
  const platform = `http://127.0.0.1:${port}`;
  const values = { SHOP_NAME: "shop.example.com", PLATFORM_NAME: "platform.example.com", PLATFORM: platform };
  const serve = withOption(commandOf("platform", values), "--port", port);
  const database = join(place, "data", "shop.db");
  cpSync(folder, join(place, "data"), { recursive: true, filter: (path) => path === folder });
  const running = await started(t, PROGRAM, serve, { CARTWRIGHT_DB: database }, platform);
  const { clientId } = JSON.parse(readFileSync(`${database}.keys.json`, "utf8"));

  const pages = join(place, "pages");
  const [, ...render] = withOption(commandOf("pages", { ...values, CLIENT_ID: clientId }), "--out", pages);
  await promisify(execFile)(process.execPath, render, { cwd: root });

  const storePort = await freePort();
  const [, ...store] = withOption(
    withOption(withOption(commandOf("store", values), "--port", storePort), "--pages", pages),
    "--host",
    "127.0.0.1",
  );
  const shop = `http://127.0.0.1:${storePort}`;
  await started(t, process.execPath, store, { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: platform }, shop);
  const page = async (path) => {
    const answer = await fetch(`${shop}${path}`, { headers: { accept: "text/html" } });
    return { status: answer.status, text: await answer.text() };
  };
  const product = await page("/product/harbour-mug");
  assert.equal(product.status, 200);
  for (const text of ['rel="canonical" href="https://shop.example.com/product/harbour-mug"', "<h1", "Harbour Mug"]) {
    assert.ok(product.text.includes(text), text);
  }
  assert.equal((await page("/nowhere")).status, 404);
  const config = await (await fetch(`${shop}/config.json`)).json();
  assert.deepEqual([config.clientId, config.host], [clientId, platform]);

  // A browser on the shop's address may call the platform.
  const anonymous = await fetch(`${platform}/oauth2/token`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: "https://shop.example.com",
      "x-forwarded-for": "203.0.113.7",
    },
    body: JSON.stringify({ clientId, grantType: "anonymous" }),
  });
  assert.equal(anonymous.status, 200);
  assert.equal(anonymous.headers.get("access-control-allow-origin"), "https://shop.example.com");

  // Rendering again, while the store answers, replaces the pages.
  await promisify(execFile)(process.execPath, render, { cwd: root });
  assert.equal((await page("/product/harbour-mug")).status, 200);

  await running.stop();
  cpSync(join(place, "data"), join(place, "backup"), { recursive: true });
  rmSync(join(place, "data"), { recursive: true });
  cpSync(join(place, "backup"), join(place, "data"), { recursive: true });
  await started(t, PROGRAM, serve, { CARTWRIGHT_DB: database }, platform);
  const { access_token: token } = await anonymous.json();
  const found = await fetch(`${platform}/stores/v3/products/query`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token },
    body: JSON.stringify({ query: { filter: { slug: "harbour-mug" } } }),
  });
  assert.equal(found.status, 200, "the visitor's token of before the backup is valid after it");
  assert.equal((await found.json()).products.length, 1);
});

test("the Caddyfile leads to the services and ports of compose.yaml", () => {
  const caddy = readFileSync(join(folder, "Caddyfile"), "utf8");
  const targets = [...caddy.matchAll(/reverse_proxy (\w+):(\d+)/g)].map(([, service, port]) => [service, port]);
  assert.deepEqual(
    targets.map(([service, port]) => [service, commandOf(service, {}).includes(port) && port]),
    targets,
  );
});
