import { createContext, type ReactNode, use } from "react";
import type { StoreClient } from "./client.js";

const ClientContext = createContext<StoreClient | undefined>(undefined);

/** Gives a client to the hooks below it. */
export function CartwrightProvider({ client, children }: { client: StoreClient; children: ReactNode }): ReactNode {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client. Say its type where it has more modules than the hooks need: `useClient<typeof client>()`. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a context cannot carry its client's modules
export function useClient<C extends StoreClient = StoreClient>(): C {
  const client = use(ClientContext);
  if (!client) {
    throw new Error("useClient needs a <CartwrightProvider client={…}> above it");
  }
  return client as C;
}
