import type { EstimateInput } from "@cartwright/sdk";
import { heldStore } from "@cartwright/sdk/store";
import { useSyncExternalStore } from "react";

/** The inputs of an estimate: the address, the delivery option, and memberships that pay. */
export type Plan = EstimateInput;

const KEY = "cartwright.plan";
const NO_PLAN: Plan = {};

const held = heldStore(stored());

/** The plan in session storage. */
function stored(): Plan {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? read : NO_PLAN;
  } catch {
    // Storage is blocked or holds invalid data.
    return NO_PLAN;
  }
}

/** Changes the plan, which session storage keeps until the member logs out. */
export function setPlan(changed: Plan): void {
  held.set(changed);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Storage is blocked: the plan lasts only as long as the page.
  }
}

/** The plan, shared by all parts that show the cart. */
export function usePlan(): Plan {
  return useSyncExternalStore(held.subscribe, held.getSnapshot, () => NO_PLAN);
}
