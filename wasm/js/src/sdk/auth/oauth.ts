/** The strategy of visitors and members. */

import { type Connection, CoreClient } from "../drive/core-client.js";
import { RequestError } from "../../core/errors.js";
import { Lifetime } from "../lifetime.js";
import { outgoing } from "../convert/outgoing.js";
import type { Prompt } from "../../generated/rules.js";
import type { SignOn } from "../../generated/types/authentication.js";
import { authentication as conversions } from "../../generated/conversions.js";
import * as recovery from "../../generated/modules/recovery.js";
import { callerOf } from "../call.js";
import type { ForeignLogin } from "./foreign-sessions.js";
import { type CallbackParameters, type OAuthData, oauthData, parseCallback, type ResponseMode } from "./callback.js";
import { type HostedPages, hostedPages } from "./hosted-pages.js";
import { type LoginResult, type LoginSteps, logins, loginSteps, sessionTokenOf } from "./login.js";
import { Connections } from "./connections.js";
import { required } from "./required.js";
import { cookieBase, cookiePlace } from "./cookies.js";
import { Memory } from "./stored-session.js";
import type { Session } from "./session.js";
import type { AuthStrategy } from "./strategy.js";
import {
  canAdopt,
  type CookieStorage,
  EMPTY_TOKENS,
  isCookieStorage,
  type GivenRefreshToken,
  type GivenTokens,
  sessionPlace,
  type Tokens,
  type TokenStorage,
} from "./tokens.js";

/** Options of `OAuthStrategy`. */
export interface OAuthOptions {
  /** The site's client id, from its settings; not a secret. */
  clientId: string;
  /** The initial tokens of an in-memory session. */
  tokens?: GivenTokens;
  /** The token storage; memory when absent. */
  tokenStorage?: TokenStorage | CookieStorage;
  /** Headers for token requests. */
  tokenRequestOptions?: { headers?: Record<string, string> };
  /**
   * The path of your own server that keeps the refresh token in an `HttpOnly` cookie, hidden from scripts. See
   * `examples/mediated` in the repository.
   */
  mediator?: string;
  /** The site keys of the site's captchas; the hosted platform's keys when absent. */
  captchaSiteKeys?: { visible?: string; invisible?: string };
}

export type { Prompt };

/** `google`, `facebook`, or the id of the site's connection to another provider. */
export type IdentityProvider = "google" | "facebook" | (string & {}) | { connectionId: string };

/** Options of a redirect login's URL. */
export interface AuthUrlOptions {
  prompt?: Prompt;
  responseMode?: ResponseMode;
  sessionToken?: string;
  /** The identity provider to redirect to: a name, or the id of the site's connection. */
  idp?: IdentityProvider;
}

/** The authorization of `OAuthStrategy`: a visitor's or member's session, and logins. */
export interface OAuthAuth extends AuthStrategy, LoginSteps {
  /** The site's client id. */
  readonly clientId: string;
  readonly session: Session;
  /** Whether the platform's own pages know the visitor. */
  readonly sessions: HostedPages;
  /** Starts a redirect login: returns the data that verifies the callback. Store the data until then. */
  generateOAuthData(redirectUri: string, originalUri?: string): OAuthData;
  /** The login page's URL for a login of `generateOAuthData`. */
  getAuthUrl(
    oauthData: OAuthData,
    options?: AuthUrlOptions,
  ): Promise<{ authUrl: string; authorizationEndpoint: string; sessionToken?: string }>;
  /** The callback's parameters: code and state, or the error. */
  parseFromUrl(url?: string, responseMode?: ResponseMode): CallbackParameters;
  /** Exchanges a callback's code for a member's tokens. Does not store them: use `setTokens`. */
  getMemberTokens(
    code: string | null | undefined,
    state: string | null | undefined,
    oauthData: OAuthData,
  ): Promise<Tokens>;
  /** Exchanges a login's session token for tokens in a hidden frame. Does not store them. */
  getMemberTokensForDirectLogin(sessionToken: string, options?: { signal?: AbortSignal }): Promise<Tokens>;
  /**
   * Requests tokens of a member whom your own system has authenticated. For servers: takes the owner's API key. Does
   * not store them.
   */
  getMemberTokensForExternalLogin(memberId: string, apiKey: string): Promise<Tokens>;
  /**
   * Requests a member's tokens by email, creating the member if needed; the platform's own pages share the login. Does
   * not store them.
   */
  getMemberTokensForExternalLoginWithSession(
    email: string,
    apiKey: string,
    fields?: Omit<SignOn, "loginId">,
  ): Promise<Tokens>;
  /** Signs in with a successful login: the session becomes the member's. */
  signIn(login: LoginResult | string, options?: { signal?: AbortSignal }): Promise<void>;
  /** Sends an email for setting a new password, if the account exists. */
  sendPasswordResetEmail(email: string, redirectUri: string): Promise<void>;
  readonly captchaVisibleSiteKey: string;
  readonly captchaInvisibleSiteKey: string;
  /** The stored tokens; empty before the first call. */
  getTokens(): Tokens;
  /** The stored access token, which may have expired. */
  getActiveToken(): string;
  /** Returns valid tokens: the given tokens, renewed if necessary, or a new visitor's. Does not store them. */
  generateVisitorTokens(tokens?: Partial<GivenTokens>): Promise<Tokens>;
  /** Exchanges a refresh token for tokens. Does not store them. */
  renewToken(refreshToken: GivenRefreshToken): Promise<Tokens>;
  /** Stores tokens, which replace the session. */
  setTokens(tokens: GivenTokens): void;
  /** Whether a member is signed in. */
  loggedIn(): boolean;
  /** Ends the session in this browser only: the platform's own pages keep theirs. `logout` ends both. */
  endSessionHere(): void;
  getAuthHeaders(): Promise<{ headers: { Authorization: string } }>;
  /** Starts a login that the client stores: redirect the visitor to `authUrl`. */
  beginLogin(redirectUri: string, options?: AuthUrlOptions & { returnPath?: string }): Promise<{ authUrl: string }>;
  /** Completes the login with the callback URL. Idempotent: the same callback twice returns the same result. */
  completeLogin(url?: string, responseMode?: ResponseMode): Promise<{ returnPath: string }>;
  /** Ends the session; returns the URL that ends the platform's session. */
  logout(originalUrl: string): Promise<{ logoutUrl: string }>;
}

/** The hosted platform's public site keys. */
const CAPTCHAS = {
  visible: "6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy",
  invisible: "6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v",
};

/** The hosted platform's connections to known providers. */
const PROVIDERS: Record<string, string> = {
  google: "0e6a50f5-b523-4e29-990d-f37fa2ffdd69",
  facebook: "3ecad13f-52c3-483d-911f-31dbcf2a6d23",
};

/** The page's URL, the default callback URL of a call. */
function pageUrl(call: string): string {
  if (typeof location === "undefined") {
    throw new RequestError({ kind: "request", message: `${call}: without a page, give the address of the callback` });
  }
  return location.href;
}

function withProvider({ idp, ...options }: AuthUrlOptions): object {
  const connection = typeof idp === "object" ? idp.connectionId : idp && (PROVIDERS[idp] ?? idp);
  return { ...options, ...(connection && { idp: connection }) };
}

/** Requires the data of a redirect login, without which its code cannot be exchanged. */
function needed(call: string, data: OAuthData | undefined): OAuthData {
  if (!data) {
    const message = `${call}: \`oauthData\` is missing: make it with \`generateOAuthData\`, and keep it for the way back`;
    throw new RequestError({ kind: "request", message });
  }
  return data;
}

/** Refuses a direct login outside of a page, where no frame can load the login page. */
function needPage(call: string): void {
  if (typeof document === "undefined") {
    const message = `${call}: a direct login needs a page, which a worker or Node is not; log in by redirect, or as the owner with \`getMemberTokensForExternalLogin\``;
    throw new RequestError({ kind: "request", message });
  }
}

/**
 * The strategy of visitors and members: the first call starts a session, which is renewed and becomes a member's by a
 * login.
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
  const clientId = required("OAuthStrategy", "clientId", options.clientId);
  const connections = new Connections();
  const memory = new Memory(options.tokens);
  let config: object = {};
  /** The last login that was completed, or is being completed. */
  let completed: { url: string; returnPath: Promise<string>; isDone: boolean } | undefined;
  const sessions = hostedPages(() => lifetime(), clientId);

  /** Forgets a completed login and a transfer: they belong to an earlier session. */
  const identityChanged = (): void => {
    completed = completed?.isDone ? undefined : completed;
    sessions.forget();
  };
  /** Follows the session of a client; each page has an in-memory session of its own. */
  const follow = (opened: Lifetime): Lifetime => {
    const { session } = connections;
    session?.subscribe(({ type }) => {
      if (type !== "renewed") identityChanged();
    });
    if (session?.place === null) sessions.forget();
    return opened;
  };

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
      const base = cookieBase(cookiePlace(cookie, clientId));
      const { adopt, jar } = cookie;
      if (adopt && options.mediator === undefined) {
        core.prepare = () => adopt.run({ core, clientId, connection: config, jar, lock: `${base}-adoption` });
      }
      return follow(connections.open(core, place, `${base}-session`));
    }
    return follow(connections.open(new CoreClient(config, storage as TokenStorage | undefined, memory), place));
  };
  // A strategy without a client uses the public host.
  const lifetime = (): Lifetime => connections.lifetime ?? connect({});
  const core = (): CoreClient => lifetime().core;

  /** Valid tokens from a temporary session. */
  const usableTokens = async (tokens: GivenTokens): Promise<Tokens> => {
    lifetime();
    const alone = new Lifetime(new CoreClient(config, undefined, new Memory(tokens)));
    try {
      await alone.wait((core) => core.accessToken());
      return alone.core.tokens();
    } finally {
      alone.dispose();
    }
  };

  /** Completes a login that another tool started. */
  const completeForeign = async (code: string, { data, returnPath, remove }: ForeignLogin): Promise<string> => {
    const callback = { code, state: data.state };
    await lifetime().wait((core) => core.login("exchange", { callback, data, keeps: true }, { signsIn: true }));
    remove();
    return returnPath;
  };

  return {
    clientId,
    connect,
    disconnect(ended) {
      connections.close(ended);
    },
    // Unknown with a mediator, whose cookie is hidden; otherwise the first call may adopt another tool's session.
    isNobody: () =>
      options.mediator === undefined &&
      core().role() === "none" &&
      !(core().prepare !== undefined && canAdopt(storage, clientId)),
    ...loginSteps(lifetime, clientId),
    captchaVisibleSiteKey: options.captchaSiteKeys?.visible ?? CAPTCHAS.visible,
    captchaInvisibleSiteKey: options.captchaSiteKeys?.invisible ?? CAPTCHAS.invisible,
    get session() {
      lifetime();
      return connections.session as Session;
    },
    sessions,
    generateOAuthData: (redirectUri, originalUri = "") => oauthData(redirectUri, originalUri),
    async getAuthUrl(remembered, urlOptions = {}) {
      const data = needed("getAuthUrl", remembered);
      const options = withProvider(urlOptions);
      const { fullUrl, endpoint, sessionToken } = await lifetime().wait((core) =>
        core.login<{ fullUrl: string; endpoint?: string; sessionToken?: string }>("authorize", { data, options }),
      );
      return {
        authUrl: fullUrl,
        authorizationEndpoint: endpoint ?? "",
        ...(sessionToken !== undefined && { sessionToken }),
      };
    },
    parseFromUrl: (url = pageUrl("parseFromUrl"), responseMode = "fragment") => parseCallback(url, responseMode),
    async getMemberTokens(code, state, remembered) {
      // Without a code or state, the callback does not belong to this login.
      const data = code && state ? needed("getMemberTokens", remembered) : {};
      return lifetime().wait((core) => core.login<Tokens>("exchange", { callback: { code, state }, data }));
    },
    async getMemberTokensForDirectLogin(sessionToken, { signal } = {}) {
      needPage("getMemberTokensForDirectLogin");
      return lifetime().wait((core) => core.login<Tokens>("direct", { sessionToken }, { signal, code: logins }));
    },
    getMemberTokensForExternalLogin: (memberId, apiKey) =>
      lifetime().wait((core) => core.login<Tokens>("ofMember", { memberId, apiKey })),
    getMemberTokensForExternalLoginWithSession: (email, apiKey, fields) =>
      lifetime().wait((core) => {
        const payload = outgoing({ ...fields, loginId: { email } }, conversions);
        return core.login<Tokens>("signOn", { payload: JSON.stringify(payload), apiKey });
      }),
    async signIn(login, { signal } = {}) {
      const sessionToken = sessionTokenOf(login);
      needPage("signIn");
      await lifetime().wait((core) => core.login("direct", { sessionToken, keeps: true }, { signal, signsIn: true }));
    },
    sendPasswordResetEmail: (email, redirectUri) =>
      recovery.sendRecoveryEmail(callerOf(lifetime()))(email, {
        redirect: { url: redirectUri, clientId },
      }),
    getTokens: () => core().tokens(),
    getActiveToken: () => core().tokens().accessToken.value,
    generateVisitorTokens: (tokens) => usableTokens({ ...EMPTY_TOKENS, ...tokens }),
    renewToken: ({ value, role }) => lifetime().wait((core) => core.login<Tokens>("renew", { value, role })),
    setTokens(tokens) {
      core().setTokens(tokens);
    },
    loggedIn: () => core().role() === "member",
    endSessionHere() {
      core().setTokens(EMPTY_TOKENS);
    },
    async getAuthHeaders() {
      const token = await lifetime().wait((core) => core.accessToken());
      return { headers: { Authorization: token } };
    },
    async beginLogin(redirectUri, { returnPath = "/", ...urlOptions } = {}) {
      const options = withProvider(urlOptions);
      return {
        authUrl: await lifetime().wait((core) => core.login<string>("begin", { redirectUri, returnPath, options })),
      };
    },
    async completeLogin(url = pageUrl("completeLogin"), responseMode = "fragment") {
      if (completed?.url !== url) {
        const { code, state, error, errorDescription } = parseCallback(url, responseMode);
        const foreign = code && state ? cookie?.adopt?.login(clientId, state) : undefined;
        const callback = { code, state, error, error_description: errorDescription };
        const returnPath = foreign
          ? completeForeign(code ?? "", foreign)
          : lifetime().wait((core) => core.login<string>("complete", { callback }, { signsIn: true }));
        const begun = { url, returnPath, isDone: false };
        completed = begun;
        returnPath.then(
          () => {
            begun.isDone = true;
          },
          () => {
            // Failures are not cached.
            completed = completed === begun ? undefined : completed;
          },
        );
      }
      return { returnPath: await completed.returnPath };
    },
    async logout(originalUrl) {
      return { logoutUrl: await lifetime().wait((core) => core.logout(originalUrl)) };
    },
  };
}
