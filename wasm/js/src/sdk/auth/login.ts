/** Registration and login by calls: what is sent, and where it stands then. */

import { errorOf, type CoreFailure, SessionError } from "../../core/errors.js";
import type { FactorType, IdentityProfile } from "../../generated/types/authentication.js";
import { authentication as conversions } from "../../generated/conversions.js";
import { outgoing } from "../convert/outgoing.js";
import type { Lifetime } from "../lifetime.js";
import { rememberDevice, rememberedDevice } from "./device.js";
import * as endpoints from "../../generated/endpoints.js";
import { type LoginErrorCode, LoginState } from "../../generated/rules.js";

export { type LoginErrorCode, LoginState };

/** Proof of a captcha: of one that was shown, or of one that was not. */
export interface CaptchaTokens {
  recaptchaToken?: string;
  invisibleRecaptchaToken?: string;
}

export interface RegisterParams {
  email: string;
  password: string;
  profile?: IdentityProfile;
  captchaTokens?: CaptchaTokens;
}

export type LoginParams = Omit<RegisterParams, "profile">;

/** The data for the next step, from a state that no client state stands for. */
export interface Challenge {
  stateToken?: string;
  /** The second factors that can be used now, the preferred one first. */
  factors: FactorType[];
  /** The factor that a code was just sent for. */
  factor?: FactorType;
  /** Where it was sent, such as `a•••@example.com`. */
  destination?: string;
  /** The question that was sent to a device. */
  transactionId?: string;
  /** The secret to set up a new TOTP factor with, in base32. */
  totpSecret?: string;
  /** The same as an `otpauth:` address. */
  totpUri?: string;
}

export interface LoginSucceeded {
  loginState: "SUCCESS";
  data: { sessionToken: string };
}

export interface EmailVerificationRequired {
  loginState: "EMAIL_VERIFICATION_REQUIRED";
  data: { stateToken: string };
}

export interface OwnerApprovalRequired {
  loginState: "OWNER_APPROVAL_REQUIRED";
}

export interface LoginFailed {
  loginState: "FAILURE";
  /** Why, in words. */
  error: string;
  errorCode?: LoginErrorCode;
  /**
   * The captcha that the site asks for: an invisible one where no token was sent (`missingCaptchaToken`), one that the
   * visitor solves where the token that was sent is not taken.
   */
  captchaState?: "SILENT_CAPTCHA_REQUIRED" | "USER_CAPTCHA_REQUIRED";
  /** The platform's error, if it refused. */
  cause?: unknown;
  /** The platform's state, when this client has none for it: `error` is 'Unknown _state' then. */
  serverState?: string;
  challenge?: Challenge;
}

/** A state that the platform documents and no result is in: `captchaState` of a failure tells of captchas. */
export interface OtherLoginState {
  loginState: "INITIAL" | "USER_CAPTCHA_REQUIRED" | "SILENT_CAPTCHA_REQUIRED";
}

/** Where a registration or login stands. */
export type LoginResult =
  LoginSucceeded | EmailVerificationRequired | OwnerApprovalRequired | LoginFailed | OtherLoginState;

export interface FactorAnswer {
  factorType: FactorType;
  /** The code; without one, it is asked for. */
  code?: string;
  /** For `PUSH`: the question that was sent; without one, it is sent. */
  transactionId?: string;
  /** Whether this device is to be asked less often. */
  rememberThisDevice?: boolean;
}

const UNKNOWN_STATE = "Unknown _state";

/** The steps of a registration or login over a core. What the last one left open is remembered for the next. */
export interface LoginSteps {
  /**
   * Registers a member, who is to be signed in by `signIn` where the answer is `SUCCESS`. A mail's code or the owner's
   * approval may be needed first.
   */
  register(params: RegisterParams): Promise<LoginResult>;
  /**
   * Checks a member's email and password on the site's own form. The result names what is wrong with them; nothing is thrown.
   *
   * ```ts
   * const result = await client.auth.login({ email, password });
   * if (result.loginState === "SUCCESS") await client.auth.signIn(result);
   * ```
   */
  login(params: LoginParams): Promise<LoginResult>;
  /** Gives the code of a mail. */
  processVerification(
    answer: { verificationCode: string } | { code: string },
    state?: LoginResult,
  ): Promise<LoginResult>;
  /** Asks for another mail with a code. */
  resendVerification(state?: LoginResult): Promise<LoginResult>;
  /** Asks a second factor for its code, or gives it. */
  verifyFactor(answer: FactorAnswer, challenge?: Challenge): Promise<LoginResult>;
  /** Sets a new password with the token of a mail, which is a login, too. */
  resetPassword(params: { recoveryToken: string; password: string }): Promise<LoginResult>;
}

export function loginSteps(lifetime: () => Lifetime): LoginSteps {
  let stateToken: string | undefined;
  let challenge: Challenge | undefined;

  const step = async (row: string, payload: object): Promise<LoginResult> => {
    const answer = await lifetime().wait((core) => core.job("authenticate", row, JSON.stringify(payload)));
    const result = answer as LoginResult;
    stateToken = result.loginState === "EMAIL_VERIFICATION_REQUIRED" ? result.data.stateToken : undefined;
    challenge = undefined;
    if (result.loginState === "FAILURE") {
      challenge = result.challenge;
      return result.cause === undefined ? result : { ...result, cause: errorOf(result.cause as CoreFailure) };
    }
    if (result.loginState === "SUCCESS") {
      rememberDevice(result.data as { deviceToken?: string });
    }
    return result;
  };
  const tokenOf = (state: LoginResult | undefined): string | undefined => {
    if (state === undefined) {
      return stateToken;
    }
    return state.loginState === "EMAIL_VERIFICATION_REQUIRED" ? state.data.stateToken : undefined;
  };
  const unknownState = (): LoginResult => ({ loginState: "FAILURE", error: UNKNOWN_STATE });

  return {
    register: ({ email, password, profile, captchaTokens }) =>
      step(endpoints.authenticationRegister, {
        loginId: { email },
        password,
        profile: outgoing(profile, conversions),
        captchaTokens: captchasOf(captchaTokens),
      }),
    login: ({ email, password, captchaTokens }) =>
      step(endpoints.authenticationLogin, {
        loginId: { email },
        password,
        captchaTokens: captchasOf(captchaTokens),
        clientMetaData: rememberedDevice(),
      }),
    async processVerification(answer, state) {
      const token = tokenOf(state);
      const code = "code" in answer ? answer.code : answer.verificationCode;
      return token === undefined
        ? unknownState()
        : step(endpoints.verificationVerifyDuringAuthentication, { code, stateToken: token });
    },
    async resendVerification(state) {
      const token = tokenOf(state);
      return token === undefined
        ? unknownState()
        : step(endpoints.verificationResendDuringAuthentication, { stateToken: token });
    },
    async verifyFactor({ factorType, code, transactionId, rememberThisDevice }, of = challenge) {
      if (of?.stateToken === undefined) {
        return unknownState();
      }
      const data = factorType === "PUSH" ? { transactionId } : { code };
      return step(endpoints.authenticationVerifyFactor, {
        factorType,
        stateToken: of.stateToken,
        rememberThisDevice,
        [`${factorType.toLowerCase()}Data`]: data,
      });
    },
    resetPassword: (params) => step(endpoints.recoveryRecover, params),
  };
}

/** The proof of a login, for those that ended well; any other cannot be exchanged for tokens. */
export function sessionTokenOf(result: LoginResult | string): string {
  if (typeof result === "string") {
    return result;
  }
  if (result.loginState !== "SUCCESS") {
    throw new SessionError({
      kind: "oauth",
      message: `a login in the state ${result.loginState} cannot be exchanged for tokens`,
      retryable: false,
    });
  }
  return result.data.sessionToken;
}

function captchasOf(tokens: CaptchaTokens | undefined): object[] | undefined {
  return tokens && [{ Recaptcha: tokens.recaptchaToken, InvisibleRecaptcha: tokens.invisibleRecaptchaToken }];
}
