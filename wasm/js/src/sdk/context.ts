/**
 * The context client, for modules that are called without a client, as `products.queryProducts()` after a plain import.
 */

import { RequestError } from "../core/errors.js";

/** A client of this package or of the platform's own. */
export interface ContextClient {
  use(modules: object): unknown;
}

/** The global variable in which the platform's own packages look for a client. */
interface Shared {
  client?: ContextClient | undefined;
  elevatedClient?: ContextClient | undefined;
}

const globals = globalThis as { __wix_context__?: Shared | undefined };

let own: (() => ContextClient | undefined) | undefined;

/**
 * Makes a client the context client: `products.queryProducts()` without a client uses it.
 *
 * ```ts
 * enableContext(createClient({ auth: OAuthStrategy({ clientId, tokenStorage: cookieStorage() }) }));
 * const { items } = await products.queryProducts().find();
 * ```
 *
 * A server has a client for each request: pass a function that returns the current request's client: `enableContext(()
 * => requests.getStore()?.client)` with an `AsyncLocalStorage`.
 *
 * @param type `module`: for the modules of this package; `global`: for those of the platform's own packages, too
 */
export function enableContext(
  client: ContextClient | (() => ContextClient | undefined),
  type: "global" | "module" = "global",
  { elevated = false }: { elevated?: boolean } = {},
): void {
  const find = typeof client === "function" ? client : () => client;
  if (!elevated) own = find;
  if (type === "global") {
    const shared = (globals.__wix_context__ ??= {});
    Object.defineProperty(shared, elevated ? "elevatedClient" : "client", { configurable: true, get: find });
  }
}

/** The context client for a row's call. */
export function contextClient(row: string): ContextClient {
  const client = own?.() ?? globals.__wix_context__?.client;
  if (!client) {
    const message = `${row.replace(/ .*/, "")}: there is no client: call it on a client, or name one with \`enableContext(client)\` before`;
    throw new RequestError({ kind: "request", message });
  }
  return client;
}

/** Runs without the context client, which the platform's own modules would prefer to the given client. */
export function withoutContext<T>(work: () => T): T {
  const shared = globals.__wix_context__;
  if (!shared) return work();
  globals.__wix_context__ = undefined;
  try {
    return work();
  } finally {
    globals.__wix_context__ = shared;
  }
}
