import type { CartVersion } from "../cart-view/view.js";
import type { CartFeature } from "./cart-api.js";

/** Whether a version of the cart API has a feature. Version 1 has all of them. */
export function hasFeature(version: CartVersion, feature: CartFeature): boolean {
  return version === 1 || feature === "memberships";
}
