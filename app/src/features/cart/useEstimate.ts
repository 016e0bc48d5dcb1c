import { useCart } from "@cartwright/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { Address, Estimate } from "../../lib/shop";
import { useShop } from "../../lib/useShop";
import { fingerprint } from "./cartView";

/** Where to, and by which option. */
export interface Destination {
  address: Address;
  option?: { code: string; carrierId?: string };
}

const KEY = "cartwright.destination";

/** The destination lasts as long as the tab: it is the shopper's, not the browser's. */
function remembered(): Destination | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    const address = (read as Destination | null)?.address;
    return typeof address?.country === "string" ? (read as Destination) : null;
  } catch {
    return null;
  }
}

export function useDestination(): [Destination | null, (destination: Destination | null) => void] {
  const [destination, setDestination] = useState(remembered);
  const change = useCallback((changed: Destination | null) => {
    setDestination(changed);
    try {
      if (changed) sessionStorage.setItem(KEY, JSON.stringify(changed));
      else sessionStorage.removeItem(KEY);
    } catch {
      // Storage is blocked: the estimate lasts until the page is left.
    }
  }, []);
  return [destination, change];
}

/** The platform's totals for the cart as it is; asked again when the cart or the destination changes. */
export function useEstimate(destination: Destination | null) {
  const shop = useShop();
  const { cart, pendingLines } = useCart();
  const filled = (cart?.lineItems?.length ?? 0) > 0;
  const query = useQuery({
    queryKey: ["estimate", fingerprint(cart), destination],
    enabled: filled && pendingLines.size === 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<Estimate> => {
      if (!destination) {
        return shop.currentCart.estimateCurrentCartTotals(
          { calculateShipping: false, calculateTax: false },
          { signal },
        );
      }
      const { address, option } = destination;
      return shop.currentCart.estimateCurrentCartTotals(
        { shippingAddress: address, ...(option && { selectedShippingOption: option }) },
        { signal },
      );
    },
  });
  return { ...query, updating: query.isFetching || pendingLines.size > 0 };
}
