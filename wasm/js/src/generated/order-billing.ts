/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { Details } from "./cart.js";
import type {
  AdditionalFeeRefund,
  CreditCardPaymentMethodDetails,
  LineItemRefund,
  ShippingRefund,
} from "./order-transactions.js";
import type { Price } from "./orders.js";

export type AdditionalFeeRefundability = {
  /**
   * A GUID.
   */
  additionalFeeId?: string;
  amount?: Price;
  refundedAmount?: Price;
  availableRefundAmount?: Price;
};

export type AggregatedRefundSummary = {
  total?: Price;
  tax?: Price;
  discount?: Price;
  subtotal?: Price;
  lineItemsSubtotal?: Price;
  additionalFeesTotal?: Price;
};

export type CalculateRefund = {
  /**
   * A GUID.
   */
  orderId?: string;
  /**
   * The whole order when absent.
   */
  refundItems?: RefundItems;
};

export type CalculatedAdditionalFeeRefund = { additionalFee?: AdditionalFeeRefund; summary?: CalculatedRefundSummary };

export type CalculatedLineItemRefund = { item?: LineItemRefund; summary?: CalculatedRefundSummary };

export type CalculatedRefundItems = {
  /**
   * At most 300.
   */
  lineItems?: Array<CalculatedLineItemRefund>;
  /**
   * At most 100.
   */
  additionalFees?: Array<CalculatedAdditionalFeeRefund>;
  shipping?: CalculatedShippingRefund;
};

export type CalculatedRefundNotAvailableStatus = {
  /**
   * At most 401.
   */
  errors?: Array<CalculationError>;
};

export type CalculatedRefundSummary = { total?: Price; tax?: Price; discount?: Price; subtotal?: Price };

export type CalculatedShippingRefund = { shipping?: ShippingRefund; summary?: CalculatedRefundSummary };

export type CalculationError = {
  lineItem?: LineItemRefund;
  additionalFee?: AdditionalFeeRefund;
  shipping?: ShippingRefund;
  error?: Details;
};

export type LineItemRefundability = {
  /**
   * A GUID.
   */
  lineItemId?: string;
  originalQuantity?: number;
  refundedQuantity?: number;
  availableRefundQuantity?: number;
};

export type ManuallyRefundablePaymentStatus = { reason?: ManuallyRefundableReason };

export type ManuallyRefundableReason =
  "UNKNOWN_REASON" | "EXPIRED" | "NOT_SUPPORTED" | "OFFLINE" | "REQUIRES_CARD_READER" | (string & {});

export type MembershipPaymentSummary = {
  /**
   * GUIDs, at most 100.
   */
  paidLineItemIds?: Array<string>;
  /**
   * GUIDs, at most 100.
   */
  refundedLineItemIds?: Array<string>;
  /**
   * GUIDs, at most 100.
   */
  refundableLineItemIds?: Array<string>;
};

export type MonetaryPaymentSummary = { paid?: Price; refunded?: Price; refundPending?: Price; maxRefund?: Price };

export type NonRefundablePaymentStatus = { reason?: NonRefundableReason };

export type NonRefundableReason =
  | "UNKNOWN_REASON"
  | "ALREADY_REFUNDED"
  | "PROVIDER_IS_DOWN"
  | "NOT_PAID"
  | "PARTIALLY_PAID"
  | "ZERO_PRICE"
  | "DISABLED_BY_PROVIDER"
  | "PENDING_REFUND"
  | "FORBIDDEN"
  | "TRANSACTION_NOT_FOUND"
  | "ORDER_IS_PENDING"
  | "ORDER_IS_REJECTED"
  | "AMOUNT_OFFSET_BY_CHARGEBACK"
  | (string & {});

export type OrderRefundability = {
  payments?: Array<PaymentRefundability>;
  paymentsSummary?: PaymentsSummary;
  lineItems?: Array<LineItemRefundability>;
  shipping?: ShippingRefundability;
  additionalFees?: Array<AdditionalFeeRefundability>;
};

export type PaymentInfo = {
  monetary?: MonetaryPaymentSummary;
  membership?: MembershipPaymentSummary;
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /**
   * A GUID.
   */
  paymentId?: string;
  /**
   * At most 50 characters.
   */
  paymentMethod?: string;
  offlinePayment?: boolean;
};

export type PaymentRefundability = {
  refundable?: boolean;
  manuallyRefundable?: ManuallyRefundablePaymentStatus;
  nonRefundable?: NonRefundablePaymentStatus;
  payment?: PaymentInfo;
  /**
   * A web address.
   */
  providerLink?: string;
};

export type PaymentsSummary = { monetary?: MonetaryPaymentSummary; membership?: MembershipPaymentSummary };

export type RefundCalculation = {
  available?: boolean;
  /**
   * Present when no refund is available.
   */
  notAvailable?: CalculatedRefundNotAvailableStatus;
  summary?: AggregatedRefundSummary;
  calculatedRefundItems?: CalculatedRefundItems;
};

export type RefundItems = {
  /**
   * At most 300.
   */
  lineItems?: Array<LineItemRefund>;
  /**
   * At most 100.
   */
  additionalFees?: Array<AdditionalFeeRefund>;
  shipping?: ShippingRefund;
};

export type ShippingRefundability = { amount?: Price; refundedAmount?: Price; availableRefundAmount?: Price };
