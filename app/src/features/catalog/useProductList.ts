import { useListing } from "@cartwright/sdk/react";
import type { ListingBase } from "@cartwright/sdk/store";
import { use, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "../../lib/router";
import { useReported } from "../../lib/connection";
import { FirstListContext } from "../../lib/firstList";
import { useResources } from "../../lib/resource";
import { useCatalog } from "../../lib/useShop";
import { collectionsQuery } from "./queries";

/** The history state of an entry that the list wrote. */
interface Kept {
  isOfList?: boolean;
  from?: number;
}

/** The product list whose state is in the URL. Its component is mounted for a single path and base. */
export function useProductList(base: ListingBase) {
  const catalog = useCatalog();
  const resources = useResources();
  const { pathname, search, state, key } = useLocation();
  const isBack = useNavigationType() === "pop";
  const kept = state as Kept | null;
  const navigate = useNavigate();
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);

  const first = use(FirstListContext);
  const used = useListing({
    base,
    search,
    from: kept?.from,
    catalog,
    collections: async () => {
      const query = collectionsQuery(catalog);
      return resources.read(query).data ?? (await resources.get(query));
    },
    initialData: first?.path === pathname ? first.data : undefined,
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
