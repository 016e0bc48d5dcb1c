import type { CartVersion } from "../cart-view/view.js";
import { CartwrightError } from "../errors.js";

/** What only one of the two versions of the cart API can do. */
export type CartFeature = "deliveryOptions" | "memberships";

/** The version of the cart API that is in use cannot do this; the other can. */
export class NotSupportedError extends CartwrightError {
  override readonly name = "NotSupportedError";
  readonly feature: CartFeature;
  readonly version: CartVersion;

  constructor(feature: CartFeature, version: CartVersion) {
    super({
      kind: "not-supported",
      code: "NOT_SUPPORTED",
      message: `version ${version} of the cart API does not support "${feature}"`,
    });
    this.feature = feature;
    this.version = version;
  }
}
