import { t } from "@lingui/core/macro";
import { useState } from "react";
import { dayText } from "../../lib/dates";
import type { Order } from "../../lib/order";
import { Badge, Button } from "../../ui";
import { BuyAgain } from "./BuyAgain";
import { Downloads } from "./Downloads";
import { OrderFacts } from "./OrderFacts";
import { OrderLines } from "./OrderLines";
import { OrderSection } from "./OrderSection";
import { OrderTotals } from "./OrderTotals";
import { Shipments } from "./Shipments";
import { expectedText, stateOf } from "./status";
import { Timeline } from "./Timeline";

/** An order, without its heading. */
export function OrderDetail({ order }: { order: Order }) {
  const state = stateOf(order);
  const expected = expectedText(order);
  const placed = order.purchasedDate ?? order._createdDate;
  const [now] = useState(() => new Date());
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Badge tone={state.tone}>{state.text}</Badge>
        {placed && <p className="text-sm text-soft">{t`Placed ${{ date: dayText(placed) }}`}</p>}
        {expected && <p className="text-sm font-medium">{expected}</p>}
        <Button
          look="text"
          className="ms-auto text-sm no-print"
          onClick={() => {
            window.print();
          }}
        >
          {t`Print`}
        </Button>
      </div>
      <Downloads order={order} now={now} />
      <Shipments orderId={order._id ?? ""} />
      <OrderSection title={t`Items`}>
        <OrderLines order={order} />
        <div className="mt-5 ms-auto max-w-sm">
          <OrderTotals order={order} />
        </div>
        <BuyAgain order={order} />
      </OrderSection>
      <OrderSection title={t`Delivery and payment`}>
        <OrderFacts order={order} />
      </OrderSection>
      <Timeline order={order} />
    </div>
  );
}
