/** Tests a site's own handlers, the cart form and the mediator, with a browser's requests. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "../../../.scripts/lib/paths.mjs";
import { demoItem } from "../../package/platform/site.mjs";

/**
 * Copies the mediator's files of `examples/mediated` into a project.
 * @param {string} adapter the file that mounts it
 * @param {string} handler where it goes
 * @param {string} session where `session.mjs` goes
 * @param {string} from how the handler imports it there
 */
export function copyMediator(adapter, handler, session, from) {
  const source = inRoot("examples", "mediated");
  for (const file of [handler, session]) mkdirSync(dirname(file), { recursive: true });
  cpSync(join(source, "session.mjs"), session);
  writeFileSync(handler, readFileSync(join(source, adapter), "utf8").replace("./session.mjs", from));
}

/**
 * Posts a form to the cart of a visitor without JavaScript, and requests a session from the mediator.
 * @param {string} origin
 * @param {import("../../package/platform/site.mjs").Site} site
 */
export async function checkHandlers(origin, site) {
  const headers = { origin, "sec-fetch-site": "same-origin" };
  const { catalogItemId } = await demoItem(site.client(), "harbour-mug");
  const body = new URLSearchParams({ action: "add", catalogItemId, returnTo: "/?shown=1" });
  const form = await fetch(`${origin}/cart/lines`, { method: "POST", headers, body, redirect: "manual" });
  assert.deepEqual([form.status, form.headers.get("location")], [303, `${origin}/?shown=1`]);
  const cookies = form.headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0]);
  const names = ["access", "session"].map((part) => `cartwright-${site.clientId}-${part}`);
  assert.deepEqual(cookies.toSorted(), names);
  const foreign = await fetch(`${origin}/cart/lines`, {
    method: "POST",
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    body,
  });
  assert.equal(foreign.status, 403);

  const request = { clientId: site.clientId, grantType: "anonymous" };
  const json = { ...headers, "content-type": "application/json" };
  const granted = await fetch(`${origin}/session`, { method: "POST", headers: json, body: JSON.stringify(request) });
  assert.deepEqual([granted.status, (await granted.json()).role], [200, "visitor"]);
  assert.match(granted.headers.getSetCookie().join("\n"), /^cartwright-refresh=visitor\..*; HttpOnly/m);
  const ended = await fetch(`${origin}/session`, { method: "DELETE", headers });
  assert.match(ended.headers.getSetCookie().join("\n"), /Max-Age=0/);
}

/**
 * Visits a page with session middleware: the first answer creates the session, a later one leaves it unchanged.
 * @param {string} url
 * @param {import("../../package/platform/site.mjs").Site} site
 */
export async function checkMiddleware(url, site) {
  const first = await fetch(url);
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? "");
  const names = ["access", "session"].map((part) => `cartwright-${site.clientId}-${part}`);
  assert.deepEqual([first.status, cookies.map((cookie) => cookie.split("=", 1)[0]).toSorted()], [200, names]);
  const second = await fetch(url, { headers: { cookie: cookies.join("; ") } });
  assert.deepEqual([second.status, second.headers.getSetCookie()], [200, []]);
}
