/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { authentication } from "../conversions.js";
import type { Call } from "../../sdk/binder.js";
import type { StateMachineReply } from "../types/authentication.js";
import type { VerificationStarted, VerificationTarget } from "../types/verification.js";

export type * from "../types/verification.js";
export type * from "../types/authentication.js";
export { StateType } from "../types/authentication.js";
export { VerificationTarget as Target } from "../types/verification.js";
export type {
  FactorStatus as Status,
  IdentityStatus as StatusV2,
  ProfileListValue as V1ListValue,
  ProfileMapValue as V1MapValue,
  ProfileValue as V1CustomValue,
  TaggedAddress as AddressWrapper,
} from "../types/authentication.js";

const call = /* @__PURE__ */ callsOf(authentication, "verification", "/v1");

/** Sends a verification code to an identity's address. For anyone. */
export const start: Call<[options?: StartOptions], StartResponse> = /* @__PURE__ */ call("?> start bfbca /start");
export type StartResponse = VerificationStarted;
export type StartOptions = {
  /** A GUID. */
  identityId?: string;
  target?: VerificationTarget;
};
export type StartRequest = StartOptions;

/** Verifies the code of a mail during a registration or login. For anyone. */
export const verifyDuringAuthentication: Call<
  [code: string, options: VerifyDuringAuthenticationOptions],
  StateMachineResponse
> = /* @__PURE__ */ call("code,?> verify_during_authentication bfbca /auth/verify");
export type StateMachineResponse = StateMachineReply;
export type VerifyDuringAuthenticationOptions = {
  /** The state token of the step before. */
  stateToken?: string;
};
export type VerifyDuringAuthenticationRequest = VerifyDuringAuthenticationOptions & { code?: string };

/**
 * Sends another code during a registration or login. For anyone.
 *
 * @throws An error with status 429 when requested too soon.
 */
export const resendDuringAuthentication: Call<[stateToken: string], StateMachineResponse> = /* @__PURE__ */ call(
  "stateToken> resend_during_authentication bfbca /auth/resend",
);
