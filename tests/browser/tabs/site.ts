/** The client's page for tests of tabs, and the actions there. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { build } from "vite";
import { storeServer } from "../../../app/config/storeServer.ts";
import type { Shop } from "../support/shop.ts";

const PASSWORD = "a-long-enough-password";

export class Site {
  private constructor(
    readonly shop: Shop,
    readonly remove: () => Promise<void>,
  ) {}

  /** Builds the page for a shop's platform. */
  static async build(shop: Shop): Promise<Site> {
    const root = fileURLToPath(new URL(".", import.meta.url));
    const outDir = await mkdtemp(join(tmpdir(), "cartwright-tabs-"));
    await build({ root, build: { outDir, emptyOutDir: true } });
    shop.origins.tabs.answer = storeServer({ dist: outDir }, {});
    return new Site(shop, () => rm(outDir, { recursive: true }));
  }

  get url(): string {
    return this.shop.origins.tabs.url;
  }

  /** Opens a tab with a client. */
  async open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    const { clientId, url } = this.shop.platform;
    await page.goto(`${this.url}/?${new URLSearchParams({ client: clientId, host: url }).toString()}`);
    await page.waitForFunction(() => "shop" in window);
    return page;
  }

  /** Opens a tab and signs a new member in. */
  async openAsMember(context: BrowserContext, email: string): Promise<Page> {
    const page = await this.open(context);
    await page.evaluate(signUp, { email, password: PASSWORD });
    return page;
  }

  /** Signs a registered member in. */
  async signIn(page: Page, email: string): Promise<void> {
    await page.evaluate(
      async (account) => {
        const { auth } = window.shop.client;
        await auth.signIn(await auth.login(account));
      },
      { email, password: PASSWORD },
    );
  }

  /** The session token of a new member's registration. */
  proof(page: Page, email: string): Promise<string> {
    return page.evaluate(
      async (account) => {
        const result = await window.shop.client.auth.register(account);
        if (result.loginState !== "SUCCESS") throw new Error(result.loginState);
        return result.data.sessionToken;
      },
      { email, password: PASSWORD },
    );
  }
}

async function signUp(account: { email: string; password: string }): Promise<void> {
  const { auth } = window.shop.client;
  await auth.signIn(await auth.register(account));
}
