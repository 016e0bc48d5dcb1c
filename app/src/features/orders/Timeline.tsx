import { msg, t } from "@lingui/core/macro";
import { momentText } from "../../lib/dates";
import type { Activity, Order } from "../../lib/order";
import { textIn, type TextTable } from "../../lib/textTable";
import { OrderSection } from "./OrderSection";

const ACTIVITIES: TextTable = {
  ORDER_PLACED: msg`You placed the order.`,
  ORDER_PAID: msg`The order was paid.`,
  ORDER_PARTIALLY_PAID: msg`The order was partly paid.`,
  ORDER_FULFILLED: msg`The order was shipped.`,
  ORDER_NOT_FULFILLED: msg`The shipment was cancelled.`,
  ORDER_CANCELED: msg`The order was cancelled.`,
  ORDER_PENDING: msg`The order is awaiting payment.`,
  ORDER_REJECTED: msg`The order was declined.`,
  DOWNLOAD_LINK_SENT: msg`We sent you the download links.`,
  PICKUP_READY_EMAIL_SENT: msg`We emailed you to say that your order is ready for pickup.`,
  TRACKING_NUMBER_ADDED: msg`A tracking number was added.`,
  TRACKING_NUMBER_EDITED: msg`The tracking number was changed.`,
  TRACKING_LINK_ADDED: msg`A tracking link was added.`,
  TRACKING_LINK_WAS_SET: msg`A tracking link was added.`,
  SHIPPING_CONFIRMATION_EMAIL_SENT: msg`We emailed you to say that your order is on its way.`,
  INVOICE_ADDED: msg`An invoice was created.`,
  INVOICE_WAS_SET: msg`An invoice was created.`,
  INVOICE_REMOVED: msg`The invoice was removed.`,
  INVOICE_WAS_REMOVED: msg`The invoice was removed.`,
  INVOICE_SENT: msg`We sent you the invoice.`,
  INVOICE_WAS_SENT: msg`We sent you the invoice.`,
  SHIPPING_ADDRESS_EDITED: msg`The delivery address was changed.`,
  EMAIL_EDITED: msg`The email address was changed.`,
  DRAFT_ORDER_CHANGES_APPLIED: msg`The order was changed.`,
  SAVED_PAYMENT_METHOD: msg`Your payment method was saved.`,
  AUTHORIZED_PAYMENT_CREATED: msg`Your card was authorised. It will be charged later.`,
  AUTHORIZED_PAYMENT_CAPTURED: msg`Your card was charged.`,
  AUTHORIZED_PAYMENT_VOIDED: msg`The charge was cancelled.`,
  REFUND_INITIATED: msg`A refund was started.`,
  ORDER_REFUNDED: msg`The order was refunded.`,
  PAYMENT_REFUNDED: msg`The payment was refunded.`,
  PAYMENT_REFUND_FAILED: msg`A refund failed. We are looking into it.`,
  REFUNDED_AS_STORE_CREDIT: msg`Refunded as store credit.`,
  PAYMENT_PENDING: msg`The payment is being confirmed.`,
  PAYMENT_CANCELED: msg`The payment was cancelled.`,
  PAYMENT_DECLINED: msg`The payment was declined.`,
  RECEIPT_CREATED: msg`A receipt was created.`,
  RECEIPT_SENT: msg`We sent you the receipt.`,
  CHARGEBACK_CREATED: msg`The payment was disputed.`,
  CHARGEBACK_REVERSED: msg`The dispute was resolved.`,
};

/** The history of an order, newest first, without the shop's internal notes. */
export function Timeline({ order }: { order: Order }) {
  const entries = (order.activities ?? [])
    .flatMap((activity) => {
      const text = textIn(ACTIVITIES, kindOf(activity));
      return text === undefined ? [] : [{ id: activity._id, text, when: activity._createdDate }];
    })
    // Stable sort: activities of equal time keep the order of the answer.
    .reverse()
    .sort((a, b) => (b.when?.getTime() ?? 0) - (a.when?.getTime() ?? 0));
  if (entries.length === 0) return null;
  return (
    <OrderSection title={t`History`}>
      <ol className="border-s border-line ps-6">
        {entries.map(({ id, text, when }, index) => (
          <li key={id ?? index} className="relative pb-5 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute -start-[1.8rem] top-1.5 size-2.5 rounded-full border-2 border-brand bg-page"
            />
            <p>{text}</p>
            {when && (
              <p className="text-sm text-soft">
                <time dateTime={when.toISOString()}>{momentText(when)}</time>
              </p>
            )}
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}

function kindOf({ activityType, type }: Activity): string {
  return activityType ?? type ?? "";
}
