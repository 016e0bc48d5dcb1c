/** Clients and strategies: their options, and all that is not a module's call. */
import { ANSWERS, whole } from "./answers.mjs";
import { client as visitor, KITS, OVER, strategy, VISITOR } from "./kits.mjs";
import { Network, over, see, withoutChance } from "./run.mjs";

const CART = whole({ cart: { id: "c" } });
const SESSION = whole({
  redirectSession: {
    id: "r",
    fullUrl: "https://pages.example/login",
    sessionToken: "s",
    urlDetails: { endpoint: "/e" },
  },
});

const owner = (kit, options) => visitor(kit, { auth: kit.ApiKeyStrategy({ apiKey: "key", ...options }) });

const app = (kit) => kit.ClientCredentialsStrategy({ appId: "app", appSecret: "secret", instanceId: "instance" });

const OAUTH_DATA = {
  redirectUri: "https://shop.example/callback",
  originalUri: "https://shop.example/here",
  codeVerifier: "v".repeat(43),
  codeChallenge: "c".repeat(43),
  state: "s".repeat(43),
};

const STATES = ["SUCCESS", "REQUIRE_OWNER_APPROVAL", "REQUIRE_EMAIL_VERIFICATION", "STATUS_CHECK", "SOMETHING_NEW"];
const stateAnswers = Object.fromEntries(
  STATES.map((state) => [state, whole({ state, sessionToken: "session", stateToken: "state", identity: { id: "i" } })]),
);
const CODES = ["-19971", "-19970", "-19995", "-19976", "-19973", "-1"];
const codeAnswers = Object.fromEntries(
  CODES.map((code) => [
    `code ${code}`,
    () =>
      Response.json({ message: "no", details: { applicationError: { code, description: "why" } } }, { status: 400 }),
  ]),
);
const emailRefused = () =>
  Response.json(
    {
      message: "no",
      details: {
        validationError: { fieldViolations: [{ field: "loginId.email", description: "bad", data: { type: "EMAIL" } }] },
      },
    },
    { status: 400 },
  );
const FAILURES = [
  "400 with a message",
  "403 empty",
  "429 with a message",
  "429 with Retry-After",
  "500 empty",
  "503 with a message",
  "200 truncated",
  "no network",
  "application, null parts",
];
const failureAnswers = Object.fromEntries(FAILURES.map((name) => [name, ANSWERS[name]]));
const loginAnswers = { ...stateAnswers, ...codeAnswers, "email refused": emailRefused, ...failureAnswers };

/** Answers that refuse a token request. */
const REFUSALS = {
  "400 invalid_grant": () => Response.json({ error: "invalid_grant" }, { status: 400 }),
  "401 invalid_client": () => Response.json({ error: "invalid_client" }, { status: 401 }),
  "429 empty": () => new Response("", { status: 429 }),
  "429 with Retry-After": () => new Response("", { status: 429, headers: { "retry-after": "1" } }),
  "500 empty": () => new Response("", { status: 500 }),
  "503 HTML": () => new Response("<html>later</html>", { status: 503 }),
  "no network": () => Promise.reject(new TypeError("fetch failed")),
};
const CREDENTIALS = { email: "ada@shop.example", password: "pass" };

/**
 * A scenario of a program.
 * @typedef {object} Deed
 * @property {(kit: import("./kits.mjs").Kit, network: Network) => unknown} run
 * @property {Record<string, () => Response | Promise<Response>>} [answers]
 * @property {Record<string, () => Response | Promise<Response>>} [grants] answers to requests for tokens, by name
 */

/** @type {Readonly<Record<string, Deed>>} */
const DEEDS = {
  "createClient, all defaults": { run: (kit) => visitor(kit, { useCDN: undefined }).currentCart.getCurrentCart() },
  "createClient, useCDN, read": {
    run: async (kit) => (await visitor(kit, { useCDN: true }).products.queryProducts().limit(3).find()).items,
  },
  "createClient, useCDN, write": { run: (kit) => visitor(kit, { useCDN: true }).currentCart.addToCurrentCart({}) },
  "createClient, headers": {
    run: (kit) => visitor(kit, { headers: { "X-Extra": "1", Authorization: "mine" } }).currentCart.getCurrentCart(),
  },
  "createClient, fetch": {
    run: (kit, network) => visitor(kit, { fetch: network.fetch }).currentCart.getCurrentCart(),
  },
  "createClient, host": {
    run: (kit) =>
      visitor(kit, {
        host: { apiBaseUrl: "www.wixapis.com", essentials: { passThroughHeaders: { "X-Extra": "host" } } },
      }).currentCart.getCurrentCart(),
  },
  "createClient, a site's host": {
    run: (kit) => visitor(kit, { host: { apiBaseUrl: "shop.example" } }).currentCart.getCurrentCart(),
  },
  "createClient, auth by function": {
    run: (kit) => {
      const auth = strategy(kit);
      return visitor(kit, { auth: () => auth }).currentCart.getCurrentCart();
    },
  },
  setHeaders: {
    run: async (kit) => {
      const client = visitor(kit, { headers: {} });
      client.setHeaders({ "X-Extra": "1" });
      await client.currentCart.getCurrentCart();
      client.setHeaders({ "X-Extra": "2" });
      return client.currentCart.removeCouponFromCurrentCart();
    },
  },
  "use, a module": { run: (kit) => visitor(kit).use(kit.currentCart).getCurrentCart() },
  "use, modules": { run: (kit) => visitor(kit).use({ cart: kit.currentCart }).cart.getCurrentCart() },
  "reads after writes": {
    run: async (kit) => {
      const client = visitor(kit, { headers: {} });
      await client.currentCart.addToCurrentCart({});
      return client.currentCart.getCurrentCart();
    },
    answers: {
      consistent: () => Response.json({ cart: { id: "c" } }, { headers: { "X-Wix-Consistent": "token" } }),
    },
  },
  "ApiKeyStrategy, a site": { run: (kit) => owner(kit, { siteId: "site" }).brandsV3.createBrand({ name: "A" }) },
  "ApiKeyStrategy, an account": {
    run: (kit) => owner(kit, { accountId: "account" }).brandsV3.createBrand({ name: "A" }),
  },
  "ApiKeyStrategy, both": {
    run: (kit) => owner(kit, { siteId: "site", accountId: "account" }).brandsV3.createBrand({ name: "A" }),
  },
  "ApiKeyStrategy, neither": { run: (kit) => owner(kit, {}).brandsV3.createBrand({ name: "A" }) },
  "ApiKeyStrategy, setSiteId": {
    run: (kit) => {
      const client = owner(kit, { siteId: "site" });
      client.auth.setSiteId("other");
      return client.brandsV3.createBrand({ name: "A" });
    },
  },
  "ApiKeyStrategy, getAuthHeaders": {
    run: (kit) => kit.ApiKeyStrategy({ apiKey: "key", siteId: "site" }).getAuthHeaders(),
  },
  ClientCredentialsStrategy: {
    run: (kit) => visitor(kit, { auth: app(kit) }).brandsV3.createBrand({ name: "A" }),
  },
  "ClientCredentialsStrategy, getAuthHeaders": { run: (kit) => app(kit).getAuthHeaders() },
  graphql: {
    run: (kit) => visitor(kit).graphql("query { a }", { b: { _id: 1 } }, { apiVersion: "v1" }),
    answers: {
      data: whole({ data: { a: { id: "x", createdDate: "2026-01-01" } } }),
      errors: whole({ errors: [{ message: "no" }] }),
    },
  },
  "graphql, refused": {
    run: (kit) => visitor(kit).graphql("query { a }"),
    answers: { "400 with a message": ANSWERS["400 with a message"], "404 empty": ANSWERS["404 empty"] },
  },
  "graphql, options without a version": {
    run: (kit) => visitor(kit).graphql("query { a }", {}, {}),
    answers: { data: whole({ data: {} }) },
  },
  fetchWithAuth: {
    run: async (kit) => {
      const response = await visitor(kit).fetchWithAuth("https://www.wixapis.com/stores/v1/x?a=b", {
        method: "POST",
        headers: { "X-Extra": "1" },
        body: "{}",
      });
      return response.json();
    },
  },
  "fetchWithAuth, a Request": {
    run: async (kit) => {
      const request = new Request("https://www.wixapis.com/x", { headers: { "X-Extra": "1" } });
      return (await visitor(kit).fetchWithAuth(request)).status;
    },
  },
  "fetchWithAuth, another host": {
    run: async (kit) => (await visitor(kit).fetchWithAuth("https://elsewhere.example/x")).status,
  },
  getAuthHeaders: { run: (kit) => strategy(kit).getAuthHeaders() },
  "getAuthHeaders, first visit": { run: (kit) => strategy(kit, { tokens: undefined }).getAuthHeaders() },
  "getAuthHeaders, token over": { run: (kit) => strategy(kit, { tokens: OVER }).getAuthHeaders() },
  "getAuthHeaders, headers for tokens": {
    run: (kit) =>
      strategy(kit, {
        tokens: undefined,
        tokenRequestOptions: { headers: { "client-binding": "b" } },
      }).getAuthHeaders(),
  },
  "getAuthHeaders, refused": {
    run: (kit) => strategy(kit, { tokens: undefined }).getAuthHeaders(),
    grants: REFUSALS,
  },
  tokenStorage: {
    run: async (kit) => {
      const kept = [];
      let tokens = kit.EMPTY_TOKENS;
      const tokenStorage = {
        getTokens: () => tokens,
        setTokens: (changed) => {
          tokens = changed;
          kept.push(changed);
        },
      };
      await visitor(kit, { auth: strategy(kit, { tokens: undefined, tokenStorage }) }).currentCart.getCurrentCart();
      return kept;
    },
  },
  "getTokens and setTokens": {
    run: (kit) => {
      const auth = strategy(kit);
      const before = auth.getTokens();
      auth.setTokens(OVER);
      return [before, auth.getTokens(), auth.loggedIn(), auth.getActiveToken()];
    },
  },
  "generateVisitorTokens, none": { run: (kit) => strategy(kit).generateVisitorTokens() },
  "generateVisitorTokens, usable": { run: (kit) => strategy(kit).generateVisitorTokens(VISITOR) },
  "generateVisitorTokens, over": { run: (kit) => strategy(kit).generateVisitorTokens(OVER) },
  renewToken: { run: (kit) => strategy(kit).renewToken({ value: "refresh", role: "member" }) },
  "renewToken, refused": {
    run: (kit) => strategy(kit).renewToken({ value: "refresh", role: "member" }),
    grants: REFUSALS,
  },
  generateOAuthData: { run: (kit) => strategy(kit).generateOAuthData("https://shop.example/callback", "/here") },
  getAuthUrl: { run: (kit) => strategy(kit).getAuthUrl(OAUTH_DATA), answers: { session: SESSION } },
  "getAuthUrl, nothing remembered": { run: (kit) => strategy(kit).getAuthUrl(), answers: { session: SESSION } },
  "getAuthUrl, options": {
    run: (kit) =>
      strategy(kit).getAuthUrl(OAUTH_DATA, {
        prompt: "none",
        responseMode: "query",
        sessionToken: "session",
        idp: "google",
      }),
    answers: { session: SESSION },
  },
  "getAuthUrl, a connection": {
    run: (kit) => strategy(kit).getAuthUrl(OAUTH_DATA, { idp: { connectionId: "connection" } }),
    answers: { session: SESSION },
  },
  parseFromUrl: {
    run: (kit) =>
      [
        ["https://shop.example/c#code=a&state=b"],
        ["https://shop.example/c?code=a&state=b", "query"],
        ["https://shop.example/c#error=denied&error_description=no+way"],
        ["https://shop.example/c"],
      ].map(([url, mode]) => strategy(kit).parseFromUrl(url, mode)),
  },
  getMemberTokens: { run: (kit) => strategy(kit).getMemberTokens("code", OAUTH_DATA.state, OAUTH_DATA) },
  "getMemberTokens, no code": { run: (kit) => strategy(kit).getMemberTokens("", OAUTH_DATA.state, OAUTH_DATA) },
  "getMemberTokens, another state": { run: (kit) => strategy(kit).getMemberTokens("code", "other", OAUTH_DATA) },
  "getMemberTokens, nothing remembered": { run: (kit) => strategy(kit).getMemberTokens("code", OAUTH_DATA.state) },
  "getMemberTokens, refused": {
    run: (kit) => strategy(kit).getMemberTokens("code", OAUTH_DATA.state, OAUTH_DATA),
    grants: REFUSALS,
  },
  getMemberTokensForExternalLogin: { run: (kit) => strategy(kit).getMemberTokensForExternalLogin("member", "key") },
  getMemberTokensForExternalLoginWithSession: {
    run: (kit) =>
      strategy(kit).getMemberTokensForExternalLoginWithSession("ada@shop.example", "key", {
        profile: { nickname: "Ada" },
      }),
    answers: { "signed on": whole({ sessionToken: "session", identity: { id: "identity" } }) },
  },
  getMemberTokensForDirectLogin: {
    run: (kit) =>
      onPage(
        (state) => ({ code: "code", state }),
        () => strategy(kit).getMemberTokensForDirectLogin("session"),
      ),
    answers: { session: rememberState },
  },
  "getMemberTokensForDirectLogin, refused": {
    run: (kit) =>
      onPage(
        (state) => ({ error: "access_denied", error_description: "no way", state }),
        () => strategy(kit).getMemberTokensForDirectLogin("session"),
      ),
    answers: { session: rememberState },
  },
  "getMemberTokensForDirectLogin, no tokens": {
    run: (kit) =>
      onPage(
        (state) => ({ code: "code", state }),
        () => strategy(kit).getMemberTokensForDirectLogin("session"),
      ),
    answers: { session: rememberState },
    grants: REFUSALS,
  },
  "getMemberTokensForDirectLogin, no session": {
    run: (kit) =>
      onPage(
        (state) => ({ code: "code", state }),
        () => strategy(kit).getMemberTokensForDirectLogin("session"),
      ),
    answers: failureAnswers,
  },
  logout: { run: (kit) => logOut(kit), answers: { session: SESSION, ...failureAnswers } },
  "logout, no tokens": {
    run: async (kit) => {
      const auth = strategy(kit, { tokens: undefined });
      const answer = await auth.logout("https://shop.example/bye");
      return [answer, auth.loggedIn(), auth.getTokens()];
    },
    answers: { session: SESSION },
  },
  "a call, no tokens": {
    run: (kit) => visitor(kit, { auth: strategy(kit, { tokens: undefined }) }).currentCart.getCurrentCart(),
    grants: REFUSALS,
  },
  sendPasswordResetEmail: {
    run: (kit) => strategy(kit).sendPasswordResetEmail("ada@shop.example", "https://shop.example/back"),
  },
  register: {
    run: (kit) =>
      strategy(kit).register({
        ...CREDENTIALS,
        profile: { nickname: "Ada", addresses: [{ address: { addressLine1: "1 Road" } }] },
        captchaTokens: { recaptchaToken: "a", invisibleRecaptchaToken: "b" },
      }),
    answers: loginAnswers,
  },
  login: { run: (kit) => strategy(kit).login(CREDENTIALS), answers: loginAnswers },
  "processVerification, none begun": {
    run: (kit) => strategy(kit).processVerification({ verificationCode: "123456" }),
  },
  "processVerification, kept": {
    run: async (kit) => {
      const auth = strategy(kit);
      await auth.login(CREDENTIALS);
      return auth.processVerification({ verificationCode: "123456" });
    },
    answers: { verify: stateAnswers.REQUIRE_EMAIL_VERIFICATION },
  },
  "processVerification, given": {
    run: (kit) =>
      strategy(kit).processVerification(
        { verificationCode: "123456" },
        { loginState: kit.LoginState.EMAIL_VERIFICATION_REQUIRED, data: { stateToken: "state" } },
      ),
    answers: stateAnswers,
  },
  constants: {
    run: (kit) => {
      const { captchaVisibleSiteKey, captchaInvisibleSiteKey } = strategy(kit);
      const { EMPTY_TOKENS, LoginState, TokenRole, VideoResolution, DEFAULT_API_URL } = kit;
      return {
        captchaVisibleSiteKey,
        captchaInvisibleSiteKey,
        EMPTY_TOKENS,
        LoginState: { ...LoginState },
        TokenRole: { ...TokenRole },
        VideoResolution: { ...VideoResolution },
        DEFAULT_API_URL,
      };
    },
  },
};

/** The state of a frame login, as sent to the platform. */
let stateOfLogin;
async function rememberState(request) {
  stateOfLogin = (await request.json()).auth.authRequest.state;
  return SESSION();
}

/**
 * Runs a function in a page whose frames are the platform's login, which posts a message once loaded.
 * @param {(state: string) => unknown} message
 * @param {() => Promise<unknown>} play
 */
async function onPage(message, play) {
  const heard = new Set();
  const show = (frame) => {
    const event = () => ({
      source: frame.contentWindow,
      origin: new URL(frame.src).origin,
      data: message(stateOfLogin),
    });
    setImmediate(() => heard.forEach((hear) => hear(event())));
    return frame;
  };
  const frame = () => ({ style: {}, contentWindow: {}, remove() {} });
  const listeners = {
    addEventListener: (_, hear) => heard.add(hear),
    removeEventListener: (_, hear) => heard.delete(hear),
  };
  const page = {
    ...listeners,
    window: listeners,
    document: { createElement: frame, body: { append: show, appendChild: show, contains: () => false } },
  };
  const before = Object.keys(page).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const [name, value] of Object.entries(page)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return await play();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else delete globalThis[name];
    }
  }
}

async function logOut(kit) {
  const auth = strategy(kit, { tokens: { ...VISITOR, refreshToken: { value: "refresh", role: "member" } } });
  const before = auth.loggedIn();
  const answer = await auth.logout("https://shop.example/bye");
  return [before, answer, auth.loggedIn(), auth.getTokens()];
}

/** Each scenario with its cases, in the format of `calls.mjs`. */
export function* deeds() {
  for (const [call, { run, answers = { cart: CART }, grants = { granted: undefined } }] of Object.entries(DEEDS)) {
    yield {
      call,
      async *cases() {
        for (const [answer, give] of Object.entries(answers)) {
          for (const [granting, grant] of Object.entries(grants)) {
            const seen = [];
            for (const kit of [KITS.theirs, KITS.ours]) {
              const network = new Network(give, grant);
              seen.push(
                await over(network, () => see(network, [], async () => withoutChance(await run(kit, network)))),
              );
            }
            yield { call, arguments: "", answer: grant ? granting : answer, given: [], theirs: seen[0], ours: seen[1] };
          }
        }
      },
    };
  }
}
