/** What the store must know to run: which site it sells for, and where the platform is. */
export interface StoreConfig {
  clientId: string;
  host: string;
  name: string;
  /** The platform's page that proves a person is there. Without it the store sends them to the hosted login. */
  captchaPage?: string;
}

export type ConfigResult = { ok: true; config: StoreConfig } | { ok: false; problems: string[] };

const HOSTED = "https://www.wixapis.com";

/** Checks a parsed `/config.json`; says everything that is wrong with it, not only the first thing. */
export function checkConfig(value: unknown): ConfigResult {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { ok: false, problems: ["The answer is not a JSON object."] };
  }
  const fields = value as Record<string, unknown>;
  const problems: string[] = [];
  const clientId = typeof fields.clientId === "string" ? fields.clientId.trim() : "";
  if (!clientId) problems.push("“clientId” is missing: set CARTWRIGHT_CLIENT_ID to the OAuth client id of the site.");
  const host = typeof fields.host === "string" && fields.host.trim() ? fields.host.trim() : HOSTED;
  if (!isWebAddress(host)) {
    problems.push(`“host” is not an address: set CARTWRIGHT_HOST to one such as ${HOSTED}.`);
  }
  const captchaPage =
    typeof fields.captchaPage === "string" && fields.captchaPage.trim() ? fields.captchaPage.trim() : undefined;
  if (captchaPage !== undefined && !isWebAddress(captchaPage)) {
    problems.push(
      "“captchaPage” is not an address: set CARTWRIGHT_CAPTCHA_PAGE to that of the captcha page, or not at all.",
    );
  }
  const name = typeof fields.name === "string" && fields.name.trim() ? fields.name.trim() : "Store";
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, config: { clientId, host: host.replace(/\/+$/, ""), name, ...(captchaPage && { captchaPage }) } };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}

/** Reads `/config.json` from the server that serves the store. */
export async function loadConfig(fetcher: typeof fetch = fetch): Promise<ConfigResult> {
  try {
    const response = await fetcher("/config.json");
    if (!response.ok) return { ok: false, problems: [`/config.json answered with status ${response.status}.`] };
    return checkConfig(await response.json());
  } catch {
    return { ok: false, problems: ["/config.json could not be read, or is not JSON."] };
  }
}

/** Where pictures named only by their id are served from. */
export function mediaBase(host: string): string {
  return new URL(host).hostname.endsWith("wixapis.com") ? "https://static.wixstatic.com/media/" : `${host}/media/`;
}
