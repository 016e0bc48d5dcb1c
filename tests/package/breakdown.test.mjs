/** A core that traps: what waits for it is told, and so is whoever calls it afterwards. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { breakDown } from "../../wasm/pkg/lifetime.js";
import { watched } from "../../wasm/pkg/start.js";
import { createClient, currentCart, FatalError, OAuthStrategy } from "../../wasm/pkg/inline.js";
import { host, scripted, underWay, withTokens } from "./network.mjs";

/** `(module (func (export "trap") unreachable))` */
const TRAPPING = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0],
  ...[7, 8, 1, 4, 116, 114, 97, 112, 0, 0, 10, 5, 1, 3, 0, 0, 11],
);

test("calls under way and later ones end with an error that says what to do", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => new Promise(() => {})),
  );
  const client = createClient({
    modules: { currentCart },
    auth: OAuthStrategy({ clientId: "client-1" }),
    host,
  });
  const waiting = client.currentCart.getCurrentCart();
  await underWay(requests);

  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(TRAPPING));
  assert.throws(() => watched(exports, breakDown).trap(), WebAssembly.RuntimeError);

  const told = (error) => {
    assert.ok(error instanceof FatalError);
    assert.equal(error.kind, "fatal");
    assert.match(error.message, /reload the page/);
    assert.ok(error.cause instanceof WebAssembly.RuntimeError);
    return true;
  };
  await assert.rejects(waiting, told);
  await assert.rejects(client.currentCart.getCurrentCart(), told);
  await assert.rejects(client.auth.login({ email: "a", password: "b" }), told);
  assert.throws(() => client.auth.getTokens(), told);
});
