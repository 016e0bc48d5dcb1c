import { msg, plural, t } from "@lingui/core/macro";
import clsx from "clsx";
import { Link } from "../../lib/router";
import { useAction, useResource, useResources } from "../../lib/resource";
import { textIn, type TextTable } from "../../lib/textTable";
import { useShop } from "../../lib/useShop";
import { type UrlCodec, useUrlState } from "../../lib/useUrlState";
import { Button, ButtonLink, ErrorPanel, SelectField, Skeleton } from "../../ui";
import { OrderCards } from "./OrderCard";
import { FILTERS, orderPage, ordersQuery, readFilter } from "./queries";

const FILTER_TEXTS: TextTable = {
  all: msg`All orders`,
  open: msg`In progress`,
  fulfilled: msg`Shipped or collected`,
  unpaid: msg`Payment pending`,
  cancelled: msg`Cancelled`,
};

const FILTER: UrlCodec<ReturnType<typeof readFilter>> = {
  read: (params) => readFilter(params.get("status")),
  write: (filter) => (filter === "all" ? "" : `status=${filter}`),
};

/** The shopper's orders, newest first. The filter is in the URL. */
export function OrderList() {
  const shop = useShop();
  const [filter, setFilter] = useUrlState(FILTER);
  const resources = useResources();
  const query = ordersQuery(shop, filter);
  const { data, error, isPending, reload } = useResource(query);
  const more = useAction({
    do: () => orderPage(shop, filter, data),
    after: (loaded) => {
      resources.change(query, () => loaded);
    },
  });
  const orders = data?.orders ?? [];
  return (
    <>
      <SelectField
        inline
        label={t`Show`}
        className={clsx("sm:max-w-xs", data?.orders.length === 0 && filter === "all" && "hidden")}
        value={filter}
        options={FILTERS.map((key) => ({ value: key, label: textIn(FILTER_TEXTS, key) ?? key }))}
        onChange={(event) => setFilter(() => readFilter(event.target.value), { replace: true })}
      />
      <p role="status" className="sr-only">
        {isPending ? "" : plural({ count: orders.length }, { one: "# order shown", other: "# orders shown" })}
      </p>
      {isPending && [0, 1, 2].map((row) => <Skeleton key={row} className="mt-5 h-36 w-full" />)}
      {!data && error && (
        <div className="mt-6">
          <ErrorPanel error={error} title={t`Your orders could not be loaded`} onRetry={reload} />
        </div>
      )}
      {data && orders.length === 0 && (
        <div className="py-14 text-center">
          <p className="font-display text-xl text-balance">
            {filter === "all" ? t`You have not ordered anything yet.` : t`No orders match this filter.`}
          </p>
          <p className="mt-6">
            {filter === "all" ? (
              <ButtonLink to="/search?sort=newest">{t`Shop everything`}</ButtonLink>
            ) : (
              <Link to="/account/orders" className="link inline-flex min-h-11 items-center">
                {t`Show all orders`}
              </Link>
            )}
          </p>
        </div>
      )}
      {orders.length > 0 && (
        <div className="mt-6">
          <OrderCards orders={orders} />
        </div>
      )}
      {data?.next !== undefined && (
        <Button look="outline" className="mt-8" busy={more.busy} onClick={() => more.run()}>
          {t`Show older orders`}
        </Button>
      )}
      {data && (error !== null || more.error !== null) && (
        <ErrorPanel
          error={error ?? more.error}
          title={t`Your orders could not be loaded`}
          onRetry={error === null ? () => more.run() : reload}
        />
      )}
    </>
  );
}
