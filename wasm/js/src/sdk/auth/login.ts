/** Registration and login by calls: the parameters, and the resulting state. */

import { errorOf, SessionError } from "../../core/errors.js";
import { authentication as conversions } from "../../generated/conversions.js";
import type { FactorType, IdentityProfile } from "../../generated/types/authentication.js";
import { outgoing } from "../convert/outgoing.js";
import { lazyCode } from "../lazy-code.js";
import type { Lifetime } from "../lifetime.js";
import type { LoginKit } from "./logins.js";
import { type LoginErrorCode, LoginState } from "../../generated/rules.js";

export { type LoginErrorCode, LoginState };

/** A captcha's token: of a visible captcha, or of an invisible one. */
export interface CaptchaTokens {
  recaptchaToken?: string;
  invisibleRecaptchaToken?: string;
}

/** The input of a registration. */
export interface RegisterParams {
  email: string;
  password: string;
  profile?: IdentityProfile;
  captchaTokens?: CaptchaTokens;
  /** The program's data about the login; a remembered device's token is added. */
  clientMetaData?: Record<string, unknown>;
}

/** The input of a login with a password. */
export type LoginParams = Omit<RegisterParams, "profile">;

/** The data for the next step, in a state of the platform without a client state. */
export interface Challenge {
  stateToken?: string;
  /** The available second factors, the preferred one first. */
  factors: FactorType[];
  /** The factor to which a code was sent. */
  factor?: FactorType;
  /** The code's destination, such as `a•••@example.com`. */
  destination?: string;
  /** The challenge that was sent to a device. */
  transactionId?: string;
  /** The secret of a new TOTP factor, in base32. */
  totpSecret?: string;
  /** The secret as an `otpauth:` URL. */
  totpUri?: string;
}

/** The result of a successful registration or login: `signIn` exchanges its session token for a session. */
export interface LoginSucceeded {
  loginState: "SUCCESS";
  data: { sessionToken: string };
}

/** The platform sent an email with a code, which `processVerification` sends back. */
export interface EmailVerificationRequired {
  loginState: "EMAIL_VERIFICATION_REQUIRED";
  data: { stateToken: string };
}

/** The site's owner must approve the new member. */
export interface OwnerApprovalRequired {
  loginState: "OWNER_APPROVAL_REQUIRED";
}

/** The result of a refused registration or login. */
export interface LoginFailed {
  loginState: "FAILURE";
  /** The reason, as a text for people. */
  error: string;
  errorCode?: LoginErrorCode;
  /**
   * The required captcha: an invisible captcha if no token was sent (`missingCaptchaToken`), or a visible captcha if
   * the sent token was refused.
   */
  captchaState?: "SILENT_CAPTCHA_REQUIRED" | "USER_CAPTCHA_REQUIRED";
  /** The platform's error, after a refusal. */
  cause?: unknown;
  /** The platform's state, if this client has none for it: `error` is 'Unknown _state' then. */
  serverState?: string;
  challenge?: Challenge;
}

/** States of a form's login (`loginStore`) that no call results in: a failure's `captchaState` reports captchas. */
export interface OtherLoginState {
  loginState: "INITIAL" | "USER_CAPTCHA_REQUIRED" | "SILENT_CAPTCHA_REQUIRED";
}

/** The state of a registration or login. */
export type LoginResult =
  | LoginSucceeded
  | EmailVerificationRequired
  | OwnerApprovalRequired
  | LoginFailed
  | OtherLoginState;

/** An answer to a second factor: its code, or a request for a code. */
export interface FactorAnswer {
  factorType: FactorType;
  /** The code; absent to request one. */
  code?: string;
  /** For `PUSH`: the challenge that was sent; absent to send one. */
  transactionId?: string;
  /** Whether to remember this device. */
  rememberThisDevice?: boolean;
}

/** The steps of a registration or login. Each step remembers the state that the next step needs. */
export interface LoginSteps {
  /**
   * Registers a member; after `SUCCESS`, `signIn` signs the member in. The platform may first require an emailed code
   * or the owner's approval.
   */
  register(params: RegisterParams): Promise<LoginResult>;
  /**
   * Checks a member's email and password on the site's own form. A refusal is a result, not an error.
   *
   * ```ts
   * const result = await client.auth.login({ email, password });
   * if (result.loginState === "SUCCESS") await client.auth.signIn(result);
   * ```
   */
  login(params: LoginParams): Promise<LoginResult>;
  /** Sends the emailed code. */
  processVerification(
    answer: { verificationCode: string } | { code: string },
    state?: LoginResult,
  ): Promise<LoginResult>;
  /** Requests another email with a code. */
  resendVerification(state?: LoginResult): Promise<LoginResult>;
  /** Requests a second factor's code, or sends it. */
  verifyFactor(answer: FactorAnswer, challenge?: Challenge): Promise<LoginResult>;
  /** Sets a new password with an email's token, and logs in. */
  resetPassword(params: { recoveryToken: string; password: string }): Promise<LoginResult>;
}

/** The code of logins, which the first login loads with the core's logins. */
export const logins = lazyCode("the code of logins", () => import("./logins.js"));

/** The steps of the logins of a client id, whose code the first step loads. */
export function loginSteps(lifetime: () => Lifetime, clientId: string): LoginSteps {
  let made: LoginSteps | undefined;
  const steps = async (): Promise<LoginSteps> => {
    const { stepsOf } = await logins();
    const profileOf: LoginKit["profileOf"] = (profile) => outgoing(profile, conversions);
    return (made ??= stepsOf(lifetime, clientId, { errorOf, profileOf }));
  };
  return {
    register: async (params) => (await steps()).register(params),
    login: async (params) => (await steps()).login(params),
    processVerification: async (answer, state) => (await steps()).processVerification(answer, state),
    resendVerification: async (state) => (await steps()).resendVerification(state),
    verifyFactor: async (answer, challenge) => (await steps()).verifyFactor(answer, challenge),
    resetPassword: async (params) => (await steps()).resetPassword(params),
  };
}

/** A successful login's session token; any other state cannot be exchanged for tokens. */
export function sessionTokenOf(result: LoginResult | string): string {
  if (typeof result === "string") return result;
  if (result.loginState !== "SUCCESS") {
    throw new SessionError({
      kind: "oauth",
      message: `a login in the state ${result.loginState} cannot be exchanged for tokens`,
      retryable: false,
    });
  }
  return result.data.sessionToken;
}
