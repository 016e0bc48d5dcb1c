import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Order } from "../../lib/order";
import { listText } from "../../lib/listText";
import { CheckBox } from "../../ui/form";
import { Confirm } from "../kit/ui/Confirm";
import { DialogButton } from "../kit/ui/DialogButton";
import { useConsole } from "../session/client";
import { incomplete } from "../session/request";
import { useAct } from "../kit/useAct";
import { isPaid } from "./orderActs";
import { fulfillmentsQuery, ORDERS } from "./queries";
import { openLines } from "./sent";

interface Props {
  orders: readonly Order[];
  onDone: () => void;
}

const fulfilText = (count: number) =>
  count === 0 ? t`Fulfil` : plural({ count }, { one: "Fulfil # order", other: "Fulfil # orders" });

/** Fulfils all open items of some orders, after a dialog with their number. */
export function BulkFulfil({ orders, onDone }: Props) {
  const open = orders.filter(
    ({ status, fulfillmentStatus }) => status === "APPROVED" && fulfillmentStatus !== "FULFILLED",
  );
  return (
    <DialogButton
      look="outline"
      size="small"
      reason={open.length === 0 ? t`All selected items are already fulfilled.` : undefined}
      dialog={(close) => <FulfilOrders orders={open} onDone={onDone} onClose={close} />}
    >
      {fulfilText(open.length)}
    </DialogButton>
  );
}

function FulfilOrders({ orders, onDone, onClose }: Props & { onClose: () => void }) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const unpaid = orders.filter((order) => !isPaid(order));
  const [withUnpaid, setWithUnpaid] = useState(false);
  const open = withUnpaid ? orders : orders.filter(isPaid);
  const { attempt } = useAct({
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
    undo: (sent) =>
      sent && (() => Promise.all(sent.made.map((each) => client.orderFulfillments.deleteFulfillment(each)))),
    after: (sent) => {
      if (sent && sent.count > 0) onDone();
    },
    touches: [ORDERS],
  });
  return (
    <Confirm
      title={t`Fulfil all items`}
      act={fulfilText(open.length)}
      reason={open.length === 0 ? t`None of the selected orders is paid.` : undefined}
      onClose={onClose}
      onConfirm={() => attempt()}
    >
      <p>{t`Records all open items as sent, without tracking: no email goes to the customers.`}</p>
      {unpaid.length > 0 && (
        <CheckBox
          label={plural(
            { count: unpaid.length },
            { one: "Fulfil # order that is not paid, too", other: "Fulfil # orders that are not paid, too" },
          )}
          hint={listText(unpaid.map(({ number = "" }) => number))}
          checked={withUnpaid}
          onChange={setWithUnpaid}
        />
      )}
    </Confirm>
  );
}
