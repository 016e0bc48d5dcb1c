import { t } from "@lingui/core/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { orderTransactions } from "@cartwright/sdk";
import { momentText } from "../../lib/dates";
import { priceText, reductionText } from "../../lib/money";
import type { Order, Payment } from "../../lib/order";
import { useConsole } from "../client";
import { Confirm } from "../ui/Confirm";
import { Section } from "../ui/Section";
import { useAct } from "../useAct";
import { QueryContent } from "../QueryContent";
import { ORDERS } from "./queries";
import { RequestPayment } from "./RequestPayment";
import { meansOf, paymentStatusOf, refundText, transactionText } from "./words";
import { Button } from "../../ui";

interface Transactions {
  payments: readonly Payment[];
  refunds: readonly orderTransactions.Refund[];
}

interface Props {
  order: Order;
  query: Pick<UseQueryResult<Transactions>, "data" | "error" | "refetch">;
}

type Act = { kind: "capture" | "void"; payment: Payment } | undefined;

/** The payments and refunds of an order, and what becomes of an authorised one. */
export function Payments({ order, query }: Props) {
  const { client } = useConsole();
  const [act, setAct] = useState<Act>();
  const orderId = order._id ?? "";
  const amountOf = (payment: Payment | undefined) => priceText(payment?.amount, order.currency) ?? "";
  const close = () => setAct(undefined);
  const touches = [ORDERS];
  const capture = useAct({
    do: (paymentId: string) => client.orderBilling.captureAuthorizedPayments(orderId, { payments: [{ paymentId }] }),
    said: () => t`Payment captured.`,
    touches,
  });
  const release = useAct({
    do: (paymentId: string) => client.orderBilling.voidAuthorizedPayments(orderId, { paymentIds: [paymentId] }),
    said: () => t`Payment released.`,
    touches,
  });
  return (
    <Section title={t`Payments`} action={<RequestPayment order={order} />}>
      <QueryContent query={query} failure={t`The payments could not be loaded`} height="h-12">
        {({ payments, refunds }) => (
          <>
            {payments.length === 0 && <p className="text-sm text-soft">{t`There is no payment yet.`}</p>}
            <ul className="divide-y divide-line text-sm">
              {payments.map((payment) => (
                <li key={payment._id} className="flex flex-wrap items-start justify-between gap-x-6 py-3">
                  <div>
                    <p>{meansOf(payment)}</p>
                    <p className="text-soft">
                      {[
                        transactionText(paymentStatusOf(payment)),
                        payment._createdDate && momentText(payment._createdDate),
                      ]
                        .filter(Boolean)
                        .join(" · ")}
                    </p>
                  </div>
                  <div className="text-end">
                    <p className="font-medium tabular-nums">{amountOf(payment)}</p>
                    {paymentStatusOf(payment) === "AUTHORIZED" && (
                      <p className="flex gap-4">
                        <Button look="text" onClick={() => setAct({ kind: "capture", payment })}>
                          {t`Capture`}
                        </Button>
                        <Button look="text" onClick={() => setAct({ kind: "void", payment })}>
                          {t`Release`}
                        </Button>
                      </p>
                    )}
                  </div>
                </li>
              ))}
              {refunds.map((refund) => (
                <li key={refund._id} className="flex flex-wrap items-start justify-between gap-x-6 py-3">
                  <div>
                    <p>{t`Refund`}</p>
                    <p className="text-soft">
                      {[
                        refundText(refund),
                        refund.details?.reason,
                        refund._createdDate && momentText(refund._createdDate),
                      ]
                        .filter(Boolean)
                        .join(" · ")}
                    </p>
                  </div>
                  <p className="font-medium tabular-nums">
                    {reductionText(refund.summary?.requestedRefund ?? refund.transactions?.[0]?.amount, order.currency)}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryContent>
      <Confirm
        open={act?.kind === "capture"}
        title={t`Capture the payment?`}
        act={t`Capture`}
        onClose={close}
        onConfirm={() => capture.attempt(act?.payment._id ?? "")}
      >
        <p>{t`${{ amount: amountOf(act?.payment) }} is taken from the customer's card. It can be refunded later.`}</p>
      </Confirm>
      <Confirm
        open={act?.kind === "void"}
        title={t`Release the payment?`}
        act={t`Release`}
        danger
        onClose={close}
        onConfirm={() => release.attempt(act?.payment._id ?? "")}
      >
        <p>{t`The customer is not charged ${{ amount: amountOf(act?.payment) }}, and the card cannot be charged for this order any more. This cannot be undone.`}</p>
      </Confirm>
    </Section>
  );
}
