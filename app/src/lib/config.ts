/** What the store must know to run: which site it sells for, and where the platform is. */
export interface StoreConfig {
  clientId: string;
  host: string;
  name: string;
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
  const url = URL.canParse(host) ? new URL(host) : null;
  if (!url || !["http:", "https:"].includes(url.protocol)) {
    problems.push(`“host” is not an address: set CARTWRIGHT_HOST to one such as ${HOSTED}.`);
  }
  const name = typeof fields.name === "string" && fields.name.trim() ? fields.name.trim() : "Store";
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, config: { clientId, host: host.replace(/\/+$/, ""), name } };
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
