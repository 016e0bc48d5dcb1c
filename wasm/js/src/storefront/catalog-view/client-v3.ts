/** Catalog V3 of a client: loaded for sites of this version. */

import { queryBrands } from "../../generated/lazy-calls/brands-v3.js";
import { getCategoryBySlug, queryCategories } from "../../generated/lazy-calls/categories.js";
import { queryCustomizations } from "../../generated/lazy-calls/customizations-v3.js";
import { searchProductGroups } from "../../generated/lazy-calls/product-groups-v3.js";
import { countProducts, getProduct, getProductBySlug, searchProducts } from "../../generated/lazy-calls/products-v3.js";
import type { CatalogApi } from "./api.js";
import { catalogApiV3, type CatalogV3Modules } from "./api-v3.js";
import { type Binder, modulesOf } from "./client-modules.js";
import type { MediaBases } from "./media-bases.js";

type Client = Partial<CatalogV3Modules> & Binder;

const CALLS = {
  productsV3: { countProducts, getProduct, getProductBySlug, searchProducts },
  categories: { getCategoryBySlug, queryCategories },
  brandsV3: { queryBrands },
  customizationsV3: { queryCustomizations },
};
const GROUPS = { searchProductGroups };

/** The catalog API of a client whose site has catalog V3. */
export function clientApiV3(client: Client, bases: MediaBases): CatalogApi {
  const modules = modulesOf<Omit<CatalogV3Modules, "productGroupsV3">>(client, 3, CALLS);
  const groups = client.productGroupsV3 ?? (client.use?.(GROUPS) as CatalogV3Modules["productGroupsV3"]);
  return catalogApiV3({ ...modules, ...(groups && { productGroupsV3: groups }) }, bases);
}

/** Searches for a product, which only sites of catalog V3 answer. */
export async function searchV3({ productsV3, use }: Client): Promise<void> {
  const search = productsV3?.searchProducts ?? (use?.(searchProducts) as typeof searchProducts | undefined);
  await search?.({ cursorPaging: { limit: 1 } }, {});
}
