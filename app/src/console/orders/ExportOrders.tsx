import { plural, t } from "@lingui/core/macro";
import type { Order } from "../../lib/order";
import { Button } from "../../ui";
import { useConsole } from "../client";
import { csvOf, download } from "../parts/csv";
import { ExportProgress } from "../parts/ExportProgress";
import { useCsvExport } from "../parts/useCsvExport";
import type { OrderFilters } from "./filters";
import { readOrders } from "./queries";
import { customerOf, fulfilmentState, paymentState } from "./words";

const FILE_NAME = "orders.csv";
const PAGE = 100;

const head = () => [t`Number`, t`Placed`, t`Customer`, t`Email`, t`Payment`, t`Fulfilment`, t`Total`, t`Currency`];

const rowOf = (order: Order) => [
  order.number ?? "",
  order.purchasedDate?.toISOString() ?? "",
  customerOf(order),
  order.buyerInfo?.email ?? "",
  paymentState(order).text,
  fulfilmentState(order).text,
  order.priceSummary?.total?.amount ?? "",
  order.currency ?? "",
];

/** Hands over the orders that are at hand. */
export function exportOrders(orders: readonly Order[]): void {
  download(FILE_NAME, csvOf([head(), ...orders.map(rowOf)]));
}

interface Props {
  filters: OrderFilters;
  isFiltered: boolean;
  isEmpty: boolean;
}

/** The export of all orders that the list's filters find, on every page of it. */
export function ExportOrders({ filters, isFiltered, isEmpty }: Props) {
  const { client } = useConsole();
  const task = useCsvExport();
  const { isBusy } = task;
  const start = () => {
    task.start(FILE_NAME, csvOf([head()]), async (cursor, signal) => {
      const { orders, next } = await readOrders(client, filters, { limit: PAGE, cursor }, signal);
      return { text: csvOf(orders.map(rowOf)), count: orders.length, next };
    });
  };
  return (
    <div className={isBusy ? "w-full rounded-md border border-line bg-surface p-5" : undefined}>
      {!isBusy && !isEmpty && (
        <Button look="outline" onClick={start}>
          {isFiltered ? t`Export all that match the filters` : t`Export all orders`}
        </Button>
      )}
      <ExportProgress task={task} text={plural({ count: task.count }, { one: "# order", other: "# orders" })} />
    </div>
  );
}
