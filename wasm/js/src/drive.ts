/**
 * The engine's driver: does what the core says next, and tells it what happened. No number and no rule stands here; the
 * core has them all.
 */

import { parseCallback, type ResponseMode } from "./auth/callback.js";
import {
  clearCookies,
  cookie,
  cookieBase,
  type CookiePlace,
  cookiePlace,
  cookieTokens,
  cookieVersion,
  isEmpty,
  Memory,
  storedTokens,
  tokensOf,
} from "./auth/kept.js";
import type { Connection } from "./auth/strategy.js";
import { type CookieJar, type CookieStorage, EMPTY_TOKENS, type Tokens, type TokenStorage } from "./auth/tokens.js";
import { coreAtHand, type CoreModule, loadCore, type Program } from "./core.js";
import { CancelledError, errorOf, type Failure, report, RequestError, TransportError } from "./errors.js";
import { noteAnswer } from "./failed-answers.js";
import { openFrame, type Frame } from "./frame.js";
import { isLoopback } from "./host.js";
import { type Happened, Wait } from "./wait.js";
import { finalizer } from "./weak.js";

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

/** The body of a success, if it has one, its status and its headers. */
export type CoreAnswer = [text: string | undefined, status: number, headers: Headers | undefined];

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
const [BEGIN, ANSWER, OFFLINE, NOT_SENT, UNKNOWN, LATE, READY, CANCELLED] = [0, 1, 2, 3, 4, 5, 6, 8] as const;

/** No client has this number: an instance of the core gives none of it out. */
const NO_CLIENT = 2 ** 32 - 1;

const COOKIES = { read: () => document.cookie, write: (text: string) => void (document.cookie = text) };
const FLOWS = "cartwright-login";
const LOGINS = {
  read: () => sessionStorage.getItem(FLOWS) ?? "",
  write: (text: string) => sessionStorage.setItem(FLOWS, text),
};

/** Cloudflare Workers cannot refuse redirects. There, one is an answer by its status, which the core refuses. */
const REDIRECT: RequestInit =
  (globalThis as { navigator?: Navigator }).navigator?.userAgent === "Cloudflare-Workers" ? { redirect: "manual" } : {};

/** The time that a call may take in all, the core's arrival included, if it names no other. */
const CALL_MS = 30_000;

/** An open client: its number is given out again once it is closed. */
interface Open {
  readonly core: CoreModule;
  readonly client: number;
  readonly memory: Memory;
}

function close({ core, client, memory }: Open): void {
  memory.left(core, client);
  core.close(client);
}

/** Closes the core's part of drivers that a program has forgotten. */
const forgotten = finalizer(close);

/** One client of the core, which is opened by the first thing that needs it. */
export class Driver {
  /** The client, while it is open. */
  #open: Open | undefined;
  readonly #settings: object;
  readonly #fetch: typeof fetch;
  readonly #storage: TokenStorage | undefined;
  /** The cookies, for a session in cookies. */
  readonly #cookie: CookiePlace | undefined;
  /** The tokens beside the core, shared by the clients of a session that is not in cookies. */
  readonly #memory: Memory;
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

  constructor(config: CoreConfig, storage?: TokenStorage, memory = new Memory()) {
    const { fetch: own, cookie: place, ...settings } = config;
    this.#fetch = own ?? ((url, init) => fetch(url, init));
    this.#storage = storage;
    this.#cookie = place && cookiePlace(place, config.clientId);
    this.#memory = memory;
    const page = (globalThis as { document?: Partial<Document> }).document?.location;
    this.#settings = {
      ...settings,
      cookie: place && { ...place, jar: undefined, origin: (place.jar ?? page)?.origin },
      storage: storage !== undefined,
    };
  }

  /** Makes the call of a row with a payload of JSON text. */
  async call(row: string, payload: string, signal?: AbortSignal, options?: CoreCallOptions): Promise<CoreAnswer> {
    const limit = options?.timeoutMs ?? CALL_MS;
    const began = Date.now();
    const settings = (): string | undefined => {
      const spent = Date.now() - began;
      const left = spent > 0 ? { ...options, timeoutMs: Math.max(limit - spent, 0) } : options;
      return left && JSON.stringify(left);
    };
    const [status, { body, headers }] = await this.#do("call", row, payload, settings, { signal, payload, limit });
    return [status === 204 ? undefined : body, status as number, headers];
  }

  /** Does another piece of work by name, and gives its result. */
  async job<T>(name: string, first = "", second = "", third = "", signal?: AbortSignal): Promise<T> {
    const [done] = await this.#do(name, first, second, () => third, { signal });
    return done as T;
  }

  /** Ends the session, at once and whether or not the core is there; gives the address that ends it on the platform. */
  async logout(returnUrl: string): Promise<string> {
    const taken = this.#isThere() ? "" : JSON.stringify(this.#clear());
    return this.job<string>("logout", returnUrl, taken);
  }

  /** Completes a login. The same callback twice gives the same result once; a failure is not remembered. */
  completeLogin(url: string, responseMode: ResponseMode): Promise<string> {
    if (this.#completed?.url !== url) {
      const { code, state, error, errorDescription } = parseCallback(url, responseMode);
      const message = JSON.stringify({ code, state, error, error_description: errorDescription });
      const done = this.job<string>("completeLogin", message);
      const completed = { url, done };
      this.#completed = completed;
      done.catch(() => {
        if (this.#completed === completed) {
          this.#completed = undefined;
        }
      });
    }
    return this.#completed.done;
  }

  tokens(): Tokens {
    if (this.#isBusy) {
      return this.#storage ? storedTokens(this.#storage) : EMPTY_TOKENS;
    }
    return this.#isThere() ? (JSON.parse(this.#act("tokens", "", "", "")) as Tokens) : this.#tokensKept();
  }

  /** Keeps tokens: at once, or as soon as the core is loaded, which begins with this. A session is ended at once. */
  setTokens(tokens: unknown): void {
    this.#needPlace();
    const changed = tokensOf(tokens);
    if (this.#isThere()) {
      this.#afterWork(() => {
        this.#keep(changed);
      });
    } else if (isEmpty(changed)) {
      this.#clear();
    } else {
      this.#memory.set = changed;
      this.#later(() => undefined);
    }
  }

  role(): string {
    return this.tokens().refreshToken.role;
  }

  /** The version of a session in cookies. */
  version(): string | undefined {
    return this.#cookie && cookieVersion(this.#cookie);
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
    } else if (this.#cookie && this.#seen !== undefined && this.#seen !== cookie(this.#cookie, "session")) {
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
    if (this.#jobs === 0 && this.#open) {
      this.#memory.tokens = this.tokens();
      forgotten.unregister(this);
      close(this.#open);
      this.#open = undefined;
    }
  }

  /** Whether the client is open. It is opened with this if the core is at hand, anew if its core has broken down. */
  #isThere(): boolean {
    const core = this.#open && this.#isFree ? this.#open.core : coreAtHand();
    if (this.#open && this.#open.core !== core) {
      forgotten.unregister(this);
      this.#open = undefined;
    }
    if (core && !this.#open && !this.#isFree) {
      this.#opened(core);
    }
    return this.#open !== undefined;
  }

  /** Opens the client, with the core loaded; a signal or a time limit ends the wait. */
  async #ready(limit: number, signal?: AbortSignal): Promise<void> {
    if (this.#isThere() || this.#isFree) {
      return;
    }
    const wait = new Wait(this.#waits, limit, LATE, false, signal);
    try {
      const [event] = await wait.or(async () => {
        await loadCore();
        return [READY];
      });
      if (event === CANCELLED) {
        throw cancelled(signal);
      }
      if (event === LATE) {
        const message = `the WebAssembly core did not arrive within ${limit} ms`;
        throw new TransportError({ kind: "timed-out", message, retryable: true });
      }
      this.#isThere();
    } finally {
      wait.clear();
    }
  }

  /** Refuses a session in the cookies of a page where there is no page: all visitors of a server would share it. */
  #needPlace(): void {
    if (this.#cookie && !this.#cookie.jar && typeof document === "undefined") {
      const message =
        "cookieStorage() needs a page: on a server, make a client for each request with requestSession(request)";
      throw new RequestError({ kind: "request", message });
    }
  }

  /** Does work once the client is open, unless the client ends before. */
  #later(work: () => void): void {
    this.#ready(Infinity)
      .then(work)
      .catch((error: unknown) => error instanceof CancelledError || report(error));
  }

  #opened(core: CoreModule): void {
    const memory = this.#memory;
    const other = memory.clientOf(core);
    const begin = memory.tokens && other === undefined ? JSON.stringify(memory.tokens) : "";
    const settings = JSON.stringify({ ...this.#settings, version: core.version });
    const client = core.open(settings, begin, other ?? -1, programOf(this.#storage, this.#cookie?.jar));
    this.#open = { core, client, memory };
    memory.entered(core, client);
    forgotten.register(this, this.#open);
    const { set } = memory;
    if (set) {
      memory.set = undefined;
      try {
        this.#keep(set);
      } catch (error) {
        // The store of the program cannot keep them, and the program that set them is past it.
        report(error);
      }
    }
  }

  /** The tokens of a client that is not open. */
  #tokensKept(): Tokens {
    const { set, tokens = EMPTY_TOKENS } = this.#memory;
    if (set || this.#isFree) {
      return set ?? tokens;
    }
    if (this.#storage) {
      return storedTokens(this.#storage);
    }
    if (!this.#cookie) {
      return tokens;
    }
    this.#seen = cookie(this.#cookie, "session");
    return cookieTokens(this.#cookie);
  }

  /** Ends the session of a client that is not open, and gives its tokens. */
  #clear(): Tokens {
    const tokens = this.#tokensKept();
    this.#memory.tokens = this.#memory.set = undefined;
    if (this.#cookie) {
      clearCookies(this.#cookie);
      this.#seen = cookie(this.#cookie, "session");
    } else if (this.#storage) {
      keepIn(this.#storage, EMPTY_TOKENS);
    }
    if (tokens.refreshToken.role !== "none") {
      this.#tell({ type: "signedOut", elsewhere: false }, 0);
    }
    return tokens;
  }

  #keep(tokens: Tokens): void {
    const { failed } = this.#read(this.#act("setTokens", JSON.stringify(tokens), "", ""));
    if (failed) {
      throw errorOf(failed);
    }
    this.#remember();
  }

  /** Keeps a session in memory for another instance of the core. */
  #remember(): void {
    if (!this.#cookie && !this.#storage && this.#open) {
      this.#memory.tokens = this.tokens();
    }
  }

  /** Does a job, after the work that may be under way. A call that is cancelled in the same turn is never sent. */
  async #do(
    name: string,
    first: string,
    second: string,
    third: () => string | undefined,
    { signal, payload, limit = CALL_MS }: { signal?: AbortSignal | undefined; payload?: string; limit?: number },
  ): Promise<[done: unknown, last: Held]> {
    this.#jobs += 1;
    try {
      checkSignal(signal);
      this.#needPlace();
      await this.#ready(limit, signal);
      checkSignal(signal);
      return await this.#run(this.#read(this.#act(name, first, second, third() ?? "")), signal, payload);
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

  /** Does what the core says, until the job is done: gives its result, and the last answer. */
  async #run(first: Says, signal?: AbortSignal, payload?: string): Promise<[done: unknown, last: Held]> {
    const held: Held = {};
    const core = this.#open?.core;
    let says = first;
    this.#jobs += 1;
    try {
      for (;;) {
        if (says.failed) {
          const isLost = says.failed.kind === "network" || says.failed.kind === "offline";
          const error =
            says.failed.kind === "cancelled" && signal?.aborted
              ? cancelled(signal)
              : errorOf(isLost ? { ...says.failed, cause: held.cause } : says.failed);
          throw held.broke ?? noteAnswer(error, held.body);
        }
        if (says.done !== undefined) {
          return [says.done, held];
        }
        const happened = await this.#perform(says, held, signal, payload).catch((error: unknown): Happened => {
          // Whatever keeps this from going on, the core hears that its work is over.
          held.broke = error instanceof Error ? error : new Error(String(error));
          return [CANCELLED];
        });
        says = this.#read(this.#step(core, says.job as number, happened));
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
      const begun = this.#step(this.#open?.core, says.begin, [BEGIN]);
      // The session knows the outcome.
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
    let unsent: number = NOT_SENT;
    held.cause = held.body = undefined;
    const wasOffline = seemsOffline(url);
    try {
      const body = init.body === true ? payload : init.body;
      const sent = this.#fetch(url, { ...init, ...REDIRECT, ...(body !== undefined && { body }), signal: wait.signal });
      unsent = UNKNOWN;
      const answer = await sent;
      const { status, headers } = answer;
      const text = await answer.text();
      held.body = text;
      held.headers = headers;
      const head = ["x-wix-request-id", "retry-after", "x-wix-consistent"].map((name) => headers.get(name) ?? "");
      return [ANSWER, status, head.join("\n"), reads || !answer.ok ? text : ""];
    } catch (cause) {
      held.cause = cause;
      // Without a network before and after, nothing was sent.
      if (wasOffline && seemsOffline(url)) {
        return [OFFLINE, 0, "", "this device is offline"];
      }
      return [unsent, 0, "", (cause as Error | undefined)?.message ?? ""];
    }
  }

  /** Takes the lock between tabs. Where there are no Web Locks, there is no lock. */
  async #lock(wait: Wait, held: Held): Promise<Happened> {
    const place = this.#cookie?.jar ? undefined : this.#cookie;
    const locks = place && (globalThis as { navigator?: Navigator }).navigator?.locks;
    await new Promise<void>((granted) => {
      const released = new Promise<void>((release) => (held.release = release));
      const request = async (): Promise<void> =>
        locks?.request(`${cookieBase(place as CookiePlace)}-renewal`, { signal: wait.signal }, () => {
          granted();
          return released;
        });
      void request()
        .catch(() => undefined)
        .finally(granted);
    });
    return [READY];
  }

  #act(name: string, first: string, second: string, third: string): string {
    return this.#work(this.#open?.core, (core, client) => core.act(client, name, first, second, third));
  }

  /** Steps a job of an instance of the core, which may have broken down since. */
  #step(core: CoreModule | undefined, job: number, [event, status = 0, head = "", text = ""]: Happened): string {
    return this.#work(core, (core, client) => core.step(client, job, event, status, head, text));
  }

  /** Makes a change now, or after the work that is under way. */
  #afterWork(change: () => void): void {
    if (this.#isBusy) {
      this.#deferred.push(change);
    } else {
      change();
    }
  }

  #work(core: CoreModule | undefined, work: (core: CoreModule, client: number) => string): string {
    this.#isBusy = true;
    try {
      const client = this.#open?.core === core ? this.#open?.client : undefined;
      return core ? work(core, client ?? NO_CLIENT) : "";
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
    if (says.events) {
      this.#remember();
      says.events.forEach(({ version, ...event }) => {
        this.#tell(event, version);
      });
    }
    return says;
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

/** The things that a job holds until it is done. */
interface Held {
  body?: string | undefined;
  headers?: Headers;
  cause?: unknown;
  /** The error that kept the driver from going on. */
  broke?: Error;
  release?: () => void;
  frame?: Frame;
}

/** The error of a call that was cancelled, with the reason of its signal. */
function cancelled(signal: AbortSignal | undefined): CancelledError {
  const cause = signal?.aborted ? { cause: signal.reason as unknown } : undefined;
  return new CancelledError({ kind: "cancelled", message: "the call was cancelled" }, cause);
}

function checkSignal(signal: AbortSignal | undefined): void {
  if (signal?.aborted) {
    throw cancelled(signal);
  }
}

/** Whether the browser knows of no network for an address. A server of this machine needs none. */
function seemsOffline(url: string): boolean {
  const { navigator } = globalThis as { navigator?: Navigator };
  return navigator?.onLine === false && URL.canParse(url) && !isLoopback(new URL(url));
}

/** Keeps tokens in a store of the program's own. */
function keepIn(storage: TokenStorage, tokens: Tokens): void {
  try {
    storage.setTokens(tokens);
  } catch (error) {
    throw errorOf({ kind: "session", message: `the session could not be kept: ${reasonOf(error)}` });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "setTokens failed");

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
        return reasonOf(error);
      }
    },
  };
}
