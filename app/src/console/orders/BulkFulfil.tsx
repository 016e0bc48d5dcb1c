import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { Order } from "../../lib/order";
import { Button } from "../../ui";
import { useConsole } from "../session/client";
import { incomplete } from "../session/request";
import { useAct } from "../kit/useAct";
import { fulfillmentsQuery, ORDERS } from "./queries";
import { openLines } from "./sent";

/** Fulfils all open items of some orders; the toast has Undo. */
export function BulkFulfil({ orders, onDone }: { orders: readonly Order[]; onDone: () => void }) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const open = orders.filter(
    ({ status, fulfillmentStatus }) => status === "APPROVED" && fulfillmentStatus !== "FULFILLED",
  );
  const { run, busy } = useAct({
    do: async () => {
      const read = await Promise.all(
        open.map(async (order) => {
          const orderId = order._id ?? "";
          const before = await queries.query(fulfillmentsQuery(client, orderId));
          const left = openLines(order, before);
          if (!left) throw incomplete("the shipments of an order are missing");
          const lineItems = left.map(({ line: { _id = "" }, open: quantity }) => ({
            _id,
            quantity,
          }));
          return { orderId, known: new Set(before.map(({ _id }) => _id)), fulfillments: [{ lineItems }] };
        }),
      );
      // After refunds, an order may have no open items.
      const requested = read.filter(({ fulfillments: [first] }) => (first?.lineItems.length ?? 0) > 0);
      if (requested.length === 0) return undefined;
      const { results = [] } = await client.orderFulfillments.bulkCreateFulfillments(
        requested.map(({ orderId, fulfillments }) => ({ orderId, fulfillments })),
      );
      const refused = results.filter(({ itemMetadata }) => itemMetadata?.success === false);
      const made = results.flatMap(({ ordersWithFulfillments: of }) => {
        const known = requested.find(({ orderId }) => orderId === of?.orderId)?.known;
        const created = (of?.fulfillments ?? []).filter(({ _id }) => !known?.has(_id));
        return created.map(({ _id = "" }) => ({ orderId: of?.orderId ?? "", fulfillmentId: _id }));
      });
      return { made, count: results.length - refused.length, refused: refused[0] };
    },
    partly: (sent) => sent?.refused && [t`Some orders were not fulfilled.`, sent.refused.itemMetadata?.error],
    success: (sent) => {
      if (!sent) return t`All selected items are already fulfilled.`;
      const { count } = sent;
      return count > 0 ? plural({ count }, { one: "# order fulfilled.", other: "# orders fulfilled." }) : undefined;
    },
    failure: () => t`The orders were not fulfilled.`,
    undo: (sent) =>
      sent && (() => Promise.all(sent.made.map((each) => client.orderFulfillments.deleteFulfillment(each)))),
    after: (sent) => {
      if (sent && sent.count > 0) onDone();
    },
    touches: [ORDERS],
  });
  return (
    <Button
      look="text"
      className="px-1"
      busy={busy}
      reason={open.length === 0 ? t`All selected items are already fulfilled.` : undefined}
      onClick={() => void run()}
    >
      {t`Fulfil all items`}
    </Button>
  );
}
