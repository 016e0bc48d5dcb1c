/** One call: converts arguments to wire JSON, calls the core, converts the answer. */

import type { Conversions } from "./convert/conversions.js";
import { MAX_DEPTH } from "../generated/rules.js";
import { SECRET_FIELDS } from "../generated/secrets.js";
import { incoming } from "./convert/incoming.js";
import { textOf } from "./convert/outgoing.js";
import type { CoreAnswer, CoreCallOptions } from "./drive/core-client.js";
import { DecodeError, development, report, RequestError } from "../core/errors.js";
import { DEFAULT_API_URL } from "./host.js";
import type { HttpClient, RequestFactory } from "./http-client.js";
import { loadCode } from "./lazy-code.js";
import type { Lifetime } from "./lifetime.js";

/** Options of one call. */
export interface CallOptions {
  /** Cancels the call. */
  signal?: AbortSignal;
  /** The call's total timeout; 30 000 when absent. */
  timeoutMs?: number;
  /** Whether an idempotent call is retried; true when absent. */
  retry?: boolean;
}

/** A marker on every caller, which also identifies callers of another copy of the package. */
export const CALLER = Symbol.for("@cartwright/sdk.caller");

/** Makes the calls of one client, by row: see `generated/endpoints.ts`. */
export interface Caller extends HttpClient {
  /**
   * Makes a call with a payload, or with a function that makes the payload. Errors for which `isExpected` is true are
   * results, which `onError` does not receive.
   */
  call(
    row: string,
    payload: unknown,
    conversions: Conversions,
    options?: CallOptions,
    isExpected?: (error: unknown) => boolean,
  ): Promise<unknown>;
  /** Whether there is no session yet, so that the caller cannot own anything on the platform. */
  readonly isNobody: () => boolean;
}

/** A failed call, as passed to `onError`. */
export interface FailedCall {
  error: unknown;
  /** The endpoint, such as `cart.add_to_current`. */
  call: string;
  /** The arguments by name, with secrets redacted. */
  arguments: unknown;
}

/** The client's settings for its calls. */
export interface CallerSettings {
  /** Returns the current headers for each call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly onError?: ((failed: FailedCall) => void) | undefined;
  readonly isNobody?: (() => boolean) | undefined;
  /** The client's session, for modules of the platform's other packages. */
  readonly http?: Omit<HttpClient, "request"> | undefined;
  /** The host for which foreign modules build their paths. */
  readonly domain?: string | undefined;
}

export function callerOf(lifetime: Lifetime, settings: CallerSettings = {}): Caller {
  const { headers = {}, onError, isNobody, http, domain = DEFAULT_API_URL } = settings;
  const send = (row: string, payload: string, options?: CallOptions): Promise<CoreAnswer> => {
    const timeoutMs = timeoutOf(row, options?.timeoutMs);
    const coreOptions = settingsOf(timeoutMs, options?.retry, Object.entries(headers));
    return lifetime.wait((core) => core.call(row, payload, options?.signal, coreOptions));
  };
  const caller = {
    ...http,
    [CALLER]: true as const,
    isNobody: () => isNobody?.() === true,
    async request<Data>(factory: (context: never) => object) {
      const { requestOf } = await loadCode("the code of request functions", () => import("./foreign.js"));
      return requestOf<Data>(factory as RequestFactory, { domain, send });
    },
    async call(
      row: string,
      payload: unknown,
      conversions: Conversions,
      options?: CallOptions,
      isExpected?: (error: unknown) => boolean,
    ): Promise<unknown> {
      const origin: { stack?: string } = {};
      if (onError || development.hasStacks || typeof document === "undefined") captureStack?.(origin);
      let given: unknown = UNREADABLE;
      try {
        const text = payloadOf(
          row,
          () => (given = typeof payload === "function" ? (payload as () => unknown)() : payload),
          conversions,
        );
        return valueOf(row, await send(row, text, options), conversions);
      } catch (error) {
        addOrigin(error, origin);
        if (onError && isExpected?.(error) !== true) {
          notify(onError, { error, call: idOf(row), arguments: redacted(given) });
        }
        throw error;
      }
    },
  } satisfies Omit<Caller, Exclude<keyof HttpClient, "request">> & { [CALLER]: true };
  return caller as unknown as Caller;
}

/** Captures the stack on an object, in V8; formatted only when read. */
const captureStack = (Error as { captureStackTrace?: (on: object) => void }).captureStackTrace;

/** Appends the caller's stack, which an asynchronous error lacks. */
function addOrigin(error: unknown, origin: { stack?: string }): void {
  const frames = origin.stack?.slice(origin.stack.indexOf("\n"));
  if (error instanceof Error && frames?.startsWith("\n") && error.stack?.includes(frames) !== true) {
    error.stack = `${error.stack ?? String(error)}${frames}`;
  }
}

/** Whether `onError` is running: its own calls that fail at once must not call it again. */
let isNotifying = false;

function notify(onError: (failed: FailedCall) => void, failed: FailedCall): void {
  if (isNotifying) return;
  isNotifying = true;
  try {
    onError(failed);
  } catch (error) {
    // An error of the hook does not affect the call.
    report(error);
  } finally {
    isNotifying = false;
  }
}

/** The replacement for redacted values. */
const UNREADABLE = "…";

/** A copy with redacted secrets, by field name, and without unreadable parts. */
function redacted(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (depth > MAX_DEPTH) return UNREADABLE;
  try {
    if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
    const fields = value as Record<string, unknown>;
    const shown = (name: string): unknown =>
      SECRET_FIELDS.test(name) ? UNREADABLE : redacted(fields[name], depth + 1);
    return Object.fromEntries(Object.keys(fields).map((name) => [name, shown(name)]));
  } catch {
    // A getter or proxy that throws.
    return UNREADABLE;
  }
}

/** The core's settings of a call; undefined if all are defaults. */
function settingsOf(
  timeoutMs: number | undefined,
  retry: boolean | undefined,
  headers: [string, string][],
): CoreCallOptions | undefined {
  return timeoutMs === undefined && retry !== false && headers.length === 0
    ? undefined
    : { ...(timeoutMs !== undefined && { timeoutMs }), ...(retry === false && { attempts: 1 }), headers };
}

/** The core's largest timeout: 49 days. */
const LONGEST_MS = 2 ** 32 - 1;

/** A timeout in whole milliseconds. */
function timeoutOf(row: string, milliseconds: number | undefined): number | undefined {
  if (milliseconds === undefined) return undefined;
  if (typeof milliseconds !== "number" || !(milliseconds >= 0)) {
    const message = `${idOf(row)}: \`timeoutMs\` is a number of milliseconds, 0 or more, and not ${String(milliseconds)}`;
    throw new RequestError({ kind: "request", endpoint: idOf(row), message });
  }
  return Math.min(Math.ceil(milliseconds), LONGEST_MS);
}

/** Serializes a payload as JSON; a value that JSON cannot represent is refused with its field's path. */
function payloadOf(row: string, make: () => unknown, conversions: Conversions): string {
  try {
    const payload = make();
    return payload === undefined ? "" : textOf(payload, conversions);
  } catch (cause) {
    const message = `${idOf(row)}: ${(cause as Error).message}`;
    throw new RequestError({ kind: "request", endpoint: idOf(row), message }, { cause });
  }
}

/** Converts an answer. */
function valueOf(row: string, [text, status]: CoreAnswer, conversions: Conversions): unknown {
  if (!text) return undefined;
  const unreadable = (reason: string, cause: unknown): DecodeError => {
    const message = `the answer could not be read: ${reason}`;
    return new DecodeError({ kind: "decode", endpoint: idOf(row), status, message }, { cause });
  };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw unreadable("it is not JSON", cause);
  }
  try {
    return incoming(parsed, conversions);
  } catch (cause) {
    throw unreadable("it is nested too deeply", cause);
  }
}

/** The endpoint id in a row. */
const idOf = (row: string): string => row.slice(0, row.indexOf(" "));
