/** The shopper's orders: one chunk, since the list leads to the orders. */
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { OrderDetail, OrderList as List, orderMessages as t, orderQuery } from "../features/orders";
import { PageMeta } from "../lib/PageMeta";
import { useShop } from "../lib/useShop";
import { ErrorPanel, Icon, PageHeading, Skeleton } from "../ui";

export function OrderList() {
  return (
    <>
      <PageMeta title={t.title} keep={["status"]} />
      <PageHeading className="mb-6">{t.title}</PageHeading>
      <List />
    </>
  );
}

export function OrderPage() {
  const { id = "" } = useParams();
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(useShop(), id));
  const title = order ? t.numbered(order.number ?? "") : order === null ? t.notFoundTitle : t.title;
  return (
    <>
      <PageMeta title={title} />
      <p className="-ms-1 mb-2 no-print">
        <Link to="/account/orders" className="inline-flex min-h-11 items-center gap-1 text-sm hover:underline">
          <Icon name="left" size={18} />
          {t.back}
        </Link>
      </p>
      <PageHeading about={title} className="mb-5">
        {title}
      </PageHeading>
      {isPending && <Skeleton className="h-96 w-full" />}
      {order === null && <p className="text-soft">{t.notFoundText}</p>}
      {error && !order && <ErrorPanel error={error} title={t.orderFailed} onRetry={() => void refetch()} />}
      {order && <OrderDetail order={order} />}
    </>
  );
}
