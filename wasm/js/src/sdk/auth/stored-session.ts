/** The storage of a client's session, outside of the core: cookies, the program's own token store, or memory. */

import type { CoreModule, Program } from "../../core/core.js";
import { type CartwrightError, errorOf, report, RequestError } from "../../core/errors.js";
import { FLOWS_KEY } from "../../generated/rules.js";
import {
  clearCookies,
  cookie,
  cookieBase,
  type CookiePlace,
  cookiePlace,
  cookieTokens,
  cookieVersion,
  isInsecure,
} from "./cookies.js";
import {
  type CookieStorage,
  EMPTY_TOKENS,
  type GivenTokens,
  storedTokens,
  type Tokens,
  tokensOf,
  type TokenStorage,
} from "./tokens.js";

const COOKIES = { read: () => document.cookie, write: (text: string) => void (document.cookie = text) };
const LOGINS = {
  read: () => sessionStorage.getItem(FLOWS_KEY) ?? "",
  write: (text: string) => sessionStorage.setItem(FLOWS_KEY, text),
};

/**
 * The tokens of a strategy's clients outside of the core: an in-memory session, and tokens that wait for an open
 * client.
 */
export class Memory {
  /** The core's last tokens, for the next client to open. */
  tokens: Tokens | undefined;
  /** Tokens that were set while no client was open; the next client to open stores them. */
  set: Tokens | undefined;
  #core: CoreModule | undefined;
  /** The open clients, which share a token store in the core. */
  readonly #clients = new Set<number>();

  constructor(tokens?: GivenTokens) {
    this.tokens = tokens && tokensOf(tokens);
  }

  /** The tokens of an in-memory session. */
  last(): Tokens {
    return this.set ?? this.tokens ?? EMPTY_TOKENS;
  }

  /** An open client in this core instance. */
  clientOf(core: CoreModule): number | undefined {
    const [client] = core === this.#core ? this.#clients : [];
    return client;
  }

  entered(core: CoreModule, client: number): void {
    if (core !== this.#core) {
      this.#core = core;
      this.#clients.clear();
    }
    this.#clients.add(client);
  }

  left(core: CoreModule, client: number): void {
    if (core === this.#core) this.#clients.delete(client);
  }
}

/** The storage of one client's session. */
export class StoredSession {
  readonly #cookies: CookiePlace | undefined;
  readonly #storage: TokenStorage | undefined;
  /** The tokens outside of the core, shared by the clients of a session that is not in cookies. */
  readonly memory: Memory;
  /** Whether the program's own store is synchronous; undefined before its first read. */
  #isSynchronous: boolean | undefined;
  /** Whether the program's own store is being read. */
  #isReading = false;
  /** Whether the cookies' usability has been checked. */
  #wasChecked = false;
  /** The session cookie when the program last read the session, before the client was opened. */
  #seen: string | undefined;

  constructor(
    memory: Memory,
    storage: TokenStorage | undefined,
    cookies: CookieStorage | undefined,
    clientId: string | undefined,
  ) {
    this.memory = memory;
    this.#storage = storage;
    this.#cookies = cookies && cookiePlace(cookies, clientId);
  }

  /** Whether the session is only in the core's memory. */
  get isInMemory(): boolean {
    return !this.#cookies && !this.#storage;
  }

  /** The name of the lock between tabs with the same session cookies. */
  get lock(): string | undefined {
    const place = this.#cookies?.jar ? undefined : this.#cookies;
    return place && `${cookieBase(place)}-renewal`;
  }

  /** The version of a session in cookies. */
  get version(): string | undefined {
    return this.#cookies && cookieVersion(this.#cookies);
  }

  /**
   * Refuses page cookies outside of a page, where all visitors of a server would share one session, and an
   * asynchronous store of the program, which would lose each session.
   */
  needPlace(): void {
    if (this.#cookies && !this.#cookies.jar && typeof document === "undefined") {
      const message =
        "cookieStorage() needs a page: on a server, make a client for each request with requestSession(request)";
      throw new RequestError({ kind: "request", message });
    }
    if (this.#cookies && !this.#wasChecked && isInsecure(this.#cookies)) {
      report(notKept(new Error("over http, browsers keep its cookies on localhost only: open the page over https")));
    }
    this.#wasChecked = true;
    this.#isSynchronous ??= !this.#storage || !givesPromise(this.#storage);
    if (!this.#isSynchronous) {
      const message = "getTokens gave a promise: a token store answers at once";
      throw new RequestError({ kind: "request", message });
    }
  }

  /** The tokens in the program's own store; empty without a store, and for a store that calls its own client. */
  programTokens(): Tokens {
    if (!this.#storage || this.#isReading) return EMPTY_TOKENS;
    this.#isReading = true;
    try {
      return storedTokens(this.#storage);
    } finally {
      this.#isReading = false;
    }
  }

  /** The tokens of a client that is not open. */
  tokens(): Tokens {
    if (this.memory.set || this.isInMemory) return this.memory.last();
    if (!this.#cookies) return this.programTokens();
    this.#seen = cookie(this.#cookies, "session");
    return cookieTokens(this.#cookies);
  }

  /** Clears the session of a client that is not open, and returns its tokens. */
  clear(): Tokens {
    const tokens = this.tokens();
    this.memory.tokens = this.memory.set = undefined;
    if (this.#cookies) {
      clearCookies(this.#cookies);
      this.#seen = cookie(this.#cookies, "session");
    } else if (this.#storage) {
      storeTokens(this.#storage, EMPTY_TOKENS);
    }
    return tokens;
  }

  /** Whether the cookies have changed since the program's last read. */
  hasChanged(): boolean {
    return this.#cookies !== undefined && this.#seen !== undefined && this.#seen !== cookie(this.#cookies, "session");
  }

  /** The texts that the core reads and writes: the session and the pending logins. */
  program(): Program {
    const storage = this.#storage;
    const session = storage
      ? {
          read: () => JSON.stringify(this.programTokens()),
          write: (text: string) => storage.setTokens(JSON.parse(text) as Tokens),
        }
      : (this.#cookies?.jar ?? COOKIES);
    const slots = [session, LOGINS];
    let hasFailed = false;
    return {
      // Unreadable storage counts as empty.
      read(slot) {
        try {
          return slots[slot]?.read() ?? "";
        } catch {
          return "";
        }
      },
      write(slot, text) {
        try {
          slots[slot]?.write(text);
          hasFailed = false;
          return undefined;
        } catch (error) {
          // The core keeps the session in memory: the first failure is reported.
          if (storage && !hasFailed) report(notKept(error));
          hasFailed = true;
          return reasonOf(error);
        }
      },
    };
  }
}

function givesPromise(storage: TokenStorage): boolean {
  try {
    return "then" in Object(storage.getTokens());
  } catch {
    return false;
  }
}

/** Stores tokens in the program's own store. */
function storeTokens(storage: TokenStorage, tokens: Tokens): void {
  try {
    storage.setTokens(tokens);
  } catch (error) {
    throw notKept(error);
  }
}

const notKept = (error: unknown): CartwrightError =>
  errorOf({ kind: "session", message: `the session could not be kept: ${reasonOf(error)}` });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "setTokens failed");
