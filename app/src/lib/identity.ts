/** What the store asks of the platform's client for members. Shapes hold only the fields that the store reads. */
import type { CallOptions } from "./shop";

export interface CaptchaTokens {
  recaptchaToken?: string;
  invisibleRecaptchaToken?: string;
}

export interface Credentials {
  email: string;
  password: string;
  captchaTokens?: CaptchaTokens;
}

export type Factor = "TOTP" | "EMAIL" | "SMS" | "CALL" | "PUSH";

/** What the second step of a login needs. */
export interface Challenge {
  stateToken: string;
  factors: string[];
  /** The factor that a code was just sent for. */
  factor?: string | undefined;
  destination?: string | undefined;
  transactionId?: string | undefined;
  totpSecret?: string | undefined;
  totpUri?: string | undefined;
}

export interface LoginFailure {
  loginState: "FAILURE";
  error: string;
  errorCode?: string | undefined;
  cause?: unknown;
  serverState?: string | undefined;
  challenge?: Challenge | undefined;
}

export type LoginResult =
  | { loginState: "SUCCESS"; data: { sessionToken: string } }
  | { loginState: "EMAIL_VERIFICATION_REQUIRED"; data: { stateToken: string } }
  | { loginState: "OWNER_APPROVAL_REQUIRED" }
  | LoginFailure;

export interface VerifyFactor {
  factorType: string;
  code?: string;
  transactionId?: string;
  rememberThisDevice?: boolean;
}

export interface IdentityClient {
  auth: {
    register(credentials: Credentials): Promise<LoginResult>;
    login(credentials: Credentials): Promise<LoginResult>;
    signIn(result: LoginResult, options?: { signal?: AbortSignal }): Promise<void>;
    processVerification(code: { verificationCode: string }, state?: LoginResult): Promise<LoginResult>;
    resendVerification(state?: LoginResult): Promise<LoginResult>;
    verifyFactor(factor: VerifyFactor, challenge?: Challenge): Promise<LoginResult>;
    sendPasswordResetEmail(email: string, redirectUri: string): Promise<unknown>;
    resetPassword(reset: { recoveryToken: string; password: string }): Promise<LoginResult>;
  };
  authentication: { changePassword(newPassword: string, options?: CallOptions): Promise<unknown> };
}
