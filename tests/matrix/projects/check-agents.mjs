/** The first answers that a shop gives to agents: its profile, and the list of its tools. */
import assert from "node:assert/strict";

/**
 * @param {string} origin
 * @param {(address: string, options?: { method: string, headers: Record<string, string>, body: string }) => Promise<Pick<Response, "status" | "headers" | "json">>} [send]
 */
export async function checkAgents(origin, send = fetch) {
  const profile = await send(`${origin}/.well-known/ucp`);
  assert.equal(profile.status, 200);
  const { ucp } = /** @type {any} */ (await profile.json());
  const [service] = ucp.services["dev.ucp.shopping"];
  assert.deepEqual([service.transport, service.endpoint], ["mcp", `${origin}/ucp/mcp`]);

  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const headers = { "content-type": "application/json" };
  const tools = await send(service.endpoint, { method: "POST", headers, body });
  assert.deepEqual([tools.status, tools.headers.getSetCookie()], [200, []]);
  const { result } = /** @type {any} */ (await tools.json());
  const names = result.tools.map((/** @type {{ name: string }} */ { name }) => name);
  for (const name of ["search_catalog", "create_cart", "create_checkout"]) assert.ok(names.includes(name), name);
}
