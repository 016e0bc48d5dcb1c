/** Converts a product filter for catalog v3. */

import type { JsonValue } from "../../generated/types/json.js";
import type { ProductFilter, ProductSort } from "./query.js";
import { cutText } from "./text.js";

type Condition = Record<string, JsonValue>;

/** The longest search text of the platform. */
const LONGEST = 100;

export interface SearchOfV3 {
  filter: Condition;
  search?: { expression: string; mode: "AND"; fuzzy: true };
  sort?: { fieldName: string; order: "ASC" | "DESC" }[];
}

/** The search of a filter; without a sort, by relevance. */
export function searchOfV3(filter: ProductFilter, sort?: ProductSort): SearchOfV3 {
  const order = sortOf(sort);
  const expression = cutText(filter.text ?? "", LONGEST);
  return {
    filter: filterOfV3(filter),
    ...(expression && { search: { expression, mode: "AND", fuzzy: true } }),
    ...(order && { sort: [order] }),
  };
}

function sortOf(sort: ProductSort | undefined): { fieldName: string; order: "ASC" | "DESC" } | undefined {
  switch (sort) {
    case "newest":
      return { fieldName: "createdDate", order: "DESC" };
    case "priceLow":
      return { fieldName: "actualPriceRange.minValue.amount", order: "ASC" };
    case "priceHigh":
      return { fieldName: "actualPriceRange.minValue.amount", order: "DESC" };
    case "name":
      return { fieldName: "name", order: "ASC" };
    default:
      return undefined;
  }
}

function filterOfV3(filter: ProductFilter): Condition {
  const conditions: Condition[] = [];
  const price = {
    ...(filter.minPrice && { $gte: filter.minPrice }),
    ...(filter.maxPrice && { $lte: filter.maxPrice }),
  };
  if (filter.ids) conditions.push({ id: { $in: filter.ids } });
  if (filter.collectionIds?.length) {
    conditions.push({ "allCategoriesInfo.categories": { $matchItems: [{ id: { $in: filter.collectionIds } }] } });
  }
  if (filter.brands?.length) conditions.push({ "brand.name": { $in: filter.brands } });
  if (filter.ribbons?.length) conditions.push({ "ribbon.name": { $in: filter.ribbons } });
  if (Object.keys(price).length > 0) conditions.push({ "actualPriceRange.minValue.amount": price });
  for (const choices of Object.values(filter.options ?? {})) {
    if (choices.length > 0) conditions.push({ "options.choicesSettings.choices.name": { $hasSome: choices } });
  }
  if (filter.inStock) conditions.push({ "inventory.availabilityStatus": { $ne: "OUT_OF_STOCK" } });
  if (filter.onSale) conditions.push({ "compareAtPriceRange.minValue.amount": { $gt: "0" } });
  const [first, ...more] = conditions;
  return more.length > 0 ? { $and: conditions } : (first ?? {});
}
