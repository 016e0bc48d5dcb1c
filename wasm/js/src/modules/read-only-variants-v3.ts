/** Variants of catalog v3, each with what its product says of it. */

import type { Caller, CallOptions } from "../call.js";
import { variantsV3 as conversions } from "../generated/conversions.js";
import type { CatalogSearch } from "../generated/catalog-search.js";
import type { FoundVariants, ReadOnlyVariant, SearchVariants, VariantsPage } from "../generated/variants-v3.js";
import { callsOf } from "./call.js";
import { queriedByCursor } from "./queried.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const readOnlyVariantsV3 = {
  RequestedFields: enumerations.variantFields,
  SortOrder: enumerations.sortOrders,

  /** A query builder; or, given a query, its answer. */
  queryVariants: queriedByCursor<ReadOnlyVariant, VariantsPage>(call, endpoints.variantsV3Query, "variants"),

  searchVariants:
    (caller: Caller) =>
    (
      search: CatalogSearch,
      fields: Omit<SearchVariants, "search"> = {},
      options?: CallOptions,
    ): Promise<FoundVariants> =>
      call(caller, endpoints.variantsV3Search, { ...fields, search }, options),
};
