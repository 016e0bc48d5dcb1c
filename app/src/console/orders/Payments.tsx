import { t } from "@lingui/core/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { orderTransactions } from "@cartwright/sdk";
import { momentText } from "../../lib/dates";
import { priceText, reductionText } from "../../lib/money";
import type { Order, Payment } from "../../lib/order";
import { useConsole } from "../session/client";
import { Confirm } from "../kit/ui/Confirm";
import { DialogButton } from "../kit/ui/DialogButton";
import { Rows } from "../kit/ui/Rows";
import { Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import { QueryContent } from "../kit/ui/QueryContent";
import { ORDERS } from "./queries";
import { RequestPayment } from "./RequestPayment";
import { meansOf, paymentStatusOf, refundText, transactionText } from "./messages";

interface Transactions {
  payments: readonly Payment[];
  refunds: readonly orderTransactions.Refund[];
}

interface Props {
  order: Order;
  query: Pick<UseQueryResult<Transactions>, "data" | "error" | "refetch">;
}

/** A payment or a refund in a line. */
interface Row {
  id: string | undefined;
  name: string;
  facts: readonly (string | undefined)[];
  amount: string;
  acts?: ReactNode;
}

/** The payments and refunds of an order, with capturing and voiding of authorised payments. */
export function Payments({ order, query }: Props) {
  const { client } = useConsole();
  const orderId = order._id ?? "";
  const touches = [ORDERS];
  const capture = useAct({
    do: (paymentId: string) => client.orderBilling.captureAuthorizedPayments(orderId, { payments: [{ paymentId }] }),
    success: () => t`Payment captured.`,
    touches,
  });
  const release = useAct({
    do: (paymentId: string) => client.orderBilling.voidAuthorizedPayments(orderId, { paymentIds: [paymentId] }),
    success: () => t`Payment released.`,
    touches,
  });
  const rowOfPayment = (payment: Payment): Row => {
    const amount = priceText(payment.amount, order.currency) ?? "";
    const status = paymentStatusOf(payment);
    return {
      id: payment._id,
      name: meansOf(payment),
      facts: [transactionText(status), payment._createdDate && momentText(payment._createdDate)],
      amount,
      acts: status === "AUTHORIZED" && (
        <span className="flex gap-4">
          <DialogButton
            look="text"
            dialog={(close) => (
              <Confirm
                title={t`Capture the payment?`}
                act={t`Capture`}
                onClose={close}
                onConfirm={() => capture.attempt(payment._id ?? "")}
              >
                <p>{t`${amount} is taken from the customer's card. It can be refunded later.`}</p>
              </Confirm>
            )}
          >
            {t`Capture`}
          </DialogButton>
          <DialogButton
            look="text"
            dialog={(close) => (
              <Confirm
                title={t`Release the payment?`}
                act={t`Release`}
                danger
                onClose={close}
                onConfirm={() => release.attempt(payment._id ?? "")}
              >
                <p>{t`The customer is not charged ${amount}, and the card cannot be charged for this order any more. This cannot be undone.`}</p>
              </Confirm>
            )}
          >
            {t`Release`}
          </DialogButton>
        </span>
      ),
    };
  };
  const rowOfRefund = (refund: orderTransactions.Refund): Row => ({
    id: refund._id,
    name: t`Refund`,
    facts: [refundText(refund), refund.details?.reason, refund._createdDate && momentText(refund._createdDate)],
    amount: reductionText(refund.summary?.requestedRefund ?? refund.transactions?.[0]?.amount, order.currency),
  });
  return (
    <Section title={t`Payments`} action={<RequestPayment order={order} />}>
      <QueryContent query={query} failure={t`The payments could not be loaded`} height="h-12">
        {({ payments, refunds }) => (
          <Rows
            rows={[...payments.map(rowOfPayment), ...refunds.map(rowOfRefund)]}
            rowId={({ id }) => id}
            empty={t`There is no payment yet.`}
          >
            {({ name, facts, amount, acts }) => (
              <>
                <div>
                  <p>{name}</p>
                  <p className="text-soft">{facts.filter(Boolean).join(" · ")}</p>
                </div>
                <div className="text-end">
                  <p className="font-medium tabular-nums">{amount}</p>
                  {acts}
                </div>
              </>
            )}
          </Rows>
        )}
      </QueryContent>
    </Section>
  );
}
