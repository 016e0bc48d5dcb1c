/** The hooks on a server: without a page, and without requests. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createElement as h, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createClient, currentCart, OAuthStrategy } from "../../wasm/pkg/inline.js";
import { CartwrightProvider, useCallQuery, useCart, useSession } from "../../wasm/pkg/react/index.js";
import { host, scripted } from "../../wasm/js/test/network.ts";

function Shown() {
  const { cart, status, busy } = useCart();
  const { role, loggedIn } = useSession();
  const { queryKey } = useCallQuery(["cart"], (client, options) => client.currentCart.getCurrentCart(options));
  return h("p", null, JSON.stringify([cart === undefined, status, busy, role, loggedIn, queryKey]));
}

test("server rendering shows no session data and makes no call", (t) => {
  assert.equal(typeof window, "undefined");
  const requests = scripted(t, () => assert.fail("a call was made"));
  const client = createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId: "client-1" }), host });
  // A server with a member's tokens must not render them into a page that others may see.
  client.auth.setTokens({
    accessToken: { value: "a", expiresAt: 4102444800 },
    refreshToken: { value: "r", role: "member" },
  });
  const html = renderToString(h(StrictMode, null, h(CartwrightProvider, { client }, h(Shown))));
  const [unknown, status, busy, role, loggedIn, key] = JSON.parse(
    html.replace(/<\/?p>/g, "").replaceAll("&quot;", '"'),
  );
  assert.deepEqual([unknown, status, busy, role, loggedIn], [true, "loading", false, "none", false]);
  assert.deepEqual([key[0], key.at(-1)], ["cartwright", "cart"]);
  assert.deepEqual(requests, []);
});

test("hooks without a provider throw an error that names the provider", () => {
  assert.throws(() => renderToString(h(Shown)), /<CartwrightProvider/);
});
