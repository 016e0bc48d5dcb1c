import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { useShop } from "../../lib/useShop";
import { Button, ButtonLink, ErrorPanel, SelectField, Skeleton } from "../../ui";
import { FILTERS, readFilter } from "./filters";
import { orderMessages as t } from "./messages";
import { OrderCard } from "./OrderCard";
import { ordersQuery } from "./queries";

/** The shopper's orders, the newest first. The filter is in the address. */
export function OrderList() {
  const shop = useShop();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params.get("status"));
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    ordersQuery(shop, filter),
  );
  const orders = (data?.pages ?? []).flatMap((page) => page.orders);
  return (
    <>
      <SelectField
        inline
        label={t.filter}
        className="max-w-xs"
        value={filter}
        options={FILTERS.map((key) => ({ value: key, label: t.filters[key] }))}
        onChange={(event) => {
          const { value } = event.target;
          setParams(value === "all" ? {} : { status: value }, { replace: true });
        }}
      />
      <p role="status" className="sr-only">
        {isPending ? "" : t.shown({ count: orders.length })}
      </p>
      {isPending && [0, 1, 2].map((row) => <Skeleton key={row} className="mt-5 h-36 w-full" />)}
      {!data && error && (
        <div className="mt-6">
          <ErrorPanel error={error} title={t.loadFailed} onRetry={() => void refetch()} />
        </div>
      )}
      {data && orders.length === 0 && (
        <div className="py-14 text-center">
          <p className="font-display text-xl">{filter === "all" ? t.empty : t.emptyFiltered}</p>
          <p className="mt-6">
            {filter === "all" ? (
              <ButtonLink to="/search?sort=newest">{t.shop}</ButtonLink>
            ) : (
              <Link to="/account/orders" className="link inline-flex min-h-11 items-center">
                {t.showAll}
              </Link>
            )}
          </p>
        </div>
      )}
      <ul aria-label={t.list} className="mt-6 flex flex-col gap-4 empty:hidden">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button look="outline" className="mt-8" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
      {data && error && <ErrorPanel error={error} title={t.loadFailed} onRetry={() => void fetchNextPage()} />}
    </>
  );
}
