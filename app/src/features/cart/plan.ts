import type { EstimateInput } from "@cartwright/sdk";
import { useSyncExternalStore } from "react";

/** The inputs of an estimate: the address, the delivery option, and memberships that pay. */
export type Plan = EstimateInput;

const KEY = "cartwright.plan";

const listeners = new Set<() => void>();
let written: string | null = null;
const NO_PLAN: Plan = {};
let plan = NO_PLAN;

/** The plan in session storage, until the member logs out. */
function current(): Plan {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text !== written) {
      written = text;
      const read: unknown = JSON.parse(text ?? "{}");
      plan = typeof read === "object" && read !== null ? read : {};
    }
  } catch {
    // Storage is blocked or holds invalid data: the plan lasts only as long as the page.
  }
  return plan;
}

export function setPlan(changed: Plan): void {
  plan = changed;
  try {
    written = JSON.stringify(changed);
    sessionStorage.setItem(KEY, written);
  } catch {
    written = null;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The plan, shared by all parts that show the cart. */
export function usePlan(): Plan {
  return useSyncExternalStore(subscribe, current, () => NO_PLAN);
}
