import { t } from "@lingui/core/macro";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "../../lib/router";
import { decimalText, numberText, priceText } from "../../lib/money";
import { useRetry } from "../../lib/useRetry";
import { Button, Skeleton } from "../../ui";
import { useConsole } from "../session/client";
import { problemText } from "../kit/ui/problems";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { Checklist } from "./Checklist";
import { customerOf, statesOf } from "../orders/messages";
import { Badges } from "../kit/ui/Badges";
import { QueryContent } from "../kit/ui/QueryContent";
import { Rows } from "../kit/ui/Rows";
import { Section } from "../kit/ui/Section";
import {
  lastOrdersQuery,
  lowStockQuery,
  pendingQuery,
  reportedQuery,
  salesQuery,
  TODAY,
  toFulfilQuery,
} from "./queries";
import { OtherCurrencies, SalesChart } from "./SalesChart";

/** The key figures of the day, and the sales. Each part loads, and fails, by itself. */
export function HomePage() {
  const { client, session } = useConsole();
  // oxlint-disable-next-line react/purity -- each rendering is about its own moment
  const now = new Date();
  const sales = useQuery(salesQuery(client, now, TODAY));
  const toFulfil = useQuery(toFulfilQuery(client));
  const pending = useQuery(pendingQuery(client));
  const reported = useQuery(reportedQuery(client));
  const low = useQuery(lowStockQuery(client));
  const currency = sales.data?.currency ?? session.currency;
  return (
    <>
      <ScreenHeading className="mb-6">{t`Today`}</ScreenHeading>
      <Checklist />
      <ul className="mb-8 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-5">
        <Tile name={t`Sales today`} to="/owner/orders" query={sales}>
          {sales.data &&
            (sales.data.isAll
              ? decimalText(sales.data.spans.at(-1)?.amount ?? "0", currency)
              : t`Too many orders to add up`)}
          {sales.data && <OtherCurrencies count={sales.data.others} />}
        </Tile>
        <Tile name={t`Orders to fulfil`} to="/owner/orders?state=tofulfil" query={toFulfil}>
          {toFulfil.data && countText(toFulfil.data)}
        </Tile>
        <Tile name={t`Members to approve`} to="/owner/members?status=PENDING" query={pending}>
          {pending.data && countText(pending.data)}
        </Tile>
        <Tile name={t`Reported members`} to="/owner/members/reports" query={reported}>
          {reported.data && countText(reported.data)}
        </Tile>
        <Tile name={t`Variants low in stock`} to="/owner/stock?stock=low" query={low}>
          {low.data && countText(low.data)}
        </Tile>
      </ul>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <LastOrders />
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">
          <SalesChart now={now} />
        </div>
      </div>
    </>
  );
}

/** The newest orders. */
function LastOrders() {
  const { client } = useConsole();
  return (
    <Section
      title={t`Last orders`}
      className="xl:col-start-2"
      action={
        <Link to="/owner/orders" className="link inline-flex min-h-11 items-center">
          {t`All orders`}
        </Link>
      }
    >
      <QueryContent query={useQuery(lastOrdersQuery(client))} failure={t`The orders could not be loaded`} height="h-60">
        {(orders) => (
          <Rows rows={orders} rowId={({ _id }) => _id} empty={t`There are no orders yet.`}>
            {(order) => (
              <>
                <div className="min-w-0 flex-1">
                  <Link to={`/owner/orders/${order._id ?? ""}`} className="link font-medium">
                    {t`Order ${{ number: order.number ?? "" }}`}
                  </Link>
                  <bdi className="block truncate text-soft">{customerOf(order)}</bdi>
                </div>
                <p className="tabular-nums">{priceText(order.priceSummary?.total, order.currency)}</p>
                <div className="basis-full">
                  <Badges states={statesOf(order)} />
                </div>
              </>
            )}
          </Rows>
        )}
      </QueryContent>
    </Section>
  );
}

/** A count as text; “or more” if counting stopped at its limit. */
function countText({ count, isMore }: { count: number; isMore: boolean }): string {
  return isMore ? t`${{ count: numberText(count) }} or more` : numberText(count);
}

interface TileProps {
  name: string;
  to: string;
  query: Pick<UseQueryResult, "error" | "data" | "refetch">;
  children: ReactNode;
}

function Tile({ name, to, query: { error, data, refetch }, children }: TileProps) {
  const again = useRetry(error, refetch);
  return (
    <li className="rounded-md border border-line bg-surface p-4 max-xl:first:col-span-2 sm:p-5">
      <h2 className="font-sans text-sm text-soft">
        <Link to={to} className="link">
          {name}
        </Link>
      </h2>
      {error && data === undefined ? (
        <div className="text-sm">
          <p>{problemText(error)}</p>
          <Button look="text" size="small" onClick={() => void again?.()}>
            {t`Try again`}
          </Button>
        </div>
      ) : (
        <p className="mt-1 font-display text-xl tabular-nums">
          {data === undefined ? <Skeleton className="h-8 w-24" /> : children}
        </p>
      )}
    </li>
  );
}
