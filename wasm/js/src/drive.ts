/**
 * The engine's driver: does what the core says next, and tells it what happened. No number and no rule stands here; the
 * core has them all.
 */

import { parseCallback, type ResponseMode } from "./auth/callback.js";
import { cookie, cookieTokens, storedTokens, tokensOf } from "./auth/kept.js";
import type { Connection } from "./auth/strategy.js";
import {
  type CookieJar,
  type CookieStorage,
  DEFAULT_COOKIE,
  EMPTY_TOKENS,
  type Tokens,
  type TokenStorage,
} from "./auth/tokens.js";
import { coreAtHand, type CoreModule, loadCore, type Program } from "./core.js";
import { CancelledError, errorOf, type Failure, report } from "./errors.js";
import { openFrame, type Frame } from "./frame.js";
import { type Happened, Wait } from "./wait.js";

/** Settings of a client, as the core reads them. */
export interface CoreConfig extends Connection {
  clientId?: string;
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

/** The body of a success, if it has one, and its status. */
export type CoreAnswer = [text: string | undefined, status: number];

/** Hears of the session's events; the version of the store is for other tabs. */
export type CoreListener = (event: { type: string; elsewhere: boolean }, version: number) => void;

/** The core's answer to an event: the next thing to do, or the end of a job. */
interface Says {
  job?: number;
  /** The result; undefined as long as there is none. */
  done?: unknown;
  /** The parts of an error. */
  failed?: Failure;
  /** The arguments of `fetch`. */
  send?: [url: string, init: RequestInit & { body?: BodyInit | true }];
  /** Whether the core reads the body of a success. */
  reads?: boolean;
  pause?: boolean;
  renew?: boolean;
  /** The number of the renewal to run. */
  begin?: number;
  lock?: boolean;
  /** The address of a page to load in a hidden frame. */
  page?: string;
  /** A time limit, or how long to pause, in milliseconds. */
  ms: number;
  /** Whether the job ends when the client signs in or out. */
  own?: boolean;
  events?: { type: string; elsewhere: boolean; version: number }[];
  /** Whether one of the events was a sign-in or sign-out. */
  over?: boolean;
}

/** Codes of events, as the core reads them. */
const [ANSWER, OFFLINE, NOT_SENT, UNKNOWN, LATE, READY, CANCELLED] = [1, 2, 3, 4, 5, 6, 8] as const;

const COOKIES = { read: () => document.cookie, write: (text: string) => void (document.cookie = text) };
const FLOWS = "cartwright-login";
const LOGINS = {
  read: () => sessionStorage.getItem(FLOWS) ?? "",
  write: (text: string) => sessionStorage.setItem(FLOWS, text),
};

/** Cloudflare Workers cannot refuse redirects. There, one is an answer by its status, which the core refuses. */
const REDIRECT: RequestInit =
  (globalThis as { navigator?: Navigator }).navigator?.userAgent === "Cloudflare-Workers" ? { redirect: "manual" } : {};

/** Closes the core's part of drivers that a program has forgotten. */
const forgotten = new FinalizationRegistry<number>((client) => coreAtHand()?.close(client));

/** One client of the core, which is opened by the first thing that needs it. */
export class Driver {
  /** The core, once the client is open. */
  #core: CoreModule | undefined;
  /** The number of the client; -1 before it is open and once it is closed, since numbers are given out again. */
  #client = -1;
  readonly #settings: string;
  readonly #fetch: typeof fetch;
  readonly #storage: TokenStorage | undefined;
  /** The start of the cookies' names, for a session in cookies. */
  readonly #cookie: string | undefined;
  /** The cookies, where they are not the page's. */
  readonly #jar: CookieJar | undefined;
  /** The driver whose memory this one shares, for a session in memory. */
  #beside: Driver | undefined;
  /** Tokens to begin with, or those that were set before the client was open or when it was closed. */
  #tokens: Tokens | undefined;
  #areTokensSet = false;
  /** The session's cookie when the program last asked for the session, before the client was open. */
  #seen: string | undefined;
  readonly #listeners: CoreListener[] = [];
  readonly #waits = new Set<Wait>();
  #renewal: Promise<unknown> | undefined;
  #completed: { url: string; done: Promise<string> } | undefined;
  /** Whether the core is at work: a store of the program's own may call this meanwhile. */
  #isBusy = false;
  /** Changes that such a store asked for, to be made after the work. */
  readonly #deferred: (() => void)[] = [];
  #jobs = 0;
  #isFree = false;

  constructor(config: CoreConfig, storage?: TokenStorage, tokens?: Tokens, beside?: Driver) {
    const { fetch: own, cookie: place, ...settings } = config;
    this.#fetch = own ?? ((url, init) => fetch(url, init));
    this.#storage = storage;
    this.#cookie = place && (place.name ?? DEFAULT_COOKIE);
    this.#jar = place?.jar;
    this.#beside = beside;
    this.#tokens = tokens && tokensOf(tokens);
    const page = (globalThis as { document?: Partial<Document> }).document?.location;
    this.#settings = JSON.stringify({
      ...settings,
      cookie: place && { ...place, jar: undefined, origin: (place.jar ?? page)?.origin },
      storage: storage !== undefined,
    });
  }

  /** Makes the call of a row with a payload of JSON text. */
  async call(row: string, payload: string, signal?: AbortSignal, options?: CoreCallOptions): Promise<CoreAnswer> {
    const [status, body] = await this.#do("call", row, payload, options && JSON.stringify(options), signal, payload);
    return [status === 204 ? undefined : body, status as number];
  }

  /** Does another piece of work by name, and gives its result. */
  async job<T>(name: string, first = "", second = "", third = "", signal?: AbortSignal): Promise<T> {
    const [done] = await this.#do(name, first, second, third, signal);
    return done as T;
  }

  /** Completes a login. The same callback twice gives the same result once; a failure is not remembered. */
  completeLogin(url: string, responseMode: ResponseMode): Promise<string> {
    if (this.#completed?.url !== url) {
      const { code, state, error, errorDescription } = parseCallback(url, responseMode);
      const message = JSON.stringify({ code, state, error, error_description: errorDescription });
      const done = this.job<string>("completeLogin", message);
      this.#completed = { url, done };
      done.catch(() => (this.#completed = undefined));
    }
    return this.#completed.done;
  }

  tokens(): Tokens {
    if (this.#isBusy) {
      return this.#storage ? storedTokens(this.#storage) : EMPTY_TOKENS;
    }
    return this.#isThere() ? (JSON.parse(this.#act("tokens", "", "", "")) as Tokens) : this.#tokensKept();
  }

  /** Keeps tokens: at once, or as soon as the core is loaded, which begins with this. */
  setTokens(tokens: unknown): void {
    if (this.#isThere()) {
      this.#afterWork(() => this.#keep(tokensOf(tokens)));
    } else {
      this.#tokens = tokensOf(tokens);
      this.#areTokensSet = true;
      this.#later(() => undefined);
    }
  }

  role(): string {
    return this.tokens().refreshToken.role;
  }

  listen(listener: CoreListener): void {
    this.#listeners.push(listener);
  }

  /** Looks at the session again. The arguments are the message of another tab, if there is one. */
  changedElsewhere(change = "", from = "", version = 0): void {
    const look = (): void => {
      const says = this.#read(this.#act("changedElsewhere", change, from, `${version}`));
      if (says.job !== undefined) {
        void this.#run(says);
      }
    };
    if (this.#isThere()) {
      this.#afterWork(look);
    } else if (change !== "") {
      this.#later(() => this.#afterWork(look));
    } else if (this.#seen !== undefined && this.#seen !== cookie(this.#cookie as string, "session", this.#jar)) {
      this.#tell({ type: "changedElsewhere", elsewhere: true }, 0);
    }
  }

  /** Ends everything under way. */
  end(): void {
    this.#waits.forEach((wait) => wait.end(CANCELLED));
  }

  /** Forgets the client once its jobs are done. */
  free(): void {
    this.#isFree = true;
    if (this.#jobs === 0 && this.#client >= 0) {
      this.#tokens = this.tokens();
      forgotten.unregister(this);
      this.#core?.close(this.#client);
      this.#client = -1;
    }
  }

  /** Whether the client is open. It is opened with this if the core is at hand. */
  #isThere(): boolean {
    const core = this.#client < 0 && !this.#isFree ? coreAtHand() : undefined;
    if (core) {
      this.#open(core);
    }
    return this.#client >= 0;
  }

  /** Opens the client, with the core loaded; a signal ends the wait. */
  async #ready(signal?: AbortSignal): Promise<void> {
    if (this.#isThere() || this.#isFree) {
      return;
    }
    const wait = new Wait(this.#waits, Infinity, LATE, false, signal);
    try {
      const [event] = await wait.or(async () => {
        await loadCore();
        return [READY];
      });
      if (event === CANCELLED) {
        throw new CancelledError({ kind: "cancelled", message: "the call was cancelled" });
      }
      this.#isThere();
    } finally {
      wait.clear();
    }
  }

  /** Does work once the client is open, unless the client ends before. */
  #later(work: () => void): void {
    this.#ready()
      .then(work)
      .catch((error: unknown) => error instanceof CancelledError || report(error));
  }

  #open(core: CoreModule): void {
    this.#core = core;
    const other = this.#beside;
    const isShared = other !== undefined && other.#isThere();
    const tokens = other && !isShared ? other.#tokens : this.#tokens;
    const begin = tokens && !this.#areTokensSet ? JSON.stringify(tokens) : "";
    this.#client = core.open(this.#settings, begin, isShared ? other.#client : -1, programOf(this.#storage, this.#jar));
    this.#beside = undefined;
    forgotten.register(this, this.#client, this);
    if (this.#areTokensSet) {
      try {
        this.#keep(this.#tokens as Tokens);
      } catch (error) {
        // The store of the program cannot keep them, and the program that set them is past it.
        report(error);
      }
    }
  }

  /** The tokens of a client that is not open. */
  #tokensKept(): Tokens {
    const begin = this.#tokens ?? EMPTY_TOKENS;
    if (this.#areTokensSet || this.#isFree) {
      return begin;
    }
    if (this.#storage) {
      return storedTokens(this.#storage);
    }
    if (this.#cookie === undefined) {
      return this.#beside?.tokens() ?? begin;
    }
    this.#seen = cookie(this.#cookie, "session", this.#jar);
    return cookieTokens(this.#cookie, this.#jar);
  }

  #keep(tokens: Tokens): void {
    const { failed } = this.#read(this.#act("setTokens", JSON.stringify(tokens), "", ""));
    if (failed) {
      throw errorOf(failed);
    }
  }

  /** Does a job, after the work that may be under way. A call that is cancelled in the same turn is never sent. */
  async #do(
    name: string,
    first: string,
    second: string,
    third = "",
    signal?: AbortSignal,
    payload?: string,
  ): Promise<[done: unknown, body: string | undefined]> {
    this.#jobs += 1;
    try {
      await this.#ready(signal);
      return await this.#run(this.#read(this.#act(name, first, second, third)), signal, payload);
    } finally {
      this.#ended();
    }
  }

  /** A job has ended: the last one of a client that is free closes it. */
  #ended(): void {
    this.#jobs -= 1;
    if (this.#isFree) {
      this.free();
    }
  }

  /** Does what the core says, until the job is done: gives its result, and the body of the last answer. */
  async #run(first: Says, signal?: AbortSignal, payload?: string): Promise<[done: unknown, body: string | undefined]> {
    const held: Held = {};
    let says = first;
    this.#jobs += 1;
    try {
      for (;;) {
        if (says.failed) {
          throw errorOf(says.failed.kind === "network" ? { ...says.failed, cause: held.cause } : says.failed);
        }
        if (says.done !== undefined) {
          return [says.done, held.body];
        }
        const [event, status = 0, head = "", text = ""] = await this.#perform(says, held, signal, payload);
        says = this.#read(this.#step(says.job as number, event, status, head, text));
      }
    } finally {
      held.release?.();
      held.frame?.close();
      this.#ended();
    }
  }

  /** Does the next thing. */
  async #perform(says: Says, held: Held, signal?: AbortSignal, payload?: string): Promise<Happened> {
    const { ms, own = false } = says;
    if (says.begin !== undefined) {
      const begun = this.#step(says.begin, 0, 0, "", "");
      this.#renewal = this.#run(this.#read(begun)).catch(() => undefined);
    }
    if (says.page !== undefined && !held.frame) {
      held.frame = openFrame(says.page, new Wait(this.#waits, ms, LATE, own, signal));
    }
    if (says.page !== undefined) {
      return (held.frame as Frame).next();
    }
    held.frame?.close();
    const wait = new Wait(this.#waits, ms, says.pause || says.lock ? READY : LATE, own, signal);
    try {
      if (says.send) {
        const { send, reads = false } = says;
        return await wait.or(() => this.#send(send, reads, wait, held, payload));
      }
      if (says.renew) {
        return await wait.or(async () => {
          await this.#renewal;
          return [READY];
        });
      }
      if (says.lock) {
        return await wait.or(() => this.#lock(wait, held));
      }
      return await wait.or();
    } finally {
      wait.clear();
    }
  }

  async #send(
    [url, init]: NonNullable<Says["send"]>,
    reads: boolean,
    wait: Wait,
    held: Held,
    payload: string | undefined,
  ): Promise<Happened> {
    if ((globalThis as { navigator?: Navigator }).navigator?.onLine === false) {
      return [OFFLINE, 0, "", "this device is offline"];
    }
    let unsent: number = NOT_SENT;
    held.cause = undefined;
    try {
      const body = init.body === true ? payload : init.body;
      const sent = this.#fetch(url, { ...init, ...REDIRECT, ...(body !== undefined && { body }), signal: wait.signal });
      unsent = UNKNOWN;
      const answer = await sent;
      const { status, headers } = answer;
      const text = await answer.text();
      held.body = text;
      const head = ["x-wix-request-id", "retry-after", "x-wix-consistent"].map((name) => headers.get(name) ?? "");
      return [ANSWER, status, head.join("\n"), reads || !answer.ok ? text : ""];
    } catch (cause) {
      held.cause = cause;
      return [unsent, 0, "", (cause as Error | undefined)?.message ?? ""];
    }
  }

  /** Takes the lock between tabs. Where there are no Web Locks, there is no lock. */
  async #lock(wait: Wait, held: Held): Promise<Happened> {
    const isShared = this.#cookie !== undefined && !this.#jar;
    const locks = isShared ? (globalThis as { navigator?: Navigator }).navigator?.locks : undefined;
    await new Promise<void>((granted) => {
      const released = new Promise<void>((release) => (held.release = release));
      const request = locks?.request(`${this.#cookie}-renewal`, { signal: wait.signal }, () => {
        granted();
        return released;
      });
      (request ?? Promise.resolve()).catch(() => undefined).finally(granted);
    });
    return [READY];
  }

  #act(name: string, first: string, second: string, third: string): string {
    return this.#work((core) => core.act(this.#client, name, first, second, third));
  }

  #step(job: number, happened: number, status: number, head: string, body: string): string {
    return this.#work((core) => core.step(this.#client, job, happened, status, head, body));
  }

  /** Makes a change now, or after the work that is under way. */
  #afterWork(change: () => void): void {
    if (this.#isBusy) {
      this.#deferred.push(change);
    } else {
      change();
    }
  }

  #work(work: (core: CoreModule) => string): string {
    this.#isBusy = true;
    try {
      return this.#core ? work(this.#core) : "";
    } finally {
      this.#isBusy = false;
      try {
        this.#deferred.shift()?.();
      } catch (error) {
        // The change of a store is not what this work was for.
        report(error);
      }
    }
  }

  /** Reads what the core says, and tells the listeners of the session's events. */
  #read(text: string): Says {
    if (text === "") {
      const message = "the call was cancelled: its client was disposed of";
      throw new CancelledError({ kind: "cancelled", message });
    }
    const says = JSON.parse(text) as Says;
    if (says.over) {
      this.#waits.forEach((wait) => wait.isOwn && wait.end(CANCELLED));
    }
    says.events?.forEach(({ version, ...event }) => {
      this.#tell(event, version);
    });
    return says;
  }

  #tell(event: Parameters<CoreListener>[0], version: number): void {
    this.#listeners.forEach((listener) => listener(event, version));
  }
}

/** The things that a job holds until it is done. */
interface Held {
  body?: string;
  cause?: unknown;
  release?: () => void;
  frame?: Frame;
}

/** The texts that are kept for a client. */
function programOf(storage: TokenStorage | undefined, jar: CookieJar | undefined): Program {
  const session = storage
    ? {
        read: () => JSON.stringify(storedTokens(storage)),
        write: (text: string) => storage.setTokens(JSON.parse(text) as Tokens),
      }
    : (jar ?? COOKIES);
  const shelves = [session, LOGINS];
  return {
    // A place that cannot be read has nothing.
    read(shelf) {
      try {
        return shelves[shelf]?.read() ?? "";
      } catch {
        return "";
      }
    },
    write(shelf, text) {
      try {
        shelves[shelf]?.write(text);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : "setTokens failed";
      }
    },
  };
}
