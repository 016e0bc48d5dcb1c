/** A shop of a journey's own, whose settings it may change: a platform, a store, and the owner's key. */
import { expect, Shopper, test as base } from "./shopper.ts";
import { freePort, type Platform, type Server, startPlatform, startStore } from "./servers.ts";

export { expect };

export interface SiteSettings {
  openRegistration: boolean;
  ownerApproval: boolean;
  emailVerification: boolean;
  captcha: "NONE" | "INVISIBLE" | "VISIBLE";
  mfa: "OFF" | "OPTIONAL" | "REQUIRED";
  mfaFactors: string[];
}

interface Message {
  recipient: string;
  code?: string;
  link?: string;
}

const DEFAULTS: SiteSettings = {
  openRegistration: true,
  ownerApproval: false,
  emailVerification: false,
  captcha: "NONE",
  mfa: "OFF",
  mfaFactors: ["TOTP", "EMAIL", "SMS", "CALL", "PUSH"],
};

export const PASSWORD = "correct horse battery";

/** An email address that nobody has yet. */
export function newEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
}

export class OwnShop {
  readonly #platform: Platform;
  readonly #store: Server;

  private constructor(platform: Platform, store: Server) {
    this.#platform = platform;
    this.#store = store;
  }

  static async start(cartVersion: 1 | 2 = 1): Promise<OwnShop> {
    const [storePort, port] = [await freePort(), await freePort()];
    const platform = await startPlatform({ port, storeUrl: `http://127.0.0.1:${storePort}` });
    try {
      const { url: platformUrl, clientId } = platform;
      return new OwnShop(platform, await startStore({ port: storePort, platformUrl, clientId, cartVersion }));
    } catch (error) {
      await platform.stop();
      throw error;
    }
  }

  get url(): string {
    return this.#store.url;
  }

  get platformUrl(): string {
    return this.#platform.url;
  }

  /** The site as it is to be; what is not said is as it is for everyone. */
  async settings(settings: Partial<SiteSettings>): Promise<void> {
    await this.owner("PATCH", "/_platform/site-settings", { ...DEFAULTS, ...settings });
  }

  /** A call with the owner's key. */
  async owner<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const { url, ownerKey, siteId } = this.#platform;
    const response = await fetch(url + path, {
      method,
      headers: { Authorization: ownerKey, "wix-site-id": siteId, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** What someone was sent, the newest first. */
  async messages(recipient: string): Promise<Message[]> {
    const response = await fetch(`${this.platformUrl}/_test/outbox`);
    const { messages } = (await response.json()) as { messages: Message[] };
    return messages.filter((message) => message.recipient === recipient);
  }

  /** Someone's newest message; waits for it. */
  async message(recipient: string): Promise<Message> {
    let found: Message | undefined;
    await expect
      .poll(async () => {
        [found] = await this.messages(recipient);
        return found;
      })
      .toBeDefined();
    return found as Message;
  }

  async approve(email: string): Promise<void> {
    const { members } = await this.owner<{ members: { id: string }[] }>("POST", "/members/v1/members/query", {
      query: { filter: { loginEmail: email } },
    });
    expect(members).toHaveLength(1);
    await this.owner("POST", `/members/v1/members/${members[0]?.id}/approve`, {});
  }

  async stop(): Promise<void> {
    await Promise.all([this.#store.stop(), this.#platform.stop()]);
  }
}

/** Someone who registers and logs in with the store's own forms. */
export class Visitor extends Shopper {
  /** Registers in the store. What comes then is up to the site's settings. */
  async fillRegistration(email: string): Promise<void> {
    await this.page.goto("/register");
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await this.page.getByRole("button", { name: "Create account" }).click();
  }

  async fillLogin(email: string, password = PASSWORD): Promise<void> {
    await this.page.goto("/login");
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Log in", exact: true }).click();
  }

  async enterCode(code: string, label = "Code"): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(code);
    await this.page.getByRole("button", { name: "Confirm" }).click();
  }

  /** Becomes a member, where that takes no more than a password. */
  async join(email: string): Promise<void> {
    await this.fillRegistration(email);
    await this.isLoggedIn();
  }

  async isLoggedIn(): Promise<void> {
    await expect(this.page.getByRole("banner").getByRole("link", { name: /^Account of/ })).toBeVisible();
  }

  async isLoggedOut(): Promise<void> {
    await expect(this.page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  }

  async logOut(): Promise<void> {
    await this.page.goto("/account");
    await this.page.getByRole("button", { name: "Log out" }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: "Made slowly, used daily." })).toBeVisible();
    await this.isLoggedOut();
  }
}

/** Journeys of one worker follow each other, so that they can share a shop and each set it up. */
export const test = base.extend<{ shop: OwnShop; visitor: Visitor }, { workerShop: OwnShop }>({
  workerShop: [
    // eslint-disable-next-line no-empty-pattern -- what a fixture needs is read off its first argument
    async ({}, use) => {
      const shop = await OwnShop.start();
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  shop: async ({ workerShop }, use) => {
    await workerShop.settings({});
    await use(workerShop);
  },
  baseURL: async ({ workerShop }, use) => {
    await use(workerShop.url);
  },
  // The shopper's own fixture keeps pictures out of the way.
  visitor: async ({ shop, shopper }, use) => {
    expect(shop.url).toBeTruthy();
    await use(new Visitor(shopper.page));
  },
});
