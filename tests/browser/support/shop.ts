/** The shop of a worker's journeys: a platform, the stores that it knows, and the owner's and the tests' own calls. */
import { expect } from "@playwright/test";
import { Origin } from "./origin.ts";
import { type Platform, startPlatform } from "./platform.ts";
import { store } from "./store.ts";

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

/** A failure or a delay of the next calls that match. */
interface Fault {
  match: string;
  times?: number;
  delayMs?: number;
  status?: number;
}

const DEFAULTS: SiteSettings = {
  openRegistration: true,
  ownerApproval: false,
  emailVerification: false,
  captcha: "NONE",
  mfa: "OFF",
  mfaFactors: ["TOTP", "EMAIL", "SMS", "CALL", "PUSH"],
};

/** The origins that the platform knows; all but the first two are served by the journeys that visit them. */
interface Origins {
  store: Origin;
  madePages: Origin;
  tabs: Origin;
  mediated: Origin;
  rustPage: Origin;
}

export class Shop {
  readonly platform: Platform;
  readonly origins: Origins;

  private constructor(platform: Platform, origins: Origins) {
    this.platform = platform;
    this.origins = origins;
  }

  static async start(): Promise<Shop> {
    const origins = {
      store: await Origin.open(),
      madePages: await Origin.open(),
      tabs: await Origin.open(),
      mediated: await Origin.open(),
      rustPage: await Origin.open(),
    };
    const platform = await startPlatform({ origins: Object.values(origins).map(({ url }) => url) });
    origins.store.answer = store(platform);
    return new Shop(platform, origins);
  }

  async stop(): Promise<void> {
    await Promise.all([this.platform.stop(), ...Object.values(this.origins).map((origin: Origin) => origin.close())]);
  }

  /** Where the store is. */
  get url(): string {
    return this.origins.store.url;
  }

  get platformUrl(): string {
    return this.platform.url;
  }

  /** Restores the shop as it was at its start: its data, settings, clock and sessions. */
  async reset(): Promise<void> {
    await this.#hook("reset", { shop: true });
  }

  /** The site as it is to be; what is not said is as it is for everyone. */
  async settings(settings: Partial<SiteSettings>): Promise<void> {
    await this.owner("PATCH", "/_platform/site-settings", { ...DEFAULTS, ...settings });
  }

  /** A call with the owner's key. */
  async owner<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const { url, ownerKey, siteId } = this.platform;
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

  /** Moves the platform's clock, forward or back. */
  async advance(seconds: number): Promise<void> {
    await this.#hook("clock", { advanceSeconds: seconds });
  }

  /** Does what the platform does in the background, now. */
  async work(): Promise<void> {
    await this.#hook("work");
  }

  /** Ends every access token; refresh tokens stay good. */
  async expireTokens(): Promise<void> {
    await this.#hook("tokens/expire");
  }

  async fault(fault: Fault): Promise<void> {
    await this.#hook("faults", fault);
  }

  /** Empties the request log and drops the faults that wait. */
  async forgetRequests(): Promise<void> {
    await this.#hook("reset");
  }

  /** How many token requests of each kind came since the log was emptied. */
  async grants(): Promise<Partial<Record<string, number>>> {
    const answer = await fetch(`${this.platformUrl}/_test/requests`);
    const { grants } = (await answer.json()) as { grants: Partial<Record<string, number>> };
    return grants;
  }

  async #hook(name: string, body: object = {}): Promise<void> {
    const answer = await fetch(`${this.platformUrl}/_test/${name}`, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  }
}
