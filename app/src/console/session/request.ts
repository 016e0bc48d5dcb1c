/** Requests to the console's own server: the session, and the calls that only the local platform has. */

import { ApplicationError, CartwrightError, SystemError, TransportError } from "@cartwright/sdk";
import { isNotFound } from "../../lib/errors";
import { logged } from "./log";

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

/** The error of a request without an answer, with the requested URL. */
export function unanswered(address: string, cause: unknown, isLate = false): TransportError {
  const kind = isLate ? "timed-out" : navigator.onLine ? "network" : "offline";
  return Object.assign(new TransportError({ kind, message: "the server did not answer", cause }), { address });
}

/** The error of an answer that lacks what the console needs. */
export const incomplete = (message: string): SystemError => new SystemError({ kind: "system", message });

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
    if (cause instanceof CartwrightError || signal?.aborted) throw cause;
    throw unanswered(address, cause);
  } finally {
    // Ends the call if the caller reads no further.
    await reader?.cancel().catch(() => undefined);
  }
}

/** The error of an answer without success. */
export function refused(answer: Response, body: unknown): CartwrightError {
  const { message, details } = recordOf(body);
  const { code, description, data } = recordOf(recordOf(details).applicationError);
  const seconds = Number(answer.headers.get("retry-after"));
  const requestId = answer.headers.get("x-wix-request-id");
  const isPlatform = typeof message === "string" && (requestId !== null || typeof details === "object");
  const isFailure = answer.status >= 500;
  const retryable = isFailure || answer.status === 429;
  const failure = {
    message: textFrom(description) || textFrom(message),
    status: answer.status,
    isPlatform,
    retryable,
    outcome: isPlatform && !retryable ? ("refused" as const) : ("unknown" as const),
    data: recordOf(data),
    ...(typeof code === "string" && { code }),
    ...(requestId && { requestId }),
    ...(seconds > 0 && { retryAfterMs: seconds * 1000 }),
  };
  return isFailure
    ? new SystemError({ kind: "system", ...failure })
    : new ApplicationError({ kind: "application", ...failure });
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
