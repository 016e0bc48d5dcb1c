import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Order } from "../../lib/order";
import { Button } from "../../ui";
import { useConsole } from "../client";
import { done, failed } from "../ui/toasts";
import { fulfillmentsQuery, ORDERS } from "./queries";
import { openLines } from "./sent";

/** Fulfils all that is open of some orders; the toast takes it back. */
export function BulkFulfil({ orders, onDone }: { orders: readonly Order[]; onDone: () => void }) {
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
        done(t`All selected items are already fulfilled.`);
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
      busy={busy}
      reason={open.length === 0 ? t`All selected items are already fulfilled.` : undefined}
      onClick={() => void fulfil()}
    >
      {t`Fulfil all items`}
    </Button>
  );
}
