/** The client: modules and a strategy put together. */

import type { AuthStrategy, Connection } from "./auth/strategy.js";
import { type Caller, callerOf } from "./call.js";
import { type GraphQl, graphqlOf } from "./graphql.js";

/** A group of calls: each function waits for the caller that it is to go through. */
export type Module = Record<string, (caller: Caller) => (...args: never[]) => unknown>;

/** A module whose functions can be called. */
export type Bound<M extends Module> = { readonly [Name in keyof M]: ReturnType<M[Name]> };

export interface ClientOptions<Modules extends Record<string, Module>, Auth extends AuthStrategy> {
  modules?: Modules;
  auth: Auth;
  /** Headers for every call. */
  headers?: Record<string, string>;
  /** Where the platform is; the public API host when absent. */
  host?: string;
  /** Whether the host is a site's own domain, which forwards calls to the platform. */
  siteHost?: boolean;
  /** Whether reads go to the edge host in their cacheable form. */
  useCDN?: boolean;
}

export type Client<Modules extends Record<string, Module>, Auth extends AuthStrategy> = {
  readonly [Name in keyof Modules]: Bound<Modules[Name]>;
} & {
  readonly auth: Auth;
  readonly session: Auth["session"];
  /** Carries a query in GraphQL out. */
  readonly graphql: GraphQl;
};

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
  const connection: Connection = {
    headers: Object.entries(options.headers ?? {}),
    ...(options.host !== undefined && { host: options.host }),
    ...(options.siteHost !== undefined && { siteHost: options.siteHost }),
    ...(options.useCDN !== undefined && { cdn: options.useCDN }),
  };
  const core = options.auth.connect(connection);
  const caller = callerOf(() => core);
  const bound = Object.entries(options.modules ?? {}).map(([name, module]) => [name, bind(module, caller)]);
  return {
    ...(Object.fromEntries(bound) as { [Name in keyof Modules]: Bound<Modules[Name]> }),
    auth: options.auth,
    session: options.auth.session as Auth["session"],
    graphql: graphqlOf(caller),
  };
}

function bind(module: Module, caller: Caller): Record<string, unknown> {
  return Object.fromEntries(Object.entries(module).map(([name, make]) => [name, make(caller)]));
}
