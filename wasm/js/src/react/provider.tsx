import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { OAuthAuth } from "../sdk/auth/oauth.js";
import type { CartVersion, CartView } from "../storefront/cart-view/view.js";
import type { LazyClient } from "../storefront/lazy/types.js";
import type { CartClient } from "../storefront/stores/index.js";

/**
 * The client of the hooks, or a lazy client that loads the client: with a session and the modules of one cart version.
 */
export interface StoreClient extends CartClient {
  readonly auth: OAuthAuth;
}

/**
 * The types that a program registers, so that hooks return the program's own client type:
 *
 * ```ts
 * declare module "@cartwright/sdk/react" {
 *   interface Register {
 *     client: typeof client;
 *   }
 * }
 * ```
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- programs add to it
export interface Register {}

/** The program's client, if it registers one. */
export type RegisteredClient = Register extends { client: infer Client } ? Client : StoreClient;

/** The props of a provider, for the stores of its hooks. */
export interface Given {
  readonly client: StoreClient | LazyClient<StoreClient>;
  readonly cartVersion: CartVersion | undefined;
  readonly initialCart: CartView | null | Promise<CartView | null> | undefined;
}

interface Provided {
  readonly client: Given["client"];
  /** Creates a store once for all hooks below the provider: on a server, each visitor has a separate one. */
  readonly own: <Store>(make: (given: Given) => Store) => Store;
}

const ClientContext = createContext<Provided | undefined>(undefined);

interface Props {
  readonly client: StoreClient | LazyClient<StoreClient>;
  /** The cart API's version; when absent, version 2 if the client and the site have it. */
  readonly cartVersion?: CartVersion;
  /** A cart that the server has read: shown until the page has loaded its own. */
  readonly initialCart?: CartView | null | Promise<CartView | null>;
  readonly children: ReactNode;
}

/** Provides a client to the hooks below. */
export function CartwrightProvider({ client, cartVersion, initialCart, children }: Props): ReactNode {
  const provided = useMemo((): Provided => {
    const stores = new Map<unknown, unknown>();
    return {
      client,
      own<Store>(make: (given: Given) => Store) {
        const store = stores.get(make) ?? make({ client, cartVersion, initialCart });
        stores.set(make, store);
        return store as Store;
      },
    };
  }, [client, cartVersion, initialCart]);
  return <ClientContext.Provider value={provided}>{children}</ClientContext.Provider>;
}

export function useProvided(): Provided {
  const provided = useContext(ClientContext);
  if (!provided) throw new Error("useClient needs a <CartwrightProvider client={…}> above it");
  return provided;
}

/** The client, in the type that the program registers or states: `useClient<typeof client>()`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a context cannot carry its client's modules
export function useClient<Client = RegisteredClient>(): Client {
  return useProvided().client as unknown as Client;
}
