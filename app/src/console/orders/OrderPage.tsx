import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "../../lib/router";
import { momentText } from "../../lib/dates";
import { decimalText, priceText } from "../../lib/money";
import type { Order } from "../../lib/order";
import { OrderTotals } from "../../features/orders";
import { Button } from "../../ui";
import { CheckBox } from "../../ui/form";
import { useConsole } from "../session/client";
import { Badges } from "../kit/ui/Badges";
import { Confirm } from "../kit/ui/Confirm";
import { DialogButton } from "../kit/ui/DialogButton";
import { Section } from "../kit/ui/Section";
import { useAct } from "../kit/useAct";
import { QueryContent } from "../kit/ui/QueryContent";
import { Customer } from "./Customer";
import { History } from "./History";
import { Invoices } from "./Invoices";
import { Lines } from "./Lines";
import { Payments } from "./Payments";
import { fulfillmentsQuery, orderQuery, ORDERS, transactionsQuery } from "./queries";
import { RefundDialog } from "./RefundDialog";
import { Shipments } from "./Shipments";
import { paymentStatusOf, statesOf } from "./messages";
import { BackLink, MissingScreen, ScreenHeading } from "../kit/ui/ScreenHeading";

/** One order, with all its acts. */
export function OrderPage() {
  const { id = "" } = useParams();
  const { client } = useConsole();
  return (
    <QueryContent query={useQuery(orderQuery(client, id))} failure={t`The order could not be loaded`} height="h-80">
      {(order) =>
        order ? (
          <Loaded key={id} order={order} />
        ) : (
          <MissingScreen title={t`Order not found`} to="/owner/orders">{t`To the orders`}</MissingScreen>
        )
      }
    </QueryContent>
  );
}

function Loaded({ order }: { order: Order }) {
  const { client } = useConsole();
  const id = order._id ?? "";
  const fulfillments = useQuery(fulfillmentsQuery(client, id));
  const transactions = useQuery(transactionsQuery(client, id));
  return (
    <>
      <BackLink to="/owner/orders">{t`All orders`}</BackLink>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <ScreenHeading>{t`Order ${{ number: order.number ?? "" }}`}</ScreenHeading>
          <p className="mt-1 text-sm text-soft">
            {order.purchasedDate && t`Placed ${{ moment: momentText(order.purchasedDate) }}`}
          </p>
          <div className="mt-3">
            <Badges states={statesOf(order)} />
          </div>
        </div>
        <Actions order={order} payments={transactions.data?.payments} />
      </div>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          <Lines order={order} fulfillments={fulfillments.data} />
          <Shipments order={order} query={fulfillments} />
          <Payments order={order} query={transactions} />
        </div>
        <div className="min-w-0 space-y-5">
          <Section title={t`Totals`}>
            <OrderTotals order={order} />
            <TipShares order={order} />
          </Section>
          <Customer order={order} />
          <Invoices id={id} hasEmail={Boolean(order.buyerInfo?.email)} />
          <History order={order} />
        </div>
      </div>
    </>
  );
}

/** The shares of a tip by staff member. */
function TipShares({ order: { tip, currency } }: { order: Order }) {
  const shares = tip?.distributions ?? [];
  if (shares.length === 0) return null;
  return (
    <div className="mt-4 text-sm">
      <h3 className="font-sans text-sm font-medium text-soft">{t`Shares of the tip`}</h3>
      <ul>
        {shares.map(({ _id, staff, amount }, index) => (
          <li key={_id ?? index} className="flex justify-between gap-4">
            <bdi>{staff?.name ?? t`Unknown`}</bdi>
            <span className="tabular-nums">{currency && decimalText(amount ?? "0", currency)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Payments = Parameters<typeof paymentStatusOf>[0][];

interface ActionsProps {
  order: Order;
  payments: Payments | undefined;
}

/** The acts on the whole order. A disabled act says why. */
function Actions({ order, payments }: ActionsProps) {
  const { client } = useConsole();
  const id = order._id ?? "";
  const cancelled = order.status === "CANCELED" ? t`The order is already cancelled.` : undefined;
  const isPaid = ["PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED"].includes(order.paymentStatus ?? "");
  const hasMoney =
    Number(order.balanceSummary?.paid?.amount ?? 0) > Number(order.balanceSummary?.refunded?.amount ?? 0);
  const archive = useAct({
    do: (archived: boolean) => client.orders.updateOrder(id, { archived }),
    success: (_, archived) => (archived ? t`Order archived.` : t`Order unarchived.`),
    failure: () => t`The order was not changed.`,
    undo: (_, archived) => () => client.orders.updateOrder(id, { archived: !archived }),
    touches: [ORDERS],
  });
  const markPaid = useAct({
    do: () => client.orders.paymentCollectionMarkOrderAsPaid(id),
    success: () => t`Order marked as paid.`,
    touches: [ORDERS],
  });
  const look = { look: "outline", size: "small" } as const;
  return (
    <div className="flex flex-wrap items-start gap-2 text-sm">
      <DialogButton
        {...look}
        reason={hasMoney ? undefined : t`There is nothing to refund.`}
        dialog={(close) => <RefundDialog order={order} onClose={close} />}
      >
        {t`Refund`}
      </DialogButton>
      {!isPaid && (
        <DialogButton
          {...look}
          reason={cancelled}
          dialog={(close) => (
            <Confirm
              title={t`Mark as paid?`}
              act={t`Mark as paid`}
              onClose={close}
              onConfirm={() => markPaid.attempt()}
            >
              <p>
                {t`Records that the customer paid ${{ amount: priceText(order.balanceSummary?.balance ?? order.priceSummary?.total, order.currency) ?? "" }} outside the shop. This cannot be undone.`}
              </p>
            </Confirm>
          )}
        >
          {t`Mark as paid`}
        </DialogButton>
      )}
      <DialogButton
        {...look}
        reason={cancelled ?? whyNotCancel(payments)}
        dialog={(close) => <CancelDialog order={order} onClose={close} />}
      >
        {t`Cancel order`}
      </DialogButton>
      <Button {...look} onClick={() => void archive.run(!order.archived)}>
        {order.archived ? t`Unarchive` : t`Archive`}
      </Button>
      <Link to={`/owner/orders/${id}/packing-slip`} className="link inline-flex min-h-11 items-center px-2">
        {t`Packing slip`}
      </Link>
      <Link to={`/owner/orders/${id}/invoice`} className="link inline-flex min-h-11 items-center px-2">
        {t`Invoice`}
      </Link>
    </div>
  );
}

function whyNotCancel(payments: Payments | undefined): string | undefined {
  if (!payments) return t`The payments are not known yet.`;
  return payments.some((payment) => paymentStatusOf(payment) === "AUTHORIZED")
    ? t`A payment is still authorised: capture or release it first.`
    : undefined;
}

function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { client } = useConsole();
  const [restock, setRestock] = useState(true);
  const [mail, setMail] = useState(true);
  const cancel = useAct({
    do: () => client.orders.cancelOrder(order._id ?? "", { restockAllItems: restock, sendOrderCanceledEmail: mail }),
    success: () => t`Order cancelled.`,
    touches: [ORDERS],
  });
  return (
    <Confirm
      title={t`Cancel order ${{ number: order.number ?? "" }}?`}
      act={t`Cancel order`}
      danger
      onClose={onClose}
      onConfirm={() => cancel.attempt()}
    >
      <p>{t`A cancelled order can no longer be fulfilled. This cannot be undone. Cancelling does not refund the customer: refund the payment separately.`}</p>
      <CheckBox label={t`Restock items`} checked={restock} onChange={setRestock} />
      <CheckBox label={t`Email the customer`} checked={mail} onChange={setMail} />
    </Confirm>
  );
}
