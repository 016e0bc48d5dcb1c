import type { CatalogApi } from "../storefront/catalog-view/api.js";
import { type CatalogClient, catalogOf } from "../storefront/catalog-view/detect.js";
import type { LazyClient } from "../storefront/lazy/types.js";
import { useProvided } from "./provider.js";

/**
 * The catalog of the client's site, in version 1 or 3: a promise, since detecting the version takes a request. The
 * client needs the modules of `catalogOf`.
 *
 * ```tsx
 * const catalog = useCatalog();
 * const products = useQuery({ queryKey: ["products"], queryFn: async () => (await catalog).products({}) });
 * ```
 */
export function useCatalog(): Promise<CatalogApi> {
  const { client } = useProvided();
  // The promise is cached by client until it fails: the next render after a failure retries.
  return catalogOf(client as unknown as CatalogClient | LazyClient<CatalogClient>);
}
