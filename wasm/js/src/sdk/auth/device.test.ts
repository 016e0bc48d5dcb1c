/** The device token of a login: which logins send it again. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { createClient, type OAuthAuth, OAuthStrategy } from "../../inline.js";
import { host, json, scripted, withTokens } from "../../../test/network.js";

const kept = new Map<string, string>();
const localStorage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
};
Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });

interface LoginBody {
  readonly loginId?: { readonly email: string };
  readonly clientMetaData?: { readonly deviceToken?: string; readonly source?: string };
}

test("a device token is sent only with logins of its client id and email", async (t) => {
  const sent: unknown[] = [];
  const data: unknown[] = [];
  scripted(
    t,
    withTokens(({ body }) => {
      const { loginId, clientMetaData } = body as LoginBody;
      if (loginId) sent.push(clientMetaData?.deviceToken);
      if (clientMetaData?.source) data.push(clientMetaData);
      const additionalData = { deviceToken: { strValue: `device of ${loginId?.email}` } };
      return json({ state: "SUCCESS", sessionToken: "s", additionalData });
    }),
  );
  const authOf = (clientId: string) => createClient({ auth: OAuthStrategy({ clientId }), host }).auth;
  const [auth, other] = [authOf("client-1"), authOf("client-2")];
  const login = (by: OAuthAuth, email: string) => by.login({ email, password: "secret" });
  const first = await login(auth, "ada@shop.example");
  assert.equal("data" in first && "deviceToken" in first.data && first.data.deviceToken, "device of ada@shop.example");
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
