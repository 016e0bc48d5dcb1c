/** The WebAssembly core, as the entries hand it over. */

import { RequestError } from "./errors.js";

/** What the core exports. */
export interface CoreModule {
  Core: new (config: CoreConfig, storage: unknown, tokens: unknown) => Core;
  parseCallback(url: string, responseMode: string): unknown;
}

/** Settings of a client, as the core reads them. */
export interface CoreConfig {
  clientId?: string;
  apiKey?: string;
  siteId?: string;
  accountId?: string;
  host?: string;
  siteHost?: boolean;
  cdn?: boolean;
  headers?: [string, string][];
  tokenHeaders?: [string, string][];
  cookie?: { name?: string; days?: number };
  mediator?: string;
  fetch?: typeof fetch;
}

/** The body of a success, if it has one, and its status. */
export type CoreAnswer = [text: string | undefined, status: number];

/** One client in WebAssembly. Its methods reject with plain objects, of which `errors.ts` makes errors. */
export interface Core {
  call(
    row: string,
    payload: string,
    signal?: AbortSignal,
    timeoutMs?: number,
    attempts?: number,
    headers?: [string, string][],
  ): Promise<CoreAnswer>;
  tokens(): unknown;
  setTokens(tokens: unknown): void;
  role(): string;
  accessToken(): Promise<string | undefined>;
  listen(listener: (event: unknown, version: number) => void): void;
  /** Another client with the same tokens. */
  beside(config: CoreConfig): Core;
  changedElsewhere(change?: string, from?: string, version?: number): void;
  generateOAuthData(redirectUri: string, originalUri: string): unknown;
  authorize(oauthData: unknown, options: unknown): Promise<unknown>;
  beginLogin(redirectUri: string, returnPath: string, options: unknown): Promise<string>;
  completeLogin(url: string, responseMode: string): Promise<string>;
  memberTokens(code: string, state: string, oauthData: unknown): Promise<unknown>;
  authenticate(row: string, payload: string): Promise<unknown>;
  directLogin(sessionToken: string, keep: boolean, signal?: AbortSignal): Promise<unknown>;
  externalLogin(who: string, isSignOn: boolean, apiKey: string): Promise<unknown>;
  logout(returnUrl: string): Promise<string>;
  end(): void;
  free(): void;
}

let loaded: CoreModule | undefined;

/** Called once by the entry that loaded the core. */
export function provideCore(core: CoreModule): void {
  loaded = core;
}

export function isCoreLoaded(): boolean {
  return loaded !== undefined;
}

/** The core. */
export function coreModule(): CoreModule {
  if (!loaded) {
    const message = "the WebAssembly core is not loaded: `await init()` of '@cartwright/sdk/web' before this call";
    throw new RequestError({ kind: "request", message });
  }
  return loaded;
}
