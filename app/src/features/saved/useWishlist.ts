/** The wishlist: a member's is kept in the account, a visitor's on this device. */
import { STORES_APP_ID, type wishlists } from "@cartwright/sdk";
import { useSession } from "@cartwright/sdk/react";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { type Shop, useShop } from "../../lib/useShop";
import { memberKey } from "../account";
import { type Saved, useSavedList } from "./savedList";

type Reference = wishlists.CatalogReference;

/** The platform's limit. */
const MAX_IN_ACCOUNT = 100;

const referenceOf = (id: string): Reference => ({ appId: STORES_APP_ID, catalogItemId: id });

/** The member's items, the latest first. The products of this device join them, and leave the device. */
function accountQuery(shop: Shop, device: Pick<Saved, "ids" | "remove">) {
  return queryOptions({
    queryKey: [...memberKey, "wishlist"],
    // Other tabs and devices change it too.
    refetchOnWindowFocus: "always",
    retry: false,
    queryFn: async ({ signal }) => {
      const { wishlist } = await shop.call(({ wishlists }) =>
        wishlists.getDefaultWishlist({ appId: STORES_APP_ID }, { signal }),
      );
      const references = (wishlist.items ?? []).flatMap(({ catalogReference }) => catalogReference ?? []).toReversed();
      const known = new Set(references.map(({ catalogItemId }) => catalogItemId));
      try {
        for (const id of device.ids.toReversed()) {
          if (!known.has(id)) {
            await shop.call(({ wishlists }) => wishlists.addItem(referenceOf(id)));
            references.unshift(referenceOf(id));
          }
          device.remove([id]);
        }
      } catch {
        // The list is full, or the connection is lost: the others stay on this device, and join at the next read.
      }
      return references;
    },
  });
}

interface Wish {
  id: string;
  adds: boolean;
  /** The items that go: a product may have been saved in several variants. */
  gone: readonly Reference[];
}

interface Wishlist extends Omit<Saved, "remember"> {
  inAccount: boolean;
  /** Whether the last change was refused, and undone. */
  failed: boolean;
  forgetFailure: () => void;
}

export function useWishlist(): Wishlist {
  const shop = useShop();
  const { loggedIn } = useSession();
  const device = useSavedList("wishlist");
  const options = accountQuery(shop, device);
  const { data } = useQuery({ ...options, enabled: loggedIn });
  const cache = useQueryClient();
  const show = (change: (references: readonly Reference[]) => Reference[]) => {
    cache.setQueryData(options.queryKey, (before) => before && change(before));
  };
  const { mutate, isError, reset } = useMutation({
    mutationFn: async ({ id, adds, gone }: Wish) => {
      if (adds) await shop.call(({ wishlists }) => wishlists.addItem(referenceOf(id)));
      for (const reference of gone) await shop.call(({ wishlists }) => wishlists.removeItem(reference));
    },
    onMutate: async ({ id, adds }) => {
      await cache.cancelQueries({ queryKey: options.queryKey });
      show((references) => {
        const others = references.filter(({ catalogItemId }) => catalogItemId !== id);
        return adds ? [referenceOf(id), ...others] : others;
      });
    },
    onError: (_, { id, gone }) => {
      show((references) => [...gone, ...references.filter(({ catalogItemId }) => catalogItemId !== id)]);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: options.queryKey }),
  });
  const references = loggedIn ? data : undefined;
  const ids = useMemo(
    () => references && [...new Set(references.flatMap(({ catalogItemId }) => catalogItemId ?? []))],
    [references],
  );
  const change = useCallback(
    (id: string, adds: boolean) => {
      mutate({ id, adds, gone: references?.filter(({ catalogItemId }) => catalogItemId === id) ?? [] });
    },
    [mutate, references],
  );
  const remove = useCallback(
    (gone: readonly string[]) => {
      for (const id of gone) change(id, false);
    },
    [change],
  );
  // Until the account's list is read, and where the platform has none, the list is the device's.
  if (!ids) return { ...device, inAccount: false, failed: false, forgetFailure: reset };
  const isFull = ids.length >= MAX_IN_ACCOUNT;
  const toggle = (id: string) => {
    if (ids.includes(id)) change(id, false);
    else if (!isFull) change(id, true);
  };
  return { ids, max: MAX_IN_ACCOUNT, isFull, toggle, remove, inAccount: true, failed: isError, forgetFailure: reset };
}
