/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { orders as conversions } from "../generated/conversions.js";
import type * as types from "../generated/order-billing.js";

export type OrderBillingModule = {
  /** Returns the refundable payments and items of an order. Fails with the code `NOT_FOUND`. Needs the owner. */
  getOrderRefundability: Callable<(orderId: string, callOptions?: CallOptions) => Promise<orderBilling.GetOrderRefundabilityResponse>>;
  /** Calculates the refund of some items or of a whole order. Fails with the code `NOT_FOUND`. Needs the owner. */
  calculateRefund: Callable<(orderId: string, options?: orderBilling.CalculateRefundOptions, callOptions?: CallOptions) => Promise<orderBilling.CalculateRefundResponse>>;
  /**
   * Refunds payments. Fails with codes such as `PAYMENT_NOT_REFUNDABLE`, `INVALID_PAYMENT_REFUND_AMOUNT` and
   * `EXTERNAL_REFUND_EXPECTED`, whose error data names the payment or item. Needs the owner.
   */
  refundPayments: Callable<(orderId: string, options?: orderBilling.RefundPaymentsOptions, callOptions?: CallOptions) => Promise<orderBilling.RefundPaymentsResponse>>;
  /**
   * Captures authorized payments. Fails with codes such as `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED`,
   * `INVALID_AMOUNT` and `ORDER_HAS_CHARGEBACKS`. Needs the owner.
   */
  captureAuthorizedPayments: Callable<(orderId: string, options: orderBilling.CaptureAuthorizedPaymentsOptions, callOptions?: CallOptions) => Promise<orderBilling.CaptureAuthorizedPaymentsResponse>>;
  /**
   * Voids authorized payments. Fails with codes such as `PAYMENT_NOT_AUTHORIZED` and `PAYMENT_ALREADY_VOIDED`. Needs
   * the owner.
   */
  voidAuthorizedPayments: Callable<(orderId: string, options: orderBilling.VoidAuthorizedPaymentsOptions, callOptions?: CallOptions) => Promise<orderBilling.VoidAuthorizedPaymentsResponse>>;
  /**
   * Authorizes a charge with the payment method that was saved with the order. Fails with codes such as
   * `NO_SAVED_PAYMENT_METHOD`, `ORDER_PAID`, `INVALID_AMOUNT` and `INVALID_CURRENCY`. Needs the owner.
   */
  authorizeChargeWithSavedPaymentMethod: Callable<(orderId: string, options: orderBilling.AuthorizeChargeWithSavedPaymentMethodOptions, callOptions?: CallOptions) => Promise<orderBilling.AuthorizeChargeWithSavedPaymentMethodResponse>>;
  /**
   * Charges an order by card, gift cards and memberships. Fails with codes such as `ORDER_PAID`, `INVALID_AMOUNT`,
   * `PAYMENT_INTENT_ID_REQUIRED`, `GIFT_CARD_NOT_FOUND`, `MEMBERSHIP_NOT_ELIGIBLE` and `PAYMENT_ALREADY_IN_PROGRESS`.
   * Needs the owner.
   */
  chargeOrder: Callable<(orderId: string, options?: orderBilling.ChargeOrderOptions, callOptions?: CallOptions) => Promise<orderBilling.ChargeOrderResponse>>;
  /**
   * Pays line items with a member's memberships. Fails with the codes `ORDER_NOT_FOUND` and `MEMBERSHIP_NOT_ELIGIBLE`.
   * Needs the owner.
   */
  chargeMemberships: Callable<(orderId: string, options: orderBilling.ChargeMembershipsOptions, callOptions?: CallOptions) => Promise<orderBilling.ChargeMembershipsResponse>>;
  /**
   * Pays an amount with a gift card. Fails with codes such as `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_EXPIRED`,
   * `INSUFFICIENT_FUNDS` and `GIFT_CARD_ALREADY_APPLIED`. Needs the owner.
   */
  redeemGiftCard: Callable<(orderId: string, options: orderBilling.RedeemGiftCardOptions, callOptions?: CallOptions) => Promise<orderBilling.RedeemGiftCardResponse>>;
  /**
   * Generates the receipt of a payment. Fails with the codes `RECEIPT_ALREADY_EXIST`,
   * `RECEIPT_GENERATION_IN_PROGRESS`, `PAYMENT_NOT_FOUND`, `INVALID_PAYMENT_TYPE` and `INVALID_PAYMENT_STATUS`. Needs
   * the owner.
   */
  generateReceipts: Callable<(orderId: string, options: orderBilling.GenerateReceiptsOptions, callOptions?: CallOptions) => Promise<orderBilling.GenerateReceiptsResponse>>;
};

/**
 * Refunds, charges, captures and receipts of orders. Needs the owner.
 *
 * A payment may come back as `PENDING` and settle later: its events tell.
 */
export const orderBilling: OrderBillingModule = /* @__PURE__ */ moduleOf(conversions, "order_billing", {
  getOrderRefundability: "orderId> get_order_refundability POST ecom owner safe none /v1/order-billing/get-order-refundability",
  calculateRefund: "orderId,?> calculate_refund POST ecom owner safe none /v1/order-billing/calculate-refund",
  refundPayments: "orderId,?> refund_payments POST ecom owner unsafe none /v1/order-billing/refund-payments",
  captureAuthorizedPayments: "orderId,?> capture_authorized_payments POST ecom owner unsafe none /v1/order-billing/capture-authorized-payments",
  voidAuthorizedPayments: "orderId,?> void_authorized_payments POST ecom owner unsafe none /v1/order-billing/void-authorized-payments",
  authorizeChargeWithSavedPaymentMethod: "orderId,?> authorize_charge_with_saved_payment_method POST ecom owner unsafe none /v1/order-billing/authorize-charge-with-saved-payment-method",
  chargeOrder: "orderId,?> charge_order POST ecom owner unsafe none /v1/order-billing/charge-order",
  chargeMemberships: "orderId,?> charge_memberships POST ecom owner unsafe none /v1/order-billing/charge-memberships",
  redeemGiftCard: "orderId,?> redeem_gift_card POST ecom owner unsafe none /v1/order-billing/redeem-gift-card",
  generateReceipts: "orderId,?> generate_receipts POST ecom owner unsafe none /v1/order-billing/generate-receipts",
});

export declare namespace orderBilling {
  type ActionType = types.ActionType;
  type AdditionalFeeRefund = types.AdditionalFeeRefund;
  type AdditionalFeeRefundability = types.AdditionalFeeRefundability;
  type AggregatedRefundSummary = types.AggregatedRefundSummary;
  type ApplicationError = types.ApplicationError;
  type AuthorizationActionFailureDetails = types.AuthorizationActionFailureDetails;
  type AuthorizationCapture = types.AuthorizationCapture;
  type AuthorizationCaptureStatus = types.AuthorizationCaptureStatus;
  type AuthorizationDetails = types.AuthorizationDetails;
  type AuthorizationVoid = types.AuthorizationVoid;
  type AuthorizationVoidStatus = types.AuthorizationVoidStatus;
  type CalculatedAdditionalFeeRefund = types.CalculatedAdditionalFeeRefund;
  type CalculatedLineItemRefund = types.CalculatedLineItemRefund;
  type CalculatedRefundItems = types.CalculatedRefundItems;
  type CalculatedRefundNotAvailableStatus = types.CalculatedRefundNotAvailableStatus;
  type CalculatedRefundSummary = types.CalculatedRefundSummary;
  type CalculatedShippingRefund = types.CalculatedShippingRefund;
  type CalculationError = types.CalculationError;
  type CashRounding = types.CashRounding;
  type CashRoundingDetails = types.CashRoundingDetails;
  type Chargeback = types.Chargeback;
  type ChargebackStatus = types.ChargebackStatus;
  type CreditCardPaymentMethodDetails = types.CreditCardPaymentMethodDetails;
  type CurrencyConversionInfo = types.CurrencyConversionInfo;
  type DelayedCaptureSettings = types.DelayedCaptureSettings;
  type Details = types.Details;
  type Duration = types.DelayDuration;
  type DurationUnit = types.DurationUnit;
  type ExistingMembershipIdentifier = types.ExistingMembershipIdentifier;
  type FieldViolation = types.FieldViolation;
  type FutureMembershipDetails = types.FutureMembershipDetails;
  type FutureMembershipIdentifier = types.FutureMembershipIdentifier;
  type GiftCardCharge = types.GiftCardCharge;
  type GiftCardPaymentDetails = types.GiftCardPaymentDetails;
  type LineItemRefund = types.LineItemRefund;
  type LineItemRefundSummary = types.LineItemRefundSummary;
  type LineItemRefundability = types.LineItemRefundability;
  type ManuallyRefundablePaymentStatus = types.ManuallyRefundablePaymentStatus;
  type ManuallyRefundableReason = types.ManuallyRefundableReason;
  type MembershipCharge = types.MembershipCharge;
  type MembershipIdentifier = types.MembershipIdentifier;
  type MembershipName = types.MembershipName;
  type MembershipPaymentDetails = types.MembershipPaymentDetails;
  type MembershipPaymentStatus = types.MembershipPaymentStatus;
  type MembershipPaymentSummary = types.MembershipPaymentSummary;
  type MonetaryPaymentSummary = types.MonetaryPaymentSummary;
  type NonRefundablePaymentStatus = types.NonRefundablePaymentStatus;
  type NonRefundableReason = types.NonRefundableReason;
  type NotificationSideEffects = types.NotificationSideEffects;
  type OrderCharged = types.OrderCharged;
  type OrderPayment = types.OrderPayment;
  type OrderRefundability = types.OrderRefundability;
  type OrderTransactions = types.OrderTransactions;
  type Payment = types.Payment;
  type PaymentCapture = types.PaymentCapture;
  type PaymentInfo = types.PaymentInfo;
  type PaymentMethodName = types.PaymentMethodName;
  type PaymentRefund = types.PaymentRefund;
  type PaymentRefundability = types.PaymentRefundability;
  type PaymentStatus = types.PaymentStatus;
  type PaymentsRefunded = types.PaymentsRefunded;
  type PaymentsSummary = types.PaymentsSummary;
  type PredefinedPaymentMethod = types.PredefinedPaymentMethod;
  type Price = types.Price;
  type Reason = types.Reason;
  type ReceiptInfo = types.ReceiptInfo;
  type RedirectUrls = types.RedirectUrls;
  type Refund = types.Refund;
  type RefundCalculation = types.RefundCalculation;
  type RefundDetails = types.RefundDetails;
  type RefundItem = types.RefundItem;
  type RefundItems = types.RefundItems;
  type RefundItemsBreakdown = types.RefundItemsBreakdown;
  type RefundSideEffects = types.RefundSideEffects;
  type RefundStatus = types.RefundStatus;
  type RefundStatusInfo = types.RefundStatusInfo;
  type RefundTransaction = types.RefundTransaction;
  type RegularCharge = types.RegularCharge;
  type RegularPaymentDetails = types.RegularPaymentDetails;
  type RestockItem = types.RestockItem;
  type RestockSideEffects = types.RestockSideEffects;
  type RuleType = types.RuleType;
  type ScheduledAction = types.ActionType;
  type ShippingRefund = types.ShippingRefund;
  type ShippingRefundability = types.ShippingRefundability;
  type SystemError = types.SystemError;
  type TransactionStatus = types.TransactionStatus;
  type UserDefinedPaymentMethodName = types.UserDefinedPaymentMethodName;
  type V1AdditionalFeeRefund = types.AdditionalFeeRefund;
  type V1AggregatedRefundSummary = types.OrderTransactionsAggregatedRefundSummary;
  type V1LineItemRefund = types.LineItemRefund;
  type V1ScheduledAction = types.ScheduledAction;
  type V1ShippingRefund = types.ShippingRefund;
  type ValidationError = types.ValidationError;
  type GetOrderRefundabilityResponse = types.OrderRefundability;
  type GetOrderRefundabilityRequest = {
    orderId?: string;
  };
  type CalculateRefundResponse = types.RefundCalculation;
  type CalculateRefundOptions = {
    /** The whole order when absent. */
    refundItems?: types.RefundItems;
  };
  type CalculateRefundRequest = {
    orderId?: string;
    refundItems?: types.RefundItems;
  };
  type RefundPaymentsResponse = types.PaymentsRefunded;
  type RefundPaymentsOptions = {
    /** From 1 to 50. */
    paymentRefunds?: Array<types.PaymentRefund>;
    sideEffects?: types.RefundSideEffects;
    refundItems?: types.RefundItems;
    /** At most 200 characters. */
    customerReason?: string;
  };
  type RefundPaymentsRequest = {
    orderId?: string;
    paymentRefunds?: Array<types.PaymentRefund>;
    sideEffects?: types.RefundSideEffects;
    refundItems?: types.RefundItems;
    customerReason?: string;
  };
  type CaptureAuthorizedPaymentsResponse = {
    orderTransactions?: types.OrderTransactions;
  };
  type CaptureAuthorizedPaymentsOptions = {
    /** From 1 to 100. */
    payments?: Array<types.PaymentCapture>;
  };
  type CaptureAuthorizedPaymentsRequest = {
    orderId?: string;
    payments?: Array<types.PaymentCapture>;
  };
  type VoidAuthorizedPaymentsResponse = {
    orderTransactions?: types.OrderTransactions;
  };
  type VoidAuthorizedPaymentsOptions = {
    /** GUIDs, from 1 to 100. */
    paymentIds?: Array<string>;
  };
  type VoidAuthorizedPaymentsRequest = {
    orderId?: string;
    paymentIds?: Array<string>;
  };
  type AuthorizeChargeWithSavedPaymentMethodResponse = types.OrderPayment;
  type AuthorizeChargeWithSavedPaymentMethodOptions = {
    amount?: types.Price;
    /** A three-letter currency code. */
    currency?: string;
    delayedCaptureSettings?: types.DelayedCaptureSettings;
  };
  type AuthorizeChargeWithSavedPaymentMethodRequest = {
    orderId?: string;
    amount?: types.Price;
    currency?: string;
    delayedCaptureSettings?: types.DelayedCaptureSettings;
  };
  type ChargeOrderResponse = types.OrderCharged;
  type ChargeOrderOptions = {
    /** The member whose memberships pay. A GUID. */
    memberId?: string;
    regularCharge?: types.RegularCharge;
    /** At most 100. */
    giftCards?: Array<types.GiftCardCharge>;
    /** At most 100. */
    memberships?: Array<types.MembershipCharge>;
    /** A GUID. */
    idempotencyKey?: string;
    /** Whether the merchant charges without the buyer. */
    merchantInitiated?: boolean;
  };
  type ChargeOrderRequest = {
    orderId?: string;
    memberId?: string;
    regularCharge?: types.RegularCharge;
    giftCards?: Array<types.GiftCardCharge>;
    memberships?: Array<types.MembershipCharge>;
    idempotencyKey?: string;
    merchantInitiated?: boolean;
  };
  type ChargeMembershipsResponse = {
    payments?: Array<Stored<types.Payment>>;
  };
  type ChargeMembershipsOptions = {
    /** A GUID. */
    memberId?: string;
    /** From 1 to 100. */
    memberships?: Array<types.MembershipCharge>;
  };
  type ChargeMembershipsRequest = {
    orderId?: string;
    memberId?: string;
    memberships?: Array<types.MembershipCharge>;
  };
  type RedeemGiftCardResponse = types.OrderPayment;
  type RedeemGiftCardOptions = {
    /** At most 20 characters. */
    giftCardCode?: string;
    amount?: types.Price;
    /** A three-letter currency code. */
    currency?: string;
  };
  type RedeemGiftCardRequest = {
    orderId?: string;
    giftCardCode?: string;
    amount?: types.Price;
    currency?: string;
  };
  type GenerateReceiptsResponse = {
    receipts?: Array<types.ReceiptInfo>;
  };
  type GenerateReceiptsOptions = {
    /** One GUID. */
    paymentIds?: Array<string>;
  };
  type GenerateReceiptsRequest = {
    orderId?: string;
    paymentIds?: Array<string>;
  };
}
