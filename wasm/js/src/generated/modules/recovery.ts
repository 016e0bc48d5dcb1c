/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { authentication } from "../conversions.js";
import type { Call } from "../../sdk/binder.js";
import type { StateMachineReply } from "../types/authentication.js";
import type { EmailOptions, EmailRedirect } from "../types/recovery.js";

export type * from "../types/recovery.js";
export type * from "../types/authentication.js";
export { StateType } from "../types/authentication.js";
export type {
  FactorStatus as Status,
  IdentityStatus as StatusV2,
  ProfileListValue as V1ListValue,
  ProfileMapValue as V1MapValue,
  ProfileValue as V1CustomValue,
  TaggedAddress as AddressWrapper,
} from "../types/authentication.js";
export type { EmailRedirect as Redirect } from "../types/recovery.js";

const call = /* @__PURE__ */ callsOf(authentication, "recovery", "/v1");

/**
 * Sends a password recovery mail. The answer does not reveal whether the account exists. For anyone.
 *
 * @throws An error with a field violation for an invalid address, or a redirect to a site that is not allowed.
 */
export const sendRecoveryEmail: Call<[email: string, options?: SendRecoveryEmailOptions], void> = /* @__PURE__ */ call(
  "email,? send_recovery_email bebca /send-email",
);
export type SendRecoveryEmailOptions = {
  /** The language of the mail. */
  language?: string;
  redirect?: EmailRedirect;
};
export type SendRecoveryEmailRequest = SendRecoveryEmailOptions & { email?: string };

/**
 * Sends an activation mail, by which a member takes over an account that was created for them. Needs the owner.
 *
 * @throws An error with `NOT_FOUND` for an unknown identity.
 */
export const sendActivationEmail: Call<[identityId: string, options?: SendActivationEmailOptions], void> =
  /* @__PURE__ */ call("identityId,? send_activation_email bedca /activation-email");
export type SendActivationEmailOptions = { emailOptions?: EmailOptions };
export type SendActivationEmailRequest = SendActivationEmailOptions & { identityId?: string };

/**
 * Sets a new password with the token of a recovery mail, and logs in. For anyone.
 *
 * @throws An error with `NOT_FOUND` for a token that is wrong, used or expired, and with a field violation for a
 * password that the site does not take.
 */
export const recover: Call<[recoveryToken: string, options?: RecoverOptions], StateMachineResponse> =
  /* @__PURE__ */ call("recoveryToken,?> recover bebca /recover");
export type StateMachineResponse = StateMachineReply;
export type RecoverOptions = { password?: string };
export type RecoverRequest = RecoverOptions & { recoveryToken?: string };
