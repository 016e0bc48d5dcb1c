/** Converts a product filter for catalog v1. */

import type { QueryObject } from "../../sdk/query/index.js";
import { PAGE_LIMIT } from "./query.js";
import type { ProductFilter, ProductQuery } from "./query.js";

type Condition = Record<string, unknown>;

export function queryOfV1(query: ProductQuery): QueryObject {
  return {
    filter: filterOfV1(query),
    ...sortOf(query.sort),
    paging: { offset: query.offset ?? 0, limit: query.limit ?? PAGE_LIMIT },
  };
}

function sortOf(sort: ProductQuery["sort"]): Pick<QueryObject, "sort"> {
  switch (sort) {
    case "newest":
      return { sort: [{ fieldName: "numericId", order: "DESC" }] };
    case "priceLow":
      return { sort: [{ fieldName: "price", order: "ASC" }] };
    case "priceHigh":
      return { sort: [{ fieldName: "price", order: "DESC" }] };
    case "name":
      return { sort: [{ fieldName: "name", order: "ASC" }] };
    default:
      return {};
  }
}

/** The filter's conditions. Catalog v1 cannot filter by sale. */
export function filterOfV1(filter: ProductFilter): Condition {
  const conditions: Condition[] = [];
  if (filter.ids) conditions.push({ id: { $in: filter.ids } });
  if (filter.text) conditions.push({ name: { $contains: filter.text } });
  if (filter.collectionIds?.length) conditions.push({ collectionIds: { $hasSome: filter.collectionIds } });
  if (filter.brands?.length) conditions.push({ brand: { $in: filter.brands } });
  if (filter.ribbons?.length) conditions.push({ ribbon: { $in: filter.ribbons } });
  if (filter.minPrice) conditions.push({ price: { $gte: Number(filter.minPrice) } });
  if (filter.maxPrice) conditions.push({ price: { $lte: Number(filter.maxPrice) } });
  for (const choices of Object.values(filter.options ?? {})) {
    if (choices.length > 0) conditions.push({ "productOptions.choices.description": { $hasSome: choices } });
  }
  if (filter.inStock) conditions.push({ inventoryStatus: { $ne: "OUT_OF_STOCK" } });
  const [first, ...more] = conditions;
  return more.length > 0 ? { $and: conditions } : (first ?? {});
}
