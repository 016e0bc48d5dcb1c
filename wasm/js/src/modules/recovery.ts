/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable } from "../binder.js";
import { type CallOptions } from "../call.js";
import { authentication as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/authentication.js";

export type RecoveryModule = {
  readonly StateType: typeof enumerations.stateType;
  /**
   * Sends a password recovery mail. The answer does not tell whether there is such an account. Fails with a field
   * violation for an invalid address, or a redirect to a site that is not allowed. For anyone.
   */
  sendRecoveryEmail: Callable<(email: string, options?: recovery.SendRecoveryEmailOptions, callOptions?: CallOptions) => Promise<void>>;
  /**
   * Sends an activation mail, by which a member takes over an account that was created for them. Fails with
   * `NOT_FOUND` for an unknown identity. Needs the owner.
   */
  sendActivationEmail: Callable<(identityId: string, options?: recovery.SendActivationEmailOptions, callOptions?: CallOptions) => Promise<void>>;
  /**
   * Sets a new password with the token of a recovery mail, and logs in. Fails with `NOT_FOUND` for a token that is
   * wrong, used or expired, and with a field violation for a password that the site does not take. For anyone.
   */
  recover: Callable<(recoveryToken: string, options?: recovery.RecoverOptions, callOptions?: CallOptions) => Promise<recovery.StateMachineResponse>>;
};

/** Password recovery and account activation by mail. */
export const recovery: RecoveryModule = /* @__PURE__ */ moduleOf(conversions, "recovery", {
  StateType: enumerations.stateType,
  sendRecoveryEmail: "email,? send_recovery_email POST recovery visitor unsafe none /v1/send-email",
  sendActivationEmail: "identityId,? send_activation_email POST recovery owner unsafe none /v1/activation-email",
  recover: "recoveryToken,?> recover POST recovery visitor unsafe none /v1/recover",
});

export declare namespace recovery {
  type Address = types.Address;
  type AddressTag = types.AddressTag;
  type AddressWrapper = types.TaggedAddress;
  type AuthenticatorConnection = types.AuthenticatorConnection;
  type Connection = types.Connection;
  type CustomField = types.CustomField;
  type CustomValue = types.CustomValue;
  type Email = types.Email;
  type EmailOptions = types.EmailOptions;
  type EmailTag = types.EmailTag;
  type Factor = types.Factor;
  type FactorType = types.FactorType;
  type Identity = types.Identity;
  type IdentityProfile = types.IdentityProfile;
  type IdpConnection = types.IdpConnection;
  type ListValue = types.ListValue;
  type MapValue = types.MapValue;
  type Metadata = types.Metadata;
  type PendingReason = types.PendingReason;
  type Phone = types.Phone;
  type PhoneTag = types.PhoneTag;
  type PrivacyStatus = types.PrivacyStatus;
  type Redirect = types.EmailRedirect;
  type SecondaryEmail = types.SecondaryEmail;
  type StateMachineReply = types.StateMachineReply;
  type StateType = types.StateType;
  type Status = types.FactorStatus;
  type StatusName = types.StatusName;
  type StatusV2 = types.IdentityStatus;
  type V1CustomValue = types.ProfileValue;
  type V1ListValue = types.ProfileListValue;
  type V1MapValue = types.ProfileMapValue;
  type SendRecoveryEmailOptions = {
    /** The language of the mail. */
    language?: string;
    redirect?: types.EmailRedirect;
  };
  type SendRecoveryEmailRequest = {
    email?: string;
    language?: string;
    redirect?: types.EmailRedirect;
  };
  type SendActivationEmailOptions = {
    emailOptions?: types.EmailOptions;
  };
  type SendActivationEmailRequest = {
    identityId?: string;
    emailOptions?: types.EmailOptions;
  };
  type StateMachineResponse = types.StateMachineReply;
  type RecoverOptions = {
    password?: string;
  };
  type RecoverRequest = {
    recoveryToken?: string;
    password?: string;
  };
}
