/** The Universal Commerce Protocol (UCP), release 2026-08-25: its forms, and the negotiation with an agent by its profile. */

import { Answers } from "../../stores/answers.js";
import { bodyText } from "../request-session.js";

/** The release of the protocol. */
export const VERSION = "2026-08-25";

export const SEARCH = "dev.ucp.shopping.catalog.search";
export const LOOKUP = "dev.ucp.shopping.catalog.lookup";
export const CART = "dev.ucp.shopping.cart";
export const CHECKOUT = "dev.ucp.shopping.checkout";

/** A capability that the shop advertises. */
export type Capability = typeof SEARCH | typeof LOOKUP | typeof CART | typeof CHECKOUT;

/** The pages of the protocol's site about each capability: the specification and the schema. */
export const CAPABILITIES: Readonly<Record<Capability, { spec: string; schema: string }>> = {
  [SEARCH]: { spec: "shopping/catalog/search", schema: "shopping/catalog_search" },
  [LOOKUP]: { spec: "shopping/catalog/lookup", schema: "shopping/catalog_lookup" },
  [CART]: { spec: "shopping/cart", schema: "shopping/cart" },
  [CHECKOUT]: { spec: "shopping/checkout", schema: "shopping/checkout" },
};

/** A page of the shop for buyers, such as its terms. */
export interface UcpLink {
  /** `privacy_policy`, `terms_of_service`, `refund_policy`, `shipping_policy`, `faq` or a type of your own. */
  type: string;
  url: string;
  title?: string;
}

/** A message to the agent about an answer. */
export interface Message {
  type: "error" | "info";
  code: string;
  content: string;
  path?: string;
  severity?: "recoverable" | "requires_buyer_input" | "unrecoverable";
}

/** The answer of a tool, before its envelope: a resource, or the reasons why there is none. */
export type Answer = { body: object } | { failed: readonly Message[] };

/** A JSON-RPC error with the status of its HTTP answer. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly status: number;
  readonly code: number;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(status: number, code: number, message: string, data?: Record<string, unknown>) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

/** Whether an error is a JSON-RPC error of the endpoint. */
export const isRpcError = (error: unknown): error is RpcError => isRecord(error) && error.name === "RpcError";

/** The refusal of a tool's arguments. */
export const invalidParams = (content: string): RpcError => new RpcError(400, -32602, `Invalid params: ${content}`);

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text argument of limited length; `undefined` if absent. */
export function textAt(record: Readonly<Record<string, unknown>>, name: string, max = 500): string | undefined {
  const value = record[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string" || value.length > max) {
    throw invalidParams(`${name} is no text of at most ${max} letters`);
  }
  return value;
}

/** An object argument; empty if absent. */
export function recordAt(record: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const value = record[name] ?? {};
  if (!isRecord(value)) throw invalidParams(`${name} is no object`);
  return value;
}

/** Fetches an agent's profile; its answer is the parsed JSON. */
export type FetchProfile = (url: URL, signal: AbortSignal) => Promise<unknown>;

/** The greatest number of kept profiles, the lifetime of a profile and of a failure, and the limits of fetching one. */
const MAX_PROFILES = 200;
const LIFETIME_MS = 5 * 60_000;
const FAILURE_MS = 10_000;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 128 * 1024;
/** The greatest number of profiles fetched in a minute. */
const FETCHES_PER_MINUTE = 60;

const failure = (status: number, code: string, content: string) =>
  new RpcError(status, -32001, "UCP discovery failed", { code, content });

/** The profiles of agents, fetched once in five minutes; after a failure, once in ten seconds. */
export class Agents {
  readonly #fetch: FetchProfile;
  readonly #known = new Answers<Promise<unknown>>(MAX_PROFILES, LIFETIME_MS);
  #fetched = { minute: 0, count: 0 };

  constructor(fetchProfile: FetchProfile = fetchPublic) {
    this.#fetch = fetchProfile;
  }

  /** The capabilities that an agent and the shop have in common; an error if there is no profile of this release. */
  async negotiate(address: unknown): Promise<readonly Capability[]> {
    const profile = await this.#profile(address);
    const own = isRecord(profile) && isRecord(profile.ucp) ? profile.ucp : undefined;
    if (!own || typeof own.version !== "string") {
      throw failure(422, "profile_malformed", "The agent's profile has no version of the protocol");
    }
    if (own.version !== VERSION) {
      const content = `Protocol version ${own.version} is not supported. This shop supports ${VERSION}`;
      throw new RpcError(422, -32001, "Protocol version not supported", { code: "version_unsupported", content });
    }
    const { capabilities } = own;
    return (Object.keys(CAPABILITIES) as Capability[]).filter((name) => {
      const versions = isRecord(capabilities) ? capabilities[name] : undefined;
      return Array.isArray(versions) && versions.some((each) => isRecord(each) && each.version === VERSION);
    });
  }

  #profile(address: unknown): Promise<unknown> {
    if (typeof address !== "string" || !isPublic(address)) {
      throw failure(400, "invalid_profile_url", "The agent's profile is not at a public https address");
    }
    const known = this.#known.get(address);
    if (known && this.#known.isFresh(address)) return known;
    const minute = Math.floor(Date.now() / 60_000);
    if (this.#fetched.minute !== minute) this.#fetched = { minute, count: 0 };
    if (++this.#fetched.count > FETCHES_PER_MINUTE) {
      throw new RpcError(503, -32000, "Too many new agents", { retry_after: 60 });
    }
    const profile = this.#fetch(new URL(address), AbortSignal.timeout(TIMEOUT_MS)).catch((cause: unknown) => {
      this.#known.set(address, profile, Date.now() - LIFETIME_MS + FAILURE_MS);
      const content = `The agent's profile could not be fetched: ${cause instanceof Error ? cause.message : "no answer"}`;
      throw failure(424, "profile_unreachable", content);
    });
    this.#known.set(address, profile);
    return profile;
  }
}

/** Whether an address is https, and its host a name that may be public. The name's own addresses are not looked up. */
function isPublic(address: string): boolean {
  if (address.length > 2048 || !URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  const isName = /[a-z]$/i.test(hostname) && hostname.includes(".") && !hostname.startsWith("[");
  return (
    protocol === "https:" && username === "" && isName && !/\.(local|localhost|internal|lan|home|arpa)$/i.test(hostname)
  );
}

async function fetchPublic(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, redirect: "manual", headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const text = await bodyText(response, MAX_BYTES);
  if (text === undefined) throw new Error("it is too long");
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
