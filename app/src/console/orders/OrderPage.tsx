import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "../../lib/router";
import { momentText } from "../../lib/dates";
import { decimalText, priceText } from "../../lib/money";
import type { Fulfillment, Order } from "../../lib/order";
import { OrderTotals } from "../../features/orders";
import { ButtonLink } from "../../ui";
import { useConsole } from "../session/client";
import { ActsMenu } from "../kit/ui/ActsMenu";
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
import { CancelDialog } from "./CancelDialog";
import { isPaid, type Payments as KnownPayments, whyNot } from "./orderActs";
import { RefundDialog } from "./RefundDialog";
import { Requests } from "./Requests";
import { FulfilButton, Shipments } from "./Shipments";
import { statesOf } from "./messages";
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
        <Actions order={order} payments={transactions.data?.payments} fulfillments={fulfillments.data} />
      </div>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 space-y-5">
          <Requests order={order} payments={transactions.data?.payments} />
          <Lines order={order} fulfillments={fulfillments.data} />
          <Shipments order={order} query={fulfillments} />
          <Payments order={order} query={transactions} />
        </div>
        <div className="min-w-0 space-y-5 xl:row-span-2">
          <Section title={t`Totals`}>
            <OrderTotals order={order} />
            <TipShares order={order} />
          </Section>
          <Customer order={order} />
          <Invoices id={id} hasEmail={Boolean(order.buyerInfo?.email)} />
        </div>
        <div className="min-w-0">
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

interface ActionsProps {
  order: Order;
  payments: KnownPayments | undefined;
  fulfillments: readonly Fulfillment[] | undefined;
}

/** The acts on the whole order. A disabled act says why. */
function Actions({ order, payments, fulfillments }: ActionsProps) {
  const { client, session } = useConsole();
  const navigate = useNavigate();
  const id = order._id ?? "";
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
      <FulfilButton order={order} fulfillments={fulfillments} />
      <ButtonLink {...look} to={`/owner/orders/${id}/packing-slip`}>
        {t`Packing slip`}
      </ButtonLink>
      <DialogButton
        {...look}
        reason={whyNot.refund(order)}
        dialog={(close) => <RefundDialog order={order} onClose={close} />}
      >
        {t`Refund`}
      </DialogButton>
      {!isPaid(order) && (
        <DialogButton
          {...look}
          reason={whyNot.markPaid(order)}
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
      <ActsMenu
        acts={[
          {
            label: t`Cancel order`,
            danger: true,
            reason: whyNot.cancel(order, payments),
            dialog: (close) => <CancelDialog order={order} onClose={close} />,
          },
          { label: order.archived ? t`Unarchive` : t`Archive`, run: () => void archive.run(!order.archived) },
          // A hosted site's invoices are in its dashboard; those of the local platform have their own section.
          ...(session.simulated
            ? []
            : [{ label: t`Print an invoice`, run: () => navigate(`/owner/orders/${id}/invoice`) }]),
        ]}
      />
    </div>
  );
}
