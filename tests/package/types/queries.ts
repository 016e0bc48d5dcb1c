/** What the compiler has to accept: calls as TanStack Query takes them, with the types of their answers. */

import { type QueryClient, useInfiniteQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import {
  createClient,
  currentCart,
  type cartTypes,
  OAuthStrategy,
  products,
  productsV3,
  type productTypes,
  type productV3Types,
} from "@cartwright/sdk";
import { callQuery, pagesQuery, useCallQuery } from "@cartwright/sdk/react";

const client = createClient({
  modules: { currentCart, products, productsV3 },
  auth: OAuthStrategy({ clientId: "client-1" }),
});
type Shop = typeof client;

export function useTypes() {
  const cart = useQuery(callQuery(client, ["cart"], (shop, options) => shop.currentCart.getCurrentCart(options)));
  cart.data satisfies cartTypes.Cart | undefined;

  const page = useSuspenseQuery(
    callQuery(client, ["page", 1], (shop, options) => shop.products.queryProducts().find(options)),
  );
  page.data.items satisfies productTypes.Product[];

  const own = useQuery({
    ...useCallQuery(["cart"], (shop: Shop, options) => shop.currentCart.getCurrentCartOrNull(options)),
    staleTime: 60_000,
    retry: 2,
  });
  own.data satisfies cartTypes.Cart | null | undefined;

  const byOffset = useInfiniteQuery(pagesQuery(client, ["all"], (shop) => shop.products.queryProducts().limit(24)));
  byOffset.data?.pages.flatMap(({ items }) => items) satisfies productTypes.Product[] | undefined;

  const byCursor = useInfiniteQuery(pagesQuery(client, ["all"], (shop) => shop.productsV3.queryProducts().limit(24)));
  byCursor.data?.pages.flatMap(({ items }) => items) satisfies productV3Types.Product[] | undefined;
}

/** A router's loader asks before there is a component. */
export function load(cache: QueryClient): Promise<cartTypes.Cart> {
  return cache.query(callQuery(client, ["cart"], (shop, options) => shop.currentCart.getCurrentCart(options)));
}
