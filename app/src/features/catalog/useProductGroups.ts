import { useLastData, useResource } from "../../lib/resource";
import { useMemo } from "react";
import type { ProductGroup } from "../../lib/catalog";
import { useCatalog } from "../../lib/useShop";
import { productGroupsQuery } from "./queries";

/** The groups of some products by product id; empty until loaded. */
export function useProductGroups(products: readonly { id: string }[]): ReadonlyMap<string, ProductGroup> {
  const catalog = useCatalog();
  const ids = products.map(({ id }) => id);
  const { data } = useLastData(useResource(productGroupsQuery(catalog, ids)).data);
  return useMemo(
    () => new Map((data ?? []).flatMap((group) => group.members.map(({ productId }) => [productId, group]))),
    [data],
  );
}
