import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ProductFilter, ProductSummary } from "../../lib/catalog";
import { useCatalog } from "../../lib/useShop";
import { type ListState, PAGE_SIZE } from "./listState";
import { productPageQuery } from "./queries";

interface Shown {
  /** What was asked for, but for the last page. */
  question: string;
  products: readonly ProductSummary[];
  total: number | undefined;
  more: boolean;
}

/** The products from one page to another. Until a new question is answered, the last answer stays. */
export function useProductPages(filter: ProductFilter | undefined, { sort, page }: ListState, from: number) {
  const catalog = useCatalog();
  const client = useQueryClient();
  const question = JSON.stringify([filter, sort, from]);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ["product-list", filter, sort, from, page],
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    queryFn: async (): Promise<Shown> => {
      const numbers = Array.from({ length: page - from + 1 }, (_, index) => from + index);
      // Pages that were shown before are still known.
      const pages = await Promise.all(
        numbers.map((number) => client.query(productPageQuery(catalog, filter ?? {}, sort, number))),
      );
      const last = pages.at(-1);
      const products = pages.flatMap((each) => each.products);
      return { question, products, total: last?.total, more: last?.more ?? false };
    },
  });
  const total = data?.total;
  return {
    products: data?.products,
    total,
    /** Unknown where nobody has counted. */
    pages: total === undefined ? undefined : Math.max(1, Math.ceil(total / PAGE_SIZE)),
    more: data?.more ?? false,
    error,
    isPending,
    /** Whether further products of the same list are on their way. */
    isGrowing: isPlaceholderData && data.question === question,
    /** Whether what is shown is for an earlier question. */
    isStale: isPlaceholderData && data.question !== question,
    retry: () => void refetch(),
  };
}
