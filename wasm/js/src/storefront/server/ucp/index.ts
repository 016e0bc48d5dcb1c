/** Agents on the shop's own domain: the Universal Commerce Protocol over the stateless transport of MCP. */

import type { Bound } from "../../../sdk/client.js";
import type { OAuthAuth } from "../../../sdk/auth/oauth.js";
import type { Tokens } from "../../../sdk/auth/tokens.js";
import { isCartwrightError } from "../../../sdk/own-error.js";
import type * as currentCartV2 from "../../../generated/modules/current-cart-v2.js";
import type * as redirects from "../../../generated/modules/redirects.js";
import { type CatalogReader, withReasons } from "../../cart-api/reasons.js";
import { cartApiV2 } from "../../cart-api/v2.js";
import type { CatalogApi } from "../../catalog-view/api.js";
import type { ProductView } from "../../catalog-view/view.js";
import { Answers } from "../../stores/answers.js";
import { type CatalogClient, catalogOf } from "../../catalog-view/catalog-of.js";

import { bodyText, originOf } from "../request-session.js";
import * as buying from "./buying.js";
import type { AgentCarts, Buying } from "./buying.js";
import { type CatalogContext, getProduct, lookupCatalog, searchCatalog } from "./catalog.js";
import {
  Agents,
  type Answer,
  type FetchProfile,
  CAPABILITIES,
  type Capability,
  CART,
  CHECKOUT,
  invalidParams,
  isRecord,
  isRpcError,
  LOOKUP,
  recordAt,
  RpcError,
  SEARCH,
  textAt,
  type UcpLink,
  VERSION,
} from "./protocol.js";

export type { AgentCart, AgentCarts } from "./buying.js";
export type { FetchProfile } from "./protocol.js";
export type { UcpLink } from "./protocol.js";

/** A visitor's client, with the modules of carts and of hosted pages. */
export type UcpClient = CatalogClient & {
  use: CatalogReader["use"];
  currentCartV2: Bound<typeof currentCartV2>;
  redirects: Bound<typeof redirects>;
  auth: Pick<OAuthAuth, "getTokens">;
  dispose(): void;
};

/** Options of `ucp`. */
export interface UcpOptions {
  /** Makes a visitor's client with these tokens; a new visitor's without. */
  client: (tokens?: Tokens) => UcpClient;
  /** The shop's name. */
  name: string;
  /** The path of a product's page by its slug; `/product/<slug>` when absent. */
  productPath?: (slug: string) => string;
  /** The path to which the hosted checkout returns; `/thank-you` when absent. */
  returnTo?: string;
  /** Pages for buyers, such as the terms and the privacy policy; paths of the shop or addresses. */
  links?: readonly UcpLink[];
  /** The path of the endpoint; `/ucp/mcp` when absent. */
  path?: string;
  /** The shop's origin as browsers see it; see `requestSession`. */
  origin?: string;
  /** The store of agents' carts; the memory of this process when absent. */
  carts?: AgentCarts;
  /**
   * Fetches an agent's profile. When absent: by https only, without redirects, 128 kB at most, in five seconds. A server
   * in a private network should refuse names that resolve to it, by a function of its own.
   */
  fetchProfile?: FetchProfile;
  /** The greatest number of an agent's calls in a minute; 120 when absent. */
  callsPerMinute?: number;
  /** Takes an unexpected error, of which the agent learns nothing. */
  onError?: (error: unknown) => void;
}

const PROFILE_PATH = "/.well-known/ucp";
/** The largest request, in bytes. */
const LONGEST = 64 * 1024;
const MAX_AGENTS = 10_000;
/** The greatest number of kept products, and their lifetime: a search reads each of its products. */
const MAX_PRODUCTS = 1_000;
const PRODUCT_MS = 60_000;

/**
 * Makes a handler that answers agents at `/.well-known/ucp` and at its endpoint, and returns `undefined` for other
 * requests. Agents search the catalog and fill carts, each with a visitor of its own; the buyer pays on the platform's
 * hosted page. No answer has a token.
 *
 * ```ts
 * const agents = ucp({
 *   client: (tokens) =>
 *     createClient({ modules: { currentCartV2, redirects }, auth: OAuthStrategy({ clientId, tokens }) }),
 *   name: "My shop",
 * });
 * export default { fetch: async (request: Request) => (await agents(request)) ?? shop(request) };
 * ```
 */
export function ucp(options: UcpOptions): (request: Request) => Promise<Response | undefined> {
  const { path = "/ucp/mcp", callsPerMinute = 120 } = options;
  const agents = new Agents(options.fetchProfile);
  const carts = options.carts ?? new buying.CartsInMemory();
  const calls = new Map<string, number>();
  let minute = 0;
  let catalog: Promise<CatalogApi> | undefined;

  /** Counts an agent's call. */
  const count = (agent: string) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute || calls.size > MAX_AGENTS) calls.clear();
    minute = now;
    const made = (calls.get(agent) ?? 0) + 1;
    calls.set(agent, made);
    if (made > callsPerMinute) throw new RpcError(429, -32000, "Rate limit exceeded", { retry_after: 60 });
  };

  const readCatalog = () =>
    (catalog ??= catalogOf(options.client()).catch((error: unknown) => {
      catalog = undefined;
      throw error;
    }));

  const products = new Answers<Promise<ProductView | null>>(MAX_PRODUCTS, PRODUCT_MS);
  const readProduct = (api: CatalogApi, id: string) => {
    const known = products.get(id);
    if (known && products.isFresh(id)) return known;
    const product = api.productById(id);
    products.set(id, product);
    product.catch(() => products.delete(id));
    return product;
  };

  const contextOf = (origin: string): ToolContext => ({
    catalog: async () => {
      const api = await readCatalog();
      return {
        catalog: api,
        product: (id) => readProduct(api, id),
        name: options.name,
        productUrl: (slug) => new URL((options.productPath ?? productPath)(slug), origin).href,
      };
    },
    buying: {
      carts,
      open: (tokens) => open(options, tokens),
      links: (options.links ?? []).map((link) => ({ ...link, url: new URL(link.url, origin).href })),
      returnUrl: new URL(options.returnTo ?? "/thank-you", origin).href,
    },
  });

  return async (request) => {
    const { pathname } = new URL(request.url);
    const origin = originOf(request, options.origin);
    if (pathname === PROFILE_PATH) {
      return request.method === "GET" ? profileOf(new URL(path, origin)) : notAllowed("GET");
    }
    if (pathname !== path) return undefined;
    if (request.method !== "POST") return notAllowed("POST");
    return answerRpc(request, options.onError, async (method, params) => {
      if (method === "initialize") return initialized(params);
      if (method === "ping") return {};
      if (method === "tools/list") return { tools: TOOLS.map(declarationOf) };
      if (method !== "tools/call") throw new RpcError(404, -32601, "Method not found");
      const tool = TOOLS.find(({ name }) => name === params.name);
      if (!tool) throw new RpcError(400, -32602, "Invalid params: there is no tool of this name");
      const given = isRecord(params.arguments) ? params.arguments : {};
      const meta = isRecord(given.meta) ? given.meta : {};
      const agent = isRecord(meta["ucp-agent"]) ? meta["ucp-agent"].profile : undefined;
      if (typeof agent === "string") count(agent);
      const shared = await agents.negotiate(agent);
      if (tool.needsKey && typeof meta["idempotency-key"] !== "string") {
        throw new RpcError(400, -32602, 'Invalid params: meta["idempotency-key"] is missing');
      }
      if (!shared.includes(tool.capability)) return toolResult([], incompatible(origin), undefined);
      return toolResult([tool.capability], await tool.run(contextOf(origin), given), origin);
    });
  };
}

const productPath = (slug: string): string => `/product/${encodeURIComponent(slug)}`;

/** A visitor's cart. */
function open(options: UcpOptions, tokens?: Tokens): Buying {
  const client = options.client(tokens);
  return {
    cart: { ...cartApiV2(client), explain: (items) => withReasons(client, items) },
    redirects: client.redirects,
    tokens: () => client.auth.getTokens(),
    deleteCart: () => client.currentCartV2.deleteCurrentCart(),
    dispose: () => client.dispose(),
  };
}

const incompatible = (origin: string): Answer & { continueUrl: string } => ({
  failed: [
    {
      type: "error",
      code: "capabilities_incompatible",
      content: "No compatible capabilities in the intersection",
      severity: "unrecoverable",
    },
  ],
  continueUrl: origin,
});

/** A tool's result: the answer in its envelope, once as data and once as text. */
function toolResult(capabilities: readonly Capability[], answer: Answer, origin: string | undefined) {
  const versions = Object.fromEntries(capabilities.map((name) => [name, [{ version: VERSION }]]));
  const ucp = {
    version: VERSION,
    status: "failed" in answer ? "error" : "success",
    capabilities: versions,
    ...(capabilities.includes(CHECKOUT) && { payment_handlers: {} }),
  };
  const body = "failed" in answer ? { messages: answer.failed, ...(origin && { continue_url: origin }) } : answer.body;
  const structuredContent = { ucp, ...body };
  return { structuredContent, content: [{ type: "text", text: JSON.stringify(structuredContent) }] };
}

const MCP_VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26"];

function initialized({ protocolVersion }: Readonly<Record<string, unknown>>) {
  const version = MCP_VERSIONS.find((known) => known === protocolVersion) ?? MCP_VERSIONS[0];
  const serverInfo = { name: "cartwright-ucp", version: VERSION };
  return { protocolVersion: version, capabilities: { tools: {} }, serverInfo };
}

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers },
  });
const notAllowed = (allow: string): Response => new Response(null, { status: 405, headers: { Allow: allow } });

/** The shop's profile, by which agents find the endpoint. */
function profileOf(endpoint: URL): Response {
  const at = (part: string) => `https://ucp.dev/${VERSION}/${part}`;
  const service = {
    version: VERSION,
    spec: at("specification/overview"),
    transport: "mcp",
    schema: at("services/shopping/mcp.openrpc.json"),
    endpoint: endpoint.href,
  };
  const capabilities = Object.entries(CAPABILITIES).map(([name, { spec, schema }]) => [
    name,
    [{ version: VERSION, spec: at(`specification/${spec}`), schema: at(`schemas/${schema}.json`) }],
  ]);
  const ucp = {
    version: VERSION,
    services: { "dev.ucp.shopping": [service] },
    capabilities: Object.fromEntries(capabilities) as object,
    payment_handlers: {},
  };
  const headers = { "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" };
  return json({ ucp }, 200, headers);
}

type Method = (method: string, params: Readonly<Record<string, unknown>>) => Promise<object>;

/** Answers a JSON-RPC request; a notification gets no content. */
async function answerRpc(request: Request, onError: UcpOptions["onError"], answer: Method): Promise<Response> {
  let id: unknown = null;
  try {
    const call = await callOf(request);
    if (call.id === undefined) return new Response(null, { status: 202 });
    id = call.id;
    const params = isRecord(call.params) ? call.params : {};
    return json({ jsonrpc: "2.0", id, result: await answer(call.method, params) });
  } catch (error) {
    if (!isRpcError(error)) onError?.(error);
    const { status, code, message, data } = rpcError(error);
    const retry = data?.retry_after;
    const headers = typeof retry === "number" ? { "Retry-After": String(retry) } : {};
    return json({ jsonrpc: "2.0", id, error: { code, message, ...(data && { data }) } }, status, headers);
  }
}

async function callOf(request: Request): Promise<{ id?: unknown; method: string; params?: unknown }> {
  if (Number(request.headers.get("content-length") ?? 0) > LONGEST) throw new RpcError(413, -32600, "Request too long");
  const text = await bodyText(request, LONGEST);
  if (text === undefined) throw new RpcError(413, -32600, "Request too long");
  let call: unknown;
  try {
    call = JSON.parse(text);
  } catch {
    throw new RpcError(400, -32700, "Parse error");
  }
  if (!isRecord(call) || call.jsonrpc !== "2.0" || typeof call.method !== "string") {
    throw new RpcError(400, -32600, "Invalid request");
  }
  return { id: call.id, method: call.method, params: call.params };
}

/** The error that an agent sees: never the text of a failure of the shop's own. */
function rpcError(error: unknown): RpcError {
  if (isRpcError(error)) return error;
  if (isCartwrightError(error) && error.retryable) {
    const seconds = Math.ceil((error.retryAfterMs ?? 5_000) / 1_000);
    return new RpcError(503, -32000, "The shop cannot answer at the moment", { retry_after: seconds });
  }
  return new RpcError(500, -32603, "Unexpected error of the shop");
}

/** The parts of the shop that tools use. */
interface ToolContext {
  catalog: () => Promise<CatalogContext>;
  buying: buying.BuyingContext;
}

type Arguments = Readonly<Record<string, unknown>>;

interface Tool {
  name: string;
  description: string;
  capability: Capability;
  /** The names of the arguments beside `meta`. */
  takes: readonly ("catalog" | "cart" | "checkout" | "id")[];
  /** Whether a repeat of the call needs a key of its own. */
  needsKey?: boolean;
  run: (context: ToolContext, given: Arguments) => Promise<Answer>;
}

function idOf(given: Arguments): string {
  const id = textAt(given, "id", 100);
  if (!id) throw invalidParams("id is missing");
  return id;
}

const catalogTool = (
  name: string,
  capability: Capability,
  description: string,
  run: (context: CatalogContext, given: Arguments) => Promise<Answer>,
): Tool => ({
  ...{ name, capability, description, takes: ["catalog"] },
  run: async (context, given) => run(await context.catalog(), recordAt(given, "catalog")),
});

const buyingTools = (kind: "cart" | "checkout", capability: Capability): Tool[] => [
  {
    ...{ name: `create_${kind}`, capability, takes: [kind] },
    description: `Creates a ${kind} of items.`,
    run: (context, given) => buying.create(context.buying, kind, recordAt(given, kind)),
  },
  {
    ...{ name: `get_${kind}`, capability, takes: ["id"] },
    description: `Returns a ${kind} with today's prices.`,
    run: (context, given) => buying.read(context.buying, kind, idOf(given)),
  },
  {
    ...{ name: `update_${kind}`, capability, takes: ["id", kind] },
    description: `Replaces the items of a ${kind}.`,
    run: (context, given) => buying.update(context.buying, kind, idOf(given), recordAt(given, kind)),
  },
  {
    ...{ name: `cancel_${kind}`, capability, takes: ["id"], needsKey: kind === "checkout" },
    description: `Deletes a ${kind}.`,
    run: (context, given) => buying.cancel(context.buying, kind, idOf(given)),
  },
];

const TOOLS: readonly Tool[] = [
  catalogTool("search_catalog", SEARCH, "Searches products by words, categories and price.", searchCatalog),
  catalogTool("lookup_catalog", LOOKUP, "Returns products or variants by their ids.", lookupCatalog),
  catalogTool("get_product", LOOKUP, "Returns a product with a selection of its options.", getProduct),
  ...buyingTools("cart", CART),
  ...buyingTools("checkout", CHECKOUT),
  {
    ...{ name: "complete_checkout", capability: CHECKOUT, takes: ["id", "checkout"], needsKey: true },
    description: "Places no order: the buyer pays on the page at continue_url.",
    run: (context, given) => buying.complete(context.buying, idOf(given)),
  },
];

const RECORD = { type: "object" };

/** A tool's declaration in the Model Context Protocol. */
function declarationOf({ name, description, takes, needsKey }: Tool) {
  const agent = { type: "object", properties: { profile: { type: "string" } }, required: ["profile"] };
  const meta = {
    type: "object",
    properties: { "ucp-agent": agent, ...(needsKey && { "idempotency-key": { type: "string" } }) },
    required: ["ucp-agent", ...(needsKey ? ["idempotency-key"] : [])],
  };
  const own = takes.map((each) => [each, each === "id" ? { type: "string" } : RECORD] as const);
  return {
    name,
    description,
    inputSchema: {
      type: "object",
      properties: { meta, ...Object.fromEntries(own) },
      required: ["meta", ...takes.filter((each) => name !== "complete_checkout" || each === "id")],
    },
    outputSchema: RECORD,
  };
}
