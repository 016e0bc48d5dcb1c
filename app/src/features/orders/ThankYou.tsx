import { useSession } from "@cartwright/sdk/react";
import { t } from "@lingui/core/macro";
import { usePolling, useResource } from "../../lib/resource";
import { type ReactNode, useEffect, useState } from "react";
import { inLanguage, shopContent } from "../../lib/shopContent";
import { errorText } from "../../lib/errors";
import { useShop } from "../../lib/useShop";
import { ButtonLink, ContactLink } from "../../ui";
import { BuyAgain } from "./BuyAgain";
import { OrderDetail } from "./OrderDetail";
import { Outcome } from "./Outcome";
import { orderQuery } from "./queries";
import { standingOf } from "./status";

/** How long an order that is missing, or whose payment is pending, is polled. */
const PATIENCE_MS = 10_000;
const EVERY_MS = 1_000;

/** The result of a checkout: the order, once placed, and its state. */
export function ThankYou({ orderId }: { orderId: string }) {
  const shop = useShop();
  const patient = usePatience();
  const query = orderQuery(shop, orderId);
  const { data: order, error, isPending } = useResource(query);
  const standing = order ? standingOf(order) : undefined;
  usePolling(query, patient && (!order || standing === "pending") ? EVERY_MS : undefined);
  if (patient && (isPending || !order || standing === "pending")) {
    return (
      // As high as the order, so that the footer stays below the fold.
      <div className="min-h-dvh">
        <Outcome title={t`One moment`} text={t`We are waiting for your payment to be confirmed.`} />
      </div>
    );
  }
  if (!order) {
    return (
      <Outcome
        icon="alert"
        title={t`Your order could not be loaded`}
        text={t`If you have paid, your order is safe. Contact us with this number and we will look into it: ${{ id: orderId }}.`}
      >
        <p className="mt-2">
          <ContactLink />
        </p>
        {error && <p className="mt-2 text-sm text-soft">{errorText(error)}</p>}
        <Ways />
      </Outcome>
    );
  }
  const number = t`Your order number is ${{ number: order.number ?? "" }}.`;
  return (
    <>
      {standing === "declined" ? (
        <Outcome
          icon="alert"
          title={t`Your payment was declined`}
          text={t`You have not been charged, and no order was placed. Order again and try another card.`}
        >
          <BuyAgain order={order} />
        </Outcome>
      ) : standing === "cancelled" ? (
        <Outcome icon="alert" title={t`This order was cancelled`} text={t`No more items will be shipped.`} />
      ) : standing === "pending" ? (
        <Outcome
          icon="check"
          title={t`Your payment is being confirmed`}
          lead={number}
          text={t`We have received your order. We will email you as soon as the payment has gone through.`}
        />
      ) : (
        <Confirmed lead={number} />
      )}
      {standing !== "declined" && (
        <div className="mx-auto mt-14 max-w-2xl text-start">
          <OrderDetail order={order} />
        </div>
      )}
      <Ways orderId={orderId} />
    </>
  );
}

/** The confirmation of a paid order. */
export function Confirmed({ lead, children }: { lead: string; children?: ReactNode }) {
  const text = [t`A confirmation email is on its way.`, inLanguage(shopContent.packing)].join(" ");
  return (
    <Outcome icon="check" title={t`Thank you`} lead={lead} text={text}>
      {children}
    </Outcome>
  );
}

/** True until the polling limit. */
function usePatience(): boolean {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const end = setTimeout(() => {
      setPatient(false);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(end);
    };
  }, []);
  return patient;
}

function Ways({ orderId }: { orderId?: string }) {
  const { loggedIn } = useSession();
  return (
    <div className="mt-14 flex flex-wrap justify-center gap-3 no-print">
      <ButtonLink to="/">{t`Continue shopping`}</ButtonLink>
      {loggedIn && orderId !== undefined && (
        <ButtonLink look="outline" to={`/account/orders/${orderId}`}>
          {t`View order`}
        </ButtonLink>
      )}
    </div>
  );
}
