import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { CartVersion } from "../cart-view/view.js";
import type { StoreClient } from "./client.js";

interface Provided {
  readonly client: StoreClient;
  readonly cartVersion: CartVersion;
}

const ClientContext = createContext<Provided | undefined>(undefined);

interface Props {
  readonly client: StoreClient;
  /** Which version of the platform's cart the hooks use; 1 when absent. */
  readonly cartVersion?: CartVersion;
  readonly children: ReactNode;
}

/** Gives a client to the hooks below it. */
export function CartwrightProvider({ client, cartVersion = 1, children }: Props): ReactNode {
  const provided = useMemo(() => ({ client, cartVersion }), [client, cartVersion]);
  return <ClientContext.Provider value={provided}>{children}</ClientContext.Provider>;
}

/** What the provider gives. */
export function useProvided(): Provided {
  const provided = useContext(ClientContext);
  if (!provided) {
    throw new Error("useClient needs a <CartwrightProvider client={…}> above it");
  }
  return provided;
}

/** The client. Say its type where it has more modules than the hooks need: `useClient<typeof client>()`. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a context cannot carry its client's modules
export function useClient<C extends StoreClient = StoreClient>(): C {
  return useProvided().client as C;
}
