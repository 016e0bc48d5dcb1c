/** What a session costs: token requests for calls at the same time, PKCE, cookies. */
import { median, openPage } from "./browser.mjs";

/** @typedef {(typeof import("./build.mjs").SESSION_PAGES)[number]} SessionPage */

/** Calls at the same time. */
export const CALLS = 50;
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
export async function measureSession(browser, url, name, note) {
  const { page, measure, close } = await openPage(browser, url);
  await measure(`
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
      times.push((await measure(`for (let i = 0; i < ${batch}; i++) ${call}();`)) / batch);
    }
    return median(times.slice(1)) * 1000;
  };
  const login = await each("login", BATCH.login);
  const write = await each("cookies.write", BATCH.cookies);
  const read = await each("cookies.read", BATCH.cookies);
  await measure(`if (!cookies.read()?.refreshToken?.value) throw new Error("no session was kept in cookies");`);
  await close();
  return { renewals, login, write, read };
}
