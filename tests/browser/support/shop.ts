/** A worker's shop: a platform, the stores that it knows, and calls of the owner and of the tests. */
import { expect } from "@playwright/test";
import { Origin } from "./origin.ts";
import type { Fault, Message } from "../../../platform/npm/index.js";
import { type Platform, startPlatform } from "./platform.ts";
import { store } from "./store.ts";

export interface SiteSettings {
  openRegistration: boolean;
  ownerApproval: boolean;
  emailVerification: boolean;
  captcha: "NONE" | "INVISIBLE" | "VISIBLE";
  mfa: "OFF" | "OPTIONAL" | "REQUIRED";
  mfaFactors: string[];
  catalog: "V1" | "V3" | "BOTH";
  readsAsV1: boolean;
}

const DEFAULTS: SiteSettings = {
  openRegistration: true,
  ownerApproval: false,
  emailVerification: false,
  captcha: "NONE",
  mfa: "OFF",
  mfaFactors: ["TOTP", "EMAIL", "SMS", "CALL", "PUSH"],
  catalog: "BOTH",
  readsAsV1: true,
};

/** The origins that the platform knows; all but the first two are served by single journeys. */
interface Origins {
  store: Origin;
  madePages: Origin;
  edge: Origin;
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
      edge: await Origin.open(),
      tabs: await Origin.open(),
      mediated: await Origin.open(),
      rustPage: await Origin.open(),
    };
    const platform = await startPlatform({ origins: Object.values(origins).map(({ url }) => url) });
    origins.store.answer = store(platform);
    return new Shop(platform, origins);
  }

  async stop(): Promise<void> {
    await Promise.all([this.platform.close(), ...Object.values(this.origins).map((origin: Origin) => origin.close())]);
  }

  /** The store's URL. */
  get url(): string {
    return this.origins.store.url;
  }

  get platformUrl(): string {
    return this.platform.url;
  }

  /** Restores the shop as it was at its start: its data, settings, clock and sessions. */
  reset(): Promise<void> {
    return this.platform.reset();
  }

  /** Changes the site's settings; absent ones keep their default. */
  async settings(settings: Partial<SiteSettings>): Promise<void> {
    await this.platform.settings({ ...DEFAULTS, ...settings });
  }

  /** Makes a call with the owner's key. */
  owner<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.platform.owner<Answer>(method, path, body);
  }

  /** The messages sent to a recipient, newest first. */
  messages(recipient: string): Promise<Message[]> {
    return this.platform.messages(recipient);
  }

  /** Waits for a recipient's newest message. */
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

  /** Moves the platform's clock forward or back, and runs what is due by then. */
  async advance(seconds: number): Promise<void> {
    await this.platform.advance(seconds);
  }

  /** Expires all access tokens; refresh tokens stay valid. */
  expireTokens(): Promise<void> {
    return this.platform.expireTokens();
  }

  fault(fault: Fault): Promise<void> {
    return this.platform.fault(fault);
  }

  /** Clears the request log and removes pending faults. */
  forgetRequests(): Promise<void> {
    return this.platform.forgetRequests();
  }

  /** The number of token requests by grant, since the log was cleared. */
  async grants(): Promise<Partial<Record<string, number>>> {
    const counts: Partial<Record<string, number>> = {};
    for (const { grantType } of await this.platform.requests()) {
      if (grantType !== undefined) counts[grantType] = (counts[grantType] ?? 0) + 1;
    }
    return counts;
  }
}
