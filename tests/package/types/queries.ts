/** Code that must compile: calls as options of TanStack Query, with the types of their answers. */

import { type QueryClient, useInfiniteQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createClient, currentCart, OAuthStrategy, products, productsV3 } from "@cartwright/sdk";
import { lazyClient } from "@cartwright/sdk/lazy";
import { callQuery, pagesQuery, useCallQuery } from "@cartwright/sdk/react";
import { cartStore } from "@cartwright/sdk/store";

const client = createClient({
  modules: { currentCart, products, productsV3 },
  auth: OAuthStrategy({ clientId: "client-1" }),
});
type Shop = typeof client;

export function useTypes() {
  const cart = useQuery(callQuery(client, ["cart"], (shop, options) => shop.currentCart.getCurrentCart(options)));
  cart.data satisfies currentCart.Cart | undefined;

  const page = useSuspenseQuery(
    callQuery(client, ["page", 1], (shop, options) => shop.products.queryProducts().find(options)),
  );
  page.data.items satisfies products.Product[];

  const own = useQuery({
    ...useCallQuery(["cart"], (shop: Shop, options) => shop.currentCart.getCurrentCartOrNull(options)),
    staleTime: 60_000,
    retry: 2,
  });
  own.data satisfies currentCart.Cart | null | undefined;

  const byOffset = useInfiniteQuery(pagesQuery(client, ["all"], (shop) => shop.products.queryProducts().limit(24)));
  byOffset.data?.pages.flatMap(({ items }) => items) satisfies products.Product[] | undefined;

  const byCursor = useInfiniteQuery(pagesQuery(client, ["all"], (shop) => shop.productsV3.queryProducts().limit(24)));
  byCursor.data?.pages.flatMap(({ items }) => items) satisfies productsV3.V3Product[] | undefined;
}

/** A router's loader runs before there is a component. */
export function load(cache: QueryClient): Promise<currentCart.Cart> {
  return cache.query(callQuery(client, ["cart"], (shop, options) => shop.currentCart.getCurrentCart(options)));
}

const lazy = lazyClient({ clientId: "client-1" }, () => Promise.resolve({ default: () => client }));

export function useLazyTypes() {
  const cart = useQuery(callQuery(lazy, ["cart"], (shop, options) => shop.currentCart.getCurrentCart(options)));
  cart.data satisfies currentCart.Cart | undefined;
  const pages = useInfiniteQuery(pagesQuery(lazy, ["all"], (shop) => shop.productsV3.queryProducts().limit(24)));
  pages.data?.pages.flatMap(({ items }) => items) satisfies productsV3.V3Product[] | undefined;
}

export async function calls() {
  (await lazy.call(({ session }) => session.role)) satisfies string;
  (await lazy.call((shop) => shop.products.getProduct("id"))) satisfies
    | { product?: products.Product }
    | products.Product;
  await lazy.call((shop) => {
    // @ts-expect-error -- a module that the client does not have
    shop.orders satisfies object;
  });
  // @ts-expect-error -- a lazy client has no modules of its own
  lazy.products satisfies object;
  cartStore(lazy).getSnapshot().status satisfies string;
}
