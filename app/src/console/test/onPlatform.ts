/** Console screens over a platform in memory, for tests of saves and lists. Fakes are for failures. */
import type { ReactNode } from "react";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createPlatform, type PlatformOptions } from "../../../../platform/npm/index.js";
import { type ConsoleContext, createConsoleClient } from "../session/client";
import { signIn } from "../session/session";
import { inConsole } from "./inConsole";

/** An origin of the platform's stores. */
const ORIGIN = "http://localhost:5173";

/** The platform of a test file, reset before each test, with its owner signed in. */
export class FilePlatform {
  platform!: Awaited<ReturnType<typeof createPlatform>>;
  context!: ConsoleContext;

  /** The owner's client. */
  get client(): ConsoleContext["client"] {
    return this.context.client;
  }

  /** Renders a screen at a URL for the owner. */
  show(path: string, at: string, screen: ReactNode) {
    return inConsole(path, at, screen, this.context);
  }
}

export function platformOfFile(options: PlatformOptions = {}): FilePlatform {
  const file = new FilePlatform();
  const network = globalThis.fetch;
  let cookie = "";
  beforeAll(async () => {
    file.platform = await createPlatform(options);
    const { url: host, ownerKey } = file.platform;
    // A browser sends the page's origin, and keeps the session's cookie.
    globalThis.fetch = async (address, settings) => {
      const headers = new Headers(settings?.headers);
      headers.set("origin", ORIGIN);
      if (cookie) headers.set("cookie", cookie);
      const answer = await network(address, { ...settings, headers });
      cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return answer;
    };
    file.context = { host, session: await signIn(host, ownerKey), client: createConsoleClient(host) };
  });
  beforeEach(() => file.platform.reset());
  afterAll(async () => {
    globalThis.fetch = network;
    await file.platform.close();
  });
  return file;
}
