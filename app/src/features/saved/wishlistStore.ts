/** The wishlist: a member's is stored in the account, a visitor's on this device. */
import { STORES_APP_ID, type wishlists } from "@cartwright/sdk";
import { type ExternalStore, heldStore, sessionStore } from "@cartwright/sdk/store";
import { WISHLIST } from "../../generated/shopBounds";
import { hashOf, type Resource, type Resources } from "../../lib/resource";
import type { Shop } from "../../lib/useShop";
import { memberKey } from "../account";
import { DeviceList, type Saved } from "./savedList";

type Reference = wishlists.CatalogReference;

/** The platform's limit. */
const MAX_IN_ACCOUNT = WISHLIST.items;

const referenceOf = (id: string): Reference => ({ appId: STORES_APP_ID, catalogItemId: id });

/** The member's items, latest first. Moves this device's products into the account. */
function accountQuery(shop: Shop, device: DeviceList): Resource<Reference[]> {
  return {
    key: [...memberKey, "wishlist"],
    load: async (signal) => {
      const { wishlist } = await shop.call(({ wishlists }) =>
        wishlists.getDefaultWishlist({ appId: STORES_APP_ID }, { signal }),
      );
      const references = (wishlist.items ?? []).flatMap(({ catalogReference }) => catalogReference ?? []).toReversed();
      const known = new Set(references.map(({ catalogItemId }) => catalogItemId));
      try {
        for (const id of device.ids().toReversed()) {
          if (!known.has(id)) {
            await shop.call(({ wishlists }) => wishlists.addItem(referenceOf(id)));
            references.unshift(referenceOf(id));
          }
          device.remove([id]);
        }
      } catch {
        // The list is full, or the connection is lost: the others stay on this device until the next read.
      }
      return references;
    },
  };
}

export interface WishlistState extends Pick<Saved, "ids" | "max" | "isFull"> {
  inAccount: boolean;
  /** The product whose last change was refused and rolled back. */
  failedId: string | undefined;
}

export interface WishlistStore extends ExternalStore<WishlistState> {
  toggle: (id: string) => void;
  remove: (ids: readonly string[]) => void;
  forgetFailure: () => void;
}

/** The wishlist store of a page. It observes the account's list while it has subscribers. */
export function wishlistStore(shop: Shop, resources: Resources, clientId: string): WishlistStore {
  const device = new DeviceList("wishlist", clientId);
  const session = sessionStore(shop);
  const options = accountQuery(shop, device);
  const isMember = () => session.getSnapshot().loggedIn;

  const show = (change: (references: readonly Reference[]) => Reference[]) => {
    resources.change(options, (before) => before && change(before));
  };
  let failedId: string | undefined;
  const fail = (id: string | undefined) => {
    if (failedId === id) return;
    failedId = id;
    update();
  };
  const change = (id: string, adds: boolean) => {
    const gone = references()?.filter(({ catalogItemId }) => catalogItemId === id) ?? [];
    if (failedId === id) fail(undefined);
    show((references) => {
      const others = references.filter(({ catalogItemId }) => catalogItemId !== id);
      return adds ? [referenceOf(id), ...others] : others;
    });
    const send = async () => {
      try {
        if (adds) await shop.call(({ wishlists }) => wishlists.addItem(referenceOf(id)));
        for (const reference of gone) await shop.call(({ wishlists }) => wishlists.removeItem(reference));
      } catch {
        show((references) => [...gone, ...references.filter(({ catalogItemId }) => catalogItemId !== id)]);
        fail(id);
      }
      await resources.invalidate(options.key);
    };
    void send();
  };

  const references = () => (isMember() ? resources.read(options).data : undefined);
  let known: readonly Reference[] | undefined;
  let knownIds: readonly string[] = [];
  const idsInAccount = (items: readonly Reference[]) => {
    if (items !== known) {
      known = items;
      knownIds = [...new Set(items.flatMap(({ catalogItemId }) => catalogItemId ?? []))];
    }
    return knownIds;
  };
  const read = (): WishlistState => {
    const items = references();
    // The device's list stands in until the account's list is loaded, or if the platform has none.
    const ids = items ? idsInAccount(items) : device.ids();
    const max = items ? MAX_IN_ACCOUNT : device.max;
    return { ids, max, isFull: ids.length >= max, inAccount: items !== undefined, failedId };
  };
  const update = () => {
    held.set(read());
  };
  const held = heldStore(read(), () => {
    resources.read(options);
    const follow = () => resources.subscribe(hashOf(options.key), isMember(), update);
    let unfollow = follow();
    const ends = [
      device.subscribe(update),
      session.subscribe(() => {
        unfollow();
        unfollow = follow();
        update();
      }),
    ];
    // Other tabs and devices change the account's list, too.
    const onVisible = () => {
      if (document.visibilityState === "visible" && isMember()) void resources.reload(options.key);
    };
    document.addEventListener("visibilitychange", onVisible);
    update();
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      unfollow();
      for (const end of ends) end();
    };
  });

  return {
    getSnapshot: held.getSnapshot,
    subscribe: held.subscribe,
    toggle(id) {
      const { ids, isFull, inAccount } = held.getSnapshot();
      if (!inAccount) device.toggle(id);
      else if (ids.includes(id)) change(id, false);
      else if (!isFull) change(id, true);
    },
    remove(gone) {
      if (!held.getSnapshot().inAccount) device.remove(gone);
      else for (const id of gone) change(id, false);
    },
    forgetFailure: () => {
      fail(undefined);
    },
  };
}
