/** The catalog of a store: the first request loads the code. */

import { lazyCode } from "../../sdk/lazy-code.js";
import type { CatalogApi } from "../catalog-view/api.js";
import type { CatalogClient } from "../catalog-view/detect.js";
import type { LazyClient } from "../lazy/types.js";

const code = lazyCode("the code of the catalog", () => import("../catalog-view/detect.js"));

/** A client of a shop's catalog. */
export type CatalogOwner = CatalogClient | LazyClient<CatalogClient>;

/** Returns the catalog; `catalogOf` when absent. */
export type CatalogSource = () => Promise<CatalogApi>;

export function deferredCatalog(client: CatalogOwner): CatalogSource {
  return async () => {
    const { catalogOf } = await code();
    return catalogOf(client);
  };
}
