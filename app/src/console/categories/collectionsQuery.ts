/** Reads of the collections of catalog V1, a page at a time. */
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { collections, products } from "@cartwright/sdk";
import { wholeInAddress } from "../../lib/typed";
import type { ConsoleClient } from "../client";
import { CATEGORIES } from "./queries";

export type Collection = collections.Collection;

const PAGE = 100;

interface Page<Item> {
  items: Item[];
  next: number | undefined;
}

/** The next offset of a counted query; undefined after its last page. */
function nextOf<Item>(offset: number, found: { items: Item[]; hasNext: () => boolean }): Page<Item> {
  return { items: found.items, next: found.hasNext() ? offset + PAGE : undefined };
}

/** A page of the collections, by its number. */
export function collectionsQuery(client: ConsoleClient, asked: string) {
  const page = wholeInAddress(asked) ?? 1;
  return {
    queryKey: [...CATEGORIES, "collections", "page", page],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const offset = (page - 1) * PAGE;
      const found = await client.collections
        .queryCollections()
        .ascending("name")
        .skip(offset)
        .limit(PAGE)
        .find({ signal });
      const items: Collection[] = found.items;
      return {
        items,
        previous: page > 1 ? String(page - 1) : undefined,
        next: found.hasNext() ? String(page + 1) : undefined,
      };
    },
  };
}

/** The products of a collection by their names. */
export function collectionGoodsQuery(client: ConsoleClient, id: string) {
  return infiniteQueryOptions({
    queryKey: [...CATEGORIES, "collections", id],
    initialPageParam: 0,
    getNextPageParam: ({ next }: Page<products.Product>) => next,
    queryFn: async ({ signal, pageParam }) =>
      nextOf(
        pageParam,
        await client.products
          .queryProducts()
          .hasSome("collectionIds", id)
          .ascending("name")
          .skip(pageParam)
          .limit(PAGE)
          .find({ signal }),
      ),
  });
}
