import type { QueryBuilder } from "@cartwright/sdk";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ShopClient } from "../../lib/client";
import { isNotFound } from "../../lib/errors";
import type { Collection, Product } from "../../lib/shop";
import { type ListState, PAGE_SIZE, type SortKey } from "./listState";
import { type ProductCardView, toProductCard } from "./productView";

const MOST_COLLECTIONS = 50;
/** Wix's own collection of everything: the store has its page for that. */
const EVERYTHING = "all-products";

export interface ProductPage {
  products: ProductCardView[];
  /** Unknown when the platform did not count them all. */
  total: number | undefined;
  pages: number;
}

export function collectionsQuery(shop: ShopClient) {
  return queryOptions({
    queryKey: ["collections"],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Collection[]> => {
      const found = await shop.collections.queryCollections().limit(MOST_COLLECTIONS).find({ signal });
      return found.items.filter(
        (collection: Collection) => collection.slug !== EVERYTHING && collection.visible !== false,
      );
    },
  });
}

export function collectionQuery(shop: ShopClient, slug: string) {
  return queryOptions({
    queryKey: ["collection", slug],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Collection | null> => {
      try {
        const { collection } = await shop.collections.getCollectionBySlug(slug, { signal });
        return collection ?? null;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
}

function sorted<T>(builder: QueryBuilder<T>, sort: SortKey): QueryBuilder<T> {
  switch (sort) {
    case "newest":
      return builder.descending("createdDate");
    case "price-low":
      return builder.ascending("price");
    case "price-high":
      return builder.descending("price");
    case "name":
      return builder.ascending("name");
    case "featured":
      return builder;
  }
}

/** A page of products: of a collection, or of the whole shop. */
export function productListQuery(shop: ShopClient, state: ListState, collectionId?: string) {
  return queryOptions({
    queryKey: ["products", collectionId ?? "all", state],
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    queryFn: async ({ signal }): Promise<ProductPage> => {
      let builder = shop.products.queryProducts();
      if (collectionId) builder = builder.eq("collectionIds", collectionId);
      if (state.q) builder = builder.contains("name", state.q);
      if (state.min) builder = builder.ge("price", Number(state.min));
      if (state.max) builder = builder.le("price", Number(state.max));
      if (state.inStock) builder = builder.ne("inventoryStatus", "OUT_OF_STOCK");
      if (state.ribbons.length > 0) builder = builder.in("ribbon", [...state.ribbons]);
      const found = await sorted(builder, state.sort)
        .skip((state.page - 1) * PAGE_SIZE)
        .limit(PAGE_SIZE)
        .find({ signal });
      return {
        products: found.items.map((product: Product) => toProductCard(product)),
        total: found.totalCount,
        pages: found.totalPages ?? (found.items.length === PAGE_SIZE ? state.page + 1 : state.page),
      };
    },
  });
}

export type RailKind =
  { kind: "newest" } | { kind: "ribbon"; ribbon: string } | { kind: "collection"; id: string; without: string };

/** A short row of products. */
export function railQuery(shop: ShopClient, rail: RailKind, count: number) {
  return queryOptions({
    queryKey: ["rail", rail, count],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<ProductCardView[]> => {
      let builder = shop.products.queryProducts();
      if (rail.kind === "newest") builder = builder.descending("createdDate");
      if (rail.kind === "ribbon") builder = builder.eq("ribbon", rail.ribbon);
      if (rail.kind === "collection") builder = builder.eq("collectionIds", rail.id);
      const wanted = rail.kind === "collection" ? count + 1 : count;
      const found = await builder.limit(wanted).find({ signal });
      return found.items
        .map((product: Product) => toProductCard(product))
        .filter((product: ProductCardView) => rail.kind !== "collection" || product.id !== rail.without)
        .slice(0, count);
    },
  });
}

export function productQuery(shop: ShopClient, slug: string) {
  return queryOptions({
    queryKey: ["product", slug],
    staleTime: 15_000,
    queryFn: async ({ signal }): Promise<Product | null> => {
      const found = await shop.products.queryProducts().eq("slug", slug).limit(1).find({ signal });
      return found.items[0] ?? null;
    },
  });
}
