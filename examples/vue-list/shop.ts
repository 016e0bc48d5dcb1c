/** The shop's client, and its stores as Vue's refs. */
import { catalogModules, type catalogView, createClient, currentCartV2, Money, OAuthStrategy } from "@cartwright/sdk";
import type { ExternalStore, ListingSort } from "@cartwright/sdk/store";
import { onScopeDispose, shallowRef } from "vue";

const { VITE_CARTWRIGHT_CLIENT_ID: clientId, VITE_CARTWRIGHT_HOST: host } = import.meta.env;

export const client = createClient({
  modules: { currentCartV2, ...catalogModules },
  auth: OAuthStrategy({ clientId }),
  ...(host && { host }),
});

/** A store's snapshot for as long as the component is on the page. */
export function useStore<Snapshot>({ getSnapshot, subscribe }: ExternalStore<Snapshot>) {
  const snapshot = shallowRef(getSnapshot());
  onScopeDispose(subscribe(() => (snapshot.value = getSnapshot())));
  return snapshot;
}

export const priceText = (price: catalogView.ProductPrice | undefined): string =>
  price ? Money.parse(price.now.amount, price.now.currency).format() : "";

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const SORTS: Record<ListingSort, string> = {
  featured: "Featured",
  newest: "Newest",
  "price-low": "Price, lowest first",
  "price-high": "Price, highest first",
  name: "Name",
};
