import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ShownError } from "../../lib/errors";
import { decimalText } from "../../lib/money";
import type { Order } from "../../lib/order";
import { CheckBox } from "../../ui/form";
import { useConsole } from "../session/client";
import { Confirm } from "../kit/ui/Confirm";
import { problemText } from "../kit/ui/problems";
import { useAct } from "../kit/useAct";
import { hasMoney } from "./orderActs";
import { answerRequest, type BuyerRequest } from "./orderCalls";
import { ORDERS, refundabilityQuery } from "./queries";
import { sourcesOf, spread, totalOf } from "./refund";

interface Props {
  order: Order;
  /** The request that the cancellation accepts. */
  request?: BuyerRequest;
  onClose: () => void;
}

/** A dialog that cancels an order and, in the same step, refunds its payments and restocks its items. */
export function CancelDialog({ order, request, onClose }: Props) {
  const { client, host } = useConsole();
  const { _id: id = "", currency = "" } = order;
  const isPaid = hasMoney(order);
  const { data: refundability, error } = useQuery({ ...refundabilityQuery(client, id), enabled: isPaid });
  const [refund, setRefund] = useState(true);
  const [restock, setRestock] = useState(true);
  const [mail, setMail] = useState(true);
  const sources = sourcesOf(refundability);
  const amount = sources.length > 0 && currency ? totalOf(sources, currency) : undefined;
  const refunded = isPaid && refund ? amount : undefined;
  const isExternal = refunded !== undefined && sources.some((source) => source.isExternal);
  const cancel = useAct({
    do: async () => {
      const made = refunded !== undefined && {
        paymentRefunds: spread(refunded, sources, currency),
        sideEffects: { notifications: { sendCustomerEmail: mail } },
      };
      const cancellation = { restockAllItems: restock, sendOrderCanceledEmail: mail };
      if (request) {
        return answerRequest(host, id, request.id, "accept", { ...(made && { refund: made }), cancel: cancellation });
      }
      if (made) await client.orderBilling.refundPayments(id, made);
      try {
        return await client.orders.cancelOrder(id, cancellation);
      } catch (cause) {
        if (refunded === undefined) throw cause;
        const reason = problemText(cause);
        throw new ShownError(t`The payment is refunded, but the order is not cancelled. ${reason}`, { cause });
      }
    },
    success: () =>
      refunded === undefined
        ? t`Order cancelled.`
        : t`Order cancelled, ${{ amount: decimalText(refunded, currency) }} refunded.`,
    touches: [ORDERS],
  });
  return (
    <Confirm
      title={t`Cancel order ${{ number: order.number ?? "" }}?`}
      act={
        refunded === undefined ? t`Cancel order` : t`Cancel and refund ${{ amount: decimalText(refunded, currency) }}`
      }
      danger
      reason={isPaid && refund && !refundability && !error ? t`The amount is not known yet.` : undefined}
      onClose={onClose}
      onConfirm={() => cancel.attempt()}
    >
      <p>{t`A cancelled order can no longer be fulfilled. This cannot be undone.`}</p>
      {isPaid && error && (
        <p className="text-sm text-soft">{t`The payments could not be loaded. Refund them separately.`}</p>
      )}
      {amount !== undefined && (
        <CheckBox
          label={t`Refund ${{ amount: decimalText(amount, currency) }}`}
          checked={refund}
          onChange={setRefund}
          {...(isExternal && {
            hint: t`Part of this was paid outside the shop. Refund it there: the shop only records it.`,
          })}
        />
      )}
      <CheckBox label={t`Restock items`} checked={restock} onChange={setRestock} />
      <CheckBox label={t`Email the customer`} checked={mail} onChange={setMail} />
    </Confirm>
  );
}
