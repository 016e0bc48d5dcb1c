/** The interface of lazy clients. */

import type { CookieStorage, TokenStorage } from "../../sdk/auth/tokens.js";
import type { Session } from "../../sdk/auth/session.js";
import type { Host } from "../../sdk/host.js";

/** The settings that name a session. They are the same for the lazy client and for the client that it loads. */
export interface LazySettings {
  /** The site's client id, from its settings; no secret. */
  clientId: string;
  /** Where the platform is; the public API host when absent. */
  host?: string | Host;
  /** Where the session is kept; in cookies when absent. */
  tokenStorage?: TokenStorage | CookieStorage;
  /** The path of your own server that keeps the refresh token: see `OAuthStrategy`. */
  mediator?: string;
}

/** A client that can be loaded later: every client of `createClient` with `OAuthStrategy`. */
export interface LoadableClient {
  readonly session: Session;
  setHeaders(headers: Record<string, string>): void;
  dispose(): void;
}

/** A module whose default export makes the client. */
export interface ClientModule<Client> {
  readonly default: (settings: LazySettings) => Client | Promise<Client>;
}

/** A client whose code and core are loaded by the first call. */
export interface LazyClient<Client = LoadableClient> {
  /** The session, which is known before the client is loaded. */
  readonly session: Session;
  /** Whether there is a session. Always true with a `mediator`: the page cannot read its cookie. */
  readonly hasSession: boolean;
  /** The client, once it is loaded. */
  readonly loaded: Client | undefined;
  /** Loads the client, once for all callers. After a failure the next call loads it anew. */
  load(): Promise<Client>;
  /** Loads the client and runs a function with it: `shop.call(({ products }) => products.getProduct(id))`. */
  call<Result>(run: (client: Client) => Result | Promise<Result>): Promise<Result>;
  /** Loads the client ahead of the first call, in the browser's idle time. A failure is left to that call. */
  preload(): void;
  /** Sets headers for every call from now on: now if the client is loaded, else when it is. */
  setHeaders(headers: Record<string, string>): void;
  /** Ends the client. It cannot be loaded or called any more. */
  dispose(): void;
}

/** Whether a client is a lazy one. */
export function isLazy<Client>(client: object | LazyClient<Client>): client is LazyClient<Client> {
  return typeof (client as Partial<LazyClient>).load === "function";
}
