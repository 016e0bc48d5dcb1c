import { useMemo, useRef, useSyncExternalStore } from "react";
import type { CartApi } from "../storefront/cart-api/cart-api.js";
import { type CartActions, type CartState, cartStore, type CartStoreOfClient } from "../storefront/stores/index.js";
import { type Given, useProvided } from "./provider.js";

/** The cart's actions, and the API version, which is known after the platform's first answer. */
export type UseCartActions = CartActions & Pick<CartApi, "version" | "supports">;

/** The result of `useCart`: the cart's state and actions. */
export type UseCart = CartState & UseCartActions;

const openCart = ({ client, cartVersion, initialCart }: Given): CartStoreOfClient =>
  cartStore(client, {
    ...(cartVersion !== undefined && { version: cartVersion }),
    ...(initialCart !== undefined && { initialData: initialCart }),
  });

const useCartStore = (): CartStoreOfClient => useProvided().own(openCart);

/**
 * The cart's state and actions. The component renders again when the cart changes, in this tab or another; with a
 * selector, only when the selected part of the state changes:
 *
 * ```tsx
 * const count = useCart(({ cart }) => cart?.lines.length ?? 0);
 * ```
 */
export function useCart(): UseCart;
export function useCart<Selected>(select: (state: CartState) => Selected): Selected;
export function useCart<Selected>(select?: (state: CartState) => Selected): UseCart | Selected {
  const store = useCartStore();
  const selected = useSelected(store, select);
  return select ? (selected as Selected) : { ...(selected as CartState), ...actionsOf(store) };
}

/** The cart's actions alone: the component does not render again when the cart changes. */
export function useCartActions(): UseCartActions {
  const store = useCartStore();
  return useMemo(() => actionsOf(store), [store]);
}

function actionsOf(store: CartStoreOfClient): UseCartActions {
  const { add, setQuantity, remove, restore, applyCoupon, removeCoupon, addGiftCard, removeGiftCard } = store;
  const { setNote, estimate, checkout, dismiss, refresh } = store;
  const lines = { add, setQuantity, remove, restore };
  const payment = { applyCoupon, removeCoupon, addGiftCard, removeGiftCard, setNote, estimate, checkout };
  const { api } = store;
  return {
    ...{ ...lines, ...payment, dismiss, refresh },
    get version() {
      return api.version;
    },
    supports: (feature) => api.supports(feature),
  };
}

/** The selected part of the state: keeps the earlier value while its fields are equal. */
function useSelected(store: CartStoreOfClient, select: ((state: CartState) => unknown) | undefined): unknown {
  const last = useRef<unknown>(undefined);
  const [get, getServer] = useMemo(() => {
    const selected = (state: CartState): unknown => {
      const value = select ? select(state) : state;
      return (last.current = isSame(last.current, value) ? last.current : value);
    };
    return [() => selected(store.getSnapshot()), () => selected(store.getServerSnapshot())];
  }, [store, select]);
  return useSyncExternalStore(store.subscribe, get, getServer);
}

/** Shallow equality of values, plain objects and lists. A `Set` or `Map` is compared by reference. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return left.length === right.length && left.every(([name, value]) => Object.is(value, other[name]));
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}
