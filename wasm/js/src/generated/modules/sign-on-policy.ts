/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { signOnPolicy } from "../conversions.js";
import type { Call, Stored } from "../../sdk/binder.js";
import type { SignOnPolicy } from "../types/sign-on-policy.js";

export type * from "../types/sign-on-policy.js";

const call = /* @__PURE__ */ callsOf(signOnPolicy, "sign_on_policy", "/v1");

/** Returns the policy: both requirements are `false` where the site has never set them. Needs the owner. */
export const getSignOnPolicy: Call<[], GetSignOnPolicyResponse> = /* @__PURE__ */ call("> get agdaa /sign-on-policies");
export type GetSignOnPolicyResponse = { signOnPolicy: Stored<SignOnPolicy> };
export type GetSignOnPolicyRequest = {};

/**
 * Updates the policy. Absent fields are unchanged. Needs the owner.
 *
 * @throws An error with the code `NOT_FOUND` for a site without a policy.
 */
export const updateSignOnPolicy: Call<[signOnPolicy: SignOnPolicy], Stored<SignOnPolicy>> = /* @__PURE__ */ call(
  "signOnPolicy>signOnPolicy update dgdba /sign-on-policies",
);
export type UpdateSignOnPolicyRequest = { signOnPolicy?: SignOnPolicy };
