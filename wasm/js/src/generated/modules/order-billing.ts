/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { orders } from "../conversions.js";
import type { Call, Stored } from "../../sdk/binder.js";
import type {
  GiftCardCharge,
  MembershipCharge,
  OrderCharged,
  OrderPayment,
  OrderRefundability,
  PaymentRefund,
  PaymentsRefunded,
  ReceiptInfo,
  RefundCalculation,
  RefundItems,
  RefundSideEffects,
  RegularCharge,
} from "../types/order-billing.js";
import type { OrderTransactions, Payment } from "../types/order-transactions.js";
import type { DelayedCaptureSettings, PaymentCapture, Price } from "../types/orders.js";

export type * from "../types/order-billing.js";
export type * from "../types/error.js";
export type * from "../types/order-transactions.js";
export type {
  ApplicationError,
  Details,
  FieldViolation,
  MembershipName,
  SystemError,
  ValidationError,
} from "../types/cart.js";
export type { AggregatedRefundSummary } from "../types/order-billing.js";
export type {
  ActionType as ScheduledAction,
  AdditionalFeeRefund as V1AdditionalFeeRefund,
  AggregatedRefundSummary as V1AggregatedRefundSummary,
  LineItemRefund as V1LineItemRefund,
  ScheduledAction as V1ScheduledAction,
  ShippingRefund as V1ShippingRefund,
} from "../types/order-transactions.js";
export type {
  CashRounding,
  DelayDuration as Duration,
  DelayedCaptureSettings,
  DurationUnit,
  PaymentCapture,
  Price,
} from "../types/orders.js";

const call = /* @__PURE__ */ callsOf(orders, "order_billing", "/v1/order-billing");

/**
 * Returns the refundable payments and items of an order. Needs the owner.
 *
 * @throws An error with the code `NOT_FOUND`.
 */
export const getOrderRefundability: Call<[orderId: string], GetOrderRefundabilityResponse> = /* @__PURE__ */ call(
  "orderId> get_order_refundability badaa /get-order-refundability",
);
export type GetOrderRefundabilityResponse = OrderRefundability;
export type GetOrderRefundabilityRequest = { orderId?: string };

/**
 * Calculates the refund of some items or of a whole order. Needs the owner.
 *
 * @throws An error with the code `NOT_FOUND`.
 */
export const calculateRefund: Call<[orderId: string, options?: CalculateRefundOptions], CalculateRefundResponse> =
  /* @__PURE__ */ call("orderId,?> calculate_refund badaa /calculate-refund");
export type CalculateRefundResponse = RefundCalculation;
export type CalculateRefundOptions = {
  /** The whole order when absent. */
  refundItems?: RefundItems;
};
export type CalculateRefundRequest = CalculateRefundOptions & { orderId?: string };

/**
 * Refunds payments. Needs the owner.
 *
 * @throws An error with codes such as `PAYMENT_NOT_REFUNDABLE`, `INVALID_PAYMENT_REFUND_AMOUNT` and
 * `EXTERNAL_REFUND_EXPECTED`, whose error data names the payment or item.
 */
export const refundPayments: Call<[orderId: string, options?: RefundPaymentsOptions], RefundPaymentsResponse> =
  /* @__PURE__ */ call("orderId,?> refund_payments badca /refund-payments");
export type RefundPaymentsResponse = PaymentsRefunded;
export type RefundPaymentsOptions = {
  /** From 1 to 50. */
  paymentRefunds?: Array<PaymentRefund>;
  sideEffects?: RefundSideEffects;
  refundItems?: RefundItems;
  /** At most 200 characters. */
  customerReason?: string;
};
export type RefundPaymentsRequest = RefundPaymentsOptions & { orderId?: string };

/**
 * Captures authorized payments. Needs the owner.
 *
 * @throws An error with codes such as `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`, `INVALID_AMOUNT` and
 * `ORDER_HAS_CHARGEBACKS`.
 */
export const captureAuthorizedPayments: Call<
  [orderId: string, options: CaptureAuthorizedPaymentsOptions],
  CaptureAuthorizedPaymentsResponse
> = /* @__PURE__ */ call("orderId,?> capture_authorized_payments badca /capture-authorized-payments");
export type CaptureAuthorizedPaymentsResponse = { orderTransactions?: OrderTransactions };
export type CaptureAuthorizedPaymentsOptions = {
  /** From 1 to 100. */
  payments?: Array<PaymentCapture>;
};
export type CaptureAuthorizedPaymentsRequest = CaptureAuthorizedPaymentsOptions & { orderId?: string };

/**
 * Voids authorized payments. Needs the owner.
 *
 * @throws An error with codes such as `PAYMENT_NOT_AUTHORIZED` and `PAYMENT_ALREADY_VOIDED`.
 */
export const voidAuthorizedPayments: Call<
  [orderId: string, options: VoidAuthorizedPaymentsOptions],
  VoidAuthorizedPaymentsResponse
> = /* @__PURE__ */ call("orderId,?> void_authorized_payments badca /void-authorized-payments");
export type VoidAuthorizedPaymentsResponse = { orderTransactions?: OrderTransactions };
export type VoidAuthorizedPaymentsOptions = {
  /** GUIDs, from 1 to 100. */
  paymentIds?: Array<string>;
};
export type VoidAuthorizedPaymentsRequest = VoidAuthorizedPaymentsOptions & { orderId?: string };

/**
 * Authorizes a charge with the payment method that was saved with the order. Needs the owner.
 *
 * @throws An error with codes such as `NO_SAVED_PAYMENT_METHOD`, `ORDER_PAID`, `INVALID_AMOUNT` and
 * `INVALID_CURRENCY`.
 */
export const authorizeChargeWithSavedPaymentMethod: Call<
  [orderId: string, options: AuthorizeChargeWithSavedPaymentMethodOptions],
  AuthorizeChargeWithSavedPaymentMethodResponse
> = /* @__PURE__ */ call(
  "orderId,?> authorize_charge_with_saved_payment_method badca /authorize-charge-with-saved-payment-method",
);
export type AuthorizeChargeWithSavedPaymentMethodResponse = OrderPayment;
export type AuthorizeChargeWithSavedPaymentMethodOptions = {
  amount?: Price;
  /** A three-letter currency code. */
  currency?: string;
  delayedCaptureSettings?: DelayedCaptureSettings;
};
export type AuthorizeChargeWithSavedPaymentMethodRequest = AuthorizeChargeWithSavedPaymentMethodOptions & {
  orderId?: string;
};

/**
 * Charges an order by card, gift cards and memberships. Needs the owner.
 *
 * @throws An error with codes such as `ORDER_PAID`, `INVALID_AMOUNT`, `PAYMENT_INTENT_ID_REQUIRED`,
 * `GIFT_CARD_NOT_FOUND`, `MEMBERSHIP_NOT_ELIGIBLE` and `PAYMENT_ALREADY_IN_PROGRESS`.
 */
export const chargeOrder: Call<[orderId: string, options?: ChargeOrderOptions], ChargeOrderResponse> =
  /* @__PURE__ */ call("orderId,?> charge_order badca /charge-order");
export type ChargeOrderResponse = OrderCharged;
export type ChargeOrderOptions = {
  /** The member whose memberships pay. A GUID. */
  memberId?: string;
  regularCharge?: RegularCharge;
  /** At most 100. */
  giftCards?: Array<GiftCardCharge>;
  /** At most 100. */
  memberships?: Array<MembershipCharge>;
  /** A GUID. */
  idempotencyKey?: string;
  /** Whether the merchant charges without the buyer. */
  merchantInitiated?: boolean;
};
export type ChargeOrderRequest = ChargeOrderOptions & { orderId?: string };

/**
 * Pays line items with a member's memberships. Needs the owner.
 *
 * @throws An error with the codes `ORDER_NOT_FOUND` and `MEMBERSHIP_NOT_ELIGIBLE`.
 */
export const chargeMemberships: Call<[orderId: string, options: ChargeMembershipsOptions], ChargeMembershipsResponse> =
  /* @__PURE__ */ call("orderId,?> charge_memberships badca /charge-memberships");
export type ChargeMembershipsResponse = { payments?: Array<Stored<Payment>> };
export type ChargeMembershipsOptions = {
  /** A GUID. */
  memberId?: string;
  /** From 1 to 100. */
  memberships?: Array<MembershipCharge>;
};
export type ChargeMembershipsRequest = ChargeMembershipsOptions & { orderId?: string };

/**
 * Pays an amount with a gift card. Needs the owner.
 *
 * @throws An error with codes such as `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_EXPIRED`, `INSUFFICIENT_FUNDS` and
 * `GIFT_CARD_ALREADY_APPLIED`.
 */
export const redeemGiftCard: Call<[orderId: string, options: RedeemGiftCardOptions], RedeemGiftCardResponse> =
  /* @__PURE__ */ call("orderId,?> redeem_gift_card badca /redeem-gift-card");
export type RedeemGiftCardResponse = OrderPayment;
export type RedeemGiftCardOptions = {
  /** At most 20 characters. */
  giftCardCode?: string;
  amount?: Price;
  /** A three-letter currency code. */
  currency?: string;
};
export type RedeemGiftCardRequest = RedeemGiftCardOptions & { orderId?: string };

/**
 * Generates the receipt of a payment. Needs the owner.
 *
 * @throws An error with the codes `RECEIPT_ALREADY_EXIST`, `RECEIPT_GENERATION_IN_PROGRESS`, `PAYMENT_NOT_FOUND`,
 * `INVALID_PAYMENT_TYPE` and `INVALID_PAYMENT_STATUS`.
 */
export const generateReceipts: Call<[orderId: string, options: GenerateReceiptsOptions], GenerateReceiptsResponse> =
  /* @__PURE__ */ call("orderId,?> generate_receipts badca /generate-receipts");
export type GenerateReceiptsResponse = { receipts?: Array<ReceiptInfo> };
export type GenerateReceiptsOptions = {
  /** One GUID. */
  paymentIds?: Array<string>;
};
export type GenerateReceiptsRequest = GenerateReceiptsOptions & { orderId?: string };
