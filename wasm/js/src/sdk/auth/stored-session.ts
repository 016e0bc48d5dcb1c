/** The storage of a client's session, outside of the core: cookies, the program's own token store, or memory. */

import type { Program } from "../../core/core.js";
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
  isEmpty,
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

/** The tokens in memory that the clients of a strategy share. */
export class Memory {
  /** The session as JSON, if the program has no store; the core reads it at each call. */
  text: string;
  /** The tokens that the program's own store could not keep. */
  unstored: Tokens | undefined;
  /** Tokens that were set while no client was open; the next client to open stores them. */
  set: Tokens | undefined;

  constructor(tokens?: GivenTokens) {
    this.text = JSON.stringify(tokensOf(tokens));
  }
}

/** The storage of one client's session. */
export class StoredSession {
  readonly #cookies: CookiePlace | undefined;
  readonly #storage: TokenStorage | undefined;
  readonly #memory: Memory;
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
    this.#memory = memory;
    this.#storage = storage;
    this.#cookies = cookies && cookiePlace(cookies, clientId);
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

  /** The tokens in the program's own store or in memory; empty for a store that calls its own client. */
  programTokens(): Tokens {
    if (!this.#storage) return JSON.parse(this.#memory.text) as Tokens;
    if (this.#isReading) return EMPTY_TOKENS;
    this.#isReading = true;
    try {
      return this.#memory.unstored ?? storedTokens(this.#storage);
    } finally {
      this.#isReading = false;
    }
  }

  /** The tokens of a client that is not open. */
  tokens(): Tokens {
    if (this.#memory.set) return this.#memory.set;
    if (!this.#cookies) return this.programTokens();
    this.#seen = cookie(this.#cookies, "session");
    return cookieTokens(this.#cookies);
  }

  /** Tokens that the next client to open stores. */
  set later(tokens: Tokens) {
    this.#memory.set = tokens;
  }

  /** Takes the tokens that wait for an open client. */
  takeLater(): Tokens | undefined {
    const { set } = this.#memory;
    this.#memory.set = undefined;
    return set;
  }

  /** Clears the session of a client that is not open, and returns its tokens. */
  clear(): Tokens {
    const tokens = this.tokens();
    this.#memory.set = undefined;
    if (this.#cookies) {
      clearCookies(this.#cookies);
      this.#seen = cookie(this.#cookies, "session");
    } else {
      try {
        this.#store(EMPTY_TOKENS);
      } catch (error) {
        throw notKept(error);
      }
    }
    return tokens;
  }

  /** The tokens of a client's earlier instance as JSON, if they are in its memory alone: cookies may be blocked. */
  unkept(tokens: () => string): string {
    if (!this.#cookies || !isEmpty(cookieTokens(this.#cookies))) return "";
    try {
      const text = tokens();
      return isEmpty(JSON.parse(text) as Tokens) ? "" : text;
    } catch {
      // The instance trapped, and its memory with it.
      return "";
    }
  }

  /**
   * Stores tokens, or keeps them in memory: a full or blocked store ends no session. Reports the first failure of a
   * series; a session that cannot be removed from the store is an error.
   */
  #store(tokens: Tokens): void {
    if (!this.#storage) {
      this.#memory.text = JSON.stringify(tokens);
      return;
    }
    try {
      this.#storage.setTokens(tokens);
      this.#memory.unstored = undefined;
    } catch (cause) {
      const isFirst = this.#memory.unstored === undefined;
      this.#memory.unstored = tokens;
      if (isEmpty(tokens)) throw cause;
      if (isFirst) report(notKept(cause));
    }
  }

  /** Whether the cookies have changed since the program's last read. */
  hasChanged(): boolean {
    return this.#cookies !== undefined && this.#seen !== undefined && this.#seen !== cookie(this.#cookies, "session");
  }

  /** The texts that the core reads and writes: the session and the pending logins. */
  program(): Program {
    const session = this.#cookies
      ? (this.#cookies.jar ?? COOKIES)
      : {
          read: () => (this.#storage ? JSON.stringify(this.programTokens()) : this.#memory.text),
          write: (text: string) => {
            this.#store(JSON.parse(text) as Tokens);
          },
        };
    const slots = [session, LOGINS];
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
          return undefined;
        } catch (error) {
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

const notKept = (error: unknown): CartwrightError =>
  errorOf({ kind: "session", message: `the session could not be kept: ${reasonOf(error)}` });

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : "setTokens failed");
