import type { EstimateInput } from "@cartwright/sdk";
import { useCart } from "@cartwright/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { fingerprint, isFilled } from "./lines";

/** Where to, by which option, and what pays for it besides money. */
export type Plan = EstimateInput;

const KEY = "cartwright.plan";

/** The plan lasts as long as the tab: it is the shopper's, not the browser's. */
function remembered(): Plan {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? read : {};
  } catch {
    return {};
  }
}

export function usePlan(): [Plan, (plan: Plan) => void] {
  const [plan, setPlan] = useState(remembered);
  const change = useCallback((changed: Plan) => {
    setPlan(changed);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(changed));
    } catch {
      // Storage is blocked: the estimate lasts until the page is left.
    }
  }, []);
  return [plan, change];
}

export const estimateKey = ["estimate"] as const;

/** The platform's totals for the cart as it is; asked again when the cart or the plan changes. */
export function useEstimate(plan: Plan) {
  const { cart, pendingLines, status, estimate } = useCart();
  const query = useQuery({
    queryKey: [...estimateKey, fingerprint(cart), plan],
    enabled: isFilled(cart) && pendingLines.size === 0 && status === "ready",
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: ({ signal }) => estimate(plan, { signal }),
  });
  return { ...query, updating: query.isFetching || pendingLines.size > 0 };
}
