import { plural, t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import { priceText } from "../../lib/money";
import type { Order } from "../../lib/order";
import { ButtonLink } from "../../ui";
import { useConsole } from "../session/client";
import { type Column, momentColumn } from "../kit/list/columns";
import { ListPage } from "../kit/list/ListPage";
import { Badges } from "../kit/ui/Badges";
import { BulkFulfil } from "./BulkFulfil";
import { BulkTags } from "./BulkTags";
import { tagsOf } from "./details";
import { knownViews } from "./filters";
import { ordersQuery, readOrders } from "./queries";
import { customerOf, fulfilmentStates, paymentState } from "./messages";

const PATH = "/owner/orders";
/** The number of orders read at a time for the CSV file. */
const CSV_PAGE = 100;

const columns = (): Column<Order>[] => [
  {
    id: "number",
    title: t`Order`,
    fixed: "start",
    className: "max-sm:-order-2",
    text: ({ number }) => number ?? "",
    cell: ({ _id = "", number = "" }) => (
      <Link to={`${PATH}/${_id}`} className="link font-medium whitespace-nowrap">
        {t`Order ${{ number }}`}
      </Link>
    ),
  },
  momentColumn<Order>("placed", t`Placed`, ({ purchasedDate }) => purchasedDate),
  { id: "customer", title: t`Customer`, text: customerOf, className: "break-words max-sm:basis-full" },
  {
    id: "email",
    title: t`Email`,
    optional: true,
    text: ({ buyerInfo }) => buyerInfo?.email ?? "",
    className: "break-words",
  },
  {
    id: "payment",
    title: t`Payment`,
    text: (order) => paymentState(order).text,
    cell: (order) => <Badges states={[paymentState(order)]} />,
  },
  {
    id: "fulfilment",
    title: t`Fulfilment`,
    text: (order) =>
      fulfilmentStates(order)
        .map(({ text }) => text)
        .join(", "),
    cell: (order) => <Badges states={fulfilmentStates(order)} />,
  },
  {
    id: "items",
    title: t`Items`,
    align: "end",
    className: "max-sm:hidden",
    text: ({ lineItems = [] }) => String(lineItems.reduce((sum, { quantity = 1 }) => sum + quantity, 0)),
  },
  {
    id: "delivery",
    title: t`Delivery`,
    optional: true,
    text: ({ shippingInfo }) => shippingInfo?.title ?? "",
  },
  { id: "tags", title: t`Tags`, optional: true, text: (order) => tagsOf(order).join(", ") },
  {
    id: "total",
    title: t`Total`,
    align: "end",
    className: "max-sm:-order-1",
    text: ({ priceSummary }) => priceSummary?.total?.amount ?? "",
    cell: ({ priceSummary, currency }) => priceText(priceSummary?.total, currency),
  },
  { id: "currency", title: t`Currency`, optional: true, text: ({ currency }) => currency ?? "" },
];

const countText = (count: number) => plural({ count }, { one: "# order", other: "# orders" });

const nameOf = ({ number = "" }: Order) => t`order ${{ number }}`;

/** The list of orders. */
export function OrdersPage() {
  const { client } = useConsole();
  return (
    <ListPage
      list="orders"
      title={t`Orders`}
      create={<ButtonLink to={`${PATH}/new`}>{t`New order`}</ButtonLink>}
      tools={() => (
        <Link to={`${PATH}/abandoned`} className="link inline-flex min-h-11 items-center">
          {t`Abandoned checkouts`}
        </Link>
      )}
      views={knownViews()}
      filters={[
        { key: "q", kind: "search", label: t`Number, name, email or goods` },
        {
          key: "payment",
          label: t`Payment`,
          options: [
            { value: "", label: t`Any` },
            { value: "paid", label: t`Paid` },
            { value: "unpaid", label: t`Not paid` },
            { value: "refunded", label: t`Refunded` },
            { value: "declined", label: t`Declined` },
          ],
        },
        {
          key: "fulfilment",
          label: t`Fulfilment`,
          options: [
            { value: "", label: t`Any` },
            { value: "open", label: t`Still open` },
            { value: "partly", label: t`Partly fulfilled` },
            { value: "sent", label: t`Fulfilled` },
          ],
        },
        { key: "from", kind: "date", label: t`From` },
        { key: "to", kind: "date", label: t`To` },
      ]}
      viewKeys={["state"]}
      sorts={[
        { value: "", label: t`Newest first`, column: "number", direction: "descending" },
        { value: "oldest", label: t`Oldest first`, column: "number", direction: "ascending" },
        { value: "total", label: t`Largest total first`, column: "total", direction: "descending" },
      ]}
      read={(filters, cursor) => ordersQuery(client, filters, cursor)}
      failure={t`The orders could not be loaded`}
      columns={columns}
      rowId={({ _id = "" }) => _id}
      nameOf={nameOf}
      acts={(chosen, clear) => (
        <>
          <BulkFulfil orders={chosen} onDone={clear} />
          <BulkTags orders={chosen} onDone={clear} />
        </>
      )}
      counted={({ items, next, previous }) => (next || previous ? "" : countText(items.length))}
      csv={{
        fileName: "orders.csv",
        read: (filters, cursor, signal) => readOrders(client, filters, { limit: CSV_PAGE, cursor }, signal),
        counted: countText,
      }}
      empty={t`There are no orders yet.`}
      noMatch={[t`No orders match these filters.`, t`Show all orders`]}
    />
  );
}
