/** A diagnosis for given answers of a platform: `contract/diagnosis.json`, which the Rust client shares. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test, vi } from "vitest";
import type { Tokens } from "../auth/tokens.js";
import { createClient, OAuthStrategy } from "../../inline.js";
import { host, scripted } from "../../../test/network.js";

/** The status and body of an answer. */
type Given = [status: number, body: unknown];

interface Case {
  readonly name: string;
  /** By the end of the path. */
  readonly answers: Readonly<Record<string, Given>>;
  /** The outcomes of the checks that do not pass. */
  readonly findings: Readonly<Record<string, string>>;
  readonly withoutRequestId?: boolean;
}

const spec = JSON.parse(readFileSync(new URL("../../../../../contract/diagnosis.json", import.meta.url), "utf8")) as {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly expiresAt: number;
  readonly inOrder: Case["answers"];
  readonly cases: readonly Case[];
};
const tokens: Tokens = {
  accessToken: { value: "access", expiresAt: spec.expiresAt },
  refreshToken: { value: "refresh", role: "member" },
};

for (const { name, answers, findings, withoutRequestId = false } of spec.cases) {
  test(`a diagnosis of ${name} has the expected findings`, async (t) => {
    scripted(t, ({ path }) => {
      const all = Object.entries({ ...spec.inOrder, ...answers });
      const [, [status, body]] = all.find(([end]) => path.endsWith(end))!;
      const headers = { "content-type": "application/json", ...(!withoutRequestId && { "x-wix-request-id": "r" }) };
      return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
    });
    const client = createClient({ auth: OAuthStrategy({ clientId: spec.clientId, tokens }), host });
    const state = { isOver: false };
    const diagnosis = client.diagnose({ redirectUri: spec.redirectUri }).finally(() => (state.isOver = true));
    // The code of the diagnosis is loaded in real time.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    // The pauses between attempts end at once.
    while (!state.isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      vi.runAllTimers();
    }
    const failed = (await diagnosis).filter(({ outcome }) => outcome !== "passed");
    assert.deepEqual(Object.fromEntries(failed.map(({ check, outcome }) => [check, outcome])), findings);
  });
}
