/** A login exchanged in a hidden frame: the accepted messages, and the errors. */
import { frame, post, window } from "../../window.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { strategy } from "../kits.mjs";
import { withoutWaits } from "../without-waits.mjs";
import { outcomeOf, sideBySide, untilIdle } from "./side-by-side.mjs";

withoutWaits();

const PAGE = "https://login.example";

/** The page's messages by the flow's state, and their sender. */
const messageOf = (data, origin = PAGE, source = () => frame()?.contentWindow) => ({ data, origin, source });

/** The outcome of a login during which these messages are posted in turn. */
function played(...messages) {
  let state;
  const platform = {
    answer: async (request) => {
      const body = await request.json();
      state = body.auth.authRequest.state;
      return Response.json({
        redirectSession: { fullUrl: `${PAGE}/authorize`, urlDetails: { endpoint: `${PAGE}/authorize` } },
      });
    },
  };
  return sideBySide(platform, async (kit, network) => {
    const login = outcomeOf(strategy(kit).getMemberTokensForDirectLogin("proof"));
    await untilIdle();
    for (const { data, origin, source } of messages) {
      post({ data: { state, ...data }, origin, source: source() });
      await untilIdle();
    }
    const { value, error } = await login;
    const { body } = network.tokens.at(-1) ?? {};
    return { value, error, code: body?.code, isClosed: frame() === null };
  });
}

const OWN = messageOf({ code: "ours" });

const STRANGERS = {
  "another origin": messageOf({ code: "stolen" }, "https://evil.example"),
  "the same host without TLS": messageOf({ code: "stolen" }, "http://login.example"),
  "another window of the same origin": messageOf({ code: "stolen" }, PAGE, () => window),
};

for (const [who, message] of Object.entries(STRANGERS)) {
  test(`a message of ${who} is ignored; the other package accepts its code`, async () => {
    const { theirs, ours } = await played(message, OWN);
    assert.equal(theirs.code, "stolen");
    assert.equal(ours.code, "ours");
    assert.equal(ours.value.refreshToken.role, "member");
  });
}

test("a refused login frame reports its error code; the other package only a missing code", async () => {
  const refused = messageOf({ error: "login_required", error_description: "Nobody is logged in" });
  const { theirs, ours } = await played(refused);
  assert.deepEqual([theirs.error.message, theirs.error.code], ["Missing code or _state", undefined]);
  assert.deepEqual([ours.error.message, ours.error.code], ["Missing code or _state", "login_required"]);
});

test("the login frame is removed after the login", async () => {
  for (const each of Object.values(await played(OWN))) assert.ok(each.isClosed);
});

test("a slow login can be cancelled and its frame removed; the other package's waits two minutes", async () => {
  const platform = {
    answer: () => Response.json({ redirectSession: { fullUrl: `${PAGE}/authorize`, urlDetails: {} } }),
  };
  const { theirs, ours } = await sideBySide(platform, async (kit) => {
    const controller = new AbortController();
    let kind;
    const auth = strategy(kit);
    outcomeOf(auth.getMemberTokensForDirectLogin("proof", { signal: controller.signal })).then(({ error }) => {
      kind = error.kind;
    });
    await untilIdle();
    controller.abort();
    await untilIdle();
    const seen = [kind, frame() === null];
    frame()?.remove();
    return seen;
  });
  assert.deepEqual(theirs, [undefined, false]);
  assert.deepEqual(ours, ["cancelled", true]);
});
