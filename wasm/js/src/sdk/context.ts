/** The client of modules that are called without one, as `products.queryProducts()` straight after its import. */

import { RequestError } from "../core/errors.js";

/** A client of this package, or of the platform's own. */
export interface ContextClient {
  use(modules: object): unknown;
}

/** The place where the platform's own packages look for a client. */
interface Shared {
  client?: ContextClient | undefined;
  elevatedClient?: ContextClient | undefined;
}

const places = globalThis as { __wix_context__?: Shared | undefined };

let own: (() => ContextClient | undefined) | undefined;

/**
 * Lets modules be called without a client: `products.queryProducts()` is a call of this one then.
 *
 * ```ts
 * enableContext(createClient({ auth: OAuthStrategy({ clientId, tokenStorage: cookieStorage() }) }));
 * const { items } = await products.queryProducts().find();
 * ```
 *
 * A server has a client for each request: give a function there, which each call asks for the client of its request:
 * `enableContext(() => requests.getStore()?.client)` with an `AsyncLocalStorage`.
 *
 * @param type `module`: for the modules of this package; `global`: for those of the platform's own packages, too
 */
export function enableContext(
  client: ContextClient | (() => ContextClient | undefined),
  type: "global" | "module" = "global",
  { elevated = false }: { elevated?: boolean } = {},
): void {
  const find = typeof client === "function" ? client : () => client;
  if (!elevated) {
    own = find;
  }
  if (type === "global") {
    const shared = (places.__wix_context__ ??= {});
    Object.defineProperty(shared, elevated ? "elevatedClient" : "client", { configurable: true, get: find });
  }
}

/** The client of a call that has none of its own, by its row. */
export function contextClient(row: string): ContextClient {
  const client = own?.() ?? places.__wix_context__?.client;
  if (!client) {
    const message = `${row.replace(/ .*/, "")}: there is no client: call it on a client, or name one with \`enableContext(client)\` before`;
    throw new RequestError({ kind: "request", message });
  }
  return client;
}

/** Works without the client of the context, which the platform's own modules would use in place of the one they are given. */
export function withoutContext<T>(work: () => T): T {
  const shared = places.__wix_context__;
  if (!shared) {
    return work();
  }
  places.__wix_context__ = undefined;
  try {
    return work();
  } finally {
    places.__wix_context__ = shared;
  }
}
