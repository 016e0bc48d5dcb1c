/** Calls as a visitor, and as a member after login. */

import { type Core, coreModule } from "../core.js";
import { toError, withErrors } from "../errors.js";
import { outgoing } from "../convert/outgoing.js";
import type { SignOn } from "../generated/authentication.js";
import { authentication as conversions } from "../generated/conversions.js";
import { recovery } from "../modules/recovery.js";
import { callerOf } from "../call.js";
import { type LoginResult, type LoginSteps, loginSteps, sessionTokenOf } from "./login.js";
import { type Session, sessionOf } from "./session.js";
import type { AuthStrategy, Connection } from "./strategy.js";
import { type CookieStorage, isCookieStorage, type Tokens, type TokenStorage } from "./tokens.js";

export interface OAuthOptions {
  /** The site's client id, from its settings; no secret. */
  clientId: string;
  /** What the session begins with, when it is kept in memory. */
  tokens?: Tokens;
  /** Where the session is kept; in memory when absent. */
  tokenStorage?: TokenStorage | CookieStorage;
  /** Headers for token requests. */
  tokenRequestOptions?: { headers?: Record<string, string> };
  /**
   * The path of a server of your own that keeps the refresh token in an `HttpOnly` cookie, so that no script ever sees
   * it. See `examples/mediated` in the repository.
   */
  mediator?: string;
  /** The site keys of the captchas that the site asks for. */
  captchaSiteKeys?: { visible?: string; invisible?: string };
}

/** What a login by redirect must remember until the visitor is back. */
export interface OAuthData {
  originalUri: string;
  redirectUri: string;
  codeVerifier: string;
  codeChallenge: string;
  state: string;
}

export type ResponseMode = "fragment" | "query" | "web_message";
export type Prompt = "login" | "none" | "consent" | "select_account";

export interface AuthUrlOptions {
  prompt?: Prompt;
  responseMode?: ResponseMode;
  sessionToken?: string;
  /** An identity provider to go straight to, by connection id. */
  idp?: string;
}

export interface CallbackParameters {
  code: string | null;
  state: string | null;
  error?: string;
  errorDescription?: string;
}

export interface OAuthAuth extends AuthStrategy, LoginSteps {
  readonly session: Session;
  generateOAuthData(redirectUri: string, originalUri?: string): OAuthData;
  getAuthUrl(
    oauthData: OAuthData,
    options?: AuthUrlOptions,
  ): Promise<{ authUrl: string; authorizationEndpoint: string; sessionToken?: string }>;
  parseFromUrl(url?: string, responseMode?: ResponseMode): CallbackParameters;
  getMemberTokens(code: string, state: string, oauthData: OAuthData): Promise<Tokens>;
  /** Exchanges the proof of a login for tokens by a hidden frame. They are not kept. */
  getMemberTokensForDirectLogin(sessionToken: string, options?: { signal?: AbortSignal }): Promise<Tokens>;
  /** Tokens of a member whom your own system has signed in. For servers: the key is the owner's. They are not kept. */
  getMemberTokensForExternalLogin(memberId: string, apiKey: string): Promise<Tokens>;
  /** The same by email, making the member if new; the login counts on the platform's pages, too. */
  getMemberTokensForExternalLoginWithSession(
    email: string,
    apiKey: string,
    fields?: Omit<SignOn, "loginId">,
  ): Promise<Tokens>;
  /** Signs a login that succeeded in: the client is that member's then. */
  signIn(login: LoginResult | string, options?: { signal?: AbortSignal }): Promise<void>;
  /** Sends a mail with which a password can be set anew, if there is such an account. */
  sendPasswordResetEmail(email: string, redirectUri: string): Promise<void>;
  readonly captchaVisibleSiteKey: string;
  readonly captchaInvisibleSiteKey: string;
  getTokens(): Tokens;
  setTokens(tokens: Tokens): void;
  /** Whether a member is signed in. */
  loggedIn(): boolean;
  /** Headers for calls of your own to the same host. */
  getAuthHeaders(): Promise<{ headers: { Authorization: string } }>;
  /** Begins a login that the client remembers: send the visitor to `authUrl`. */
  beginLogin(redirectUri: string, options?: AuthUrlOptions & { returnPath?: string }): Promise<{ authUrl: string }>;
  /** Ends it, with the address that the visitor came back to. The same callback twice gives the same result once. */
  completeLogin(url?: string, responseMode?: ResponseMode): Promise<{ returnPath: string }>;
  /** Ends the session here, and says where to send the visitor to end it on the platform's pages. */
  logout(originalUrl: string): Promise<{ logoutUrl: string }>;
}

export function OAuthStrategy(options: OAuthOptions): OAuthAuth {
  const storage = options.tokenStorage;
  const cookie = storage && isCookieStorage(storage) ? storage : undefined;
  let connected: Core | undefined;
  let session: Session | undefined;

  const connect = (connection: Connection): Core => {
    const headers = Object.entries(options.tokenRequestOptions?.headers ?? {});
    const config = {
      ...connection,
      clientId: options.clientId,
      tokenHeaders: headers,
      ...(options.mediator !== undefined && { mediator: options.mediator }),
    };
    connected = new (coreModule().Core)(
      cookie ? { ...config, cookie } : config,
      cookie ? undefined : storage,
      options.tokens,
    );
    session = sessionOf(connected, cookie && `${cookie.name ?? "cartwright"}-session`);
    return connected;
  };
  // A strategy used without a client talks to the public host.
  const core = (): Core => connected ?? connect({});

  return {
    connect,
    ...loginSteps(core),
    captchaVisibleSiteKey: options.captchaSiteKeys?.visible ?? "",
    captchaInvisibleSiteKey: options.captchaSiteKeys?.invisible ?? "",
    get session() {
      core();
      return session as Session;
    },
    generateOAuthData: (redirectUri, originalUri = "") =>
      core().generateOAuthData(redirectUri, originalUri) as OAuthData,
    async getAuthUrl(oauthData, urlOptions = {}) {
      const answer = (await withErrors(() => core().authorize(oauthData, urlOptions))) as {
        fullUrl: string;
        sessionToken?: string;
        urlDetails?: { endpoint?: string };
      };
      return {
        authUrl: answer.fullUrl,
        authorizationEndpoint: answer.urlDetails?.endpoint ?? "",
        ...(answer.sessionToken !== undefined && { sessionToken: answer.sessionToken }),
      };
    },
    parseFromUrl: (url = window.location.href, responseMode = "fragment") =>
      coreModule().parseCallback(url, responseMode) as CallbackParameters,
    getMemberTokens: (code, state, oauthData) =>
      withErrors(() => core().memberTokens(code, state, oauthData)) as Promise<Tokens>,
    getMemberTokensForDirectLogin: (sessionToken, { signal } = {}) =>
      withErrors(() => core().directLogin(sessionToken, false, signal)) as Promise<Tokens>,
    getMemberTokensForExternalLogin: (memberId, apiKey) =>
      withErrors(() => core().externalLogin(memberId, false, apiKey)) as Promise<Tokens>,
    getMemberTokensForExternalLoginWithSession: (email, apiKey, fields) =>
      withErrors(() => {
        const payload = outgoing({ ...fields, loginId: { email } }, conversions);
        return core().externalLogin(JSON.stringify(payload), true, apiKey);
      }) as Promise<Tokens>,
    async signIn(login, { signal } = {}) {
      const sessionToken = sessionTokenOf(login);
      await withErrors(() => core().directLogin(sessionToken, true, signal));
    },
    sendPasswordResetEmail: (email, redirectUri) =>
      recovery.sendRecoveryEmail(callerOf(core))(email, {
        redirect: { url: redirectUri, clientId: options.clientId },
      }),
    getTokens: () => core().tokens() as Tokens,
    setTokens(tokens) {
      try {
        core().setTokens(tokens);
      } catch (reason) {
        throw toError(reason);
      }
    },
    loggedIn: () => core().role() === "member",
    async getAuthHeaders() {
      const token = await withErrors(() => core().accessToken());
      return { headers: { Authorization: token ?? "" } };
    },
    async beginLogin(redirectUri, { returnPath = "/", ...urlOptions } = {}) {
      return { authUrl: await withErrors(() => core().beginLogin(redirectUri, returnPath, urlOptions)) };
    },
    async completeLogin(url = window.location.href, responseMode = "fragment") {
      return { returnPath: await withErrors(() => core().completeLogin(url, responseMode)) };
    },
    async logout(originalUrl) {
      return { logoutUrl: await withErrors(() => core().logout(originalUrl)) };
    },
  };
}
