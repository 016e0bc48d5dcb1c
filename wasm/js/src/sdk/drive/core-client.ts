/** A client of the core: its calls, jobs and session. */

import { StoredSession, Memory } from "../auth/stored-session.js";
import { type CookieStorage, EMPTY_TOKENS, isEmpty, type Tokens, tokensOf, type TokenStorage } from "../auth/tokens.js";
import { type CorePart, loadCore } from "../../core/core.js";
import { CoreHandle, type CoreWork } from "./core-handle.js";
import { cancelled, Driver, type JobState } from "./drive.js";
import { CancelledError, errorOf, identityChanged, report, TransportError } from "../../core/errors.js";
import type { LoginWork, Step } from "../../generated/border.js";
import { BODY_ONLY, CALL_TIMEOUT_MS } from "../../generated/rules.js";
import { Wait } from "./wait.js";

/** The host, headers and transport of a client's calls. */
export interface Connection {
  host?: string;
  siteHost?: boolean;
  cdn?: boolean;
  headers?: [string, string][];
  fetch?: typeof fetch;
}

/** The core's settings of a client. */
export interface CoreConfig extends Connection {
  clientId?: string;
  clientSecret?: string;
  instanceId?: string;
  apiKey?: string;
  siteId?: string;
  accountId?: string;
  tokenHeaders?: [string, string][];
  cookie?: CookieStorage;
  mediator?: string;
}

/** The core's settings of a call. */
export interface CoreCallOptions {
  timeoutMs?: number;
  attempts?: number;
  headers?: [string, string][];
}

/** The body of a success, its status and its headers. */
export type CoreAnswer = [text: string | undefined, status: number, headers: Headers | undefined];

/** Settings of a login. */
interface LoginSettings {
  signal?: AbortSignal | undefined;
  signsIn?: boolean;
  /** Loads code that the login needs, beside the core. */
  code?: (() => Promise<unknown>) | undefined;
}

/** Receives session events; other tabs need the store's version. */
export type CoreListener = (event: { type: string; elsewhere: boolean }, version: number) => void;

/** One client of the core: its calls and other jobs, and its session. */
export class CoreClient {
  /** Runs before the first job. A failure fails the job, and the next job runs it again. */
  prepare: (() => Promise<void>) | undefined;
  #preparing: Promise<void> | undefined;
  readonly #stored: StoredSession;
  readonly #handle: CoreHandle;
  readonly #driver: Driver;
  readonly #listeners: CoreListener[] = [];
  #jobs = 0;
  /** The number of logouts and token replacements so far. */
  acts = 0;

  constructor(config: CoreConfig, storage?: TokenStorage, memory = new Memory()) {
    const { fetch: own, cookie, ...settings } = config;
    this.#stored = new StoredSession(memory, storage, cookie, config.clientId);
    const page = (globalThis as { document?: Partial<Document> }).document?.location;
    const forCore = {
      ...settings,
      cookie: cookie && { ...cookie, jar: undefined, adopt: undefined, origin: (cookie.jar ?? page)?.origin },
    };
    this.#handle = new CoreHandle(this.#stored, forCore, () => {
      this.#keepSet();
    });
    this.#driver = new Driver(this.#handle, {
      fetch: own ?? ((url, init) => fetch(url, init)),
      lock: this.#stored.lock,
      publish: (events) => {
        this.#publish(events);
      },
      began: () => (this.#jobs += 1),
      ended: () => {
        this.#ended();
      },
    });
  }

  /** Makes a call by its row and its payload as JSON text. */
  async call(row: string, payload: string, signal?: AbortSignal, options: CoreCallOptions = {}): Promise<CoreAnswer> {
    const { timeoutMs, attempts, headers } = options;
    const limit = timeoutMs ?? CALL_TIMEOUT_MS;
    const began = performance.now();
    // A body alone does not enter the core, whose memory never shrinks.
    const first = payload && BODY_ONLY.test(row) ? "{}" : payload;
    const named = headers?.length ? JSON.stringify(headers) : "";
    const start: CoreWork = (core, client) => {
      // The time that the core took to arrive.
      const spent = Math.round(performance.now() - began);
      const left = spent > 0 ? Math.max(limit - spent, 0) : timeoutMs;
      return core.call(client, row, first, left, attempts, named);
    };
    const [status, { body, headers: answered }] = await this.#do("calls", start, { signal, payload, limit });
    return [status === 204 ? undefined : body, status as number, answered];
  }

  /** Waits for a valid access token. */
  async accessToken(): Promise<string> {
    const [token] = await this.#do("calls", (core, client) => core.accessToken(client));
    return token as string;
  }

  /** Runs a login, and returns its result. `signsIn` stores tokens: a later sign-in, sign-out or change ends it. */
  async login<T>(work: LoginWork, given: object, { signal, signsIn = false, code }: LoginSettings = {}): Promise<T> {
    const { acts } = this;
    const start: CoreWork = (core, client) => {
      if (signsIn && this.acts !== acts) throw identityChanged();
      // A client that was freed meanwhile stays in the core without logins.
      return core.part === "login" ? core.login(client, work, JSON.stringify(given)) : "";
    };
    const [done] = await this.#do("login", start, { signal, code });
    return done as T;
  }

  /** Ends the session immediately, even before the core is loaded; returns the URL that ends the platform's session. */
  async logout(returnUrl: string): Promise<string> {
    this.acts += 1;
    const isOpen = this.#handle.isThere();
    const cleared = isOpen ? this.tokens() : this.#clear();
    if (isOpen) {
      this.#handle.afterWork(() => {
        this.#keep(EMPTY_TOKENS);
      });
    }
    return this.login<string>("logout", { returnUrl, cleared });
  }

  tokens(): Tokens {
    return this.#handle.tokens();
  }

  /** Stores tokens: immediately, or after loading the core. Empty tokens clear the session immediately. */
  setTokens(tokens: unknown): void {
    this.#stored.needPlace();
    this.acts += 1;
    const changed = tokensOf(tokens);
    if (this.#handle.isThere()) {
      this.#handle.afterWork(() => {
        this.#keep(changed);
      });
    } else if (isEmpty(changed)) {
      this.#clear();
    } else {
      this.#stored.later = changed;
      this.#later(() => undefined);
    }
  }

  role(): string {
    return this.tokens().refreshToken.role;
  }

  /** The version of a session in cookies. */
  version(): string | undefined {
    return this.#stored.version;
  }

  listen(listener: CoreListener): void {
    this.#listeners.push(listener);
  }

  /** Reads the session again. The arguments are another tab's message, if there is one. */
  changedElsewhere(change = "", from = "", version = 0): void {
    const refresh = (): void => {
      this.#driver.run((core, client) => core.changedElsewhere(client, change, from, version)).catch(reportUnlessEnded);
    };
    if (this.#handle.isThere()) {
      this.#handle.afterWork(refresh);
    } else if (change !== "") {
      this.#later(() => {
        this.#handle.afterWork(refresh);
      });
    } else if (this.#stored.hasChanged()) {
      this.#tell({ type: "changedElsewhere", elsewhere: true }, 0);
    }
  }

  /** Cancels all pending work. */
  end(): void {
    this.#driver.waits.forEach((wait) => wait.end("cancelled"));
  }

  /** Closes the client after its last job. */
  free(): void {
    this.#handle.isFree = true;
    if (this.#jobs === 0) this.#handle.close();
  }

  /** Loads the core and opens the client, within the timeout. */
  async #ready(part: CorePart, limit: number, signal?: AbortSignal, code?: () => Promise<unknown>): Promise<void> {
    if (!this.prepare && !code && (this.#handle.has(part) || this.#handle.isFree)) return;
    const wait = new Wait(this.#driver.waits, limit, "late", false, signal);
    try {
      const [event] = await wait.or(async () => {
        await this.#prepared();
        await Promise.all([loadCore(part), code?.()]);
        return ["ready"];
      });
      if (event === "cancelled") throw cancelled(signal);
      if (event === "late") {
        const message = `the WebAssembly core did not arrive within ${limit} ms`;
        throw new TransportError({ kind: "timed-out", message, retryable: true, outcome: "not-done" });
      }
      this.#handle.isThere();
    } finally {
      wait.clear();
    }
  }

  async #prepared(): Promise<void> {
    this.#preparing ??= this.prepare?.().then(
      () => {
        this.prepare = this.#preparing = undefined;
      },
      (error: unknown) => {
        this.#preparing = undefined;
        throw error;
      },
    );
    await this.#preparing;
  }

  /** Runs a function once the client is open; never if the client is disposed of first. */
  #later(work: () => void): void {
    this.#ready("calls", Infinity).then(work).catch(reportUnlessEnded);
  }

  /** Stores the tokens that were set before the client was opened. */
  #keepSet(): void {
    const set = this.#stored.takeLater();
    try {
      if (set) this.#keep(set);
    } catch (error) {
      // The program's store failed, long after the program set the tokens.
      report(error);
    }
  }

  #keep(tokens: Tokens): void {
    const text = this.#handle.start((core, client) => core.setTokens(client, JSON.stringify(tokens)));
    const { failed } = this.#driver.read(text);
    if (failed) throw errorOf(failed);
  }

  /** Clears the session of a client that is not open, and returns its tokens. */
  #clear(): Tokens {
    const tokens = this.#stored.clear();
    if (tokens.refreshToken.role !== "none") this.#tell({ type: "signedOut", elsewhere: false }, 0);
    return tokens;
  }

  /** Runs a job in a microtask, so that a call that is cancelled in the same turn is never sent. */
  async #do(
    part: CorePart,
    start: CoreWork,
    {
      signal,
      payload,
      limit = CALL_TIMEOUT_MS,
      code,
    }: { payload?: string; limit?: number } & Omit<LoginSettings, "signsIn"> = {},
  ): Promise<[done: unknown, last: JobState]> {
    this.#jobs += 1;
    try {
      checkSignal(signal);
      this.#stored.needPlace();
      await this.#ready(part, limit, signal, code);
      checkSignal(signal);
      return await this.#driver.run(start, signal, payload);
    } finally {
      this.#ended();
    }
  }

  /** After a job: closes a freed client that has no other job. */
  #ended(): void {
    this.#jobs -= 1;
    if (this.#handle.isFree) this.free();
  }

  #publish(events: NonNullable<Step["events"]>): void {
    for (const { version, ...event } of events) {
      this.#tell(event, version);
    }
  }

  #tell(event: Parameters<CoreListener>[0], version: number): void {
    for (const listener of this.#listeners) {
      try {
        listener(event, version);
      } catch (error) {
        // An error in a listener does not affect the job that caused the event.
        report(error);
      }
    }
  }
}

/** Reports the failure of work that nobody waits for, unless the client was disposed of. */
function reportUnlessEnded(error: unknown): void {
  if (!(error instanceof CancelledError)) report(error);
}

function checkSignal(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw cancelled(signal);
}
