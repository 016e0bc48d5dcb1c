import { useSession } from "@cartwright/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useShop } from "../../lib/useShop";
import { sayError } from "../../lib/errors";
import { ButtonLink } from "../../ui";
import { BuyAgain } from "./BuyAgain";
import { orderMessages as t } from "./messages";
import { OrderDetail } from "./OrderDetail";
import { Outcome } from "./Outcome";
import { orderQuery } from "./queries";
import { standingOf } from "./status";

/** How long the platform is asked again for an order that it does not know yet, or whose payment is on its way. */
const PATIENCE_MS = 10_000;
const EVERY_MS = 1_000;

/** What came of a checkout: the order, once it is there, and where it stands. */
export function ThankYou({ orderId }: { orderId: string }) {
  const shop = useShop();
  const patient = usePatience();
  const {
    data: order,
    error,
    isPending,
  } = useQuery({
    ...orderQuery(shop, orderId),
    refetchInterval: ({ state }) =>
      patient && (!state.data || standingOf(state.data) === "pending") ? EVERY_MS : false,
  });
  const standing = order ? standingOf(order) : undefined;
  if (patient && (isPending || !order || standing === "pending")) {
    return <Outcome title={t.waitingTitle} text={t.waitingText} />;
  }
  if (!order) {
    return (
      <Outcome icon="alert" title={t.unreadTitle} text={t.unreadText(orderId)}>
        {error && <p className="mt-2 text-sm text-soft">{sayError(error)}</p>}
        <Ways />
      </Outcome>
    );
  }
  const number = t.thankYouNumber(order.number ?? "");
  return (
    <>
      {standing === "declined" ? (
        <Outcome icon="alert" title={t.declinedTitle} text={t.declinedText}>
          <BuyAgain order={order} />
        </Outcome>
      ) : standing === "cancelled" ? (
        <Outcome icon="alert" title={t.cancelledTitle} text={t.cancelledText} />
      ) : standing === "pending" ? (
        <Outcome icon="check" title={t.pendingTitle} lead={number} text={t.pendingText} />
      ) : (
        <Outcome icon="check" title={t.thankYouTitle} lead={number} text={t.thankYouText} />
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

/** True until the platform has had its time. */
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
      <ButtonLink to="/">{t.continue}</ButtonLink>
      {loggedIn && orderId !== undefined && (
        <ButtonLink look="outline" to={`/account/orders/${orderId}`}>
          {t.seeOrder}
        </ButtonLink>
      )}
    </div>
  );
}
