import { useCart, useSession } from "@cartwright/sdk/react";
import { useQuery } from "@tanstack/react-query";
import type { CartTotals } from "../../lib/cart";
import { fingerprint, isFilled } from "./lines";
import { usePlan } from "./plan";

export const estimateKey = ["estimate"] as const;

/** The platform's totals of the current cart; refetched when the cart or the plan changes. */
export function useEstimate() {
  const plan = usePlan();
  const { cart, pending, status, estimate } = useCart();
  // Members have prices of their own.
  const { role } = useSession();
  const query = useQuery({
    queryKey: [...estimateKey, role, fingerprint(cart), plan],
    enabled: isFilled(cart) && pending.lines.size === 0 && status === "ready",
    placeholderData: (previous: CartTotals | undefined, query) => (query?.queryKey[1] === role ? previous : undefined),
    staleTime: 60_000,
    queryFn: ({ signal }) => estimate(plan, { signal }),
  });
  return { ...query, updating: query.isFetching || pending.lines.size > 0 };
}
