/** One session in two tabs of a real browser: one renewal for both, and events reach the other tab. */
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { Site } from "./tabs/site.ts";

// One worker for all tests, so that the page is built once.
test.describe.configure({ mode: "default" });

let site: Site;

test.beforeAll(async ({ workerShop }) => {
  site = await Site.build(workerShop);
});

test.afterAll(async () => {
  await site.remove();
});

test.beforeEach(async ({ shop, context }) => {
  expect(shop).toBe(site.shop);
  // With stopped timers: on a slow machine, a client's timeout would cause a further request.
  await context.clock.install();
  await context.clock.pauseAt(Date.now() + 1_000);
});

let people = 0;

/** An unused email address. */
const newEmail = (): string => `member-${++people}@example.com`;

const CALLS = 20;

/** Makes many concurrent calls for the signed-in member. */
const askManyTimes = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async (count) => {
    const { members } = window.shop.client;
    const answers = await Promise.all(Array.from({ length: count }, () => members.getCurrentMember()));
    return answers.map(({ member }) => member._id);
  }, CALLS);

const whoAmI = async (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await window.shop.client.members.getCurrentMember()).member._id);

const events = (page: Page): Promise<unknown[]> => page.evaluate(() => window.shop.events);

const role = (page: Page): Promise<string> => page.evaluate(() => window.shop.client.session.role);

const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies(site.url)).map(({ name }) => name.split("-").at(-1) ?? "").sort();

test("calls of two tabs renew an expired token once", async ({ context }) => {
  const first = await site.openAsMember(context, newEmail());
  const second = await site.open(context);
  const id = await whoAmI(first);
  expect(await whoAmI(second)).toBe(id);
  for (let round = 1; round <= 3; round += 1) {
    await site.shop.forgetRequests();
    await site.shop.expireTokens();
    const answers = await Promise.all([askManyTimes(first), askManyTimes(second)]);
    expect(answers.flat()).toEqual(Array.from({ length: 2 * CALLS }, () => id));
    expect(await site.shop.grants(), `round ${round}`).toEqual({ refresh_token: 1 });
  }
  expect([await role(first), await role(second)]).toEqual(["member", "member"]);
});

test("two tabs renew a deleted access cookie once", async ({ context }) => {
  const first = await site.openAsMember(context, newEmail());
  const second = await site.open(context);
  const id = await whoAmI(first);
  await site.shop.forgetRequests();
  await context.clearCookies({ name: /-access$/ });
  expect(await cookieNames(first)).toEqual(["session"]);
  // A loaded page has the token in memory; a reloaded one has only the cookies.
  await Promise.all([first.reload(), second.reload()]);
  await Promise.all([first, second].map((page) => page.waitForFunction(() => "shop" in window)));
  const answers = await Promise.all([askManyTimes(first), askManyTimes(second)]);
  expect(new Set(answers.flat())).toEqual(new Set([id]));
  expect(await site.shop.grants()).toEqual({ refresh_token: 1 });
  expect(await cookieNames(first)).toEqual(["access", "session"]);
});

test("a tab that crashes during a renewal does not block the other", async ({ context }) => {
  const first = await site.openAsMember(context, newEmail());
  const second = await site.open(context);
  const id = await whoAmI(second);
  /** The tab that holds the lock, and the number of waiting tabs. */
  const lock = (): Promise<{ holder: string; waiting: number }> =>
    second.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return { holder: held[0]?.clientId ?? "", waiting: pending.length };
    });

  await site.shop.forgetRequests();
  await site.shop.expireTokens();
  // The first renewal is never answered; the second is answered after the test has inspected it.
  await site.shop.fault({ match: "/oauth2/token", delayMs: 60_000 });
  const lost = whoAmI(first).catch(() => "lost");
  await expect.poll(() => site.shop.grants()).toEqual({ refresh_token: 1 });
  const renewals: Route[] = [];
  await context.route("**/oauth2/token", (route) => {
    renewals.push(route);
  });
  const answer = whoAmI(second);
  await expect.poll(async () => (await lock()).waiting).toBe(1);
  const dying = (await lock()).holder;
  expect(dying).not.toBe("");
  await first.close();
  expect(await lost).toBe("lost");
  await expect.poll(() => renewals.length).toBe(1);
  expect(["", dying]).not.toContain((await lock()).holder);
  await renewals[0]!.continue();
  expect(await answer).toBe(id);
  expect(renewals).toHaveLength(1);
  expect(await site.shop.grants()).toEqual({ refresh_token: 2 });
  expect(await role(second)).toBe("member");
});

test("a login in one tab makes the other the same member", async ({ context }) => {
  const second = await site.open(context);
  const first = await site.openAsMember(context, newEmail());
  expect(await events(first)).toContainEqual({ type: "signedIn", elsewhere: false });
  await expect.poll(() => events(second)).toContainEqual({ type: "signedIn", elsewhere: true });
  expect(await role(second)).toBe("member");
  expect(await whoAmI(second)).toBe(await whoAmI(first));
});

test("a logout in one tab logs out the other", async ({ context }) => {
  const first = await site.openAsMember(context, newEmail());
  const second = await site.open(context);
  await whoAmI(second);
  await first.evaluate((url) => window.shop.client.auth.logout(url), site.url);
  expect(await events(first)).toContainEqual({ type: "signedOut", elsewhere: false });
  await expect.poll(() => events(second)).toContainEqual({ type: "signedOut", elsewhere: true });
  for (const page of [first, second]) {
    expect(await role(page)).toBe("none");
    const { accessToken, refreshToken } = await page.evaluate(() => window.shop.client.auth.getTokens());
    expect([accessToken.value, refreshToken.value]).toEqual(["", ""]);
  }
  await site.shop.forgetRequests();
  const answer = await second.evaluate(() => window.shop.client.members.getCurrentMember().catch(String));
  expect(answer).toContain("needs the member role");
  expect(await site.shop.grants(), "a new visitor, and no trace of the member").toEqual({ anonymous: 1 });
});

test("a session ended by the platform downgrades both tabs with an event", async ({ browser, context }) => {
  const email = newEmail();
  const first = await site.openAsMember(context, email);
  const second = await site.open(context);
  await whoAmI(second);
  const elsewhere = await browser.newContext();
  const other = await site.open(elsewhere);
  await site.signIn(other, email);
  await other.evaluate(() => window.shop.client.authentication.changePassword("another long password"));
  await elsewhere.close();

  await first.evaluate(() => window.shop.client.members.getCurrentMember().catch(() => undefined));
  const downgraded = { type: "downgraded", from: "member" };
  expect(await events(first)).toContainEqual({ ...downgraded, elsewhere: false });
  await expect.poll(() => events(second)).toContainEqual({ ...downgraded, elsewhere: true });
  expect([await role(first), await role(second)]).toEqual(["visitor", "visitor"]);
});

test.describe("the hidden frame of a direct login", () => {
  const FRAME = "**/pages/authorize**";

  /** Delays the frame's page until the returned function is called. */
  const hold = async (page: Page): Promise<() => void> => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(FRAME, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };

  const frames = (page: Page) => page.locator("iframe");

  /** Starts a login that can be aborted; `ended` has its outcome. */
  const begin = (page: Page, proof: string): Promise<void> =>
    page.evaluate((sessionToken) => {
      const controller = new AbortController();
      const ended = window.shop.client.auth
        .signIn(sessionToken, { signal: controller.signal })
        .then(() => "signed in")
        .catch((error: unknown) => String(error));
      Object.assign(window, { controller, ended });
    }, proof);

  const ended = (page: Page): Promise<string> =>
    page.evaluate(() => (window as unknown as { ended: Promise<string> }).ended);

  const abort = (page: Page): Promise<void> =>
    page.evaluate(() => (window as unknown as { controller: AbortController }).controller.abort());

  test("is removed after a success and after a failure", async ({ context }) => {
    const page = await site.open(context);
    const proof = await site.proof(page, newEmail());
    let release = await hold(page);
    await begin(page, proof);
    await expect(frames(page)).toHaveCount(1);
    await expect(frames(page)).toBeHidden();
    release();
    expect(await ended(page)).toBe("signed in");
    await expect(frames(page)).toHaveCount(0);

    const before = await page.evaluate(() => window.shop.client.auth.getTokens());
    await page.unroute(FRAME);
    release = await hold(page);
    await begin(page, "not-a-proof");
    await expect(frames(page)).toHaveCount(1);
    release();
    expect(await ended(page)).toContain("Missing code or _state");
    await expect(frames(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.shop.client.auth.getTokens()), "the session is as it was").toEqual(before);
  });

  test("is removed when the signal aborts before or during its page", async ({ context }) => {
    const page = await site.open(context);
    const proof = await site.proof(page, newEmail());
    await page.route(FRAME, () => undefined);
    await begin(page, proof);
    await expect(frames(page)).toHaveCount(1);
    await abort(page);
    expect(await ended(page)).toContain("CancelledError");
    await expect(frames(page)).toHaveCount(0);

    const refused = await page.evaluate(
      (sessionToken) =>
        window.shop.client.auth
          .signIn(sessionToken, { signal: AbortSignal.abort() })
          .catch((error: unknown) => String(error)),
      proof,
    );
    expect(refused).toContain("CancelledError");
    await expect(frames(page)).toHaveCount(0);
    expect(await role(page)).not.toBe("member");
  });

  test("is the only accepted sender, and only with the login's state", async ({ context }) => {
    const page = await site.open(context);
    const proof = await site.proof(page, newEmail());
    const release = await hold(page);
    const redirectRequest = page.waitForRequest((request) => request.url().endsWith("/redirect-session"));
    await begin(page, proof);
    const { auth } = (await redirectRequest).postDataJSON() as { auth: { authRequest: { state: string } } };
    const { state } = auth.authRequest;
    expect(state).not.toBe("");
    await expect(frames(page)).toHaveCount(1);
    await site.shop.forgetRequests();

    // A frame of the platform's origin, but not the one that the login opened.
    await page.evaluate(
      (address) => {
        const frame = document.createElement("iframe");
        frame.name = "stranger";
        frame.src = address;
        document.body.append(frame);
      },
      `${site.shop.platformUrl}/pages/captcha?kind=visible&origin=${encodeURIComponent(site.url)}`,
    );
    await expect.poll(() => page.frame("stranger")?.url()).toContain("/pages/captcha");
    const heard = page.evaluate(
      (count) =>
        new Promise<void>((done) => {
          let left = count;
          window.addEventListener("message", () => {
            left -= 1;
            if (left === 0) done();
          });
        }),
      4,
    );
    for (const forged of [state, "forged"]) {
      const message = { code: "stolen", state: forged };
      await page.evaluate((data) => window.postMessage(data, "*"), message);
      await page.frame("stranger")!.evaluate((data) => window.parent.postMessage(data, "*"), message);
    }
    await heard;
    expect(await site.shop.grants(), "no forged code was taken to the platform").toEqual({});
    expect(await role(page)).not.toBe("member");

    release();
    expect(await ended(page)).toBe("signed in");
    expect(await role(page)).toBe("member");
    expect(await site.shop.grants()).toEqual({ authorization_code: 1 });
  });
});

test("a call is cancelled by its signal", async ({ context }) => {
  const page = await site.openAsMember(context, newEmail());
  await site.shop.fault({ match: "members.get_my", delayMs: 60_000 });
  const outcome = await page.evaluate(async () => {
    const controller = new AbortController();
    const call = window.shop.client.members.getCurrentMember({}, { signal: controller.signal });
    controller.abort();
    return call.then(() => "answered").catch((error: unknown) => String(error));
  });
  expect(outcome).toContain("CancelledError");
  expect(await role(page)).toBe("member");
});
