import type { QueryMetadata } from "../generated/products.js";

/** How many results there are in all; `undefined` when the platform did not count. */
export function totalOf(metadata: QueryMetadata | undefined): number | undefined {
  return metadata?.tooManyToCount === true ? undefined : metadata?.total;
}
