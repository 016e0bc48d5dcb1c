/** Generated from `wasm/src/border.rs` by `npm run package`: do not edit. */

import type { CoreFailure } from "../core/errors.js";

export type Happened =
  | "begin"
  | "answer"
  | "offline"
  | "notSent"
  | "unknown"
  | "late"
  | "ready"
  | "message"
  | "cancelled";
export type LoginWork =
  | "authorize"
  | "begin"
  | "complete"
  | "exchange"
  | "authenticate"
  | "direct"
  | "renew"
  | "ofMember"
  | "signOn"
  | "logout";
/** The next thing to do for a job, or its end. */
export interface Step {
  /** The number of the job. */
  job?: number;
  /** The result; absent while the job continues. */
  done?: unknown;
  /** The parts of an error. */
  failed?: CoreFailure;
  /** The arguments of `fetch`, for a request to send. A body of `true` stands for the caller's payload. */
  send?: [url: string, init: Omit<RequestInit, "body"> & { body?: RequestInit["body"] | true }];
  /** Whether the core reads the body of a success. */
  readsBody?: boolean;
  /** A pause of `ms`. */
  pause?: boolean;
  /** A wait for the session's renewal. */
  renew?: boolean;
  /** The number of the job that performs the renewal, if this step begins it. */
  renewal?: number;
  /** A wait for the lock between programs. */
  lock?: boolean;
  /** The address of a page for the hidden frame. */
  page?: string;
  /** The timeout of the wait, or the length of the pause, in milliseconds. */
  ms?: number;
  /** Whether the job ends when the client signs in or out. */
  endsWithIdentity?: boolean;
  /** The session's events since the last step. */
  events?: { type: string; elsewhere: boolean; version: number }[];
  /** Whether one of the events was a sign-in or sign-out. */
  identityChanged?: boolean;
}
