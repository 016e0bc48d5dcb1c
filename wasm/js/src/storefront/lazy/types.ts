/** The interface of lazy clients. */

import type { OAuthAuth } from "../../sdk/auth/oauth.js";
import type { ClientBase } from "../../sdk/client.js";
import type { CookieStorage, TokenStorage } from "../../sdk/auth/tokens.js";
import type { Session } from "../../sdk/auth/session.js";
import type { Host } from "../../sdk/host.js";

/** The settings that identify a session. Pass the same settings to the lazy client and to the client that it loads. */
export interface LazySettings {
  /** The site's client id, from its settings; not a secret. */
  clientId: string;
  /** The host of calls; the public API host when absent. */
  host?: string | Host;
  /** The token storage; cookies when absent. */
  tokenStorage?: TokenStorage | CookieStorage;
  /** The path of your own server that keeps the refresh token: see `OAuthStrategy`. */
  mediator?: string;
}

/** A client that can be loaded later: any client of `createClient` with `OAuthStrategy`. */
export interface LoadableClient {
  readonly session: Session;
  readonly auth?: { readonly isNobody?: () => boolean };
  setHeaders(headers: Record<string, string>): void;
  dispose(): void;
}

/** A client without modules: for carts, catalogs, logins, and `use`. */
export type VisitorClient = ClientBase<OAuthAuth>;

/** A module whose default export makes the client. */
export interface ClientModule<Client> {
  readonly default: (settings: LazySettings) => Client | Promise<Client>;
}

/** A client whose code and core are loaded by the first call. */
export interface LazyClient<Client = LoadableClient> {
  /** The session, which is available before the client is loaded. */
  readonly session: Session;
  /** Whether there is a session. Always true with a `mediator`, whose cookie the page cannot read. */
  readonly hasSession: boolean;
  /** The loaded client; `undefined` before. */
  readonly loaded: Client | undefined;
  /** Loads the client once for all callers. After a failure the next call retries. */
  load(): Promise<Client>;
  /** Loads the client and runs a function with it: `shop.call(({ products }) => products.getProduct(id))`. */
  call<Result>(run: (client: Client) => Result | Promise<Result>): Promise<Result>;
  /** Loads the client in the browser's idle time, ahead of the first call. After a failure the first call retries. */
  preload(): void;
  /** Sets headers for all later calls: immediately if the client is loaded, otherwise on loading. */
  setHeaders(headers: Record<string, string>): void;
  /** Disposes of the client, which cannot be loaded or called afterwards. */
  dispose(): void;
}

/** Whether a client is lazy. */
export function isLazy<Client>(client: object | LazyClient<Client>): client is LazyClient<Client> {
  return typeof (client as Partial<LazyClient>).load === "function";
}
