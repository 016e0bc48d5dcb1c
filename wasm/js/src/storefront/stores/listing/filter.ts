/** The catalog's query for the state of a product list. */

import type { ProductFilter, ProductSort } from "../../catalog-view/query.js";
import type { CollectionView } from "../../catalog-view/view.js";
import type { ListingSort, ListingState } from "./state.js";

/** The fixed part of a list, for the list of a collection or a brand. */
export interface ListingBase {
  readonly collectionId?: string;
  readonly brand?: string;
}

/** The sort orders, mapped to the catalog's names. */
export const CATALOG_SORTS: Readonly<Record<ListingSort, ProductSort>> = {
  featured: "featured",
  newest: "newest",
  "price-low": "priceLow",
  "price-high": "priceHigh",
  name: "name",
};

/** The state as the catalog's filter, with ids of collections instead of slugs. */
export function listingFilter(
  state: ListingState,
  base: ListingBase,
  collections: readonly CollectionView[],
): ProductFilter {
  const chosen = collections.filter(({ slug }) => state.collections.includes(slug)).map(({ id }) => id);
  const collectionIds = base.collectionId === undefined ? chosen : [base.collectionId];
  const brands = base.brand === undefined ? state.brands : [base.brand];
  return {
    ...(state.q && { text: state.q }),
    ...(collectionIds.length > 0 && { collectionIds }),
    ...(brands.length > 0 && { brands }),
    ...(state.ribbons.length > 0 && { ribbons: state.ribbons }),
    ...(state.min && { minPrice: state.min }),
    ...(state.max && { maxPrice: state.max }),
    ...(Object.keys(state.options).length > 0 && { options: state.options }),
    ...(state.inStock && { inStock: true }),
    ...(state.onSale && { onSale: true }),
  };
}

/**
 * The filter for counting facets. A catalog without counts collects facets from the products of the text and the
 * collections, so that a choice does not remove the others.
 */
export function facetFilter(filter: ProductFilter, hasCounts: boolean): ProductFilter {
  const { text, collectionIds } = filter;
  return hasCounts ? filter : { ...(text && { text }), ...(collectionIds && { collectionIds }) };
}
