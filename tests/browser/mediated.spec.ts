/** The example whose server keeps the refresh token, in a real browser: no script can read the token. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request as send, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { expect, test } from "./support/test.ts";

// One worker for all tests, so that the example is built once.
test.describe.configure({ mode: "default" });

const EXAMPLE = fileURLToPath(new URL("../../examples/mediated", import.meta.url));
const COOKIE = "cartwright-refresh";

let server: ChildProcess;
let origin: string;
let pages: string;

/** A reverse proxy: the example's port is known only once it listens. */
function forward(port: number): RequestListener {
  return (request, response) => {
    const { method, url: path, headers } = request;
    const onward = send({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  };
}

test.beforeAll(async ({ workerShop: { platform, origins } }) => {
  origin = origins.mediated.url;
  pages = await mkdtemp(join(tmpdir(), "cartwright-mediated-"));
  await build({ root: EXAMPLE, build: { outDir: pages, emptyOutDir: true } });
  server = spawn(process.execPath, [join(EXAMPLE, "server.mjs")], {
    env: {
      ...process.env,
      CARTWRIGHT_CLIENT_ID: platform.clientId,
      CARTWRIGHT_HOST: platform.url,
      ORIGIN: origin,
      PAGES: pages,
      PORT: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(server.stdout!, "data")) as [Buffer];
  origins.mediated.answer = forward(Number(/port (\d+)/.exec(said.toString())?.[1]));
});

test.beforeEach(({ shop }) => {
  expect(shop.origins.mediated.url).toBe(origin);
});

test.afterAll(async () => {
  const ended = once(server, "exit");
  server.kill();
  await ended;
  await rm(pages, { recursive: true });
});

const who = (page: Page) => page.getByRole("status");

/** The parts of the session that scripts can read. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([document.cookie, ...[localStorage, sessionStorage].map(Object.entries)]));

const keptCookie = async (page: Page) =>
  (await page.context().cookies(`${origin}/session`)).find(({ name }) => name === COOKIE);

/** The refresh token that the server keeps. */
async function refreshToken(page: Page): Promise<string> {
  const kept = await keptCookie(page);
  return decodeURIComponent(kept?.value.split(".").slice(1).join(".") ?? "");
}

test("a member logs in, stays logged in and logs out without exposing the refresh token to scripts", async ({
  page,
}) => {
  const answers: string[] = [];
  await page.route(`${origin}/session`, async (route) => {
    const response = await route.fetch();
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  await page.goto(origin);
  await expect(who(page)).toHaveText("You are a visitor.");
  await expect(page.getByText("Things in your cart: 0")).toBeVisible();
  const visitors = await refreshToken(page);
  expect(visitors).not.toBe("");

  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Create account" }).click();
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password").fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(who(page)).toHaveText("You are ada.");
  await expect(page).toHaveURL(`${origin}/`);
  const kept = await keptCookie(page);
  expect(kept).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/session" });
  expect(kept?.value).toMatch(/^member\./);
  const members = await refreshToken(page);
  expect(members).not.toBe(visitors);
  const seen = await readable(page);
  expect(seen).toMatch(/cartwright-[\w-]+-session/);
  expect(answers.join()).toContain("access_token");
  for (const token of [visitors, members]) {
    expect([seen, ...answers].filter((text) => text.includes(token))).toEqual([]);
  }

  await page.reload();
  await expect(who(page)).toHaveText("You are ada.");
  // Without the access token, the page asks the server.
  await page.context().clearCookies({ name: /-access$/ });
  const renewed = page.waitForResponse(`${origin}/session`);
  await page.reload();
  expect((await renewed).status()).toBe(200);
  await expect(who(page)).toHaveText("You are ada.");

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(who(page)).toHaveText("You are a visitor.");
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  expect((await keptCookie(page))?.value).toMatch(/^visitor\./);
});

test("a deleted cookie starts a new visitor, and a forged callback changes nothing", async ({ page }) => {
  await page.goto(origin);
  await expect(who(page)).toHaveText("You are a visitor.");
  const before = await refreshToken(page);
  await page.goto(`${origin}/callback?code=stolen&state=guessed`);
  await expect(who(page)).not.toHaveText("One moment…");
  await expect(page).toHaveURL(`${origin}/`);
  expect(await refreshToken(page)).toBe(before);

  await page.context().clearCookies();
  await page.goto(origin);
  await expect(who(page)).toHaveText("You are a visitor.");
  expect(await refreshToken(page)).not.toBe(before);
});

test("a page of another origin gets no session from the mediator", async ({ page }) => {
  await page.goto(origin);
  await expect(who(page)).toHaveText("You are a visitor.");
  const before = await keptCookie(page);
  // Another name of the same machine is another origin.
  await page.goto(`${origin.replace("127.0.0.1", "localhost")}/config.json`);
  const answer = page.waitForResponse(`${origin}/session`);
  // Like a form post: without a preflight, and with the browser's cookies.
  await page.evaluate(async (url) => {
    const body = JSON.stringify({ grantType: "anonymous" });
    await fetch(url, { method: "POST", body, mode: "no-cors", credentials: "include" });
  }, `${origin}/session`);
  expect((await answer).status()).toBe(403);
  expect(await keptCookie(page)).toEqual(before);
});
