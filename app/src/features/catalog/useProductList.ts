import { useListing } from "@cartwright/sdk/react";
import { type ListingBase, type ListingData, loadListing } from "@cartwright/sdk/store";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "../../lib/router";
import type { Catalog } from "../../lib/catalog";
import { useReported } from "../../lib/connection";
import { type Shop, useCatalog, useShop } from "../../lib/useShop";
import { collectionsQuery } from "./queries";

/** The data of an unfiltered list, for prerendered pages. */
function prerenderedQuery(shop: Shop, catalog: Catalog, base: ListingBase) {
  return queryOptions({
    queryKey: ["listing", base],
    queryFn: (): Promise<ListingData> => loadListing(shop, { base, catalog, search: "" }),
    enabled: typeof window === "undefined",
  });
}

/** The history state of an entry that the list wrote. */
interface Kept {
  isOfList?: boolean;
  from?: number;
}

/** The product list whose state is in the URL. Its component is mounted for a single path and base. */
export function useProductList(base: ListingBase) {
  const shop = useShop();
  const catalog = useCatalog();
  const queries = useQueryClient();
  const { pathname, search, state, key } = useLocation();
  const isBack = useNavigationType() === "pop";
  const kept = state as Kept | null;
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);

  const prerendered = prerenderedQuery(shop, catalog, base);
  useQuery(prerendered);
  const answer = queries.getQueryState(prerendered.queryKey);
  const used = useListing({
    base,
    search,
    from: kept?.from,
    catalog,
    collections: () => queries.query({ ...collectionsQuery(catalog), staleTime: "static" }),
    initialData: answer?.data && { ...answer.data, loadedAt: answer.isInvalidated ? 0 : answer.dataUpdatedAt },
    navigate: (to) => {
      const options = { replace: to.replace, state: { stay: true, isOfList: true, from: to.from } };
      latestNavigate.current(pathname + to.search, options);
    },
  });
  const [list, store] = used;
  // Entries that the list wrote itself need no update of the list.
  const follows = isBack || kept?.isOfList !== true;
  useEffect(() => {
    if (follows) store.read(search, kept?.from);
  }, [follows, store, search, kept?.from, key]);
  useReported(list.error);
  return used;
}
