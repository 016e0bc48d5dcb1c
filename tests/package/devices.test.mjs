/** The device token of a login: which logins send it again. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient, OAuthStrategy } from "../../wasm/pkg/inline.js";
import { host, json, scripted, withTokens } from "../../wasm/js/test/network.ts";

const kept = new Map();
const localStorage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => void kept.set(name, text),
  removeItem: (name) => void kept.delete(name),
};
Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });

test("a device token is sent only with logins of its client id and email", async (t) => {
  const sent = [];
  const data = [];
  scripted(
    t,
    withTokens(({ body }) => {
      if (body.loginId) sent.push(body.clientMetaData?.deviceToken);
      if (body.clientMetaData?.source) data.push(body.clientMetaData);
      const additionalData = { deviceToken: { strValue: `device of ${body.loginId?.email}` } };
      return json({ state: "SUCCESS", sessionToken: "s", additionalData });
    }),
  );
  const authOf = (clientId) => createClient({ auth: OAuthStrategy({ clientId }), host }).auth;
  const [auth, other] = [authOf("client-1"), authOf("client-2")];
  const login = (by, email) => by.login({ email, password: "secret" });
  const first = await login(auth, "ada@shop.example");
  assert.equal(first.data.deviceToken, "device of ada@shop.example");
  await login(auth, "bob@shop.example");
  await login(other, "ada@shop.example");
  await login(auth, " Ada@shop.example");
  assert.deepEqual(sent, [undefined, undefined, undefined, "device of ada@shop.example"]);
  const clientMetaData = { source: "kiosk" };
  await auth.login({ email: "ada@shop.example", password: "secret", clientMetaData });
  await auth.register({ email: "eve@shop.example", password: "secret", clientMetaData });
  assert.deepEqual(data, [{ source: "kiosk", deviceToken: "device of  Ada@shop.example" }, { source: "kiosk" }]);
  assert.ok(![...kept.keys()].some((key) => /ada|bob/.test(key)), "the keys show no address");
});
