import type { LoginErrorCode, LoginResult } from "@cartwright/sdk";
import { vi } from "vitest";
import type { ShopClient } from "../lib/client";
import type { fakeSession } from "./fakeSession";

export const SUCCESS: LoginResult = { loginState: "SUCCESS", data: { sessionToken: "session" } };

export function failure(errorCode: LoginErrorCode | undefined, cause?: object): LoginResult {
  return {
    loginState: "FAILURE",
    error: "refused",
    cause: Object.assign(new Error("refused"), cause),
    ...(errorCode && { errorCode }),
    ...(errorCode === "missingCaptchaToken" && { captchaState: "SILENT_CAPTCHA_REQUIRED" }),
    ...(errorCode === "invalidCaptchaToken" && { captchaState: "USER_CAPTCHA_REQUIRED" }),
  };
}

type Auth = ShopClient["auth"];

/** Logins that all succeed, unless a test overrides them. */
export function fakeIdentity(session: ReturnType<typeof fakeSession>) {
  return {
    auth: {
      register: vi.fn<Auth["register"]>(() => Promise.resolve(SUCCESS)),
      login: vi.fn<Auth["login"]>(() => Promise.resolve(SUCCESS)),
      signIn: vi.fn<Auth["signIn"]>(() => {
        session.become("member", { type: "signedIn" });
        return Promise.resolve();
      }),
      processVerification: vi.fn<Auth["processVerification"]>(() => Promise.resolve(SUCCESS)),
      resendVerification: vi.fn<Auth["resendVerification"]>((state = SUCCESS) => Promise.resolve(state)),
      verifyFactor: vi.fn<Auth["verifyFactor"]>(() => Promise.resolve(SUCCESS)),
      sendPasswordResetEmail: vi.fn<Auth["sendPasswordResetEmail"]>(() => Promise.resolve()),
      resetPassword: vi.fn<Auth["resetPassword"]>(() => Promise.resolve(SUCCESS)),
      beginLogin: vi.fn(() => new Promise<{ authUrl: string }>(() => undefined)),
      logout: vi.fn(() => new Promise<{ logoutUrl: string }>(() => undefined)),
      captchaVisibleSiteKey: "visible-key",
      captchaInvisibleSiteKey: "invisible-key",
      endSessionHere: vi.fn(() => {
        session.become("none", { type: "signedOut", elsewhere: false });
      }),
    },
    verification: {
      start: vi.fn((): Promise<{ verificationId?: string }> => Promise.resolve({ verificationId: "verification" })),
      verifyDuringAuthentication: vi.fn((): Promise<unknown> => Promise.resolve({})),
      resendDuringAuthentication: vi.fn(() => Promise.resolve({ stateToken: "verification" })),
    },
    authentication: {
      changePassword: vi.fn<ShopClient["authentication"]["changePassword"]>(() => Promise.resolve()),
    },
  };
}
