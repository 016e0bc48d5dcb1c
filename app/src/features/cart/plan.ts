import type { EstimateInput } from "@cartwright/sdk";
import { useSyncExternalStore } from "react";

/** Where the cart is to go, by which option, and what pays for it besides money. */
export type Plan = EstimateInput;

const KEY = "cartwright.plan";

const listeners = new Set<() => void>();
let written: string | null = null;
const NO_PLAN: Plan = {};
let plan = NO_PLAN;

/** The plan in the tab's session storage, until its member logs out. */
function current(): Plan {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text !== written) {
      written = text;
      const read: unknown = JSON.parse(text ?? "{}");
      plan = typeof read === "object" && read !== null ? read : {};
    }
  } catch {
    // Storage is blocked, or what it holds is not ours: the plan lasts until the page is left.
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

/** The plan, the same wherever the cart is shown. */
export function usePlan(): Plan {
  return useSyncExternalStore(subscribe, current, () => NO_PLAN);
}
