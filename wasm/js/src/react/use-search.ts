import { type SearchOptions, type SearchSnapshot, type SearchStore, searchStore } from "../storefront/stores/search.js";
import { type Used, useCatalogClient, useStore } from "./use-external-store.js";

/** The suggestions of a search field. Later options of the same client are ignored. */
export function useSearch(options?: SearchOptions): Used<SearchSnapshot, SearchStore> {
  const client = useCatalogClient();
  return useStore(() => searchStore(client, options), client);
}
