/** The wording of orders' states and history. */
import { translatedText } from "@cartwright/sdk";
import { msg, t } from "@lingui/core/macro";
import type { State } from "../kit/ui/Badges";
import type { Activity, Order, Payment, Refund } from "../../lib/order";
import { listText } from "../../lib/listText";
import { priceText } from "../../lib/money";
import { textIn, type TextTable } from "../../lib/textTable";

type Tone = State["tone"];

const PAYMENTS: TextTable = {
  PAID: msg`Paid`,
  NOT_PAID: msg`Not paid`,
  PENDING: msg`Payment pending`,
  PENDING_MERCHANT: msg`Payment needs your attention`,
  PARTIALLY_PAID: msg`Partly paid`,
  PARTIALLY_REFUNDED: msg`Partly refunded`,
  FULLY_REFUNDED: msg`Refunded`,
  CANCELED: msg`Payment cancelled`,
  DECLINED: msg`Payment declined`,
};
const PAYMENT_TONES: Readonly<Record<string, Tone>> = {
  PAID: "good",
  NOT_PAID: "warn",
  PENDING: "warn",
  PENDING_MERCHANT: "warn",
  PARTIALLY_PAID: "warn",
  DECLINED: "bad",
};

const FULFILMENTS: TextTable = {
  NOT_FULFILLED: msg`Not fulfilled`,
  PARTIALLY_FULFILLED: msg`Partly fulfilled`,
  FULFILLED: msg`Fulfilled`,
  // All unsent items were refunded or cancelled.
  CANCELED: msg`Nothing to fulfil`,
};
const FULFILMENT_TONES: Readonly<Record<string, Tone>> = {
  NOT_FULFILLED: "warn",
  PARTIALLY_FULFILLED: "warn",
  FULFILLED: "good",
};

export function paymentState({ paymentStatus = "" }: Order): State {
  return {
    text: textIn(PAYMENTS, paymentStatus) ?? (paymentStatus || t`Payment unknown`),
    tone: PAYMENT_TONES[paymentStatus] ?? "plain",
  };
}

function fulfilmentState({ fulfillmentStatus = "" }: Order): State {
  return {
    text: textIn(FULFILMENTS, fulfillmentStatus) ?? fulfillmentStatus,
    tone: FULFILMENT_TONES[fulfillmentStatus] ?? "plain",
  };
}

/** The fulfilment of an order, and whether it is archived. A cancelled or declined order has that state alone. */
export function fulfilmentStates(order: Order): State[] {
  if (order.status === "CANCELED") return [{ text: t`Cancelled`, tone: "plain" }];
  if (order.status === "REJECTED") return [{ text: t`Declined`, tone: "bad" }];
  const archived: State[] = order.archived ? [{ text: t`Archived`, tone: "plain" }] : [];
  return [fulfilmentState(order), ...archived].filter(({ text }) => text !== "");
}

/** All states of an order. */
export function statesOf(order: Order): State[] {
  return order.status === "REJECTED" ? fulfilmentStates(order) : [paymentState(order), ...fulfilmentStates(order)];
}

export function nameOf(contact: { firstName?: string | undefined; lastName?: string | undefined } | undefined): string {
  return [contact?.firstName, contact?.lastName].filter(Boolean).join(" ");
}

export function customerOf({ billingInfo, recipientInfo, buyerInfo }: Order): string {
  return (
    nameOf(billingInfo?.contactDetails ?? recipientInfo?.contactDetails) || buyerInfo?.email || t`Unknown customer`
  );
}

const CHANNELS: TextTable = {
  WEB: msg`Online shop`,
  POS: msg`Point of sale`,
  BACKOFFICE_MERCHANT: msg`Created by you`,
  OTHER_PLATFORM: msg`Another platform`,
};

/** The sales channel of an order; channels without a translation, such as eBay, are shown as they are. */
export function channelText(channel: string | undefined): string {
  return textIn(CHANNELS, channel) ?? channel ?? t`Unknown`;
}

const NOT_REFUNDABLE: TextTable = {
  ALREADY_REFUNDED: msg`already refunded`,
  PROVIDER_IS_DOWN: msg`the payment provider does not answer`,
  NOT_PAID: msg`not paid yet`,
  PARTIALLY_PAID: msg`only partly paid`,
  ZERO_PRICE: msg`nothing was paid`,
  DISABLED_BY_PROVIDER: msg`the payment provider allows no refund`,
  PENDING_REFUND: msg`a refund is in progress`,
  FORBIDDEN: msg`you are not allowed to refund it`,
  TRANSACTION_NOT_FOUND: msg`the payment provider does not know it`,
  ORDER_IS_PENDING: msg`the order waits for its payment`,
  ORDER_IS_REJECTED: msg`the order was declined`,
  AMOUNT_OFFSET_BY_CHARGEBACK: msg`it is disputed`,
};

/** Why a payment cannot be refunded. */
export function notRefundableText(reason: string | undefined): string {
  return textIn(NOT_REFUNDABLE, reason) ?? t`unknown reason`;
}

const TRANSACTIONS: TextTable = {
  APPROVED: msg`Paid`,
  PENDING: msg`Pending`,
  PENDING_MERCHANT: msg`Needs your attention`,
  CANCELED: msg`Cancelled`,
  DECLINED: msg`Declined`,
  REFUNDED: msg`Refunded`,
  PARTIALLY_REFUNDED: msg`Partly refunded`,
  AUTHORIZED: msg`Authorised`,
  VOIDED: msg`Released`,
};

export function transactionText(status: string | undefined): string {
  return textIn(TRANSACTIONS, status) ?? status ?? "";
}

const REFUNDS: TextTable = {
  PENDING: msg`Pending`,
  SCHEDULED: msg`Pending`,
  STARTED: msg`Pending`,
  SUCCEEDED: msg`Done`,
  FAILED: msg`Failed`,
};

/** The state of a refund: that of its least advanced part. */
export function refundText({ transactions = [] }: Refund): string {
  const states = transactions.flatMap(({ refundStatus }) => refundStatus ?? []);
  const state = states.find((each) => each === "FAILED") ?? states.find((each) => each !== "SUCCEEDED") ?? states[0];
  return textIn(REFUNDS, state) ?? state ?? "";
}

export function paymentStatusOf({ status, regularPaymentDetails }: Payment): string | undefined {
  return regularPaymentDetails?.status ?? status;
}

/** The payment method. */
export function meansOf(payment: Payment): string {
  const { regularPaymentDetails: regular, giftcardPaymentDetails: gift, membershipPaymentDetails } = payment;
  if (gift) return t`Gift card ${{ code: gift.obfuscatedCode ?? "" }}`;
  if (membershipPaymentDetails) return t`Membership`;
  if (regular?.offlinePayment) return t`Outside the shop`;
  const { brand = "", lastFourDigits = "" } = regular?.creditCardDetails ?? {};
  const name = brand || t`Card`;
  return lastFourDigits ? t`${name} ending in ${{ digits: lastFourDigits }}` : name;
}

const ACTIVITIES: TextTable = {
  ORDER_PLACED: msg`Order placed.`,
  ORDER_PAID: msg`Order paid.`,
  ORDER_PARTIALLY_PAID: msg`Order partly paid.`,
  ORDER_FULFILLED: msg`Order fulfilled.`,
  ORDER_NOT_FULFILLED: msg`Fulfilment undone.`,
  ORDER_CANCELED: msg`Order cancelled.`,
  ORDER_PENDING: msg`Order waits for its payment.`,
  ORDER_REJECTED: msg`Order declined.`,
  DOWNLOAD_LINK_SENT: msg`Download links sent.`,
  PICKUP_READY_EMAIL_SENT: msg`Email sent: ready for pickup.`,
  TRACKING_NUMBER_ADDED: msg`Tracking number added.`,
  TRACKING_NUMBER_EDITED: msg`Tracking number changed.`,
  TRACKING_LINK_ADDED: msg`Tracking link added.`,
  TRACKING_LINK_WAS_SET: msg`Tracking link added.`,
  SHIPPING_CONFIRMATION_EMAIL_SENT: msg`Email sent: on its way.`,
  INVOICE_ADDED: msg`Invoice created.`,
  INVOICE_WAS_SET: msg`Invoice created.`,
  INVOICE_REMOVED: msg`Invoice removed.`,
  INVOICE_WAS_REMOVED: msg`Invoice removed.`,
  INVOICE_SENT: msg`Invoice sent.`,
  INVOICE_WAS_SENT: msg`Invoice sent.`,
  FULFILLER_EMAIL_SENT: msg`Email sent to the fulfilment service.`,
  SHIPPING_ADDRESS_EDITED: msg`Delivery address changed.`,
  EMAIL_EDITED: msg`Email address changed.`,
  DRAFT_ORDER_CHANGES_APPLIED: msg`Order changed.`,
  SAVED_PAYMENT_METHOD: msg`Payment method saved.`,
  AUTHORIZED_PAYMENT_CREATED: msg`Card authorised.`,
  AUTHORIZED_PAYMENT_CAPTURED: msg`Payment captured.`,
  AUTHORIZED_PAYMENT_VOIDED: msg`Payment released.`,
  REFUND_INITIATED: msg`Refund started.`,
  ORDER_REFUNDED: msg`Order refunded.`,
  PAYMENT_REFUNDED: msg`Payment refunded.`,
  PAYMENT_REFUND_FAILED: msg`Refund failed.`,
  REFUNDED_AS_STORE_CREDIT: msg`Refunded as store credit.`,
  PAYMENT_PENDING: msg`Payment pending.`,
  PAYMENT_CANCELED: msg`Payment cancelled.`,
  PAYMENT_DECLINED: msg`Payment declined.`,
  RECEIPT_CREATED: msg`Receipt created.`,
  RECEIPT_SENT: msg`Receipt sent.`,
  CHARGEBACK_CREATED: msg`Payment disputed.`,
  CHARGEBACK_REVERSED: msg`Dispute resolved.`,
};

/** An entry of the history as text; a note is its own text. */
export function activityText(activity: Activity, currency: string | undefined): string {
  const note = activity.merchantComment?.message;
  if (note) return note;
  const kind = activity.activityType ?? activity.type ?? "";
  return amountText(activity, currency) ?? changesText(activity, currency) ?? textIn(ACTIVITIES, kind) ?? kind;
}

/** The changes of an order's items, with the reason; undefined for other entries. */
function changesText({ draftOrderChangesApplied }: Activity, currency: string | undefined): string | undefined {
  const { changes = [], reason } = draftOrderChangesApplied ?? {};
  const texts = changes.flatMap(({ lineItemAdded, lineItemRemoved, lineItemChanged, totalPriceChanged }) => {
    const name = translatedText((lineItemAdded ?? lineItemRemoved ?? lineItemChanged)?.name);
    if (lineItemAdded) return t`${{ count: lineItemAdded.quantity ?? 1 }} × ${{ name }} added`;
    if (lineItemRemoved) return t`${{ name }} removed`;
    const { originalQuantity: before, newQuantity: after } = lineItemChanged?.quantity ?? {};
    if (before !== undefined && after !== undefined) return t`${{ name }}: ${{ before }} → ${{ after }}`;
    const [was, is] = [totalPriceChanged?.originalTotal, totalPriceChanged?.newTotal];
    if (!was || !is) return [];
    return t`total ${{ before: priceText(was, currency) }} → ${{ after: priceText(is, currency) }}`;
  });
  if (texts.length === 0) return undefined;
  const text = t`Order changed: ${{ changes: listText(texts) }}.`;
  return reason ? `${text} ${reason}` : text;
}

/** An entry about money, with its amount; undefined without an amount. */
function amountText(activity: Activity, currency: string | undefined): string | undefined {
  const { orderRefunded, refundInitiated, paymentRefunded, paymentRefundFailed, refundedAsStoreCredit } = activity;
  const { authorizedPaymentCreated, authorizedPaymentCaptured, authorizedPaymentVoided } = activity;
  const text = (price: Parameters<typeof priceText>[0]) => priceText(price, currency) ?? "";
  if (orderRefunded?.amount) return t`Refunded ${{ amount: text(orderRefunded.amount) }}.`;
  if (refundInitiated?.amount) return t`Refund of ${{ amount: text(refundInitiated.amount) }} started.`;
  const refunded = refundedOf(paymentRefunded?.payment);
  if (refunded) return t`${{ amount: text(refunded) }} went back to the payment.`;
  const failed = refundedOf(paymentRefundFailed?.payment);
  if (failed) return t`Refund of ${{ amount: text(failed) }} failed.`;
  if (refundedAsStoreCredit?.amount) {
    return t`Refunded ${{ amount: text(refundedAsStoreCredit.amount) }} as store credit.`;
  }
  if (authorizedPaymentCreated?.amount) {
    return t`Card authorised for ${{ amount: text(authorizedPaymentCreated.amount) }}.`;
  }
  if (authorizedPaymentCaptured?.amount) return t`Captured ${{ amount: text(authorizedPaymentCaptured.amount) }}.`;
  if (authorizedPaymentVoided?.amount) return t`Released ${{ amount: text(authorizedPaymentVoided.amount) }}.`;
  return undefined;
}

type RefundedPayment = NonNullable<Activity["paymentRefunded"]>["payment"];

const refundedOf = (payment: RefundedPayment) => payment?.regular?.amount ?? payment?.giftCard?.amount;
