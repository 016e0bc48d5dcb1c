/** The way of one call: arguments to wire JSON, the core, wire JSON to values. */

import type { Conversions } from "./convert/conversions.js";
import { incoming } from "./convert/incoming.js";
import { outgoing } from "./convert/outgoing.js";
import type { Core } from "./core.js";
import { DecodeError, toError, TransportError } from "./errors.js";

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

/** A caller over a core. */
export function callerOf(core: () => Core): Caller {
  return {
    async call(row, payload, conversions, options) {
      const text = payload === undefined ? "" : JSON.stringify(outgoing(payload, conversions));
      let response;
      try {
        response = await core().call(
          row,
          text,
          options?.signal,
          options?.timeoutMs,
          options?.retry === false ? 1 : undefined,
        );
      } catch (reason) {
        throw toError(reason);
      }
      return response && read(row, response, conversions);
    },
  };
}

async function read(row: string, response: Response, conversions: Conversions): Promise<unknown> {
  let text;
  try {
    text = await response.text();
  } catch (cause) {
    const message = "System error occurred: the connection ended before the answer did";
    throw withCause(new TransportError({ kind: "network", endpoint: idOf(row), message, retryable: true }), cause);
  }
  if (!text) {
    return undefined;
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    const message = "the answer could not be read: it is not JSON";
    throw withCause(new DecodeError({ kind: "decode", endpoint: idOf(row), status: response.status, message }), cause);
  }
  return incoming(parsed, conversions);
}

/** The id of a row's call. */
const idOf = (row: string): string => row.slice(0, row.indexOf(" "));

function withCause<E extends Error>(error: E, cause: unknown): E {
  error.cause = cause;
  return error;
}
