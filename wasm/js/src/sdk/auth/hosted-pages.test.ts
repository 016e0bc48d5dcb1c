/** Transferring a visitor's session to the platform's own pages, in a simulated page. */

import "../../../test/page.js";
import assert from "node:assert/strict";
import { beforeEach, onTestFinished, test, vi, type TestContext } from "vitest";
import type { Tokens } from "./tokens.js";
import { createClient, OAuthStrategy } from "../../inline.js";
import { host, json, scripted, withTokens } from "../../../test/network.js";

const { document, MutationObserver, window } = globalThis;
const { localStorage } = window;
Object.assign(globalThis, { localStorage });

const ADDRESS = "https://pages.example/session/1";
const WEEK = 7 * 24 * 3_600_000;

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

/** A client of a platform with this answer, with the requests for redirect sessions. */
function visiting(
  t: TestContext,
  answer = () => json({ redirectSession: { fullUrl: ADDRESS } }),
  clientId = "client-1",
) {
  const requests = scripted(t, withTokens(answer));
  const client = createClient({ auth: OAuthStrategy({ clientId }), host });
  onTestFinished(() => client.dispose());
  return {
    auth: client.auth,
    sessions: client.auth.sessions,
    asked: () => requests.filter(({ path }) => path !== "/oauth2/token"),
  };
}

/** The frame in the page. */
const frame = () =>
  new Promise<HTMLIFrameElement>((resolve) => {
    const observer = new MutationObserver(([change]) => {
      observer.disconnect();
      resolve(change!.addedNodes[0] as HTMLIFrameElement);
    });
    observer.observe(document.body, { childList: true });
  });

test("syncToWixPages syncs once a week through a hidden frame that is removed", async (t) => {
  const { sessions, asked } = visiting(t);
  assert.equal(sessions.isSessionSynced(), false);
  const [told, shown] = [sessions.syncToWixPages(), await frame()];
  assert.deepEqual([shown.localName, shown.hidden, shown.src], ["iframe", true, ADDRESS]);
  shown.dispatchEvent(new window.Event("load"));
  await told;
  assert.deepEqual([asked().length, asked()[0]!.body, document.body.children.length], [1, { login: {} }, 0]);
  assert.equal(sessions.isSessionSynced(), true);
  await sessions.syncToWixPages();
  assert.equal(asked().length, 1);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + WEEK });
  assert.equal(sessions.isSessionSynced(), false);
});

test("syncToWixPages with force syncs again", async (t) => {
  localStorage.setItem("cartwright-hosted-pages.client-1", String(Date.now()));
  const { sessions, asked } = visiting(t);
  const [told, shown] = [sessions.syncToWixPages({ force: true }), await frame()];
  assert.equal(sessions.isSessionSynced(), false, "until it is done");
  shown.dispatchEvent(new window.Event("load"));
  await told;
  assert.deepEqual([asked().length, sessions.isSessionSynced()], [1, true]);
});

test("a failed sync only warns, and the session counts as not synced", async (t) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const refusing = visiting(t, () => json({ message: "no", details: {} }, { status: 403 }));
  await refusing.sessions.syncToWixPages();
  assert.equal(warn.mock.calls.length, 1);
  const wordless = visiting(t, () => json({}));
  await wordless.sessions.syncToWixPages();
  assert.equal(refusing.sessions.isSessionSynced(), false);
});

test("syncToWixPages only warns if localStorage is blocked", async (t) => {
  const { sessions, asked } = visiting(t);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(Object.getPrototypeOf(localStorage) as Storage, "getItem").mockImplementation(() => {
    throw new window.DOMException("denied", "SecurityError");
  });
  await sessions.syncToWixPages();
  assert.deepEqual([warn.mock.calls.length, asked().length], [1, 0]);
});

test("a sync is valid only for its client id and session", async (t) => {
  const { auth, sessions } = visiting(t);
  const [told, shown] = [sessions.syncToWixPages(), await frame()];
  shown.dispatchEvent(new window.Event("load"));
  await told;
  const other = visiting(t, undefined, "client-2");
  assert.deepEqual([sessions.isSessionSynced(), other.sessions.isSessionSynced()], [true, false]);
  const tokens = (name: string): Tokens => ({
    accessToken: { value: name, expiresAt: 4_102_444_800 },
    refreshToken: { value: name, role: "member" },
  });
  auth.setTokens(tokens("ada"));
  assert.equal(sessions.isSessionSynced(), false);
  const [again, next] = [sessions.syncToWixPages(), await frame()];
  auth.setTokens(tokens("bob"));
  next.dispatchEvent(new window.Event("load"));
  await again;
  assert.equal(sessions.isSessionSynced(), false, "ada's transfer is not bob's");
});
