import type { CallOptions } from "../sdk/call.js";
import type { LazyClient } from "../storefront/lazy/types.js";
import { type StoreClient, useClient } from "./provider.js";
import { type CallQuery, callQuery } from "./queries.js";
import { useSession } from "./use-session.js";

/**
 * A call of the provider's client as TanStack Query options. A login or logout starts a new query.
 * `useQuery(useCallQuery(["me"], (client: Shop, options) => client.members.getCurrentMember({}, options)))`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a context cannot carry its client's modules
export function useCallQuery<Client extends StoreClient, T, const Key extends readonly unknown[]>(
  key: Key,
  call: (client: Client, options: CallOptions) => Promise<T>,
): CallQuery<T, Key> {
  useSession();
  return callQuery(useClient<Client | LazyClient<Client>>(), key, call);
}
