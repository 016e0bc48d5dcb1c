/**
 * Logins: their steps, and the hidden frames of their pages. Loaded by the first login. This file imports no value that
 * other code uses: a bundler would put shared code into a chunk that every page loads.
 */

import type { errorOf, CoreFailure } from "../../core/errors.js";
import * as endpoints from "../../generated/login-endpoints.js";
import type { IdentityProfile } from "../../generated/types/authentication.js";
import type { Lifetime } from "../lifetime.js";
import { rememberDevice, rememberedDevice } from "./device.js";
import type { CaptchaTokens, Challenge, LoginResult, LoginSteps } from "./login.js";

export { openFrame } from "../drive/frame.js";

const UNKNOWN_STATE = "Unknown _state";
/** The frame's loading timeout, in milliseconds. */
const LOAD_TIMEOUT_MS = 30_000;

/** The package's functions that the steps need. */
export interface LoginKit {
  readonly errorOf: typeof errorOf;
  /** Converts a member's profile to its form on the wire. */
  readonly profileOf: (profile: IdentityProfile | undefined) => unknown;
}

/** The steps of a registration or login. */
export function stepsOf(lifetime: () => Lifetime, clientId: string, { errorOf, profileOf }: LoginKit): LoginSteps {
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
          profile: profileOf(profile),
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

function withDevice(given: object | undefined, device: object | undefined): object | undefined {
  return (given ?? device) && { ...device, ...given };
}

function captchasOf(tokens: CaptchaTokens | undefined): object[] | undefined {
  return tokens && [{ Recaptcha: tokens.recaptchaToken, InvisibleRecaptcha: tokens.invisibleRecaptchaToken }];
}

/** Loads a URL in a hidden frame; resolves to whether it loaded. */
export async function isLoaded(address: string): Promise<boolean> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = address;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      frame.addEventListener("load", () => resolve(true), { once: true });
      timer = setTimeout(() => resolve(false), LOAD_TIMEOUT_MS);
      document.body.append(frame);
    });
  } finally {
    clearTimeout(timer);
    frame.remove();
  }
}
