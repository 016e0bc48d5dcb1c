import { t } from "@lingui/core/macro";
import { useResource } from "../../lib/resource";
import { Link } from "../../lib/router";
import { useShop } from "../../lib/useShop";
import { ErrorPanel, Skeleton } from "../../ui";
import { OrderCards } from "./OrderCard";
import { OrderSection } from "./OrderSection";
import { ordersQuery } from "./queries";

const LATEST = 2;

/** The newest of the shopper's orders, with a link to all. */
export function LatestOrders() {
  const { data, error, isPending, reload } = useResource(ordersQuery(useShop(), "all"));
  const orders = data?.orders.slice(0, LATEST) ?? [];
  return (
    <OrderSection
      title={t`Latest orders`}
      link={orders.length > 0 && <Link to="/account/orders" className="link">{t`All orders`}</Link>}
    >
      {isPending && <Skeleton className="h-36 w-full" />}
      {!data && error && <ErrorPanel error={error} title={t`Your orders could not be loaded`} onRetry={reload} />}
      {data && orders.length === 0 && (
        <p className="text-soft">
          {t`You have not ordered anything yet.`}{" "}
          <Link to="/search?sort=newest" className="link text-ink">{t`Shop everything`}</Link>
        </p>
      )}
      <OrderCards orders={orders} />
    </OrderSection>
  );
}
