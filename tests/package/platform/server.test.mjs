/** The server of a shop: cart forms posted without a script, with the page's session. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cartApiV1,
  cartApiV2,
  createClient,
  currentCart,
  currentCartV2,
  OAuthStrategy,
} from "../../../wasm/pkg/inline.js";
import { cartForm, requestSession } from "../../../wasm/pkg/storefront/server/index.js";
import { demoItem, siteOfFile } from "./site.mjs";

const site = await siteOfFile();
const mug = (await demoItem(site.client(), "harbour-mug")).catalogItemId;

const ORIGIN = "https://shop.example";
const [ACCESS, SESSION] = ["access", "session"].map((part) => `__Host-cartwright-${site.clientId}-${part}`);
const MODULES = { 1: { currentCart }, 2: { currentCartV2 }, any: { currentCart, currentCartV2 } };

/** A browser without scripts: stores cookies, and posts forms. */
function browser(modules = MODULES.any, options = {}) {
  const clientOf = (tokenStorage) =>
    createClient({ modules, auth: OAuthStrategy({ clientId: site.clientId, tokenStorage }), host: site.url });
  const handle = cartForm({ client: clientOf, ...options });
  const cookies = new Map();
  const request = (path, init = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = Object.entries({ "sec-fetch-site": "same-origin", cookie, ...init.headers });
    return new Request(`${ORIGIN}${path}`, { ...init, headers: headers.filter(([, value]) => value !== undefined) });
  };
  return {
    cookies,
    client: () => clientOf(requestSession(request("/")).tokenStorage),
    async post(fields, headers = {}, method = "POST") {
      const answer = await handle(
        request("/cart/lines", { method, headers, ...(method === "POST" && { body: new URLSearchParams(fields) }) }),
      );
      for (const cookie of answer.headers.getSetCookie()) {
        const [name, value] = cookie.split(";", 1)[0].split("=");
        cookies.set(name, value);
      }
      return { status: answer.status, to: answer.headers.get("location"), answer };
    },
  };
}

/** The platform's lines of a page's cart. */
async function linesOf(page, api = cartApiV2) {
  const { lines = [] } = (await api(page.client()).read()) ?? {};
  return lines.map(({ id, quantity }) => ({ id, quantity }));
}

for (const version of ["1", "2", "any"]) {
  test(`forms add, update and remove a line with modules of version ${version}`, async () => {
    const page = browser(MODULES[version]);
    const lines = () => linesOf(page, version === "1" ? cartApiV1 : cartApiV2);

    const added = await page.post({ action: "add", catalogItemId: mug, quantity: "2" });
    assert.deepEqual([added.status, added.to], [303, `${ORIGIN}/cart`]);
    assert.equal(added.answer.headers.get("cache-control"), "no-store");
    const set = added.answer.headers.getSetCookie();
    assert.deepEqual([...page.cookies.keys()].toSorted(), [ACCESS, SESSION]);
    for (const cookie of set) assert.match(cookie, /; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);

    const [line] = await lines();
    assert.equal(line.quantity, 2);
    const updated = await page.post({
      action: "update",
      lineItemId: line.id,
      quantity: "5",
      returnTo: "/cart?all=1#end",
    });
    assert.equal(updated.to, `${ORIGIN}/cart?all=1#end`);
    // The page's own session, unchanged.
    assert.deepEqual(updated.answer.headers.getSetCookie(), []);
    assert.deepEqual(await lines(), [{ id: line.id, quantity: 5 }]);
    await page.post({ action: "remove", lineItemId: line.id });
    assert.deepEqual(await lines(), []);
  });
}

test("a quantity of zero removes the line", async () => {
  const page = browser();
  await page.post({ action: "add", catalogItemId: mug });
  const [line] = await linesOf(page);
  await page.post({ action: "update", lineItemId: line.id, quantity: "0" });
  assert.deepEqual(await linesOf(page), []);
});

test("an expired session is renewed and its cookies updated", async () => {
  const page = browser();
  await page.post({ action: "add", catalogItemId: mug });
  const before = page.cookies.get(ACCESS);
  await site.expireTokens();
  const { to } = await page.post({ action: "add", catalogItemId: mug });
  assert.equal(to, `${ORIGIN}/cart`);
  assert.notEqual(page.cookies.get(ACCESS), before);
  assert.equal((await linesOf(page))[0].quantity, 2);
});

test("a failed change redirects with an error code", async () => {
  const page = browser();
  for (const [fields, code] of [
    [{ action: "add", catalogItemId: mug, quantity: "1.5" }, "request"],
    [{ action: "add" }, "request"],
    [{ action: "empty" }, "request"],
    [{}, "request"],
    [{ action: "update", lineItemId: "x", quantity: "-1" }, "request"],
  ]) {
    const { status, to } = await page.post(fields);
    assert.deepEqual([status, to], [303, `${ORIGIN}/cart?cartError=${code}`], JSON.stringify(fields));
  }
  const { to } = await page.post({ action: "add", catalogItemId: "00000000-0000-4000-8000-000000000000" });
  assert.match(to, /\?cartError=[A-Z_]+$/);
});

test("a form cannot redirect to another site, and cross-site forms are refused", async () => {
  const page = browser();
  const form = { action: "add", catalogItemId: mug };
  for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "x"]) {
    assert.equal((await page.post({ ...form, returnTo })).to, `${ORIGIN}/cart`, returnTo);
  }
  assert.equal((await page.post({ ...form, returnTo: "/.//evil.example" })).to, `${ORIGIN}//evil.example`);
  for (const [headers, status, method] of [
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ "content-type": "text/plain" }, 415],
    [{ "content-length": "20000" }, 413],
    [{}, 405, "GET"],
  ]) {
    assert.equal((await page.post(form, headers, method)).status, status, JSON.stringify(headers));
  }
  assert.equal((await page.post({ ...form, filler: "x".repeat(16 * 1024) })).status, 413);
});

test("without Sec-Fetch-Site a form is checked by its Origin against the configured origin", async () => {
  const inside = browser(MODULES.any, { origin: "https://public.example", returnTo: "/basket" });
  const old = (origin) => inside.post({ action: "remove", lineItemId: "x" }, { "sec-fetch-site": undefined, origin });
  assert.equal((await old("https://public.example")).to.startsWith("https://public.example/basket"), true);
  assert.equal((await old(ORIGIN)).status, 403);
});
