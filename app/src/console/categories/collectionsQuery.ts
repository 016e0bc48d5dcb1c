/** Reads of the collections of catalog V1, a page at a time. */
import { infiniteQueryOptions } from "@tanstack/react-query";
import { catalogEditorOf, type collections, type EditorProduct, type Page } from "@cartwright/sdk";
import { wholeInAddress } from "../../lib/typed";
import type { ConsoleClient } from "../client";
import { CATEGORIES } from "./queries";

export type Collection = collections.Collection;

const PAGE = 100;

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
    initialPageParam: "",
    getNextPageParam: ({ next }: Page<EditorProduct>) => next,
    queryFn: async ({ signal, pageParam: cursor }) => {
      const editor = await catalogEditorOf(client);
      return editor.products({ collectionIds: [id] }, { limit: PAGE, cursor }, { signal });
    },
  });
}
