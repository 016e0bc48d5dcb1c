import { useCart } from "@cartwright/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { fingerprint, isFilled } from "./lines";
import { usePlan } from "./plan";

export const estimateKey = ["estimate"] as const;

/** The platform's totals for the cart as it is; asked again when the cart or the plan changes. */
export function useEstimate() {
  const plan = usePlan();
  const { cart, pending, status, estimate } = useCart();
  const query = useQuery({
    queryKey: [...estimateKey, fingerprint(cart), plan],
    enabled: isFilled(cart) && pending.lines.size === 0 && status === "ready",
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: ({ signal }) => estimate(plan, { signal }),
  });
  return { ...query, updating: query.isFetching || pending.lines.size > 0 };
}
