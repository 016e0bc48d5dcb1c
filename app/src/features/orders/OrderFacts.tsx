import { t } from "@lingui/core/macro";
import { useResource } from "../../lib/resource";
import type { ReactNode } from "react";
import { isolated, listText } from "../../lib/listText";
import { priceText } from "../../lib/money";
import type { Order, Payment } from "../../lib/order";
import { addressLines } from "../../lib/countries";
import { useShop } from "../../lib/useShop";
import { paymentsQuery } from "./queries";
import { paymentText } from "./status";

/** The delivery address, the payer and the payment of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { data: payments, error } = useResource(paymentsQuery(useShop(), order._id ?? ""));
  const { logistics, title } = order.shippingInfo ?? {};
  const pickup = logistics?.pickupDetails?.address;
  const to = logistics?.shippingDestination ?? order.recipientInfo;
  return (
    <dl className="grid gap-x-10 gap-y-6 text-sm sm:grid-cols-2">
      {order.shippingInfo && (
        <Fact name={t`Delivery`}>
          <p>
            <bdi>{title}</bdi>
          </p>
          {logistics?.deliveryTime && (
            <p className="text-soft">
              <bdi>{logistics.deliveryTime}</bdi>
            </p>
          )}
          {logistics?.instructions && (
            <p className="text-soft">
              <bdi>{logistics.instructions}</bdi>
            </p>
          )}
        </Fact>
      )}
      {pickup ? (
        <Fact name={t`Pick up at`}>
          <Lines lines={addressLines(pickup)} />
        </Fact>
      ) : (
        to?.address && (
          <Fact name={t`Delivery address`}>
            <Lines lines={[nameOf(to.contactDetails), ...addressLines(to.address)]} />
          </Fact>
        )
      )}
      {order.billingInfo?.address && (
        <Fact name={t`Billing address`}>
          <Lines lines={[nameOf(order.billingInfo.contactDetails), ...addressLines(order.billingInfo.address)]} />
        </Fact>
      )}
      <Fact name={t`Payment`}>
        <p>{paymentText(order)}</p>
        {error && !payments && <p className="text-soft">{t`How it was paid could not be loaded.`}</p>}
        {payments?.map((payment) => (
          <p key={payment._id} className="text-soft">
            {listText([meansOf(payment), priceText(payment.amount, order.currency)])}
          </p>
        ))}
      </Fact>
      {order.buyerNote && (
        <Fact name={t`Your note`}>
          <p className="whitespace-pre-line" dir="auto">
            {order.buyerNote}
          </p>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 font-medium">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.filter(Boolean).map((line, index) => (
    <p key={index}>
      <bdi>{line}</bdi>
    </p>
  ));
}

function nameOf(contact: { firstName?: string | undefined; lastName?: string | undefined } | undefined): string {
  return [contact?.firstName, contact?.lastName].filter(Boolean).join(" ");
}

function meansOf({
  regularPaymentDetails: regular,
  giftcardPaymentDetails,
  membershipPaymentDetails,
}: Payment): string {
  if (giftcardPaymentDetails) return t`Gift card ${{ code: giftcardPaymentDetails.obfuscatedCode ?? "" }}`;
  if (membershipPaymentDetails) return t`Membership`;
  if (regular?.offlinePayment) return t`Pay in person`;
  const card = regular?.creditCardDetails;
  if (!card) return "";
  const brand = card.brand || t`Card`;
  return card.lastFourDigits ? t`${{ brand: isolated(brand) }} ending in ${{ digits: card.lastFourDigits }}` : brand;
}
