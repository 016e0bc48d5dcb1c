import type { CartVersion } from "../cart-view/view.js";
import type { CartFeature } from "./cart-api.js";

/** Whether a version of the cart API has a feature: version 1 has all. */
export function hasFeature(version: CartVersion, feature: CartFeature): boolean {
  return version === 1 || feature === "memberships";
}
