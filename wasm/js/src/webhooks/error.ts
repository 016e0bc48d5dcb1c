/** Refusals of webhooks. */

import { CartwrightError } from "../core/errors.js";

/** The reason for the refusal. */
export type WebhookErrorCode = "SIGNATURE" | "EXPIRED" | "ISSUER" | "MALFORMED" | "KEY";

/** A webhook whose signature is not the platform's, or that cannot be read. Answer with status 400. */
export class WebhookError extends CartwrightError {
  override readonly name = "WebhookError";
  declare readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super({ kind: "webhook", code, message });
  }
}

/** Options of a webhook's verification. */
export interface VerifyOptions {
  /** The accepted issuer. Without an issuer, the signature alone proves the sender. */
  issuer?: string;
  /** The allowed clock skew, in seconds; 60 when absent. */
  leewaySeconds?: number;
  /** The time to compare the expiry with; now when absent. */
  now?: Date;
}
