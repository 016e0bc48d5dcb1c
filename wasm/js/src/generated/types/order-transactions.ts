/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { MembershipName } from "./cart.js";
import type { CashRounding, Price } from "./orders.js";

export type ActionType = "VOID" | "CAPTURE" | (string & {});

export type AdditionalFeeRefund = {
  /** A GUID. */
  additionalFeeId?: string;
  amount?: Price;
};

export type AggregatedRefundSummary = {
  requestedRefund?: Price;
  pendingRefund?: Price;
  refunded?: Price;
  failedRefundAmount?: Price;
  pending?: boolean;
  breakdown?: RefundItemsBreakdown;
};

export type AuthorizationActionFailureDetails = {
  /** At most 100 characters. */
  failureCode?: string;
};

export type AuthorizationCapture = {
  /** A GUID, set by the platform. */
  _id?: string;
  status?: AuthorizationCaptureStatus;
  amount?: Price;
  _createdDate?: Date;
  failureDetails?: AuthorizationActionFailureDetails;
};

export type AuthorizationCaptureStatus = "PENDING" | "SUCCEEDED" | "FAILED" | (string & {});

export type AuthorizationDetails = {
  /** Set by the platform. */
  delayedCapture?: boolean;
  authorizedDate?: Date;
  /** At most 1. */
  captures?: Array<AuthorizationCapture>;
  void?: AuthorizationVoid;
  scheduledAction?: ScheduledAction;
};

export type AuthorizationVoid = {
  status?: AuthorizationVoidStatus;
  voidedDate?: Date;
  failureDetails?: AuthorizationActionFailureDetails;
  reason?: Reason;
};

export type AuthorizationVoidStatus = "PENDING" | "SUCCEEDED" | "FAILED" | (string & {});

export type CashRoundingDetails = {
  unroundedAmount?: Price;
  /** Set by the platform. */
  roundingAdjustment?: CashRounding;
};

export type Chargeback = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** Set by the platform. */
  amount?: Price;
  /** Set by the platform. */
  reversalAmount?: Price;
  status?: ChargebackStatus;
  /** The id at the payment provider. A GUID, set by the platform. */
  externalId?: string;
};

export type ChargebackStatus = "APPROVED" | "REVERSED" | (string & {});

export type CreditCardPaymentMethodDetails = {
  /** At most 4 characters. */
  lastFourDigits?: string;
  /** At most 100 characters. */
  brand?: string;
};

export type FutureMembershipDetails = {
  /** A GUID. */
  lineItemId?: string;
  /** At most 200 characters. */
  benefitId?: string;
};

export type GiftCardPaymentDetails = {
  /** At most 100 characters. */
  giftCardPaymentId?: string;
  /** A GUID. */
  appId?: string;
  /** Set by the platform. */
  voided?: boolean;
  /** At most 30 characters. */
  obfuscatedCode?: string;
};

export type LineItemRefund = {
  /** A GUID. */
  lineItemId?: string;
  /** 1 to 100000. */
  quantity?: number;
};

export type LineItemRefundSummary = {
  /** A GUID. */
  lineItemId?: string;
  totalRefundedAmount?: Price;
};

export type MembershipPaymentDetails = {
  /** At most 200 characters. */
  membershipId?: string;
  /** At most 100 characters. */
  lineItemId?: string;
  status?: MembershipPaymentStatus;
  name?: MembershipName;
  /** At most 100 characters. */
  externalTransactionId?: string;
  /** Set by the platform. */
  voided?: boolean;
  /** A GUID. */
  providerAppId?: string;
  futureMembership?: FutureMembershipDetails;
};

export type MembershipPaymentStatus = "CHARGED" | "CHARGE_FAILED" | "CHARGE_PENDING" | "VOIDED" | (string & {});

export type OrderTransactions = {
  /** A GUID. */
  orderId?: string;
  /** At most 100. */
  payments?: Array<Payment>;
  /** At most 300. */
  refunds?: Array<Refund>;
};

export type Payment = {
  regularPaymentDetails?: RegularPaymentDetails;
  giftcardPaymentDetails?: GiftCardPaymentDetails;
  membershipPaymentDetails?: MembershipPaymentDetails;
  /** A GUID, set by the platform. */
  _id?: string;
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  amount?: Price;
  refundDisabled?: boolean;
  /** Set by the platform. */
  supportReceiptGeneration?: boolean;
  cashRounding?: CashRoundingDetails;
  status?: PaymentStatus;
  /** A GUID. */
  chargeCorrelationId?: string;
};

export type PaymentAndOrderId = {
  /** A GUID. */
  orderId?: string;
  paymentId?: string;
};

export type PaymentMethodName = {
  /** At most 150 characters. */
  buyerLanguageName?: string;
  /** At most 150 characters. */
  siteLanguageName?: string;
  userDefinedName?: UserDefinedPaymentMethodName;
};

export type PaymentStatus =
  | "APPROVED"
  | "PENDING"
  | "PENDING_MERCHANT"
  | "CANCELED"
  | "DECLINED"
  | "REFUNDED"
  | "PARTIALLY_REFUNDED"
  | "AUTHORIZED"
  | "VOIDED"
  | (string & {});

export const PaymentStatus = /* @__PURE__ */ enumeration<PaymentStatus>(
  "APPROVED PENDING PENDING_MERCHANT CANCELED DECLINED REFUNDED PARTIALLY_REFUNDED AUTHORIZED VOIDED",
);

export type PaymentsAdded = { orderTransactions?: OrderTransactions; paymentsIds?: Array<string> };

export type PredefinedPaymentMethod = "CASH" | "BANK_TRANSFER" | "CHECK" | (string & {});

export type Reason = "MANUAL" | "SCHEDULED" | (string & {});

export type Refund = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** At most 50. */
  transactions?: Array<RefundTransaction>;
  details?: RefundDetails;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  summary?: AggregatedRefundSummary;
  /** A GUID, set by the platform. */
  requestingServiceAppId?: string;
};

export type RefundDetails = {
  /** At most 300. */
  items?: Array<RefundItem>;
  shippingIncluded?: boolean;
  /** At most 200 characters. */
  reason?: string;
  /** At most 300. */
  lineItems?: Array<LineItemRefund>;
  /** At most 100. */
  additionalFees?: Array<AdditionalFeeRefund>;
  shipping?: ShippingRefund;
};

export type RefundItem = {
  /** A GUID. */
  lineItemId?: string;
  /** 1 to 100000. */
  quantity?: number;
};

export type RefundItemsBreakdown = {
  /** At most 300. */
  lineItems?: Array<LineItemRefundSummary>;
};

export type RefundStatus = "PENDING" | "SUCCEEDED" | "FAILED" | "SCHEDULED" | "STARTED" | (string & {});

export const RefundStatus = /* @__PURE__ */ enumeration<RefundStatus>("PENDING SUCCEEDED FAILED SCHEDULED STARTED");

export type RefundStatusInfo = {
  /** At most 10 characters. */
  paymentGatewayReasonCode?: string;
  /** At most 1000 characters. */
  description?: string;
};

export type RefundTransaction = {
  /** A GUID. */
  paymentId?: string;
  amount?: Price;
  refundStatus?: RefundStatus;
  refundStatusInfo?: RefundStatusInfo;
  /** A GUID. */
  gatewayRefundId?: string;
  providerRefundId?: string;
  externalRefund?: boolean;
};

export type RegularPaymentDetails = {
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** At most 100 characters. */
  paymentOrderId?: string;
  /** At most 100 characters. */
  gatewayTransactionId?: string;
  /** At most 150 characters. */
  paymentMethod?: string;
  /** At most 100 characters. */
  providerTransactionId?: string;
  offlinePayment?: boolean;
  status?: TransactionStatus;
  savedPaymentMethod?: boolean;
  authorizationDetails?: AuthorizationDetails;
  /** At most 6. */
  chargebacks?: Array<Chargeback>;
  platformFee?: Price;
  paymentMethodName?: PaymentMethodName;
};

export type ScheduledAction = { actionType?: ActionType; executionDate?: Date };

export type ShippingRefund = { amount?: Price };

export type TransactionStatus =
  | "UNDEFINED"
  | "APPROVED"
  | "PENDING"
  | "PENDING_MERCHANT"
  | "CANCELED"
  | "DECLINED"
  | "REFUNDED"
  | "PARTIALLY_REFUNDED"
  | "AUTHORIZED"
  | "VOIDED"
  | (string & {});

export type UserDefinedPaymentMethodName = {
  predefined?: PredefinedPaymentMethod;
  /** At most 150 characters. */
  custom?: string;
};
