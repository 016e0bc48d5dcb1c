/** The reasons why the platform refuses to change an order. */

import { codeOf, isApplicationError } from "./guards.js";

/** Codes that refuse an order for its status. */
const STATUSES: readonly string[] = ["ORDER_IS_PENDING", "ORDER_IS_REJECTED", "ORDER_ALREADY_CANCELED"];

const REASONS = [
  "PARTIALLY_OR_FULLY_REFUNDED",
  "UNSUPPORTED_CHANNEL_TYPE",
  "ORDER_STATUS_IS_NOT_SUPPORTED",
  "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT",
  "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT",
  "AMOUNTS_DO_NOT_ADD_UP",
  "ORDER_NOT_FOUND",
  "SUBSCRIPTION_LINE_ITEM_EXISTS",
  "UNSUPPORTED_CATALOG_ITEM",
  "TAXABLE_EXISTING_ADDITIONAL_FEE",
] as const;

/** A reason why an order cannot be changed. */
export type OrderChangeRejection = (typeof REASONS)[number];

/**
 * The reasons why an order was not changed, by the error's code or the `reason` or `reasons` of its data. Empty for a
 * failure with another cause, such as a lost network.
 *
 * ```ts
 * if (orderChangeRejections(error).includes("SUBSCRIPTION_LINE_ITEM_EXISTS")) showSubscriptionHint();
 * ```
 */
export function orderChangeRejections(error: unknown): OrderChangeRejection[] {
  const code = codeOf(error);
  if (code !== undefined && STATUSES.includes(code)) return ["ORDER_STATUS_IS_NOT_SUPPORTED"];
  const { reason, reasons } = (isApplicationError(error) && error.data ? error.data : {}) as {
    reason?: unknown;
    reasons?: unknown;
  };
  const given: unknown[] = [code, reason, ...(Array.isArray(reasons) ? (reasons as unknown[]) : [])];
  return REASONS.filter((known) => given.includes(known));
}
