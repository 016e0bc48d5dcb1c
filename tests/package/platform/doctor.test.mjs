/** The diagnosis of a client on a real platform; `sdk/doctor/diagnose.test.ts` has the cases of single answers. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  ApiKeyStrategy,
  createClient,
  currentCart,
  currentCartV2,
  OAuthStrategy,
  productsV3,
} from "../../../wasm/pkg/inline.js";
import { siteOfFile, startSite, STORE } from "./site.mjs";

const site = await siteOfFile();
const redirectUri = `${STORE}/login/callback`;

function clientOf(options = {}) {
  const { clientId = site.clientId, host = site.url, modules = { currentCartV2, productsV3 }, fetch } = options;
  return createClient({ modules, auth: OAuthStrategy({ clientId }), host, ...(fetch && { fetch }) });
}

/** The findings that did not pass: check, outcome and observation. */
async function findings(client, options = { redirectUri }) {
  const all = await client.diagnose(options);
  for (const { subject, why, fix } of all) assert.ok(subject && why && fix);
  return all.filter(({ outcome }) => outcome !== "passed").map(({ check, outcome, seen }) => [check, outcome, seen]);
}

/** Sends requests with changed headers or answers, like a proxy. */
const proxy = (change) => async (address, init) => {
  const request = new Request(address, init);
  return change(request) ?? fetch(request);
};

test("a diagnosis of a working setup has no findings", async () => {
  assert.deepEqual(await findings(clientOf()), []);
  const owner = createClient({ auth: ApiKeyStrategy({ apiKey: site.ownerKey, siteId: site.siteId }), host: site.url });
  assert.deepEqual(await findings(owner), []);
});

const FAULTS = {
  "a client id that the platform does not know": {
    client: () => clientOf({ clientId: "00000000-0000-4000-8000-000000000000" }),
    finding: ["client", "problem", /client id is not known/],
  },
  "a redirect address that the site does not allow": {
    client: () => clientOf(),
    options: { redirectUri: "https://elsewhere.example/callback" },
    finding: ["redirect", "problem", /redirectUri/],
  },
  "a host that does not answer": {
    client: () => clientOf({ host: "http://127.0.0.1:9" }),
    finding: ["answer", "problem", /127\.0\.0\.1:9/],
  },
  "a host without https": {
    client: () => clientOf({ host: "http://shop.example", fetch: proxy(() => Response.json({ active: false })) }),
    finding: ["host", "problem", /neither https nor loopback/],
  },
  "a firewall that answers with a page": {
    client: () => clientOf({ fetch: proxy(() => new Response("<h1>Blocked</h1>")) }),
    finding: ["answer", "problem", /JSON/],
  },
  "a proxy that drops the token": {
    client: () => clientOf({ fetch: proxy((request) => void request.headers.delete("authorization")) }),
    finding: ["proxy", "problem", /token did not arrive/],
  },
  "modules that end": {
    client: () => clientOf({ modules: { currentCart, productsV3 } }),
    finding: ["removed", "warning", /`currentCart`/],
  },
};

for (const [fault, { client, options, finding }] of Object.entries(FAULTS)) {
  test(`a diagnosis finds ${fault}`, async () => {
    const [check, outcome, seen] = finding;
    const found = (await findings(client(), options)).find(([name]) => name === check);
    assert.equal(found?.[1], outcome);
    assert.match(found[2], seen);
  });
}

test("a diagnosis reports no failed call to the program", async () => {
  const failed = [];
  const auth = OAuthStrategy({ clientId: site.clientId });
  const onError = ({ call }) => failed.push(call);
  await createClient({ modules: { currentCartV2 }, auth, host: site.url, onError }).diagnose();
  assert.deepEqual(failed, []);
});

test("a diagnosis finds a wrong clock", async (t) => {
  const now = Date.now();
  t.mock.timers.enable({ apis: ["Date"], now: now + 2 * 3_600_000 });
  const client = clientOf();
  await client.auth.getAuthHeaders();
  assert.deepEqual(await findings(client), [["clock", "problem", "120 minutes ahead of the platform's"]]);
});

test("a diagnosis finds modules of the wrong catalog version and another site's token", async (t) => {
  const other = await startSite(t, { catalog: "v1" });
  const client = clientOf({ host: other.url, clientId: other.clientId });
  const [catalog] = await findings(client);
  assert.deepEqual(catalog, ["catalog", "problem", "the site has catalog V1, and the client has modules of V3 only"]);
  const here = clientOf();
  await client.auth.getAuthHeaders();
  here.auth.setTokens(client.auth.getTokens());
  const [token] = await findings(here);
  assert.deepEqual(token, ["token", "problem", "the platform does not know the token"]);
});

const CLI = fileURLToPath(new URL("../../../wasm/pkg/cli.js", import.meta.url));

/** The command line's finding about the catalog of a site and a project's code: exit code, outcome and observation. */
async function catalogOf(t, { url, clientId }, code) {
  const folder = mkdtempSync(join(tmpdir(), "doctor-"));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "shop.ts"), code);
  const words = [CLI, "doctor", folder, "--client-id", clientId, "--host", url, "--json"];
  const [exitCode, stdout] = await new Promise((resolve) => {
    execFile(process.execPath, words, (error, text) => resolve([error?.code ?? 0, text]));
  });
  const { outcome, seen } = JSON.parse(stdout).find(({ check }) => check === "catalog");
  return [exitCode, outcome, seen];
}

const OF_V1 = `import { products as goods } from "@wix/stores";
const { queryProducts } = client.use(goods);
await queryProducts().find();
`;
const OF_V3 = `import { productsV3 } from "@cartwright/sdk";
import { categories } from "@wix/categories";
await client.productsV3.searchProducts({});
await categories.queryCategories({ treeReference }).find();
`;
const OTHER = "const products = await load();\nproducts.map(show);\nclient.collections.list();\n";

for (const [own, other, code, places] of [
  ["v3", "V1", OF_V1, ["shop.ts:3 products.queryProducts"]],
  ["v1", "V3", OF_V3, ["shop.ts:3 productsV3.searchProducts", "shop.ts:4 categories.queryCategories"]],
]) {
  test(`a diagnosis finds code that calls catalog ${other} on a site with catalog ${own}`, async (t) => {
    const site = await startSite(t, { catalog: own });
    const seen = [`your code calls catalog ${other}, and the site has catalog ${own.toUpperCase()}:`, ...places];
    assert.deepEqual(await catalogOf(t, site, code), [1, "problem", seen.join("\n    ")]);
    const both = await catalogOf(t, site, OF_V1 + OF_V3);
    assert.deepEqual(both.slice(0, 2), [0, "warning"]);
    const right = [0, "passed", `the site has catalog ${own.toUpperCase()}`];
    assert.deepEqual(await catalogOf(t, site, own === "v1" ? OF_V1 : OF_V3), right);
    assert.deepEqual(await catalogOf(t, site, OTHER), right);
  });
}
