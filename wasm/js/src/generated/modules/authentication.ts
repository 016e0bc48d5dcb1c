/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf, rawResponse } from "../../sdk/binder.js";
import { authentication } from "../conversions.js";
import type { Call, RawHttpResponse } from "../../sdk/binder.js";
import type {
  CaptchaToken,
  EmailValidation,
  FactorCode,
  FactorTransaction,
  FactorType,
  IdentityProfile,
  LoginId,
  SignOnReply,
  StateMachineReply,
} from "../types/authentication.js";

export type * from "../types/authentication.js";
export {
  AddressTag,
  EmailTag,
  FactorType,
  PhoneTag,
  PrivacyStatus,
  StateType,
  StatusName,
} from "../types/authentication.js";
export type {
  ClientSiteCaptcha as RecaptchaForClientSiteKey,
  EmailProblem as Reason,
  FactorStatus as Status,
  IdentityStatus as StatusV2,
  ProfileListValue as V1ListValue,
  ProfileMapValue as V1MapValue,
  ProfileValue as V1CustomValue,
  TaggedAddress as AddressWrapper,
} from "../types/authentication.js";

const call = /* @__PURE__ */ callsOf(authentication, "authentication", "");

/**
 * Registers a new member. `registerFailure` reads a refusal; field violations name an email address or password that
 * the site does not take. For anyone.
 */
export const registerV2: Call<[loginId: LoginId, options?: RegisterV2Options], StateMachineResponse> =
  /* @__PURE__ */ call("loginId,?> register bdbca /v2/register");
export type StateMachineResponse = StateMachineReply;
export type RegisterV2Options = {
  password?: string;
  profile?: IdentityProfile;
  /** Required where the site has a captcha. */
  captchaTokens?: Array<CaptchaToken>;
  /** The site's own data. */
  clientMetaData?: { [key in string]: unknown };
};
export type RegisterV2Request = RegisterV2Options & { loginId?: LoginId };

/** Logs a member in by email and password. `loginFailure` reads a refusal. For anyone. */
export const loginV2: Call<[loginId: LoginId, options?: LoginV2Options], StateMachineResponse> = /* @__PURE__ */ call(
  "loginId,?> login bdbca /v2/login",
);
export type LoginV2Options = {
  password?: string;
  /** Required where the site has a captcha. */
  captchaTokens?: Array<CaptchaToken>;
  /** The site's own data, such as the `deviceToken` of a remembered device. */
  clientMetaData?: { [key in string]: unknown };
};
export type LoginV2Request = LoginV2Options & { loginId?: LoginId };

/**
 * Changes the signed-in member's password. Needs a signed-in member.
 *
 * @throws An error with a field violation for a password that the site does not take.
 */
export const changePassword: Call<[newPassword: string], void> = /* @__PURE__ */ call(
  "newPassword change_password bdcba /v2/change-password",
);
export type ChangePasswordRequest = { newPassword?: string };

/** Continues a login after an identity provider has sent the visitor back. For anyone. */
export const loginCallback: Call<[options?: LoginCallbackOptions], RawHttpResponse> = /* @__PURE__ */ call(
  "?> login_callback adaca /v1/callback",
  rawResponse,
);
export type LoginCallbackOptions = { state?: string; sessionToken?: string };

/**
 * Signs on a member whom another system has authenticated. Needs the owner.
 *
 * @throws An error with a field violation for an invalid email address.
 */
export const signOn: Call<[loginId: LoginId, options?: SignOnOptions], SignOnResponse> = /* @__PURE__ */ call(
  "loginId,?> sign_on bddca /v2/sign-on",
);
export type SignOnResponse = SignOnReply;
export type SignOnOptions = {
  profile?: IdentityProfile;
  /** Whether the email address counts as verified. */
  verifyEmail?: boolean;
  /** Whether an existing contact with this email address becomes the member's. */
  mergeExistingContact?: boolean;
};
export type SignOnRequest = SignOnOptions & { loginId?: LoginId };

/**
 * Ends a login on the platform's pages. For anyone.
 *
 * @throws An error with a field violation for a redirect that the site does not allow.
 */
export const logout: Call<[options?: LogoutOptions], RawHttpResponse> = /* @__PURE__ */ call(
  "?> logout adbaa /v1/logout",
  rawResponse,
);
export type LogoutOptions = {
  /** The page that the visitor goes to afterwards. */
  postLogoutRedirectUri?: string;
  clientId?: string;
};
export type LogoutRequest = LogoutOptions;

/**
 * Sends the code of a second factor, or verifies it. For anyone.
 *
 * @throws An error with the codes `BAD_CODE`, `NOT_FOUND` and `SEND_CODE_ERROR`.
 */
export const verify: Call<[factorType: FactorType, options?: VerifyOptions], StateMachineResponse> =
  /* @__PURE__ */ call("factorType,?> verify_factor bdbca /v2/{factorType}/verify");
export type VerifyOptions = {
  /** The state token of the step before. */
  stateToken?: string;
  /** Whether this device is remembered, and so challenged less often. */
  rememberThisDevice?: boolean;
  smsData?: FactorCode;
  callData?: FactorCode;
  emailData?: FactorCode;
  totpData?: FactorCode;
  pushData?: FactorTransaction;
};

/** Validates an email address, without sending mail to it. An invalid address is no error. For anyone. */
export const validateEmail: Call<[email: string], ValidateEmailResponse> = /* @__PURE__ */ call(
  "email> validate_email bdbaa /v2/validate-email",
);
export type ValidateEmailResponse = EmailValidation;
export type ValidateEmailRequest = { email?: string };
