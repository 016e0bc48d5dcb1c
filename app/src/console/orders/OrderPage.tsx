import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { momentText } from "../../lib/dates";
import { decimalText, priceText } from "../../lib/money";
import type { Order } from "../../lib/order";
import { OrderTotals } from "../../features/orders";
import { Badge, Button, ErrorPanel, Skeleton } from "../../ui";
import { CheckBox } from "../../ui/form";
import { useConsole } from "../client";
import { Confirm } from "../ui/Confirm";
import { Section } from "../ui/Section";
import { useAct } from "../useAct";
import { Customer } from "./Customer";
import { History } from "./History";
import { Invoices } from "./Invoices";
import { Lines } from "./Lines";
import { Payments } from "./Payments";
import { fulfillmentsQuery, orderQuery, ORDERS, transactionsQuery } from "./queries";
import { RefundDialog } from "./RefundDialog";
import { Shipments } from "./Shipments";
import { paymentStatusOf, statesOf } from "./words";
import { ScreenHeading } from "../ui/ScreenHeading";

/** One order, with all that can be done about it. */
export function OrderPage() {
  const { id = "" } = useParams();
  const { client } = useConsole();
  const { data: order, error, refetch } = useQuery(orderQuery(client, id));
  if (error && !order) {
    return <ErrorPanel error={error} title={t`The order could not be loaded`} onRetry={refetch} />;
  }
  if (order === undefined) {
    return (
      <div aria-busy="true" className="space-y-5">
        <Skeleton className="h-10 w-60" />
        <Skeleton className="h-80" />
      </div>
    );
  }
  if (order === null) {
    return (
      <>
        <ScreenHeading className="mb-4">{t`Order not found`}</ScreenHeading>
        <Link to="/owner/orders" className="link">{t`To the orders`}</Link>
      </>
    );
  }
  return <Loaded key={id} order={order} />;
}

function Loaded({ order }: { order: Order }) {
  const { client } = useConsole();
  const id = order._id ?? "";
  const fulfillments = useQuery(fulfillmentsQuery(client, id));
  const transactions = useQuery(transactionsQuery(client, id));
  return (
    <>
      <p className="mb-3 text-sm">
        <Link to="/owner/orders" className="link">{t`All orders`}</Link>
      </p>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div>
          <ScreenHeading>{t`Order ${{ number: order.number ?? "" }}`}</ScreenHeading>
          <p className="mt-1 text-sm text-soft">
            {order.purchasedDate && t`Placed ${{ moment: momentText(order.purchasedDate) }}`}
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            {statesOf(order).map(({ text, tone }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
          </p>
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

/** The staff among whom a tip is split. */
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

type Open = "refund" | "cancel" | "paid" | undefined;

type Payments = Parameters<typeof paymentStatusOf>[0][];

/** The acts on the order as a whole. An act that is not possible says why. */
function Actions({ order, payments }: { order: Order; payments: Payments | undefined }) {
  const { client } = useConsole();
  const [open, setOpen] = useState<Open>();
  const [restock, setRestock] = useState(true);
  const [mail, setMail] = useState(true);
  const id = order._id ?? "";
  const close = () => setOpen(undefined);
  const isCancelled = order.status === "CANCELED";
  const isHeld = payments?.some((payment) => paymentStatusOf(payment) === "AUTHORIZED");
  const isPaid = ["PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED"].includes(order.paymentStatus ?? "");
  const hasMoney =
    Number(order.balanceSummary?.paid?.amount ?? 0) > Number(order.balanceSummary?.refunded?.amount ?? 0);
  const whyNotCancel = isCancelled
    ? t`The order is already cancelled.`
    : isHeld
      ? t`A payment is still authorised: capture or release it first.`
      : payments
        ? undefined
        : t`The payments are not known yet.`;
  const touches = [ORDERS];
  const archive = useAct({
    do: (archived: boolean) => client.orders.updateOrder(id, { archived }),
    said: (_, archived) => (archived ? t`Order archived.` : t`Order unarchived.`),
    failure: () => t`The order was not changed.`,
    undo: (_, archived) => () => client.orders.updateOrder(id, { archived: !archived }),
    touches,
  });
  const cancel = useAct({
    do: () => client.orders.cancelOrder(id, { restockAllItems: restock, sendOrderCanceledEmail: mail }),
    said: () => t`Order cancelled.`,
    touches,
  });
  const markPaid = useAct({
    do: () => client.orders.paymentCollectionMarkOrderAsPaid(id),
    said: () => t`Order marked as paid.`,
    touches,
  });
  return (
    <div className="flex flex-wrap items-start gap-2 text-sm">
      <Act
        label={t`Refund`}
        reason={hasMoney ? undefined : t`There is nothing to refund.`}
        onClick={() => setOpen("refund")}
      />
      {!isPaid && (
        <Act
          label={t`Mark as paid`}
          reason={isCancelled ? t`The order is already cancelled.` : undefined}
          onClick={() => setOpen("paid")}
        />
      )}
      <Act label={t`Cancel order`} reason={whyNotCancel} onClick={() => setOpen("cancel")} />
      <Act label={order.archived ? t`Unarchive` : t`Archive`} onClick={() => void archive.run(!order.archived)} />
      <Link to={`/owner/orders/${id}/packing-slip`} className="link inline-flex min-h-11 items-center px-2">
        {t`Packing slip`}
      </Link>
      <Link to={`/owner/orders/${id}/invoice`} className="link inline-flex min-h-11 items-center px-2">
        {t`Invoice`}
      </Link>
      <RefundDialog open={open === "refund"} order={order} onClose={close} />
      <Confirm
        open={open === "cancel"}
        title={t`Cancel order ${{ number: order.number ?? "" }}?`}
        act={t`Cancel order`}
        danger
        onClose={close}
        onConfirm={() => cancel.attempt()}
      >
        <p>{t`A cancelled order can no longer be fulfilled. This cannot be undone. Cancelling does not refund the customer: refund the payment separately.`}</p>
        <CheckBox label={t`Restock items`} checked={restock} onChange={setRestock} />
        <CheckBox label={t`Email the customer`} checked={mail} onChange={setMail} />
      </Confirm>
      <Confirm
        open={open === "paid"}
        title={t`Mark as paid?`}
        act={t`Mark as paid`}
        onClose={close}
        onConfirm={() => markPaid.attempt()}
      >
        <p>
          {t`Records that the customer paid ${{ amount: priceText(order.balanceSummary?.balance ?? order.priceSummary?.total, order.currency) ?? "" }} outside the shop. This cannot be undone.`}
        </p>
      </Confirm>
    </div>
  );
}

/** A button of an act; where that is not possible, it is greyed and says why. */
function Act({ label, reason, onClick }: { label: string; reason?: string | undefined; onClick: () => void }) {
  return (
    <Button look="outline" size="small" reason={reason} onClick={onClick}>
      {label}
    </Button>
  );
}
