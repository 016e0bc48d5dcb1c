/** Console screens over a platform in memory, for tests of saves and lists. Fakes are for failures. */
import type { ReactNode } from "react";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createPlatform, type PlatformOptions } from "../../../../platform/npm/index.js";
import { type ConsoleContext, createConsoleClient } from "../session/client";
import { type Session, signIn } from "../session/session";
import { inConsole } from "./inConsole";

/** An origin of the platform's stores. */
const ORIGIN = "http://localhost:5173";

/** Takes a call on its way to the platform. */
type Interception = (send: () => Promise<Response>) => Promise<Response>;

interface Violation {
  field: string;
  description: string;
  violatedRule?: string;
}

/** A refusal with violations that the platform's own checks do not have. */
export function refusal(...fieldViolations: Violation[]): Response {
  return Response.json({ message: "Refused", details: { validationError: { fieldViolations } } }, { status: 400 });
}

function event<Value>(): { happened: Promise<Value>; happen: (value: Value) => void } {
  let happen: (value: Value) => void = () => undefined;
  const happened = new Promise<Value>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

/** The platform of a test file, reset before each test, with its owner signed in. */
export class FilePlatform {
  platform!: Awaited<ReturnType<typeof createPlatform>>;
  context!: ConsoleContext;
  #hasPassed = false;
  readonly #calls = new Set<Promise<Response>>();
  readonly #held: ((instead: Response | undefined) => void)[] = [];
  readonly #next: { path: RegExp; intercept: Interception }[] = [];

  /** The owner's client. */
  get client(): ConsoleContext["client"] {
    return this.context.client;
  }

  /**
   * Keeps the next call of a path, or of a path and a text, until it goes on to the platform or is answered instead;
   * `met` once it is made.
   */
  hold(path: RegExp): { met: Promise<unknown>; letGo: (instead?: Response) => void } {
    const [call, gate] = [event<undefined>(), event<Response | undefined>()];
    const intercept: Interception = async (send) => {
      call.happen(undefined);
      return (await gate.happened) ?? send();
    };
    this.#next.push({ path, intercept });
    this.#held.push(gate.happen);
    return { met: call.happened, letGo: gate.happen };
  }

  /** Answers the next call of a path in place of the platform. */
  reply(path: RegExp, answer: Response): void {
    this.#next.push({ path, intercept: () => Promise.resolve(answer) });
  }

  answer(path: RegExp, body: object, status = 200): void {
    this.reply(path, Response.json(body, { status }));
  }

  /** Loses the connection of the next call of a path. */
  lose(path: RegExp): void {
    this.#next.push({ path, intercept: () => Promise.reject(new TypeError("no connection")) });
  }

  refuse(path: RegExp, ...violations: Violation[]): void {
    this.reply(path, refusal(...violations));
  }

  /** Sends a call, its address and text, unless the test intercepts it. */
  async send(sent: string, send: () => Promise<Response>): Promise<Response> {
    const call = this.#intercepted(sent, send);
    this.#calls.add(call);
    try {
      return await call;
    } finally {
      this.#calls.delete(call);
    }
  }

  #intercepted(sent: string, send: () => Promise<Response>): Promise<Response> {
    const [url = ""] = sent.split(" ", 1);
    const at = this.#next.findIndex(({ path }) => path.test(url) || path.test(sent));
    const [next] = at < 0 ? [] : this.#next.splice(at, 1);
    return next ? next.intercept(send) : send();
  }

  /** Lets go of all calls, and waits for their ends: these change the states of screens, which need the page. */
  async end(): Promise<void> {
    for (const letGo of this.#held.splice(0)) letGo(undefined);
    await this.settled();
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** Waits until every call is answered. */
  async settled(): Promise<void> {
    while (this.#calls.size > 0) await Promise.allSettled(this.#calls);
  }

  /** Lets time pass, which ends the session, and signs in again. */
  async pass(seconds: number): Promise<void> {
    await this.platform.advance(seconds);
    await this.#signIn();
    this.#hasPassed = true;
  }

  #signIn(): Promise<Session> {
    return signIn(this.platform.url, this.platform.ownerKey);
  }

  /** Makes the platform what it was at its start. */
  async reset(): Promise<void> {
    this.#next.length = 0;
    await this.platform.reset();
    if (this.#hasPassed) await this.#signIn();
    this.#hasPassed = false;
  }

  /** Renders a screen at a URL for the owner, with fields of the session that differ. */
  show(path: string, at: string, screen: ReactNode, session: Partial<Session> = {}) {
    return inConsole(path, at, screen, { ...this.context, session: { ...this.context.session, ...session } });
  }
}

export function platformOfFile(options: PlatformOptions = {}): FilePlatform {
  const file = new FilePlatform();
  let network = globalThis.fetch;
  /** The session's cookie, and that of the platform's hosted pages. */
  const cookies = { console: "", pages: "" };
  beforeAll(async () => {
    network = globalThis.fetch;
    file.platform = await createPlatform(options);
    const { url: host, ownerKey } = file.platform;
    // A browser sends the page's origin, and keeps the session's cookie.
    globalThis.fetch = async (address, settings) => {
      const url = address instanceof Request ? address.url : String(address);
      if (!url.startsWith(host)) return network(address, settings);
      const headers = new Headers(settings?.headers);
      const kind = url.startsWith(`${host}/pages/`) ? "pages" : "console";
      headers.set("origin", kind === "pages" ? host : ORIGIN);
      if (cookies[kind]) headers.set("cookie", cookies[kind]);
      const body = settings?.body instanceof Blob ? await bytesOf(settings.body) : settings?.body;
      const sent = typeof body === "string" ? `${url} ${body}` : url;
      const answer = await file.send(sent, () => network(address, { ...settings, headers, ...(body && { body }) }));
      const isKept = kind === "pages" || url.includes("/_console/");
      if (isKept) cookies[kind] = answer.headers.get("set-cookie")?.split(";")[0] ?? cookies[kind];
      return answer;
    };
    file.context = { host, session: await signIn(host, ownerKey), client: createConsoleClient(host) };
  });
  beforeEach(() => file.reset());
  afterAll(async () => {
    globalThis.fetch = network;
    await file.platform.close();
    await file.end();
  });
  return file;
}

/** The bytes of a file of jsdom, which Node does not know as one. */
function bytesOf(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.onerror = reject;
    reader.readAsArrayBuffer(file);
  });
}
