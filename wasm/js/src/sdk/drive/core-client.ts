/** A client of the core, for as long as its core can be called. */

import { Kept, Memory } from "../auth/kept.js";
import { type CookieStorage, isEmpty, type Tokens, tokensOf, type TokenStorage } from "../auth/tokens.js";
import { loadCore } from "../../core/core.js";
import { CoreHandle } from "./core-handle.js";
import { cancelled, Driver, type Held } from "./drive.js";
import { CancelledError, errorOf, report, TransportError } from "../../core/errors.js";
import type { Step, Work } from "../../generated/border.js";
import { CALL_TIMEOUT_MS } from "../../generated/rules.js";
import { Wait } from "./wait.js";

/** Where a client's calls go, and by what. */
export interface Connection {
  host?: string;
  siteHost?: boolean;
  cdn?: boolean;
  headers?: [string, string][];
  fetch?: typeof fetch;
}

/** Settings of a client, as the core reads them. */
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

/** Settings of one call. */
export interface CoreCallOptions {
  timeoutMs?: number;
  attempts?: number;
  headers?: [string, string][];
}

/** The body of a success, if it has one, its status and its headers. */
export type CoreAnswer = [text: string | undefined, status: number, headers: Headers | undefined];

/** Hears of the session's events; the version of the store is for other tabs. */
export type CoreListener = (event: { type: string; elsewhere: boolean }, version: number) => void;

/** One client of the core: its calls and other jobs, and its session. */
export class CoreClient {
  readonly #kept: Kept;
  readonly #handle: CoreHandle;
  readonly #driver: Driver;
  readonly #listeners: CoreListener[] = [];
  #jobs = 0;

  constructor(config: CoreConfig, storage?: TokenStorage, memory = new Memory()) {
    const { fetch: own, cookie, ...settings } = config;
    this.#kept = new Kept(memory, storage, cookie, config.clientId);
    const page = (globalThis as { document?: Partial<Document> }).document?.location;
    const forCore = {
      ...settings,
      cookie: cookie && { ...cookie, jar: undefined, origin: (cookie.jar ?? page)?.origin },
      storage: storage !== undefined,
    };
    this.#handle = new CoreHandle(this.#kept, forCore, () => {
      this.#keepSet();
    });
    this.#driver = new Driver(this.#handle, {
      fetch: own ?? ((url, init) => fetch(url, init)),
      lock: this.#kept.lock,
      hear: (events) => {
        this.#hear(events);
      },
      began: () => (this.#jobs += 1),
      ended: () => {
        this.#ended();
      },
    });
  }

  /** Makes the call of a row with a payload of JSON text. */
  async call(row: string, payload: string, signal?: AbortSignal, options?: CoreCallOptions): Promise<CoreAnswer> {
    const limit = options?.timeoutMs ?? CALL_TIMEOUT_MS;
    const began = Date.now();
    const settings = (): string | undefined => {
      const spent = Date.now() - began;
      const left = spent > 0 ? { ...options, timeoutMs: Math.max(limit - spent, 0) } : options;
      return left && JSON.stringify(left);
    };
    const [status, { body, headers }] = await this.#do("call", row, payload, settings, { signal, payload, limit });
    return [status === 204 ? undefined : body, status as number, headers];
  }

  /** Does another piece of work, and gives its result. */
  async job<T>(work: Work, first = "", second = "", third = "", signal?: AbortSignal): Promise<T> {
    const [done] = await this.#do(work, first, second, () => third, { signal });
    return done as T;
  }

  /** Ends the session, at once and whether or not the core is there; gives the address that ends it on the platform. */
  async logout(returnUrl: string): Promise<string> {
    const taken = this.#handle.isThere() ? "" : JSON.stringify(this.#clear());
    return this.job<string>("logout", returnUrl, taken);
  }

  tokens(): Tokens {
    return this.#handle.tokens();
  }

  /** Keeps tokens: at once, or as soon as the core is loaded, which begins with this. A session is ended at once. */
  setTokens(tokens: unknown): void {
    this.#kept.needPlace();
    const changed = tokensOf(tokens);
    if (this.#handle.isThere()) {
      this.#handle.afterWork(() => {
        this.#keep(changed);
      });
    } else if (isEmpty(changed)) {
      this.#clear();
    } else {
      this.#kept.memory.set = changed;
      this.#later(() => undefined);
    }
  }

  role(): string {
    return this.tokens().refreshToken.role;
  }

  /** The version of a session in cookies. */
  version(): string | undefined {
    return this.#kept.version;
  }

  listen(listener: CoreListener): void {
    this.#listeners.push(listener);
  }

  /** Looks at the session again. The arguments are the message of another tab, if there is one. */
  changedElsewhere(change = "", from = "", version = 0): void {
    const look = (): void => {
      const step = this.#driver.read(this.#handle.act("changedElsewhere", change, from, `${version}`));
      if (step.job !== undefined) {
        void this.#driver.run(step);
      }
    };
    if (this.#handle.isThere()) {
      this.#handle.afterWork(look);
    } else if (change !== "") {
      this.#later(() => {
        this.#handle.afterWork(look);
      });
    } else if (this.#kept.hasChanged()) {
      this.#tell({ type: "changedElsewhere", elsewhere: true }, 0);
    }
  }

  /** Ends everything under way. */
  end(): void {
    this.#driver.waits.forEach((wait) => wait.end("cancelled"));
  }

  /** Forgets the client once its jobs are done. */
  free(): void {
    this.#handle.isFree = true;
    if (this.#jobs === 0) {
      this.#handle.close();
    }
  }

  /** Opens the client, with the core loaded; a signal or a time limit ends the wait. */
  async #ready(limit: number, signal?: AbortSignal): Promise<void> {
    if (this.#handle.isThere() || this.#handle.isFree) {
      return;
    }
    const wait = new Wait(this.#driver.waits, limit, "late", false, signal);
    try {
      const [event] = await wait.or(async () => {
        await loadCore();
        return ["ready"];
      });
      if (event === "cancelled") {
        throw cancelled(signal);
      }
      if (event === "late") {
        const message = `the WebAssembly core did not arrive within ${limit} ms`;
        throw new TransportError({ kind: "timed-out", message, retryable: true });
      }
      this.#handle.isThere();
    } finally {
      wait.clear();
    }
  }

  /** Does work once the client is open, unless the client ends before. */
  #later(work: () => void): void {
    this.#ready(Infinity)
      .then(work)
      .catch((error: unknown) => error instanceof CancelledError || report(error));
  }

  /** Keeps the tokens that were set before the client was open. */
  #keepSet(): void {
    const { memory } = this.#kept;
    const { set } = memory;
    memory.set = undefined;
    try {
      if (set) {
        this.#keep(set);
      }
    } catch (error) {
      // The store of the program cannot keep them, and the program that set them is past it.
      report(error);
    }
  }

  #keep(tokens: Tokens): void {
    const { failed } = this.#driver.read(this.#handle.act("setTokens", JSON.stringify(tokens)));
    if (failed) {
      throw errorOf(failed);
    }
    this.#remember();
  }

  /** Ends the session of a client that is not open, and gives its tokens. */
  #clear(): Tokens {
    const tokens = this.#kept.clear();
    if (tokens.refreshToken.role !== "none") {
      this.#tell({ type: "signedOut", elsewhere: false }, 0);
    }
    return tokens;
  }

  /** Keeps a session in memory for another instance of the core. */
  #remember(): void {
    if (this.#kept.isInMemory && this.#handle.core) {
      this.#kept.memory.tokens = this.tokens();
    }
  }

  /** Does a job, after the work that may be under way. A call that is cancelled in the same turn is never sent. */
  async #do(
    work: Work,
    first: string,
    second: string,
    third: () => string | undefined,
    {
      signal,
      payload,
      limit = CALL_TIMEOUT_MS,
    }: { signal?: AbortSignal | undefined; payload?: string; limit?: number },
  ): Promise<[done: unknown, last: Held]> {
    this.#jobs += 1;
    try {
      checkSignal(signal);
      this.#kept.needPlace();
      await this.#ready(limit, signal);
      checkSignal(signal);
      return await this.#driver.run(
        this.#driver.read(this.#handle.act(work, first, second, third() ?? "")),
        signal,
        payload,
      );
    } finally {
      this.#ended();
    }
  }

  /** A job has ended: the last one of a client that is free closes it. */
  #ended(): void {
    this.#jobs -= 1;
    if (this.#handle.isFree) {
      this.free();
    }
  }

  #hear(events: NonNullable<Step["events"]>): void {
    this.#remember();
    for (const { version, ...event } of events) {
      this.#tell(event, version);
    }
  }

  #tell(event: Parameters<CoreListener>[0], version: number): void {
    for (const listener of this.#listeners) {
      try {
        listener(event, version);
      } catch (error) {
        // The work that the event comes from goes on.
        report(error);
      }
    }
  }
}

function checkSignal(signal: AbortSignal | undefined): void {
  if (signal?.aborted) {
    throw cancelled(signal);
  }
}
