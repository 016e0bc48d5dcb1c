/** A diagnosis for given answers of a platform: `contract/diagnosis.json`, which the Rust client shares. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createClient, OAuthStrategy } from "../../wasm/pkg/inline.js";
import { host, scripted } from "../../wasm/js/test/network.ts";

const spec = JSON.parse(readFileSync(new URL("../../contract/diagnosis.json", import.meta.url), "utf8"));
const tokens = {
  accessToken: { value: "access", expiresAt: spec.expiresAt },
  refreshToken: { value: "refresh", role: "member" },
};

for (const { name, answers, findings, withoutRequestId = false } of spec.cases) {
  test(`a diagnosis of ${name} has the expected findings`, async (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    scripted(t, ({ path }) => {
      const all = Object.entries({ ...spec.inOrder, ...answers });
      const [, [status, body]] = all.find(([end]) => path.endsWith(end));
      const headers = { "content-type": "application/json", ...(!withoutRequestId && { "x-wix-request-id": "r" }) };
      return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
    });
    const client = createClient({ auth: OAuthStrategy({ clientId: spec.clientId, tokens }), host });
    let isOver = false;
    const diagnosis = client.diagnose({ redirectUri: spec.redirectUri }).finally(() => (isOver = true));
    // The pauses between attempts end at once.
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      t.mock.timers.runAll();
    }
    const failed = (await diagnosis).filter(({ outcome }) => outcome !== "passed");
    assert.deepEqual(Object.fromEntries(failed.map(({ check, outcome }) => [check, outcome])), findings);
  });
}
