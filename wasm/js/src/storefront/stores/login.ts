/** A login by email and password as an external store: the state of a form. */

import type { FactorAnswer, LoginParams, LoginResult, LoginSteps, RegisterParams } from "../../sdk/auth/login.js";
import type { OAuthAuth } from "../../sdk/auth/oauth.js";
import type { LoginState } from "../../generated/rules.js";
import { isLazy, type LazyClient } from "../lazy/types.js";
import { type ExternalStore, heldStore, setFields } from "./external.js";

/** The state of a login. */
export interface LoginSnapshot {
  /** `INITIAL` before the first step. A required captcha has a state of its own. */
  readonly state: LoginState;
  /** The result of the last step. */
  readonly result: LoginResult | undefined;
  /** Whether a step is in flight. */
  readonly isBusy: boolean;
  /** The error of the last step: the platform did not answer. */
  readonly error: unknown;
}

/** A login's steps. A new step replaces the previous one; after `SUCCESS` the member is signed in. */
export interface LoginStore extends ExternalStore<LoginSnapshot> {
  readonly login: (params: LoginParams) => Promise<void>;
  readonly register: (params: RegisterParams) => Promise<void>;
  /** Sends the emailed code. */
  readonly verify: (code: string) => Promise<void>;
  /** Requests another email with a code. */
  readonly resend: () => Promise<void>;
  /** Requests a second factor's code, or sends it. */
  readonly answerFactor: (answer: FactorAnswer) => Promise<void>;
  /** Starts again: the answer of a step in flight is ignored. */
  readonly reset: () => void;
}

/** The part of a client that a login needs. */
export interface LoginClient {
  readonly auth: Pick<OAuthAuth, "signIn" | Exclude<keyof LoginSteps, "resetPassword">>;
}

const INITIAL: LoginSnapshot = { state: "INITIAL", result: undefined, isBusy: false, error: undefined };

/**
 * A login by email and password.
 *
 * ```ts
 * const login = loginStore(client);
 * await login.login({ email, password });
 * if (login.getSnapshot().state === "EMAIL_VERIFICATION_REQUIRED") await login.verify(code);
 * ```
 */
export function loginStore(client: LoginClient | LazyClient<LoginClient>): LoginStore {
  const held = heldStore(INITIAL);
  let last = 0;
  const step = async (run: (auth: LoginClient["auth"]) => Promise<LoginResult>): Promise<void> => {
    const own = ++last;
    const set = (changed: Partial<LoginSnapshot>): void => {
      if (own === last) setFields(held, changed);
    };
    set({ isBusy: true, error: undefined });
    try {
      const { auth } = isLazy<LoginClient>(client) ? await client.load() : client;
      const result = await run(auth);
      if (result.loginState === "SUCCESS" && own === last) await auth.signIn(result);
      set({ state: stateOf(result), result, isBusy: false });
    } catch (error) {
      set({ isBusy: false, error });
    }
  };
  return {
    getSnapshot: held.getSnapshot,
    subscribe: held.subscribe,
    login: (params) => step((auth) => auth.login(params)),
    register: (params) => step((auth) => auth.register(params)),
    verify: (code) => step((auth) => auth.processVerification({ code })),
    resend: () => step((auth) => auth.resendVerification()),
    answerFactor: (answer) => step((auth) => auth.verifyFactor(answer)),
    reset() {
      last += 1;
      held.set(INITIAL);
    },
  };
}

const stateOf = (result: LoginResult): LoginState =>
  result.loginState === "FAILURE" ? (result.captchaState ?? "FAILURE") : result.loginState;
