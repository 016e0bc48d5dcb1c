import { plural, t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { momentText } from "../../lib/dates";
import { priceText } from "../../lib/money";
import type { Order } from "../../lib/order";
import { Badge, Button, ErrorPanel, SelectField } from "../../ui";
import { useConsole } from "../client";
import { columnsOf, DataTable, type Selected, SelectionBar } from "../parts/DataTable";
import { DateField } from "../parts/DateField";
import { Filters } from "../parts/Filters";
import { useListParams } from "../parts/listParams";
import { Pages } from "../parts/Pages";
import { SearchBox } from "../parts/SearchBox";
import { done, failed } from "../parts/toasts";
import { ViewTabs } from "../parts/ViewTabs";
import { ExportOrders, exportOrders } from "./ExportOrders";
import { FILTER_KEYS, knownViews } from "./filters";
import { fulfillmentsQuery, ORDERS, ordersQuery } from "./queries";
import { openLines } from "./sent";
import { customerOf, statesOf } from "./words";
import { ScreenHeading } from "../parts/ScreenHeading";

const column = columnsOf<Order>();
const PATH = "/owner/orders";

const columns = () => [
  column.display({
    id: "number",
    header: () => t`Order`,
    cell: ({ row: { original: order } }) => (
      <>
        <Link to={`${PATH}/${order._id ?? ""}`} className="link font-medium">
          {t`Order ${{ number: order.number ?? "" }}`}
        </Link>
        <span className="block text-soft whitespace-nowrap">
          {order.purchasedDate && momentText(order.purchasedDate)}
        </span>
      </>
    ),
  }),
  column.display({
    id: "customer",
    header: () => t`Customer`,
    cell: ({ row: { original: order } }) => <bdi className="break-words">{customerOf(order)}</bdi>,
  }),
  column.display({
    id: "state",
    header: () => t`State`,
    cell: ({ row: { original: order } }) => (
      <span className="flex flex-wrap gap-1.5">
        {statesOf(order).map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </span>
    ),
  }),
  column.display({
    id: "total",
    header: () => t`Total`,
    cell: ({ row: { original: order } }) => priceText(order.priceSummary?.total, order.currency),
    meta: { className: "text-end tabular-nums whitespace-nowrap" },
  }),
];

/** The list of orders, with its views, filters and acts on many at once. */
export function OrdersPage() {
  const { client } = useConsole();
  const { values, change, search, page: cursor, turn, query } = useListParams(FILTER_KEYS);
  const isFiltered = FILTER_KEYS.some((key) => key !== "sort" && values[key] !== "");
  const { data, error, isPlaceholderData, refetch } = useQuery(ordersQuery(client, values, cursor));
  const [selected, setSelected] = useState<Selected>({});
  const rows = data?.orders;
  const chosen = (rows ?? []).filter(({ _id = "" }) => selected[_id]);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <ScreenHeading>{t`Orders`}</ScreenHeading>
        <ExportOrders filters={values} isFiltered={isFiltered} isEmpty={!rows || rows.length === 0} />
      </div>
      <ViewTabs list="orders" path={PATH} known={knownViews()} query={query} />
      <Filters active={FILTER_KEYS.filter((key) => key !== "q" && values[key] !== "").length}>
        <SearchBox label={t`Number, name, email or goods`} value={values.q} onChange={search} />
        <SelectField
          label={t`Payment`}
          value={values.payment}
          onChange={(event) => change({ payment: event.target.value })}
          options={[
            { value: "", label: t`Any` },
            { value: "paid", label: t`Paid` },
            { value: "unpaid", label: t`Not paid` },
            { value: "refunded", label: t`Refunded` },
            { value: "declined", label: t`Declined` },
          ]}
        />
        <SelectField
          label={t`Fulfilment`}
          value={values.fulfilment}
          onChange={(event) => change({ fulfilment: event.target.value })}
          options={[
            { value: "", label: t`Any` },
            { value: "open", label: t`Still open` },
            { value: "partly", label: t`Partly fulfilled` },
            { value: "sent", label: t`Fulfilled` },
          ]}
        />
        <DateField label={t`From`} value={values.from} onChange={(from) => change({ from })} />
        <DateField label={t`To`} value={values.to} onChange={(to) => change({ to })} />
        <SelectField
          label={t`Sort by`}
          value={values.sort}
          onChange={(event) => change({ sort: event.target.value })}
          options={[
            { value: "", label: t`Newest first` },
            { value: "oldest", label: t`Oldest first` },
            { value: "total", label: t`Largest total first` },
          ]}
        />
      </Filters>
      <SelectionBar count={chosen.length} onClear={() => setSelected({})}>
        <BulkFulfil
          orders={chosen}
          onDone={() => {
            setSelected({});
          }}
        />
        <Button look="text" className="px-1" onClick={() => exportOrders(chosen)}>
          {t`Export as CSV`}
        </Button>
      </SelectionBar>
      {error && !data ? (
        <ErrorPanel error={error} title={t`The orders could not be loaded`} onRetry={refetch} />
      ) : (
        <DataTable
          label={t`Orders`}
          columns={columns()}
          rows={rows}
          rowId={({ _id = "" }) => _id}
          stale={isPlaceholderData}
          selection={{
            selected,
            onChange: setSelected,
            nameOf: (id) => t`order ${{ number: rows?.find(({ _id }) => _id === id)?.number ?? "" }}`,
          }}
          empty={
            isFiltered ? (
              <>
                <p className="mb-4">{t`No orders match these filters.`}</p>
                <Link to={PATH} className="link">{t`Show all orders`}</Link>
              </>
            ) : (
              t`There are no orders yet.`
            )
          }
        />
      )}
      <Pages
        next={data?.next}
        previous={data?.previous}
        onTurn={(to) => {
          setSelected({});
          turn(to);
        }}
      />
    </>
  );
}

/** Fulfils all that is open of some orders; the toast takes it back. */
function BulkFulfil({ orders, onDone }: { orders: readonly Order[]; onDone: () => void }) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const open = orders.filter(
    ({ status, fulfillmentStatus }) => status === "APPROVED" && fulfillmentStatus !== "FULFILLED",
  );
  const refresh = () => queries.invalidateQueries({ queryKey: ORDERS });
  const fulfil = async () => {
    setBusy(true);
    try {
      const read = await Promise.all(
        open.map(async (order) => {
          const orderId = order._id ?? "";
          const before = await queries.query(fulfillmentsQuery(client, orderId));
          const lineItems = openLines(order, before).map(({ line: { _id = "" }, open: quantity }) => ({
            _id,
            quantity,
          }));
          return { orderId, known: new Set(before.map(({ _id }) => _id)), fulfillments: [{ lineItems }] };
        }),
      );
      // All that was left of an order may have been refunded.
      const asked = read.filter(({ fulfillments: [first] }) => (first?.lineItems.length ?? 0) > 0);
      if (asked.length === 0) {
        done(t`Nothing of these is left to fulfil.`);
        return;
      }
      const { results = [] } = await client.orderFulfillments.bulkCreateFulfillments(
        asked.map(({ orderId, fulfillments }) => ({ orderId, fulfillments })),
      );
      const refused = results.filter(({ itemMetadata }) => itemMetadata?.success === false);
      const made = results.flatMap(({ ordersWithFulfillments: of }) => {
        const known = asked.find(({ orderId }) => orderId === of?.orderId)?.known;
        const news = (of?.fulfillments ?? []).filter(({ _id }) => !known?.has(_id));
        return news.map(({ _id = "" }) => ({ orderId: of?.orderId ?? "", fulfillmentId: _id }));
      });
      if (refused.length > 0) failed(t`Some orders were not fulfilled.`, refused[0]?.itemMetadata?.error);
      const count = results.length - refused.length;
      if (count > 0) {
        done(plural({ count }, { one: "# order fulfilled.", other: "# orders fulfilled." }), async () => {
          await Promise.all(made.map((each) => client.orderFulfillments.deleteFulfillment(each)));
          await refresh();
        });
        onDone();
      }
    } catch (error) {
      failed(t`The orders were not fulfilled.`, error);
    } finally {
      setBusy(false);
      await refresh();
    }
  };
  return (
    <Button
      look="text"
      className="px-1"
      aria-disabled={open.length === 0 || busy}
      title={open.length === 0 ? t`Nothing of these is left to fulfil.` : undefined}
      onClick={() => {
        if (open.length > 0 && !busy) void fulfil();
      }}
    >
      {t`Fulfil all items`}
    </Button>
  );
}
