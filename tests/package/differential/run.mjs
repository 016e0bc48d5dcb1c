/** Makes a call with either package over the same network, and records its effects. */

/**
 * The visible effects of a call.
 * @typedef {object} Seen
 * @property {object[]} requests without those for tokens
 * @property {object[]} tokens the requests for tokens
 * @property {number} attempts how often the last request was sent
 * @property {unknown} [value] what the call gave
 * @property {object} [error] what it threw: the fields that programs read
 * @property {string} [kind] what kind of error, where the package tells
 * @property {Answered} [answered] the last answer of the platform to a call
 * @property {Answered} [granted] the last answer to a request for tokens
 * @property {unknown} left the arguments, as they are afterwards
 */

/**
 * An answer as sent by the platform: its status and text, or the message of a lost connection.
 * @typedef {{ status?: number, text?: string, requestId?: string, retryAfter?: string, lost?: string }} Answered
 */

const MEANT = [
  "authorization",
  "client-binding",
  "content-type",
  "wix-account-id",
  "wix-site-id",
  "x-extra",
  "x-wix-consistent",
];

const granted = () => Response.json({ access_token: "renewed", expires_in: 14400, refresh_token: "refreshed" });

/** Random values: challenges, and the states of logins. */
const RANDOM = /^[\w.~-]{43}$/;

/** A copy with random values replaced. */
export const withoutChance = (value) =>
  JSON.parse(JSON.stringify(value), (_, part) => (RANDOM.test(part) ? "random" : part));

/** A network with one answer to all calls, and with tokens. */
export class Network {
  #answer;
  #grant;
  #seen = [];
  tokens = [];
  /** @type {Answered | undefined} */
  answered;
  /** @type {Answered | undefined} */
  granted;

  /**
   * @param {(request: Request, number: number, asked: object) => Response | Promise<Response>} answer to requests, which
   *   are numbered from 1; what they ask for stands in their body or their address
   * @param {(body: object, number: number) => Response | Promise<Response>} [grant] answers requests for tokens
   */
  constructor(answer, grant = granted) {
    this.#answer = answer;
    this.#grant = grant;
  }

  fetch = async (address, settings) => {
    const request = new Request(address, settings);
    const url = new URL(request.url);
    const text = await request.clone().text();
    const headers = [...request.headers].filter(([name]) => MEANT.includes(name));
    if (url.pathname === "/oauth2/token") {
      const body = JSON.parse(text);
      this.tokens.push({ headers: Object.fromEntries(headers), body: withoutChance(body) });
      return record(this.#grant(body, this.tokens.length), (granted) => {
        this.granted = granted;
      });
    }
    const query = queryOf(url.searchParams);
    const body = text ? withoutChance(JSON.parse(text)) : undefined;
    this.#seen.push({
      method: request.method,
      host: url.host,
      path: url.pathname,
      query,
      headers: Object.fromEntries(headers),
      body,
    });
    return record(this.#answer(request, this.#seen.length, body ?? query[".r"] ?? query), (answered) => {
      this.answered = answered;
    });
  };

  /** All requests, including retries. */
  get sent() {
    return this.#seen;
  }

  /** The requests without retries, which are only counted. */
  get requests() {
    const different = [];
    for (const request of this.#seen) {
      if (!different.some((known) => isAgain(known, request))) different.push(request);
    }
    return different;
  }

  get attempts() {
    return this.#seen.length;
  }
}

/** Records an answer, and returns it. */
async function record(answer, keep) {
  try {
    const response = await answer;
    const { status, headers } = response;
    const [requestId, retryAfter] = ["x-wix-request-id", "retry-after"].map((name) => headers.get(name) ?? undefined);
    keep({ status, text: await response.clone().text(), requestId, retryAfter });
    return response;
  } catch (error) {
    keep({ lost: error.message });
    throw error;
  }
}

/** Whether a request is a retry, which may have another token. */
const isAgain = (known, request) =>
  JSON.stringify({ ...known, headers: undefined }) === JSON.stringify({ ...request, headers: undefined });

/** A query string's parameters; one sent as `.r`, by its content. */
function queryOf(parameters) {
  const nested = parameters.get(".r");
  if (nested !== null) return { ".r": JSON.parse(Buffer.from(nested, "base64url").toString()) };
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

/**
 * Runs a function with a network instead of the global `fetch`, which parts of a package always use.
 * @template Outcome
 * @param {Network} network
 * @param {() => Promise<Outcome>} play
 */
export async function over(network, play) {
  const { fetch } = globalThis;
  globalThis.fetch = network.fetch;
  try {
    return await play();
  } finally {
    globalThis.fetch = fetch;
  }
}

/**
 * Makes a call and records its effects.
 * @param {Network} network
 * @param {unknown[]} given the arguments
 * @param {(...given: unknown[]) => unknown} call
 * @returns {Promise<Seen>}
 */
export async function see(network, given, call) {
  const outcome = {};
  try {
    outcome.value = await call(...given);
  } catch (error) {
    outcome.error = error instanceof Error ? fieldsOf(error) : { thrown: error };
    outcome.kind = error?.kind;
  }
  const { requests, tokens, attempts, answered, granted } = network;
  return { requests, tokens, attempts, answered, granted, ...outcome, left: given };
}

/** The fields of an error that programs read. */
function fieldsOf(error) {
  const { message, details, code, requestId, status } = error;
  return { message, details, code, requestId, status };
}
