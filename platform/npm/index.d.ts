/** The hosted commerce platform as a child process, for tests and scripts. */

/** The content and the place of a platform. */
export interface PlatformOptions {
  /**
   * The content: the demo shop, one of files and subscriptions, one of what breaks layouts, nothing, or the file of a seed
   * pack; `"demo"` when absent.
   */
  seed?: "demo" | "digital" | "edge-cases" | "million" | "empty" | (string & {});
  /** The days of orders, members and reports that the demo shop begins with; none when absent. */
  past?: number;
  /** The port; a free one when 0 or absent. */
  port?: number;
  /** The moment at which the clock stands until it is advanced; the system's clock when absent. */
  clock?: Date | string | number;
  /** The version of the catalog: v3 when absent. `"both"`, which no hosted site has, answers the calls of either. */
  catalog?: "v1" | "v3" | "both";
  /** Further sites of the same process, with their versions of the catalog: `{ old: "v1" }`. */
  sites?: Readonly<Record<string, "v1" | "v3" | "both">>;
  /** A database file, which survives `close`; in memory when absent. */
  database?: string;
  /** The address at which browsers reach it, if not its own. */
  publicUrl?: string;
  /** The origins of stores that may call, beside those of this machine. */
  origins?: readonly string[];
  /** Further options of `cartwright-platform serve`. */
  args?: readonly string[];
}

/** A message that would have been sent. */
export interface Message {
  kind: "MAIL" | "SMS" | "CALL" | "PUSH";
  recipient: string;
  subject: string;
  body: string;
  code?: string;
  link?: string;
}

/** A fault of the calls that match. */
export interface Fault {
  /** The id of a call, such as `cart_v2.create`, or the start of a path. */
  match: string;
  /** For how many calls: one when neither this nor `seconds` is given. */
  times?: number;
  /** For how many seconds of the platform's clock. */
  seconds?: number;
  /** The chance of a matching call to meet it, from 0 to 1. */
  probability?: number;
  /** Answered in place of the call. */
  status?: number;
  /** Seconds, sent as `Retry-After` with the status. */
  retryAfter?: number;
  /** The wait before the answer, in milliseconds. */
  delayMs?: number;
  /** Drops the connection without doing the call. */
  resetBefore?: boolean;
  /** Does the call, and drops the connection. */
  resetAfter?: boolean;
  /** Does the call, and answers no JSON. */
  malformed?: boolean;
  /** Does the call, and answers half of it. */
  truncate?: boolean;
}

/** A call that was made. */
export interface LoggedRequest {
  method: string;
  path: string;
  /** The id of the call, such as `oauth.token`. */
  endpoint: string;
  /** The answer's status; absent while there is none. */
  status?: number;
  grantType?: string;
}

/** A snapshot of the shop. */
export interface Snapshot {
  readonly name: string;
  /** Makes the shop what it was. */
  restore(): Promise<void>;
}

/** A running platform. */
export interface Platform extends AsyncDisposable {
  /** The address for clients: `createClient({ host: platform.url })`. */
  readonly url: string;
  /** The address at which it listens. */
  readonly ownUrl: string;
  /** The OAuth client id of the store. */
  readonly clientId: string;
  readonly siteId: string;
  /** The owner's API key. */
  readonly ownerKey: string;
  /** The secret that belongs to the client id, for an owner's program that calls by client credentials. */
  readonly clientSecret: string;
  /** The further sites by their names, each with its own address, keys and data. */
  readonly sites: Readonly<Record<string, Platform>>;
  /** Makes the shop what it was at its start: data, settings, clock and sessions. */
  reset(): Promise<void>;
  /** Keeps the shop as it is. */
  snapshot(name?: string): Promise<Snapshot>;
  /** Makes the shop what it was in a snapshot. */
  restore(name: string): Promise<void>;
  /** Moves the clock on, and does what falls due; gives the new time. */
  advance(seconds: number): Promise<Date>;
  /** Changes settings of the site, such as `{ ownerApproval: true }`. */
  settings(settings: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Injects a fault. */
  fault(fault: Fault): Promise<void>;
  /** Ends every access token; refresh tokens stay good. */
  expireTokens(): Promise<void>;
  /** A token of a captcha. */
  captcha(kind: "VISIBLE" | "INVISIBLE", state: "VALID" | "USED" | "EXPIRED" | "WRONG"): Promise<string>;
  /** The messages that would have been sent, the newest first; those to one recipient where one is given. */
  messages(recipient?: string): Promise<Message[]>;
  /** The newest calls, oldest first. */
  requests(): Promise<LoggedRequest[]>;
  /** Empties the log of calls, and drops the faults that wait. */
  forgetRequests(): Promise<void>;
  /** Makes a call with the owner's key. */
  owner<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Stops the platform. What is in memory is gone. */
  close(): Promise<void>;
}

/**
 * Starts a platform, and waits until it answers.
 *
 * ```ts
 * const platform = await createPlatform({ seed: "demo", clock: "2026-01-31T09:00:00Z" });
 * const client = createClient({ host: platform.url, auth: OAuthStrategy({ clientId: platform.clientId }) });
 * await platform.reset();
 * await platform.close();
 * ```
 *
 * @throws if the program is not there, or ends before it answers; the error has its output
 */
export function createPlatform(options?: PlatformOptions): Promise<Platform>;
