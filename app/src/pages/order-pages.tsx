/** The shopper's orders, in one chunk: the list leads to the orders. */
import { t } from "@lingui/core/macro";
import { useResource } from "../lib/resource";
import { Link, useParams } from "../lib/router";
import { OrderDetail, OrderList as List, orderQuery } from "../features/orders";
import { PageMeta } from "../lib/PageMeta";
import { useShop } from "../lib/useShop";
import { ErrorPanel, Icon, PageHeading, Skeleton } from "../ui";

export function OrderList() {
  return (
    <>
      <PageMeta title={t`Your orders`} keep={["status"]} />
      <PageHeading className="mb-6">{t`Your orders`}</PageHeading>
      <List />
    </>
  );
}

export function OrderPage() {
  const { id = "" } = useParams();
  const { data: order, error, isPending, reload } = useResource(orderQuery(useShop(), id));
  const title = order
    ? t`Order ${{ number: order.number ?? "" }}`
    : order === null
      ? t`Order not found`
      : t`Your orders`;
  return (
    <>
      <PageMeta title={title} />
      <p className="-ms-1 mb-2 no-print">
        <Link to="/account/orders" className="inline-flex min-h-11 items-center gap-1 text-sm hover:underline">
          <Icon name="left" size={18} />
          {t`All orders`}
        </Link>
      </p>
      <PageHeading about={title} className="mb-5">
        {title}
      </PageHeading>
      {isPending && <Skeleton className="h-96 w-full" />}
      {order === null && <p className="text-soft">{t`It may belong to another account, or the link is mistyped.`}</p>}
      {error && !order && <ErrorPanel error={error} title={t`This order could not be loaded`} onRetry={reload} />}
      {order && <OrderDetail order={order} />}
    </>
  );
}
