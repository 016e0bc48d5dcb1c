/** Calls as a visitor, and as a member after login. */

import { type Connection, CoreClient } from "../drive/core-client.js";
import { RequestError } from "../../core/errors.js";
import { Lifetime } from "../lifetime.js";
import { outgoing } from "../convert/outgoing.js";
import type { Prompt } from "../../generated/rules.js";
import type { SignOn } from "../../generated/types/authentication.js";
import { authentication as conversions } from "../../generated/conversions.js";
import * as recovery from "../../generated/modules/recovery.js";
import { callerOf } from "../call.js";
import { type CallbackParameters, type OAuthData, oauthData, parseCallback, type ResponseMode } from "./callback.js";
import { type HostedPages, hostedPages } from "./hosted-pages.js";
import { type LoginResult, type LoginSteps, loginSteps, sessionTokenOf } from "./login.js";
import { Connections } from "./connections.js";
import { given } from "./given.js";
import { cookieBase, cookiePlace } from "./cookies.js";
import { Memory } from "./kept.js";
import type { Session } from "./session.js";
import type { AuthStrategy } from "./strategy.js";
import {
  type CookieStorage,
  EMPTY_TOKENS,
  isCookieStorage,
  type GivenRefreshToken,
  type GivenTokens,
  sessionPlace,
  type Tokens,
  type TokenStorage,
} from "./tokens.js";

export interface OAuthOptions {
  /** The site's client id, from its settings; no secret. */
  clientId: string;
  /** Tokens to begin with, for a session in memory. */
  tokens?: GivenTokens;
  /** Where the session is kept; in memory when absent. */
  tokenStorage?: TokenStorage | CookieStorage;
  /** Headers for token requests. */
  tokenRequestOptions?: { headers?: Record<string, string> };
  /**
   * The path of a server of your own that keeps the refresh token in an `HttpOnly` cookie, so that no script ever sees
   * it. See `examples/mediated` in the repository.
   */
  mediator?: string;
  /** The site keys of the captchas that the site asks for; the hosted platform's when absent. */
  captchaSiteKeys?: { visible?: string; invisible?: string };
}

export type { Prompt };

/** `google`, `facebook`, or any other by the id of the site's connection to it. */
export type IdentityProvider = "google" | "facebook" | (string & {}) | { connectionId: string };

export interface AuthUrlOptions {
  prompt?: Prompt;
  responseMode?: ResponseMode;
  sessionToken?: string;
  /** An identity provider to go straight to: by name, or by the id of the site's connection to it. */
  idp?: IdentityProvider;
}

export interface OAuthAuth extends AuthStrategy, LoginSteps {
  readonly session: Session;
  /** Whether the platform's own pages know the visitor. */
  readonly sessions: HostedPages;
  /** Begins a login by redirect, and gives what its callback is checked against: keep it until then. */
  generateOAuthData(redirectUri: string, originalUri?: string): OAuthData;
  /** The address to send the visitor to for a login that `generateOAuthData` began. */
  getAuthUrl(
    oauthData: OAuthData,
    options?: AuthUrlOptions,
  ): Promise<{ authUrl: string; authorizationEndpoint: string; sessionToken?: string }>;
  /** The parameters of a callback's address: code and state, or the error. */
  parseFromUrl(url?: string, responseMode?: ResponseMode): CallbackParameters;
  /** A member's tokens for the code of a callback. They are not kept: `setTokens` does that. */
  getMemberTokens(
    code: string | null | undefined,
    state: string | null | undefined,
    oauthData: OAuthData,
  ): Promise<Tokens>;
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
  /** The tokens as they are kept; empty ones before the first call. */
  getTokens(): Tokens;
  /** The access token as it is kept, which may be over. */
  getActiveToken(): string;
  /** Tokens that can be used: the given ones, renewed when they must be, or a new visitor's. They are not kept. */
  generateVisitorTokens(tokens?: Partial<GivenTokens>): Promise<Tokens>;
  /** Tokens for a refresh token. They are not kept. */
  renewToken(refreshToken: GivenRefreshToken): Promise<Tokens>;
  /** Keeps other tokens: the session is theirs from now on. */
  setTokens(tokens: GivenTokens): void;
  /** Whether a member is signed in. */
  loggedIn(): boolean;
  /** Ends the session in this browser, and no other: the platform's own pages still know the visitor. `logout` ends both. */
  endSessionHere(): void;
  getAuthHeaders(): Promise<{ headers: { Authorization: string } }>;
  /** Begins a login that the client remembers: send the visitor to `authUrl`. */
  beginLogin(redirectUri: string, options?: AuthUrlOptions & { returnPath?: string }): Promise<{ authUrl: string }>;
  /** Ends it, with the address that the visitor came back to. The same callback twice gives the same result once. */
  completeLogin(url?: string, responseMode?: ResponseMode): Promise<{ returnPath: string }>;
  /** Ends the session here, and says where to send the visitor to end it on the platform's pages. */
  logout(originalUrl: string): Promise<{ logoutUrl: string }>;
}

/** The hosted platform's own site keys, which are public. */
const CAPTCHAS = {
  visible: "6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy",
  invisible: "6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v",
};

/** The hosted platform's connections to the providers that have a name. */
const PROVIDERS: Record<string, string> = {
  google: "0e6a50f5-b523-4e29-990d-f37fa2ffdd69",
  facebook: "3ecad13f-52c3-483d-911f-31dbcf2a6d23",
};

/** Options as the core reads them, where a provider is the id of a connection. */
function withProvider({ idp, ...options }: AuthUrlOptions): object {
  const connection = typeof idp === "object" ? idp.connectionId : idp && (PROVIDERS[idp] ?? idp);
  return { ...options, ...(connection && { idp: connection }) };
}

/** The data of a login by redirect, without which its code cannot be exchanged. */
function needed(call: string, data: OAuthData | undefined): OAuthData {
  if (!data) {
    const message = `${call}: \`oauthData\` is missing: make it with \`generateOAuthData\`, and keep it for the way back`;
    throw new RequestError({ kind: "request", message });
  }
  return data;
}

/** Refuses a direct login where no frame can load the platform's page. */
function needPage(call: string): void {
  if (typeof document === "undefined") {
    const message = `${call}: a direct login needs a page, which a worker or Node is not; log in by redirect, or as the owner with \`getMemberTokensForExternalLogin\``;
    throw new RequestError({ kind: "request", message });
  }
}

/**
 * The strategy of visitors and members: a session that begins by itself, is renewed, and becomes a member's by a login.
 *
 * ```ts
 * const auth = OAuthStrategy({ clientId: "your-client-id", tokenStorage: cookieStorage() });
 * const client = createClient({ modules: { currentCartV2 }, auth });
 * ```
 *
 * On a server make one for each request: see `requestSession`.
 */
export function OAuthStrategy(options: OAuthOptions): OAuthAuth {
  const storage = options.tokenStorage;
  const cookie = storage && isCookieStorage(storage) ? storage : undefined;
  const clientId = given("OAuthStrategy", "clientId", options.clientId);
  const connections = new Connections();
  const memory = new Memory(options.tokens);
  let config: object = {};
  /** The last completion of a login. */
  let completed: { url: string; returnPath: Promise<string> } | undefined;

  const connect = (connection: Connection): Lifetime => {
    config = {
      ...connection,
      clientId,
      tokenHeaders: Object.entries(options.tokenRequestOptions?.headers ?? {}),
      ...(options.mediator !== undefined && { mediator: options.mediator }),
    };
    const place = sessionPlace(storage, clientId, connection.host);
    if (cookie) {
      const core = new CoreClient({ ...config, clientId, cookie });
      return connections.open(core, place, `${cookieBase(cookiePlace(cookie, clientId))}-session`);
    }
    return connections.open(new CoreClient(config, storage as TokenStorage | undefined, memory), place);
  };
  // A strategy used without a client talks to the public host.
  const lifetime = (): Lifetime => connections.lifetime ?? connect({});
  const core = (): CoreClient => lifetime().core;

  /** Tokens that can be used, of a session that no one else has. */
  const made = async (tokens: GivenTokens): Promise<Tokens> => {
    lifetime();
    const alone = new Lifetime(new CoreClient(config, undefined, new Memory(tokens)));
    try {
      await alone.wait((core) => core.job("accessToken"));
      return alone.core.tokens();
    } finally {
      alone.dispose();
    }
  };

  return {
    connect,
    disconnect(ended) {
      connections.close(ended);
    },
    // Only its mediator knows of a session that is kept by one.
    isNobody: () => options.mediator === undefined && core().role() === "none",
    ...loginSteps(lifetime),
    captchaVisibleSiteKey: options.captchaSiteKeys?.visible ?? CAPTCHAS.visible,
    captchaInvisibleSiteKey: options.captchaSiteKeys?.invisible ?? CAPTCHAS.invisible,
    get session() {
      lifetime();
      return connections.session as Session;
    },
    sessions: hostedPages(lifetime),
    generateOAuthData: (redirectUri, originalUri = "") => oauthData(redirectUri, originalUri),
    async getAuthUrl(remembered, urlOptions = {}) {
      const data = needed("getAuthUrl", remembered);
      const options = JSON.stringify(withProvider(urlOptions));
      const { fullUrl, endpoint, sessionToken } = await lifetime().wait((core) =>
        core.job<{ fullUrl: string; endpoint?: string; sessionToken?: string }>(
          "authorize",
          JSON.stringify(data),
          "",
          options,
        ),
      );
      return {
        authUrl: fullUrl,
        authorizationEndpoint: endpoint ?? "",
        ...(sessionToken !== undefined && { sessionToken }),
      };
    },
    parseFromUrl: (url = location.href, responseMode = "fragment") => parseCallback(url, responseMode),
    async getMemberTokens(code, state, remembered) {
      // Without a code or state the callback is not of this login, whatever its data.
      const data = code && state ? needed("getMemberTokens", remembered) : {};
      return lifetime().wait((core) => core.job<Tokens>("memberTokens", code ?? "", state ?? "", JSON.stringify(data)));
    },
    async getMemberTokensForDirectLogin(sessionToken, { signal } = {}) {
      needPage("getMemberTokensForDirectLogin");
      return lifetime().wait((core) => core.job<Tokens>("directLogin", sessionToken, "", "", signal));
    },
    getMemberTokensForExternalLogin: (memberId, apiKey) =>
      lifetime().wait((core) => core.job<Tokens>("externalLogin", memberId, apiKey)),
    getMemberTokensForExternalLoginWithSession: (email, apiKey, fields) =>
      lifetime().wait((core) => {
        const payload = outgoing({ ...fields, loginId: { email } }, conversions);
        return core.job<Tokens>("signOn", JSON.stringify(payload), apiKey);
      }),
    async signIn(login, { signal } = {}) {
      const sessionToken = sessionTokenOf(login);
      needPage("signIn");
      await lifetime().wait((core) => core.job("directLogin", sessionToken, "keep", "", signal));
    },
    sendPasswordResetEmail: (email, redirectUri) =>
      recovery.sendRecoveryEmail(callerOf(lifetime()))(email, {
        redirect: { url: redirectUri, clientId },
      }),
    getTokens: () => core().tokens(),
    getActiveToken: () => core().tokens().accessToken.value,
    generateVisitorTokens: (tokens) => made({ ...EMPTY_TOKENS, ...tokens }),
    renewToken: ({ value, role }) => lifetime().wait((core) => core.job<Tokens>("renewToken", value, role)),
    setTokens(tokens) {
      core().setTokens(tokens);
    },
    loggedIn: () => core().role() === "member",
    endSessionHere() {
      core().setTokens(EMPTY_TOKENS);
    },
    async getAuthHeaders() {
      const token = await lifetime().wait((core) => core.job<string>("accessToken"));
      return { headers: { Authorization: token } };
    },
    async beginLogin(redirectUri, { returnPath = "/", ...urlOptions } = {}) {
      const options = JSON.stringify(withProvider(urlOptions));
      return {
        authUrl: await lifetime().wait((core) => core.job<string>("beginLogin", redirectUri, returnPath, options)),
      };
    },
    async completeLogin(url = location.href, responseMode = "fragment") {
      if (completed?.url !== url) {
        const { code, state, error, errorDescription } = parseCallback(url, responseMode);
        const message = JSON.stringify({ code, state, error, error_description: errorDescription });
        const returnPath = lifetime().wait((core) => core.job<string>("completeLogin", message));
        const begun = { url, returnPath };
        completed = begun;
        returnPath.catch(() => {
          // A failure is not remembered.
          completed = completed === begun ? undefined : completed;
        });
      }
      return { returnPath: await completed.returnPath };
    },
    async logout(originalUrl) {
      return { logoutUrl: await lifetime().wait((core) => core.logout(originalUrl)) };
    },
  };
}
