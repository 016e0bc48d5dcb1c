import { listingStore } from "../storefront/stores/listing/store.js";
import type { ListingOptions, ListingSnapshot, ListingStore } from "../storefront/stores/listing/types.js";
import { type Used, useCatalogClient, useStore } from "./use-external-store.js";

/** A product list with filters in the URL. Later options of the same client are ignored. */
export function useListing(options?: ListingOptions): Used<ListingSnapshot, ListingStore> {
  const client = useCatalogClient();
  return useStore(() => listingStore(client, options), client);
}
