/** Refusals of webhooks. */

import { CartwrightError } from "../core/errors.js";

/** Why a webhook is refused. */
export type WebhookErrorCode = "SIGNATURE" | "EXPIRED" | "ISSUER" | "MALFORMED" | "KEY";

/** A webhook that is not the platform's, or that cannot be read. Answer it with status 400. */
export class WebhookError extends CartwrightError {
  override readonly name = "WebhookError";
  declare readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super({ kind: "webhook", code, message });
  }
}

export interface VerifyOptions {
  /** The only issuer that is accepted. Without it the signature alone says whose token it is. */
  issuer?: string;
  /** The clock skew that is allowed, in seconds; 60 when absent. */
  leewaySeconds?: number;
  /** The time to hold expiry against; now when absent. */
  now?: Date;
}
