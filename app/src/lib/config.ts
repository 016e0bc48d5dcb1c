/* oxlint-disable lingui/no-unlocalized-strings -- read by the store's operator, before any texts are loaded */

/** The configuration of the store: the site that it sells for, and the platform's address. */
export interface StoreConfig {
  clientId: string;
  host: string;
  name: string;
  /**
   * The server of the owner's login, if it is not the platform itself: a hosted site needs a small server of its own.
   */
  console?: string;
  /** The platform's captcha page. Without it and `captchaScript`, the store redirects to the hosted login. */
  captchaPage?: string;
  /** The script of Google's reCAPTCHA, whose tokens the hosted platform accepts. */
  captchaScript?: string;
  /** The platform's page to enrol second factors. Without it, they are enrolled when a login requires them. */
  securityPage?: string;
  /** The version of the site's cart. Without it the package detects it, trying version 2 first. */
  cartVersion?: 1 | 2;
  /** The shop's own country, the default of forms. If absent, the first country with free delivery, or none. */
  country?: string;
  /** The countries the shop delivers to, by code; all if absent. */
  countries?: string[];
  /**
   * The subtotal from which delivery is free, by country, the shop's own country first. The platform's cart does not
   * have it.
   */
  freeDeliveryOver?: Record<string, Amount>;
}

interface Amount {
  amount: string;
  currency: string;
}

type ConfigResult = { ok: true; config: StoreConfig } | { ok: false; problems: string[] };

const HOSTED = "https://www.wixapis.com";
const RECAPTCHA = "https://www.google.com/recaptcha/enterprise.js";

/** Validates a parsed `/config.json`; returns all of its errors, not only the first. */
export function checkConfig(value: unknown): ConfigResult {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { ok: false, problems: ["The answer is not a JSON object."] };
  }
  const fields = value as Record<string, unknown>;
  const problems: string[] = [];
  const clientId = typeof fields.clientId === "string" ? fields.clientId.trim() : "";
  if (!clientId) problems.push("“clientId” is missing: set CARTWRIGHT_CLIENT_ID to the OAuth client id of the site.");
  const host = typeof fields.host === "string" && fields.host.trim() ? fields.host.trim() : HOSTED;
  if (!isWebAddress(host)) problems.push(`“host” is not an address: set CARTWRIGHT_HOST to one such as ${HOSTED}.`);
  const pageAt = (field: string, variable: string) => {
    const given = fields[field];
    const address = typeof given === "string" ? given.trim() : "";
    if (address && !isWebAddress(address)) {
      problems.push(`“${field}” is not an address: set ${variable} to that of the page, or not at all.`);
    }
    return address || undefined;
  };
  const console = pageAt("console", "CARTWRIGHT_CONSOLE");
  const captchaPage = pageAt("captchaPage", "CARTWRIGHT_CAPTCHA_PAGE");
  const captchaScript =
    pageAt("captchaScript", "CARTWRIGHT_CAPTCHA_SCRIPT") ??
    (isWebAddress(host) && isHosted(host) ? RECAPTCHA : undefined);
  const securityPage = pageAt("securityPage", "CARTWRIGHT_SECURITY_PAGE");
  const cartVersion = versionFrom(fields.cartVersion);
  if (cartVersion === null) {
    problems.push("“cartVersion” is neither 1 nor 2: set CARTWRIGHT_CART_VERSION to one of them, or not at all.");
  }
  const freeDeliveryOver = amountsFrom(fields.freeDeliveryOver);
  if (freeDeliveryOver === null) {
    problems.push(
      "“freeDeliveryOver” is no list of amounts: set CARTWRIGHT_FREE_DELIVERY_OVER to one such as US=75.00 USD, DE=90 EUR.",
    );
  }
  const country = fields.country ?? Object.keys(freeDeliveryOver ?? {})[0];
  if (country !== undefined && !(typeof country === "string" && /^[A-Z]{2}$/.test(country))) {
    problems.push("“country” is no country's code: set CARTWRIGHT_COUNTRY to one such as DE, or not at all.");
  }
  const countries = fields.countries === undefined ? undefined : codesFrom(fields.countries);
  if (countries === null) {
    problems.push(
      "“countries” is no list of countries' codes: set CARTWRIGHT_COUNTRIES to one such as DE AT CH, or not at all.",
    );
  }
  const name = typeof fields.name === "string" && fields.name.trim() ? fields.name.trim() : "Store";
  if (problems.length > 0) return { ok: false, problems };
  const pages = {
    ...(console && { console: console.replace(/\/+$/, "") }),
    ...(captchaPage && { captchaPage }),
    ...(captchaScript && { captchaScript }),
    ...(securityPage && { securityPage }),
  };
  const cart = { ...(cartVersion && { cartVersion }), ...(freeDeliveryOver && { freeDeliveryOver }) };
  const home = { ...(typeof country === "string" && { country }), ...(countries && { countries }) };
  return { ok: true, config: { clientId, host: host.replace(/\/+$/, ""), name, ...pages, ...cart, ...home } };
}

/** `undefined` if absent, `null` if invalid. */
function versionFrom(given: unknown): 1 | 2 | null | undefined {
  if (given === undefined) return undefined;
  const version = Number(given);
  return version === 1 || version === 2 ? version : null;
}

/** Parses country codes, such as `DE AT CH`; null if invalid. */
function codesFrom(given: unknown): string[] | null {
  return typeof given === "string" && /^[A-Z]{2}(?:[ ,]+[A-Z]{2})*$/.test(given.trim())
    ? given.trim().split(/[ ,]+/)
    : null;
}

/** Parses amounts by country, such as `US=75.00 USD, DE=90 EUR`: `undefined` if absent, `null` if invalid. */
function amountsFrom(given: unknown): Record<string, Amount> | null | undefined {
  if (given === undefined) return undefined;
  const amounts: Record<string, Amount> = {};
  for (const part of typeof given === "string" ? given.split(",") : [""]) {
    const [, country, amount, currency] = /^([A-Z]{2})=(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(part.trim()) ?? [];
    if (!country || !amount || !currency) return null;
    amounts[country] = { amount, currency };
  }
  return amounts;
}

/** Whether a text is an http(s) URL, and not a script. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}

/** Fetches `/config.json` from the store's server. */
export async function loadConfig(fetcher: typeof fetch = fetch): Promise<ConfigResult> {
  try {
    const response = await fetcher("/config.json");
    if (!response.ok) return { ok: false, problems: [`/config.json answered with status ${response.status}.`] };
    return checkConfig(await response.json());
  } catch {
    return { ok: false, problems: ["/config.json could not be read, or is not JSON."] };
  }
}

/** The host of images that are given by id only. */
export function mediaHost(host: string): string {
  return isHosted(host) ? "https://static.wixstatic.com" : host;
}

/** The base URLs of images and videos by id. */
export function mediaBases(host: string): { image: string; video: string } {
  const video = isHosted(host) ? "https://video.wixstatic.com/video/" : `${host}/video/`;
  return { image: `${mediaHost(host)}/media/`, video };
}

function isHosted(host: string): boolean {
  return new URL(host).hostname.endsWith("wixapis.com");
}
