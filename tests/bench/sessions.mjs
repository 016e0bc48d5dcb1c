/** The cost of a session: token requests of concurrent calls, PKCE, cookies. */
import { table } from "../../.scripts/lib/sizes.mjs";
import { median, openPage, withBrowser } from "./browser.mjs";
import { SESSION_PAGES } from "./build.mjs";

/** @typedef {(typeof SESSION_PAGES)[number]} SessionPage */

/** The number of concurrent calls. */
const CALLS = 50;
const ROUNDS = 15;
const BATCH = { login: 100, cookies: 200 };

/** @typedef {{ renewals: number, login: number, write: number, read: number }} SessionFigures times in microseconds */

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {SessionPage} name
 * @param {(text: string) => void} note
 * @returns {Promise<SessionFigures>}
 */
async function measure(browser, url, name, note) {
  const { page, measure: run, close } = await openPage(browser, url);
  await run(`
    globalThis.session = (await import("/${name}/page.js")).open();
    globalThis.login = session.login();
    globalThis.cookies = session.cookies();
    await session.renew(${CALLS});`);
  const renewals = /** @type {number} */ (await page.evaluate("asked.token"));
  const each = async (/** @type {string} */ call, /** @type {number} */ batch) => {
    const times = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      note(`${name}, ${call}, round ${round} of ${ROUNDS}`);
      times.push((await run(`for (let i = 0; i < ${batch}; i++) ${call}();`)) / batch);
    }
    return median(times.slice(1)) * 1000;
  };
  const login = await each("login", BATCH.login);
  const write = await each("cookies.write", BATCH.cookies);
  const read = await each("cookies.read", BATCH.cookies);
  await run(`if (!cookies.read()?.refreshToken?.value) throw new Error("no session was kept in cookies");`);
  await close();
  return { renewals, login, write, read };
}

const micro = (/** @type {number} */ value) => `${value.toFixed(1)} µs`;

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, chromium, bundles }) {
  await bundles();
  const [ours, peer] = await steps.step("sessions in Chromium", ({ note }) =>
    withBrowser(chromium, async (browser, url) => [
      await measure(browser, url, SESSION_PAGES[0], note),
      await measure(browser, url, SESSION_PAGES[1], note),
    ]),
  );
  if (!ours || !peer) throw new Error("no session was measured");
  const rows = [
    [`token requests for ${CALLS} calls on an expired token`, String(ours.renewals), String(peer.renewals)],
    ["login data (PKCE), each", micro(ours.login), micro(peer.login)],
    ["keep the session in cookies, each", micro(ours.write), `${micro(peer.write)} by hand`],
    ["read the session, each", micro(ours.read), `${micro(peer.read)} by hand`],
  ];
  steps.print(`\n${table(["sessions, main-thread CPU", "@cartwright/sdk", "@wix/sdk"], rows)}\n`);
  return [
    {
      what: `token requests for ${CALLS} calls`,
      ours: String(ours.renewals),
      peer: String(peer.renewals),
      budget: "1",
      met: ours.renewals === 1,
    },
  ];
}
