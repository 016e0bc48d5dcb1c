import type { ListingState } from "@cartwright/sdk/store";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ProductFilter } from "../../lib/catalog";
import { useCatalog } from "../../lib/useShop";
import { PAGE_SIZE, productsQuery } from "./queries";

/** The products of the pages `from` to `page`. A new question shows the last answer until its own comes. */
export function useProductPages(filter: ProductFilter | undefined, { sort, page }: ListingState, from: number) {
  const catalog = useCatalog();
  const list = useInfiniteQuery({
    ...productsQuery(catalog, filter ?? {}, sort, from),
    enabled: filter !== undefined,
  });
  const {
    data,
    error,
    hasNextPage,
    isFetching,
    isPending,
    isPlaceholderData,
    fetchNextPage,
    isFetchNextPageError,
    refetch,
  } = list;
  const wanted = page - from + 1;
  const shown = data?.pages.slice(0, wanted);
  const isGrowing = shown !== undefined && shown.length < wanted && hasNextPage && !isPlaceholderData;
  useEffect(() => {
    if (isGrowing && !isFetching && error === null) void fetchNextPage();
  }, [isGrowing, isFetching, error, fetchNextPage]);
  const last = shown?.at(-1);
  const total = last?.total;
  return {
    products: shown?.flatMap(({ products }) => products),
    total,
    /** Unknown where the catalog counts nothing. */
    pages: total === undefined ? undefined : Math.max(1, Math.ceil(total / PAGE_SIZE)),
    more: last?.more ?? false,
    error,
    isPending,
    /** Whether further pages of this list are loading. */
    isGrowing: isGrowing && error === null,
    /** Whether the products match earlier filters, while the new list loads. */
    isStale: isPlaceholderData,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
