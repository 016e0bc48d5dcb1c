import type { CatalogApi } from "../storefront/catalog-view/api.js";
import { catalogOf } from "../storefront/catalog-view/catalog-of.js";
import { useProvided } from "./provider.js";

/**
 * The catalog of the client's site, in version 1 or 3: a promise, since detecting the version takes a request.
 *
 * ```tsx
 * const catalog = useCatalog();
 * const products = useQuery({ queryKey: ["products"], queryFn: async () => (await catalog).products({}) });
 * ```
 */
export function useCatalog(): Promise<CatalogApi> {
  // The promise is cached by client until it fails: the next render after a failure retries.
  return catalogOf(useProvided().client);
}
