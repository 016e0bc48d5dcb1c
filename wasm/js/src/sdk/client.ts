/** The client: modules combined with a strategy. */

import type { DiagnosisOptions, Finding } from "./doctor/finding.js";
import type { AuthStrategy } from "./auth/strategy.js";
import { type Caller, callerOf, type FailedCall } from "./call.js";
import { enableContext, withoutContext } from "./context.js";
import { RequestError } from "../core/errors.js";
import { fetchWithAuthOf, httpOf } from "./fetch-with-auth.js";
import { type GraphQl, graphqlOf } from "./graphql.js";
import { headersChanged, runDisposal } from "./client-listeners.js";
import { DEFAULT_API_URL, type Host, hostOf } from "./host.js";
import { type CoreLoader, preloadWhenIdle, sources } from "../core/core.js";
import { loadCode } from "./lazy-code.js";
import type { Lifetime } from "./lifetime.js";

/**
 * A module, of this package or of the platform's other packages: each function takes its caller first. Other properties
 * are copied.
 */
export type Module = object;

/** Module functions that need no caller: builders of queries and searches. */
export type Utils = Readonly<Record<string, Readonly<Record<string, (...args: never[]) => unknown>>>>;

/** An enumeration's values by name. */
export type Enumeration = Readonly<Record<string, string>>;

/** A function without its caller argument; any other value unchanged. */
type BoundCall<Member> = Member extends (caller: Caller) => infer Call
  ? Call extends (...args: never[]) => unknown
    ? Call
    : Member
  : Member;

/** A module with callable functions. */
export type Bound<M extends Module> = { readonly [Name in keyof M]: BoundCall<M[Name]> };

/** Modules with callable functions. */
export type BoundModules<Modules extends object> = {
  readonly [Name in keyof Modules]: Modules[Name] extends (...args: never[]) => unknown
    ? BoundCall<Modules[Name]>
    : Modules[Name] extends object
      ? Bound<Modules[Name]>
      : Modules[Name];
};

/** A callable function, module or object of modules. */
export type Used<Given extends object> = Given extends (...args: never[]) => unknown
  ? BoundCall<Given>
  : BoundModules<Given>;

/** Options of `createClient`. */
export interface ClientOptions<Modules extends Record<string, Module>, Auth extends AuthStrategy> {
  modules?: Modules;
  /** The authorization strategy, or a function that makes it. */
  auth: Auth | (() => Auth);
  /** Headers for every call. */
  headers?: Record<string, string>;
  /** The host of calls; the public API host when absent. */
  host?: string | Host | undefined;
  /** Whether the host is a site's own domain, which forwards calls to the platform. */
  siteHost?: boolean;
  /** Whether reads use the edge host in their cacheable form. */
  useCDN?: boolean;
  /** Sends the requests instead of the global `fetch`. */
  fetch?: typeof fetch;
  /** Called with each failed call and its arguments, before the call rejects. */
  onError?: (failed: FailedCall) => void;
  /**
   * The core's source, for programs that serve the core themselves, such as `core: () =>
   * import("@cartwright/sdk/core.wasm")` where the bundler imports WebAssembly. All clients share one core.
   */
  core?: CoreLoader;
}

/** The client's own methods, besides its modules. */
export interface ClientBase<Auth extends AuthStrategy> {
  readonly auth: Auth;
  readonly session: Auth["session"];
  /** Executes a GraphQL query. */
  readonly graphql: GraphQl;
  /** Sets headers for all later calls, including later reads of the views. */
  setHeaders(headers: Record<string, string>): void;
  /** Binds a function, a module, or an object of modules to this client. */
  use<const Given extends object>(modules: Given): Used<Given>;
  /** Makes this client the context client, for modules that are called without a client: see `enableContext`. */
  enableContext(type: "global" | "module", options?: { elevated?: boolean }): void;
  /** `fetch` with the session's token, for platform URLs only; the token is not sent anywhere else. */
  fetchWithAuth(address: string | URL | Request, settings?: RequestInit): Promise<Response>;
  /** Checks the client's set-up and its site, with fixes for each problem. For developers, not for shoppers. */
  diagnose(options?: DiagnosisOptions): Promise<Finding[]>;
  /** Disposes of the client: cancels calls in flight and unsubscribes. The client cannot be used afterwards. */
  dispose(): void;
}

/** A client: the functions of its modules, its authorization and its session. */
export type Client<Modules extends Record<string, Module>, Auth extends AuthStrategy> = BoundModules<Modules> &
  ClientBase<Auth>;

/**
 * Makes a client.
 *
 * ```ts
 * const client = createClient({
 *   modules: { currentCart, products },
 *   auth: OAuthStrategy({ clientId, tokenStorage: cookieStorage() }),
 * });
 * const { items } = await client.products.queryProducts().limit(12).find();
 * ```
 */
export function createClient<const Modules extends Record<string, Module>, Auth extends AuthStrategy>(
  options: ClientOptions<Modules, Auth>,
): Client<Modules, Auth> {
  const auth = typeof options.auth === "function" ? options.auth() : options.auth;
  if (typeof (auth as Partial<Auth> | undefined)?.connect !== "function") {
    const message = "createClient: `auth` is missing: give it an `OAuthStrategy` or an `ApiKeyStrategy`";
    throw new RequestError({ kind: "request", message });
  }
  if (options.core) sources.place?.(options.core);
  const host = hostOf(options.host, options.siteHost);
  const lifetime = auth.connect({
    headers: Object.entries({ ...options.headers, ...host.headers }),
    ...(options.host !== undefined && { host: host.base, siteHost: host.isSite }),
    ...(options.useCDN !== undefined && { cdn: options.useCDN }),
    ...(options.fetch !== undefined && { fetch: options.fetch }),
  }) as Lifetime;
  const headers: Record<string, string> = {};
  const fetchWithAuth = fetchWithAuthOf(host.base, auth, options.fetch);
  const caller = callerOf(lifetime, {
    headers,
    onError: options.onError,
    isNobody: auth.isNobody,
    http: httpOf(host.base, auth, fetchWithAuth),
    domain: host.isSite ? new URL(host.base).host : DEFAULT_API_URL,
  });
  const use = ((modules: object) => boundOf(modules, "use", caller)) as ClientBase<Auth>["use"];
  const dispose = (): void => {
    runDisposal(client);
    auth.disconnect(lifetime);
    lifetime.dispose();
  };
  const base: ClientBase<Auth> = {
    auth,
    session: auth.session,
    graphql: graphqlOf(caller),
    setHeaders(changed) {
      Object.assign(headers, changed);
      headersChanged(client);
    },
    use,
    fetchWithAuth,
    enableContext(type, settings) {
      enableContext(base, type, settings);
    },
    async diagnose(settings) {
      const { diagnose } = await loadCode("the code of the diagnosis", () => import("./doctor/diagnose.js"));
      return diagnose({ base: host.base, auth, caller, modules: Object.keys(options.modules ?? {}) }, settings);
    },
    dispose,
  };
  checkModules(options.modules ?? {});
  const client: object = Object.assign(bind(options.modules ?? {}, caller), base, { [disposal]: dispose });
  preloadWhenIdle(() => auth.session);
  return client as Client<Modules, Auth>;
}

/** The method that `using` calls. Not declared in a type, since older runtimes lack the symbol. */
const disposal: symbol = (Symbol as { dispose?: symbol }).dispose ?? Symbol("dispose");

/** Refuses an import mistake, such as a namespace of a missing module. */
function checkModules(modules: object): void {
  for (const [name, value] of Object.entries(modules) as [string, unknown][]) {
    if ((typeof value !== "object" || value === null) && typeof value !== "function") {
      const message = `createClient: the module \`${name}\` is ${String(value)}: see whether its package exports it by that name`;
      throw new RequestError({ kind: "request", message });
    }
  }
}

const boundOf = (value: object, name: string, caller: Caller): unknown =>
  typeof value === "function" ? valueOf(value, name, caller) : bind(value, caller);

/** Binds a module, or an object of modules, to a caller when the module is first read. */
function bind(modules: object, caller: Caller): object {
  const bound = {};
  for (const [name, value] of Object.entries(modules) as [string, unknown][]) {
    const isModule = typeof value === "object" && value !== null && name !== "utils";
    Object.defineProperty(bound, name, {
      configurable: true,
      enumerable: true,
      ...(isModule
        ? onceRead(bound, name, () => bind(value, caller))
        : { value: valueOf(value, name, caller), writable: true }),
    });
  }
  return bound;
}

/** Defines a property that is computed when first read. */
function onceRead(object: object, name: string, make: () => object): PropertyDescriptor {
  return {
    get() {
      const value = make();
      Object.defineProperty(object, name, { value, writable: true });
      return value;
    },
  };
}

const valueOf = (value: unknown, name: string, caller: Caller): unknown => {
  if (typeof value !== "function" || isClass(value)) return value;
  const kind = KINDS[(value as { __type?: string }).__type ?? ""];
  return kind === undefined ? callable(value as Call, name, caller) : () => refuse(`\`${name}\` is ${kind}`);
};

/** Module functions that make no call. */
const KINDS: Readonly<Record<string, string>> = {
  "event-definition": "an event: receive its webhooks with `createWebhooks` of @cartwright/sdk/webhooks",
  "service-plugin-definition": "a service plugin, which this client does not serve",
  host: "for the platform's own pages",
};

const isClass = (value: object): boolean => Object.getOwnPropertyDescriptor(value, "prototype")?.writable === false;

function refuse(message: string): never {
  throw new RequestError({ kind: "request", message });
}

type Call = (caller: Caller, options: object) => unknown;

/** Binds a function to its caller when it is first called, since most functions are never called. */
function callable(func: Call, name: string, caller: Caller): (...given: unknown[]) => unknown {
  let call: ((...given: unknown[]) => unknown) | undefined;
  return (...given) => {
    call ??= withoutContext(() => func(caller, {})) as typeof call;
    if (typeof call !== "function") {
      return refuse(`\`${name}\` is no call of a module: such a function takes a client, and gives the call`);
    }
    return call(...given);
  };
}
