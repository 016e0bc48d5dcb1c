/** The way of one call: arguments to wire JSON, the core, wire JSON to values. */

import type { Conversions } from "./convert/conversions.js";
import { incoming } from "./convert/incoming.js";
import { textOf } from "./convert/outgoing.js";
import type { CoreAnswer, CoreCallOptions } from "./drive.js";
import { DecodeError, RequestError } from "./errors.js";
import type { Lifetime } from "./lifetime.js";

/** What may be set for one call. */
export interface CallOptions {
  /** Ends the call. */
  signal?: AbortSignal;
  /** How long the call may take in all; 30 000 when absent. */
  timeoutMs?: number;
  /** Whether a call that may be repeated is tried again; yes when absent. */
  retry?: boolean;
}

/** Makes the calls of one client, each by its row: see `generated/endpoints.ts`. */
export interface Caller {
  call(row: string, payload: unknown, conversions: Conversions, options?: CallOptions): Promise<unknown>;
}

/** A caller of a client. `headers` go along with each call, as they are then. */
export function callerOf(lifetime: Lifetime, headers: Readonly<Record<string, string>> = {}): Caller {
  return {
    async call(row, payload, conversions, options) {
      const text = payloadOf(row, payload, conversions);
      const timeoutMs = timeoutOf(row, options?.timeoutMs);
      const pairs = Object.entries(headers);
      const settings = settingsOf(timeoutMs, options?.retry, pairs);
      const answer = await lifetime.wait((core) => core.call(row, text, options?.signal, settings));
      return valueOf(row, answer, conversions);
    },
  };
}

/** What the core is to know of a call; nothing if all is as usual. */
function settingsOf(
  timeoutMs: number | undefined,
  retry: boolean | undefined,
  headers: [string, string][],
): CoreCallOptions | undefined {
  return timeoutMs === undefined && retry !== false && headers.length === 0
    ? undefined
    : { ...(timeoutMs !== undefined && { timeoutMs }), ...(retry === false && { attempts: 1 }), headers };
}

/** The longest time that the core counts, which is 49 days. */
const LONGEST_MS = 2 ** 32 - 1;

/** A time limit in whole milliseconds. */
function timeoutOf(row: string, milliseconds: number | undefined): number | undefined {
  if (milliseconds === undefined) {
    return undefined;
  }
  if (typeof milliseconds !== "number" || !(milliseconds >= 0)) {
    const message = `${idOf(row)}: \`timeoutMs\` is a number of milliseconds, 0 or more, and not ${String(milliseconds)}`;
    throw new RequestError({ kind: "request", endpoint: idOf(row), message });
  }
  return Math.min(Math.ceil(milliseconds), LONGEST_MS);
}

/** A payload as JSON text. What JSON cannot say is refused, with the name of the field. */
function payloadOf(row: string, payload: unknown, conversions: Conversions): string {
  try {
    return payload === undefined ? "" : textOf(payload, conversions);
  } catch (cause) {
    const message = `${idOf(row)}: ${(cause as Error).message}`;
    throw new RequestError({ kind: "request", endpoint: idOf(row), message }, { cause });
  }
}

/** What an answer says. */
function valueOf(row: string, [text, status]: CoreAnswer, conversions: Conversions): unknown {
  if (!text) {
    return undefined;
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    const message = "the answer could not be read: it is not JSON";
    throw new DecodeError({ kind: "decode", endpoint: idOf(row), status, message }, { cause });
  }
  return incoming(parsed, conversions);
}

/** The id of a row's call. */
const idOf = (row: string): string => row.slice(0, row.indexOf(" "));
