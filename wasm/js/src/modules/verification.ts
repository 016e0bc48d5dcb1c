/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable } from "../binder.js";
import { type CallOptions } from "../call.js";
import { authentication as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/authentication.js";

export type VerificationModule = {
  readonly StateType: typeof enumerations.stateType;
  readonly Target: typeof enumerations.target;
  /** Sends a verification code to an identity's address. For anyone. */
  start: Callable<(options?: verification.StartOptions, callOptions?: CallOptions) => Promise<verification.StartResponse>>;
  /** Verifies the code of a mail during a registration or login. For anyone. */
  verifyDuringAuthentication: Callable<(code: string, options: verification.VerifyDuringAuthenticationOptions, callOptions?: CallOptions) => Promise<verification.StateMachineResponse>>;
  /** Sends another code during a registration or login. Fails with status 429 when asked too soon. For anyone. */
  resendDuringAuthentication: Callable<(stateToken: string, callOptions?: CallOptions) => Promise<verification.StateMachineResponse>>;
};

/** Email verification: codes that prove that an address is the member's. */
export const verification: VerificationModule = /* @__PURE__ */ moduleOf(conversions, "verification", {
  StateType: enumerations.stateType,
  Target: enumerations.target,
  start: "?> start POST verification visitor unsafe none /v1/start",
  verifyDuringAuthentication: "code,?> verify_during_authentication POST verification visitor unsafe none /v1/auth/verify",
  resendDuringAuthentication: "stateToken> resend_during_authentication POST verification visitor unsafe none /v1/auth/resend",
});

export declare namespace verification {
  type Address = types.Address;
  type AddressTag = types.AddressTag;
  type AddressWrapper = types.TaggedAddress;
  type AuthenticatorConnection = types.AuthenticatorConnection;
  type Connection = types.Connection;
  type CustomField = types.CustomField;
  type CustomValue = types.CustomValue;
  type Email = types.Email;
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
  type SecondaryEmail = types.SecondaryEmail;
  type StateMachineReply = types.StateMachineReply;
  type StateType = types.StateType;
  type Status = types.FactorStatus;
  type StatusName = types.StatusName;
  type StatusV2 = types.IdentityStatus;
  type Target = types.VerificationTarget;
  type V1CustomValue = types.ProfileValue;
  type V1ListValue = types.ProfileListValue;
  type V1MapValue = types.ProfileMapValue;
  type VerificationStarted = types.VerificationStarted;
  type StartResponse = types.VerificationStarted;
  type StartOptions = {
    /** A GUID. */
    identityId?: string;
    target?: types.VerificationTarget;
  };
  type StartRequest = {
    identityId?: string;
    target?: types.VerificationTarget;
  };
  type StateMachineResponse = types.StateMachineReply;
  type VerifyDuringAuthenticationOptions = {
    /** The state token of the step before. */
    stateToken?: string;
  };
  type VerifyDuringAuthenticationRequest = {
    code?: string;
    stateToken?: string;
  };
}
