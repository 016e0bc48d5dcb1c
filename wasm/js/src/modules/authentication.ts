/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, rawResponse, type Callable, type RawHttpResponse } from "../binder.js";
import { type CallOptions } from "../call.js";
import { authentication as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/authentication.js";

export type AuthenticationModule = {
  readonly AddressTag: typeof enumerations.addressTag;
  readonly EmailTag: typeof enumerations.emailTag;
  readonly FactorType: typeof enumerations.factorType;
  readonly PhoneTag: typeof enumerations.phoneTag;
  readonly PrivacyStatus: typeof enumerations.privacyStatus;
  readonly StateType: typeof enumerations.stateType;
  readonly StatusName: typeof enumerations.statusName;
  /**
   * Registers a new member. `registerFailure` reads a refusal; field violations name an email address or password that
   * the site does not take. For anyone.
   */
  registerV2: Callable<(loginId: types.LoginId, options?: authentication.RegisterV2Options, callOptions?: CallOptions) => Promise<authentication.StateMachineResponse>>;
  /** Logs a member in by email and password. `loginFailure` reads a refusal. For anyone. */
  loginV2: Callable<(loginId: types.LoginId, options?: authentication.LoginV2Options, callOptions?: CallOptions) => Promise<authentication.StateMachineResponse>>;
  /**
   * Changes the signed-in member's password. Fails with a field violation for a password that the site does not take.
   * Needs a signed-in member.
   */
  changePassword: Callable<(newPassword: string, callOptions?: CallOptions) => Promise<void>>;
  /** Continues a login after an identity provider has sent the visitor back. For anyone. */
  loginCallback: Callable<(options?: authentication.LoginCallbackOptions, callOptions?: CallOptions) => Promise<RawHttpResponse>>;
  /**
   * Signs on a member whom another system has authenticated. Fails with a field violation for an invalid email
   * address. Needs the owner.
   */
  signOn: Callable<(loginId: types.LoginId, options?: authentication.SignOnOptions, callOptions?: CallOptions) => Promise<authentication.SignOnResponse>>;
  /**
   * Ends a login on the platform's pages. Fails with a field violation for a redirect that the site does not allow.
   * For anyone.
   */
  logout: Callable<(options?: authentication.LogoutOptions, callOptions?: CallOptions) => Promise<RawHttpResponse>>;
  /**
   * Sends the code of a second factor, or verifies it. Fails with the codes `BAD_CODE`, `NOT_FOUND` and
   * `SEND_CODE_ERROR`. For anyone.
   */
  verify: Callable<(factorType: types.FactorType, options?: authentication.VerifyOptions, callOptions?: CallOptions) => Promise<authentication.StateMachineResponse>>;
  /** Validates an email address, without sending mail to it. An invalid address is no error. For anyone. */
  validateEmail: Callable<(email: string, callOptions?: CallOptions) => Promise<authentication.ValidateEmailResponse>>;
};

/**
 * Registration and login step by step, each with the platform's own answer. `client.auth` reads the answers and keeps
 * the tokens.
 */
export const authentication: AuthenticationModule = /* @__PURE__ */ moduleOf(conversions, "authentication", {
  AddressTag: enumerations.addressTag,
  EmailTag: enumerations.emailTag,
  FactorType: enumerations.factorType,
  PhoneTag: enumerations.phoneTag,
  PrivacyStatus: enumerations.privacyStatus,
  StateType: enumerations.stateType,
  StatusName: enumerations.statusName,
  registerV2: "loginId,?> register POST authentication visitor unsafe none /v2/register",
  loginV2: "loginId,?> login POST authentication visitor unsafe none /v2/login",
  changePassword: "newPassword change_password POST authentication member idempotent none /v2/change-password",
  loginCallback: rawResponse(conversions, "authentication", "?> login_callback GET authentication public unsafe none /v1/callback"),
  signOn: "loginId,?> sign_on POST authentication owner unsafe none /v2/sign-on",
  logout: rawResponse(conversions, "authentication", "?> logout GET authentication visitor safe none /v1/logout"),
  verify: "factorType,?> verify_factor POST authentication visitor unsafe none /v2/{factorType}/verify",
  validateEmail: "email> validate_email POST authentication visitor safe none /v2/validate-email",
});

export declare namespace authentication {
  type Address = types.Address;
  type AddressTag = types.AddressTag;
  type AddressWrapper = types.TaggedAddress;
  type AuthenticatorConnection = types.AuthenticatorConnection;
  type CaptchaToken = types.CaptchaToken;
  type Connection = types.Connection;
  type CustomField = types.CustomField;
  type CustomValue = types.CustomValue;
  type Email = types.Email;
  type EmailTag = types.EmailTag;
  type EmailValidation = types.EmailValidation;
  type EmailValidationFailure = types.EmailValidationFailure;
  type Factor = types.Factor;
  type FactorCode = types.FactorCode;
  type FactorTransaction = types.FactorTransaction;
  type FactorType = types.FactorType;
  type Identity = types.Identity;
  type IdentityProfile = types.IdentityProfile;
  type IdpConnection = types.IdpConnection;
  type ListValue = types.ListValue;
  type LoginId = types.LoginId;
  type MapValue = types.MapValue;
  type Metadata = types.Metadata;
  type PendingReason = types.PendingReason;
  type Phone = types.Phone;
  type PhoneTag = types.PhoneTag;
  type PrivacyStatus = types.PrivacyStatus;
  type RawAnswer = types.RawAnswer;
  type RawHeader = types.RawHeader;
  type Reason = types.EmailProblem;
  type RecaptchaForClientSiteKey = types.ClientSiteCaptcha;
  type SecondaryEmail = types.SecondaryEmail;
  type SignOnReply = types.SignOnReply;
  type StateMachineReply = types.StateMachineReply;
  type StateType = types.StateType;
  type Status = types.FactorStatus;
  type StatusName = types.StatusName;
  type StatusV2 = types.IdentityStatus;
  type V1CustomValue = types.ProfileValue;
  type V1ListValue = types.ProfileListValue;
  type V1MapValue = types.ProfileMapValue;
  type StateMachineResponse = types.StateMachineReply;
  type RegisterV2Options = {
    password?: string;
    profile?: types.IdentityProfile;
    /** Required where the site has a captcha. */
    captchaTokens?: Array<types.CaptchaToken>;
    /** Data of the site's own. */
    clientMetaData?: { [key in string]: unknown };
  };
  type RegisterV2Request = {
    loginId?: types.LoginId;
    password?: string;
    profile?: types.IdentityProfile;
    captchaTokens?: Array<types.CaptchaToken>;
    clientMetaData?: { [key in string]: unknown };
  };
  type LoginV2Options = {
    password?: string;
    /** Required where the site has a captcha. */
    captchaTokens?: Array<types.CaptchaToken>;
    /** Data of the site's own, such as the `deviceToken` of a remembered device. */
    clientMetaData?: { [key in string]: unknown };
  };
  type LoginV2Request = {
    loginId?: types.LoginId;
    password?: string;
    captchaTokens?: Array<types.CaptchaToken>;
    clientMetaData?: { [key in string]: unknown };
  };
  type ChangePasswordRequest = {
    newPassword?: string;
  };
  type LoginCallbackOptions = {
    state?: string;
    sessionToken?: string;
  };
  type SignOnResponse = types.SignOnReply;
  type SignOnOptions = {
    profile?: types.IdentityProfile;
    /** Whether the email address counts as verified. */
    verifyEmail?: boolean;
    /** Whether an existing contact with this email address becomes the member's. */
    mergeExistingContact?: boolean;
  };
  type SignOnRequest = {
    loginId?: types.LoginId;
    profile?: types.IdentityProfile;
    verifyEmail?: boolean;
    mergeExistingContact?: boolean;
  };
  type LogoutOptions = {
    /** The page that the visitor goes to afterwards. */
    postLogoutRedirectUri?: string;
    clientId?: string;
  };
  type LogoutRequest = {
    postLogoutRedirectUri?: string;
    clientId?: string;
  };
  type VerifyOptions = {
    /** The state token of the step before. */
    stateToken?: string;
    /** Whether this device is remembered, and so challenged less often. */
    rememberThisDevice?: boolean;
    smsData?: types.FactorCode;
    callData?: types.FactorCode;
    emailData?: types.FactorCode;
    totpData?: types.FactorCode;
    pushData?: types.FactorTransaction;
  };
  type ValidateEmailResponse = types.EmailValidation;
  type ValidateEmailRequest = {
    email?: string;
  };
}
