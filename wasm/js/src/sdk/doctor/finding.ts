/** The findings of a diagnosis. */

import type { Check, Outcome } from "../../generated/checks.js";
import type { AuthStrategy } from "../auth/strategy.js";
import type { Caller } from "../call.js";

export type { Check, Outcome };

/** The result of one check. */
export interface Finding {
  readonly check: Check;
  readonly outcome: Outcome;
  /** The check's subject, as a heading. */
  readonly subject: string;
  /** The observation. */
  readonly seen: string;
  /** The reason why the check matters. */
  readonly why: string;
  /** The fix, with its place in the dashboard or in the code. */
  readonly fix: string;
}

/** Options of `diagnose`. */
export interface DiagnosisOptions {
  /** The login's callback URL, to check whether the site allows it. */
  redirectUri?: string;
}

/** The parts of a client that a diagnosis needs. */
export interface Patient {
  readonly base: string;
  readonly auth: AuthStrategy;
  readonly caller: Caller;
  /** The names of the client's modules. */
  readonly modules: readonly string[];
}

/** The observation of a check. */
export type Seen = readonly [outcome: Outcome, seen: string];
