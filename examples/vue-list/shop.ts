/** The shop's client, and its stores as Vue refs. */
import { createClient, currentCartV2, OAuthStrategy } from "@cartwright/sdk";
import type { ExternalStore } from "@cartwright/sdk/store";
import { onScopeDispose, shallowRef } from "vue";

const { VITE_CARTWRIGHT_CLIENT_ID: clientId, VITE_CARTWRIGHT_HOST: host } = import.meta.env;

export const client = createClient({
  modules: { currentCartV2 },
  auth: OAuthStrategy({ clientId }),
  ...(host && { host }),
});

/** A store's snapshot as a ref, while the component is mounted. */
export function useStore<Snapshot>({ getSnapshot, subscribe }: ExternalStore<Snapshot>) {
  const snapshot = shallowRef(getSnapshot());
  onScopeDispose(subscribe(() => (snapshot.value = getSnapshot())));
  return snapshot;
}
