import { plural, t } from "@lingui/core/macro";
import { Link } from "../../lib/router";
import { dayText } from "../../lib/dates";
import { parseImage } from "../../lib/media";
import { priceText } from "../../lib/money";
import type { Order } from "../../lib/order";
import { useConfig } from "../../lib/useShop";
import { Badge, Picture } from "../../ui";
import { expectedText, itemsIn, paymentText, stateOf } from "./status";

const PICTURES = 4;

/** A list of orders. */
export function OrderCards({ orders }: { orders: readonly Order[] }) {
  return (
    <ul aria-label={t`Orders`} className="flex flex-col gap-4 empty:hidden">
      {orders.map((order) => (
        <li key={order._id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}

/** An order in a list: number, date, state, total and the first images. */
function OrderCard({ order }: { order: Order }) {
  const { host } = useConfig();
  const state = stateOf(order);
  const expected = expectedText(order);
  const placed = order.purchasedDate ?? order._createdDate;
  return (
    <article className="relative rounded-md border border-line p-5 hover:border-edge">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">
          <Link to={`/account/orders/${order._id}`} className="after:absolute after:inset-0">
            {t`Order ${{ number: order.number ?? "" }}`}
          </Link>
        </h2>
        <p className="font-semibold tabular-nums">{priceText(order.priceSummary?.total, order.currency)}</p>
      </div>
      <p className="mt-1 text-sm text-soft">
        {[
          placed && t`Placed ${{ date: dayText(placed) }}`,
          plural({ count: itemsIn(order) }, { one: "# item", other: "# items" }),
          paymentText(order),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {expected && <p className="mt-1 text-sm font-medium">{expected}</p>}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <ul aria-hidden="true" className="flex gap-2">
          {(order.lineItems ?? []).slice(0, PICTURES).map((line) => (
            <li key={line._id} className="w-12 overflow-hidden rounded-sm">
              <Picture image={parseImage(line.image, host, "")} sizes="3rem" small alt="" />
            </li>
          ))}
        </ul>
        <Badge tone={state.tone}>{state.text}</Badge>
      </div>
    </article>
  );
}
