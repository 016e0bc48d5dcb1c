/** Requests to the console's own server: the session, and the calls that only the local platform has. */

import { isNotFound } from "../../lib/errors";
import { logged } from "./log";

/** The error of such a request, with the fields that the store reads of any error. */
export class ConsoleError extends Error {
  readonly kind: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly retryable: boolean;
  readonly isPlatform: boolean;
  readonly outcome: "refused" | "unknown";
  /** The values of the refusal, such as the name of a column. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The requested URL, if no answer came. */
  readonly address: string | undefined;

  constructor(message: string, fields: Partial<Omit<ConsoleError, keyof Error>>, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ConsoleError";
    this.kind = fields.kind ?? "application";
    this.status = fields.status;
    this.code = fields.code;
    this.requestId = fields.requestId;
    this.retryAfterMs = fields.retryAfterMs;
    this.retryable = fields.retryable ?? false;
    this.isPlatform = fields.isPlatform ?? false;
    this.outcome = fields.outcome ?? "unknown";
    this.data = fields.data ?? {};
    this.address = fields.address;
  }
}

/** The error code of requests after the session ended. */
export const SESSION_ENDED = "CONSOLE_SESSION_ENDED";

const listeners = new Set<() => void>();

/** Listens for requests refused after the session ended. Returns the function that stops it. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Sends the session cookie to the console's origin with each request, and logs changes. */
export const withSession: typeof fetch = async (address, settings) => {
  const { method, url } = address instanceof Request ? address : { method: "GET", url: String(address) };
  const answer = await logged((settings?.method ?? method).toUpperCase(), url, () =>
    fetch(address, { ...settings, credentials: "include" }),
  );
  if (answer.status === 401) {
    const { code } = refused(
      answer,
      await answer
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (code === SESSION_ENDED) for (const listener of listeners) listener();
  }
  return answer;
};

/** The timeout of a request, the same as the package's for a call with its retries. */
const LIMIT_MS = 30_000;

interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  signal?: AbortSignal;
}

/** Sends and receives JSON. The console's server requires a body in each POST. */
export async function ask(
  address: string,
  { method = "GET", signal, ...options }: RequestOptions = {},
): Promise<unknown> {
  const body = options.body ?? (method === "POST" ? {} : undefined);
  const limit = AbortSignal.timeout(LIMIT_MS);
  let answer: Response;
  try {
    answer = await withSession(address, {
      method,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw unanswered(address, cause, limit.aborted);
  }
  const read: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return read;
  throw refused(answer, read);
}

function unanswered(address: string, cause: unknown, isLate = false): ConsoleError {
  const kind = isLate ? "timed-out" : navigator.onLine ? "network" : "offline";
  return new ConsoleError("the console's server did not answer", { kind, address }, cause);
}

/** Sends a CSV file, and yields the lines of the answer, each of JSON, without a time limit. */
export async function* askLines(address: string, file: Blob, signal?: AbortSignal): AsyncGenerator {
  const headers = { "content-type": "text/csv" };
  const settings = { method: "POST", headers, body: file, ...(signal && { signal }) };
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  try {
    const answer = await withSession(address, settings);
    if (!answer.ok || !answer.body) throw refused(answer, await answer.json().catch(() => undefined));
    reader = answer.body.getReader();
    const decoder = new TextDecoder();
    let text = "";
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (text + decoder.decode(piece.value, { stream: true })).split("\n");
      text = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line) as unknown;
    }
  } catch (cause) {
    if (cause instanceof ConsoleError || signal?.aborted) throw cause;
    throw unanswered(address, cause);
  } finally {
    // Ends the call if the caller reads no further.
    await reader?.cancel().catch(() => undefined);
  }
}

/** The error for an answer without success. */
export function refused(answer: Response, body: unknown): ConsoleError {
  const { message, details } = recordOf(body);
  const { code, description, data } = recordOf(recordOf(details).applicationError);
  const seconds = Number(answer.headers.get("retry-after"));
  const text = [description, message].find((each) => typeof each === "string" && each !== "");
  const requestId = answer.headers.get("x-wix-request-id") ?? undefined;
  const isPlatform = typeof message === "string" && (requestId !== undefined || typeof details === "object");
  const isFailure = answer.status >= 500;
  const retryable = isFailure || answer.status === 429;
  return new ConsoleError(typeof text === "string" ? text : "", {
    kind: isFailure ? "system" : "application",
    status: answer.status,
    code: typeof code === "string" ? code : undefined,
    requestId,
    isPlatform,
    retryable,
    outcome: isPlatform && !retryable ? "refused" : "unknown",
    retryAfterMs: seconds > 0 ? seconds * 1000 : undefined,
    data: recordOf(data),
  });
}

/** The answer of a read; null if the id does not exist. */
export async function orNull<Answer>(read: Promise<Answer>): Promise<Answer | null> {
  try {
    return await read;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** A string value of an answer; empty for other types. */
export const textFrom = (value: unknown): string => (typeof value === "string" ? value : "");

/** Some string fields of an answer's record. */
export const textsFrom = <Name extends string>(value: unknown, ...names: Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, textFrom(recordOf(value)[name])])) as Record<Name, string>;

/** Some number fields of an answer's record; 0 for other types. */
export const numbersFrom = <Name extends string>(value: unknown, ...names: Name[]): Record<Name, number> =>
  Object.fromEntries(
    names.map((name) => {
      const number = recordOf(value)[name];
      return [name, typeof number === "number" ? number : 0];
    }),
  ) as Record<Name, number>;

/** A list value of an answer; empty for other types. */
export const arrayFrom = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The fields of a value, if it is an object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
