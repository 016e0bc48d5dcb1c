/** Generated from the Rust models by `npm run generate`: do not edit. */

import type { Details } from "./cart.js";
import type {
  AdditionalFeeRefund,
  CreditCardPaymentMethodDetails,
  LineItemRefund,
  OrderTransactions,
  Payment,
  Refund,
  ShippingRefund,
} from "./order-transactions.js";
import type { DelayedCaptureSettings, Price } from "./orders.js";

export type AdditionalFeeRefundability = {
  /** A GUID. */
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

export type CalculatedAdditionalFeeRefund = { additionalFee?: AdditionalFeeRefund; summary?: CalculatedRefundSummary };

export type CalculatedLineItemRefund = { item?: LineItemRefund; summary?: CalculatedRefundSummary };

export type CalculatedRefundItems = {
  /** At most 300. */
  lineItems?: Array<CalculatedLineItemRefund>;
  /** At most 100. */
  additionalFees?: Array<CalculatedAdditionalFeeRefund>;
  shipping?: CalculatedShippingRefund;
};

export type CalculatedRefundNotAvailableStatus = {
  /** At most 401. */
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

export type CurrencyConversionInfo = {
  /** A three-letter currency code. */
  originalCurrency?: string;
  originalAmount?: string;
  conversionRate?: string;
};

export type ExistingMembershipIdentifier = {
  /** The app that offers it. A GUID. */
  appId?: string;
  /** At most 200 characters. */
  membershipId?: string;
};

export type FutureMembershipIdentifier = {
  /** The line item that is the membership. A GUID. */
  lineItemId?: string;
  /** At most 200 characters. */
  benefitId?: string;
};

export type GiftCardCharge = {
  /** From 8 to 20 characters. */
  giftCardCode?: string;
  amount?: Price;
  /** Needed for a card in another currency than the order's. */
  currencyConversionInfo?: CurrencyConversionInfo;
};

export type LineItemRefundability = {
  /** A GUID. */
  lineItemId?: string;
  originalQuantity?: number;
  refundedQuantity?: number;
  availableRefundQuantity?: number;
};

export type ManuallyRefundablePaymentStatus = { reason?: ManuallyRefundableReason };

export type ManuallyRefundableReason =
  | "UNKNOWN_REASON"
  | "EXPIRED"
  | "NOT_SUPPORTED"
  | "OFFLINE"
  | "REQUIRES_CARD_READER"
  | (string & {});

export type MembershipCharge = {
  /** A GUID. */
  lineItemId?: string;
  membershipIdentifier?: MembershipIdentifier;
};

export type MembershipIdentifier = {
  existingMembership?: ExistingMembershipIdentifier;
  futureMembership?: FutureMembershipIdentifier;
  /** In an older form. At most 200 characters. */
  membershipId?: string;
  /** In an older form. At most 100 characters. */
  membershipAppId?: string;
};

export type MembershipPaymentSummary = {
  /** GUIDs, at most 100. */
  paidLineItemIds?: Array<string>;
  /** GUIDs, at most 100. */
  refundedLineItemIds?: Array<string>;
  /** GUIDs, at most 100. */
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

export type NotificationSideEffects = {
  sendCustomerEmail?: boolean;
  /** Part of the mail. At most 1000 characters. */
  customMessage?: string;
};

export type OrderCharged = {
  /** At most 100. */
  payments?: Array<Payment>;
  orderTransactions?: OrderTransactions;
  /** Instructs the payment provider's page how to continue. At most 300 characters. */
  regularChargeResponseToken?: string;
};

export type OrderPayment = { payment?: Payment; orderTransactions?: OrderTransactions };

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
  /** A GUID. */
  paymentId?: string;
  /** At most 50 characters. */
  paymentMethod?: string;
  offlinePayment?: boolean;
};

export type PaymentRefund = {
  /** A GUID. */
  paymentId?: string;
  /** The full amount when absent. */
  amount?: Price;
  /** Whether the refund is made outside the platform and only recorded. */
  externalRefund?: boolean;
};

export type PaymentRefundability = {
  refundable?: boolean;
  manuallyRefundable?: ManuallyRefundablePaymentStatus;
  nonRefundable?: NonRefundablePaymentStatus;
  payment?: PaymentInfo;
  /** A web address. */
  providerLink?: string;
};

export type PaymentsRefunded = { refund?: Refund; orderTransactions?: OrderTransactions };

export type PaymentsSummary = { monetary?: MonetaryPaymentSummary; membership?: MembershipPaymentSummary };

export type ReceiptInfo = {
  /** A GUID. */
  paymentId?: string;
  /** A GUID. */
  receiptId?: string;
};

export type RedirectUrls = {
  /** At most 5000 characters. */
  successUrl?: string;
  /** At most 5000 characters. */
  cancelUrl?: string;
  /** At most 5000 characters. */
  errorUrl?: string;
  /** At most 5000 characters. */
  pendingUrl?: string;
};

export type RefundCalculation = {
  available?: boolean;
  /** Present when no refund is available. */
  notAvailable?: CalculatedRefundNotAvailableStatus;
  summary?: AggregatedRefundSummary;
  calculatedRefundItems?: CalculatedRefundItems;
};

export type RefundItems = {
  /** At most 300. */
  lineItems?: Array<LineItemRefund>;
  /** At most 100. */
  additionalFees?: Array<AdditionalFeeRefund>;
  shipping?: ShippingRefund;
};

export type RefundSideEffects = { restock?: RestockSideEffects; notifications?: NotificationSideEffects };

export type RegularCharge = {
  /** A GUID. */
  paymentIntentId?: string;
  delayedCharge?: boolean;
  amount?: Price;
  redirectUrls?: RedirectUrls;
  delayedCaptureSettings?: DelayedCaptureSettings;
  savePaymentMethod?: boolean;
};

export type RestockItem = {
  /** A GUID. */
  lineItemId?: string;
  /** 1 to 100000. */
  quantity?: number;
};

export type RestockSideEffects = {
  /** At most 300. */
  lineItems?: Array<RestockItem>;
};

export type ShippingRefundability = { amount?: Price; refundedAmount?: Price; availableRefundAmount?: Price };
