/** A platform of its own for tests of tabs, and the page that they open. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { build, preview } from "vite";
import { freePort, type Platform, startPlatform } from "../support/servers.ts";

const PASSWORD = "a-long-enough-password";

/** What goes wrong with the next calls that match. */
interface Fault {
  match: string;
  times?: number;
  delayMs?: number;
  status?: number;
}

export class Site {
  private constructor(
    readonly platform: Platform,
    readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(): Promise<Site> {
    const root = fileURLToPath(new URL(".", import.meta.url));
    const outDir = await mkdtemp(join(tmpdir(), "cartwright-tabs-"));
    await build({ root, build: { outDir, emptyOutDir: true } });
    const [port, platformPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const server = await preview({
      root,
      build: { outDir },
      preview: { host: "127.0.0.1", port, strictPort: true },
    });
    const platform = await startPlatform({ port: platformPort, storeUrl: url });
    return new Site(platform, url, async () => {
      await Promise.all([server.close(), platform.stop(), rm(outDir, { recursive: true })]);
    });
  }

  /** Opens a tab with a client in it. */
  async open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    const { clientId, url } = this.platform;
    await page.goto(`${this.url}/?${new URLSearchParams({ client: clientId, host: url }).toString()}`);
    await page.waitForFunction(() => "shop" in window);
    return page;
  }

  /** Opens a tab and signs a new member in there. */
  async openAsMember(context: BrowserContext, email: string): Promise<Page> {
    const page = await this.open(context);
    await page.evaluate(signUp, { email, password: PASSWORD });
    return page;
  }

  /** Signs a member in who has registered. */
  async signIn(page: Page, email: string): Promise<void> {
    await page.evaluate(
      async (account) => {
        const { auth } = window.shop.client;
        await auth.signIn(await auth.login(account));
      },
      { email, password: PASSWORD },
    );
  }

  /** The proof of a new member's registration. */
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

  /** Ends every access token; refresh tokens stay good. */
  async expireTokens(): Promise<void> {
    await this.hook("tokens/expire");
  }

  async fault(fault: Fault): Promise<void> {
    await this.hook("faults", fault);
  }

  /** Empties the log and forgets waiting faults. */
  async reset(): Promise<void> {
    await this.hook("reset");
  }

  /** How many token requests of each kind came since the last reset. */
  async grants(): Promise<Partial<Record<string, number>>> {
    const answer = await fetch(`${this.platform.url}/_test/requests`);
    const { grants } = (await answer.json()) as { grants: Partial<Record<string, number>> };
    return grants;
  }

  private async hook(name: string, body: object = {}): Promise<void> {
    const answer = await fetch(`${this.platform.url}/_test/${name}`, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  }
}

async function signUp(account: { email: string; password: string }): Promise<void> {
  const { auth } = window.shop.client;
  await auth.signIn(await auth.register(account));
}
