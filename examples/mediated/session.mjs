/**
 * The mediator, a token-handler backend on the web's own `Request` and `Response`: requests tokens from the platform
 * on the page's behalf, and keeps the refresh token in an `HttpOnly` cookie. The page receives only the short-lived
 * access token. `node.mjs`, `next-route.mjs` and `astro-endpoint.mjs` mount it.
 */

/** @typedef {{ accessToken: string, expiresIn: number | string, refreshToken: string | undefined }} Granted */

/**
 * @typedef {object} Options
 * @property {string} origin where the page is served, as browsers write it, such as `https://shop.example`
 * @property {string} platform where the platform is
 * @property {string} clientId the site's client id
 * @property {string} [path] where the mediator is
 * @property {number} [days] how long the session is kept without use
 */

const BODY_LIMIT = 16 * 1024;
const PATIENCE_MS = 15_000;
const DAY_SECONDS = 86_400;

/** Each grant's parameters from the page, and the role of its session; a renewal keeps the role. */
const GRANTS = {
  anonymous: { fields: [], role: "visitor" },
  refresh_token: { fields: [], role: undefined },
  authorization_code: { fields: ["code", "codeVerifier", "redirectUri"], role: "member" },
};

const INVALID_GRANT = JSON.stringify({ error: "invalid_grant", error_description: "There is no session" });

/** The refusal of a request. */
class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   * @param {Record<string, string>} [headers]
   * @param {string} [body] the platform's own words
   */
  constructor(status, message, headers = {}, body = JSON.stringify({ message })) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/**
 * The options from environment variables: `ORIGIN`, `CARTWRIGHT_CLIENT_ID`, and `CARTWRIGHT_HOST` for a platform of
 * your own.
 * @param {Partial<Record<string, string>>} env
 * @returns {Options}
 */
export function optionsFrom({ ORIGIN: origin, CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: platform }) {
  if (!origin || !clientId) throw new Error("Set ORIGIN to the site's address, and CARTWRIGHT_CLIENT_ID");
  return { origin, clientId, platform: platform ?? "https://www.wixapis.com" };
}

/**
 * Answers the requests of a client with `mediator: "/session"`.
 * @param {Options} options
 * @returns {(request: Request) => Promise<Response>}
 */
export function mediator(options) {
  return async (request) => {
    const headers = new Headers({ "Content-Type": "application/json", "Cache-Control": "no-store" });
    try {
      checkOrigin(request, options.origin);
      const { cookie, body } = request.method === "DELETE" ? forget(options) : await grant(request, options);
      headers.set("Set-Cookie", cookie);
      return new Response(JSON.stringify(body), { headers });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, "The mediator failed");
      if (refusal !== error) console.error(error);
      for (const [name, value] of Object.entries(refusal.headers)) headers.set(name, value);
      return new Response(refusal.body, { status: refusal.status, headers });
    }
  };
}

/**
 * Accepts only the page's own origin: the browser sends the cookie with requests of any page.
 * @param {Request} request
 * @param {string} origin
 */
function checkOrigin({ headers }, origin) {
  const site = headers.get("sec-fetch-site") ?? "same-origin";
  if (headers.get("origin") !== origin || site !== "same-origin") {
    throw new Refusal(403, "This is for the site's own pages");
  }
}

/** @param {Options} options */
function forget(options) {
  return { cookie: cookie(options, "", 0), body: {} };
}

/**
 * @param {Request} request
 * @param {Options} options
 */
async function grant(request, options) {
  if (request.method !== "POST") throw new Refusal(405, "Use POST or DELETE", { Allow: "POST, DELETE" });
  const asked = await readJson(request);
  const grantType = /** @type {keyof typeof GRANTS} */ (asked.grantType);
  if (!Object.hasOwn(GRANTS, grantType)) throw new Refusal(400, "This grant is not mediated");
  const { fields, role: becomes } = GRANTS[grantType];
  const kept = grantType === "refresh_token" ? keptSession(request, options) : undefined;
  // Only an OAuth error makes the client end its session (RFC 6749, section 5.2).
  if (grantType === "refresh_token" && !kept) throw new Refusal(400, "There is no session", {}, INVALID_GRANT);
  const given = fields.map((name) => [name, asked[name]]).filter(([, value]) => typeof value === "string");
  const { accessToken, expiresIn, refreshToken } = await askPlatform(options, {
    ...Object.fromEntries(given),
    clientId: options.clientId,
    grantType,
    ...(kept && { refreshToken: kept.refreshToken }),
  });
  const role = becomes ?? kept?.role;
  // Without a new refresh token, the old one stays valid.
  const value = `${role}.${encodeURIComponent(refreshToken ?? kept?.refreshToken ?? "")}`;
  return {
    cookie: cookie(options, value, (options.days ?? 14) * DAY_SECONDS),
    body: { access_token: accessToken, expires_in: expiresIn, role },
  };
}

/**
 * @param {Options} options
 * @param {Record<string, unknown>} body
 * @returns {Promise<Granted>}
 */
async function askPlatform({ platform }, body) {
  let answer, text;
  try {
    answer = await fetch(new URL("/oauth2/token", platform), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
      // Never follow a redirect: the token is for the platform only.
      redirect: "error",
    });
    text = await answer.text();
  } catch {
    throw unavailable();
  }
  if (answer.status >= 400 && answer.status < 500) {
    const wait = answer.headers.get("retry-after");
    throw new Refusal(answer.status, "The platform refused", wait === null ? {} : { "Retry-After": wait }, text);
  }
  const granted = parse(text);
  if (!answer.ok || typeof granted?.access_token !== "string") throw unavailable();
  return {
    accessToken: granted.access_token,
    expiresIn: granted.expires_in,
    refreshToken: granted.refresh_token || undefined,
  };
}

/** The platform gave no answer: the cookie stays, and the page retries later. */
const unavailable = () => new Refusal(503, "The platform cannot be reached");

/**
 * @param {Request} request
 * @returns {Promise<Record<string, unknown>>}
 */
async function readJson(request) {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) {
    throw new Refusal(415, "Send application/json");
  }
  const body = parse(await readText(request));
  if (body === null || typeof body !== "object" || Array.isArray(body)) throw new Refusal(400, "The body is no object");
  return body;
}

/**
 * The text of a body, up to the size limit.
 * @param {Request} request
 */
async function readText({ body }) {
  if (body === null) return "";
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let [text, length] = ["", 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > BODY_LIMIT) {
      await reader.cancel();
      throw new Refusal(413, "The body is too long");
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The session in the cookie, if there is a valid one.
 * @param {Request} request
 * @param {Options} options
 */
function keptSession({ headers }, { origin }) {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const kept = pairs.find((pair) => pair.startsWith(`${cookieName(origin)}=`)) ?? "";
  const [, role, token] = /=(visitor|member)\.(\S+)$/.exec(kept) ?? [];
  if (!role || !token) return undefined;
  try {
    return { role, refreshToken: decodeURIComponent(token) };
  } catch {
    // Not a cookie of the mediator.
    return undefined;
  }
}

const isSecure = (/** @type {string} */ origin) => origin.startsWith("https:");

/** With this prefix, browsers reject the cookie if it was not set over https. */
const cookieName = (/** @type {string} */ origin) => `${isSecure(origin) ? "__Secure-" : ""}cartwright-refresh`;

/**
 * @param {Options} options
 * @param {string} value
 * @param {number} maxAge
 */
function cookie({ origin, path = "/session" }, value, maxAge) {
  const secure = isSecure(origin) ? "; Secure" : "";
  return `${cookieName(origin)}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
