/** Registration and login by calls: the parameters, and the resulting state. */

import { errorOf, type CoreFailure, SessionError } from "../../core/errors.js";
import type { FactorType, IdentityProfile } from "../../generated/types/authentication.js";
import { authentication as conversions } from "../../generated/conversions.js";
import { outgoing } from "../convert/outgoing.js";
import type { Lifetime } from "../lifetime.js";
import { rememberDevice, rememberedDevice } from "./device.js";
import * as endpoints from "../../generated/endpoints.js";
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

const UNKNOWN_STATE = "Unknown _state";

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

export function loginSteps(lifetime: () => Lifetime, clientId: string): LoginSteps {
  let stateToken: string | undefined;
  let challenge: Challenge | undefined;
  /** The login emails by the state tokens of their logins. */
  const addresses = new Map<string | undefined, string>();

  const step = async (row: string, payload: object, address?: string): Promise<LoginResult> => {
    const answer = await lifetime().wait((core) =>
      core.login("authenticate", { row, payload: JSON.stringify(payload) }),
    );
    const result = answer as LoginResult;
    stateToken = result.loginState === "EMAIL_VERIFICATION_REQUIRED" ? result.data.stateToken : undefined;
    challenge = result.loginState === "FAILURE" ? result.challenge : undefined;
    if (address !== undefined) addresses.set(stateToken ?? challenge?.stateToken, address);
    if (result.loginState === "FAILURE") {
      return result.cause === undefined ? result : { ...result, cause: errorOf(result.cause as CoreFailure) };
    }
    if (result.loginState === "SUCCESS" && address !== undefined) {
      rememberDevice(clientId, address, result.data as { deviceToken?: string });
    }
    return result;
  };
  const tokenOf = (state: LoginResult | undefined): string | undefined => {
    if (state === undefined) return stateToken;
    return state.loginState === "EMAIL_VERIFICATION_REQUIRED" ? state.data.stateToken : undefined;
  };
  const unknownState = (): LoginResult => ({ loginState: "FAILURE", error: UNKNOWN_STATE });

  return {
    register: ({ email, password, profile, captchaTokens, clientMetaData }) =>
      step(
        endpoints.authenticationRegister,
        {
          loginId: { email },
          password,
          profile: outgoing(profile, conversions),
          captchaTokens: captchasOf(captchaTokens),
          clientMetaData,
        },
        email,
      ),
    login: ({ email, password, captchaTokens, clientMetaData }) =>
      step(
        endpoints.authenticationLogin,
        {
          loginId: { email },
          password,
          captchaTokens: captchasOf(captchaTokens),
          clientMetaData: withDevice(clientMetaData, rememberedDevice(clientId, email)),
        },
        email,
      ),
    async processVerification(answer, state) {
      const token = tokenOf(state);
      const code = "code" in answer ? answer.code : answer.verificationCode;
      return token === undefined
        ? unknownState()
        : step(endpoints.verificationVerifyDuringAuthentication, { code, stateToken: token }, addresses.get(token));
    },
    async resendVerification(state) {
      const token = tokenOf(state);
      return token === undefined
        ? unknownState()
        : step(endpoints.verificationResendDuringAuthentication, { stateToken: token }, addresses.get(token));
    },
    async verifyFactor({ factorType, code, transactionId, rememberThisDevice }, of = challenge) {
      if (of?.stateToken === undefined) return unknownState();
      const data = factorType === "PUSH" ? { transactionId } : { code };
      const { stateToken } = of;
      const payload = { factorType, stateToken, rememberThisDevice, [`${factorType.toLowerCase()}Data`]: data };
      return step(endpoints.authenticationVerifyFactor, payload, addresses.get(stateToken));
    },
    resetPassword: (params) => step(endpoints.recoveryRecover, params),
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

function withDevice(given: object | undefined, device: object | undefined): object | undefined {
  return (given ?? device) && { ...device, ...given };
}

function captchasOf(tokens: CaptchaTokens | undefined): object[] | undefined {
  return tokens && [{ Recaptcha: tokens.recaptchaToken, InvisibleRecaptcha: tokens.invisibleRecaptchaToken }];
}
