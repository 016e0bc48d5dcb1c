import { useCart, useSession } from "@cartwright/sdk/react";
import { type Resource, useBusy, useLastData, useResource } from "../../lib/resource";
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
  const totals: Resource<CartTotals> = {
    key: [...estimateKey, role, fingerprint(cart), plan],
    enabled: isFilled(cart) && pending.lines.size === 0 && status === "ready",
    freshFor: 60_000,
    load: (signal) => estimate(plan, { signal }),
  };
  const { data, error, reload } = useResource(totals);
  const isBusy = useBusy(totals);
  return { data: useLastData(data, role).data, error, reload, updating: isBusy || pending.lines.size > 0 };
}
