import { translatedText } from "@cartwright/sdk";
import { msg, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CART, ORDER } from "../../generated/bounds";
import { listText } from "../../lib/listText";
import type { Fulfillment, Order } from "../../lib/order";
import { textIn, type TextTable } from "../../lib/textTable";
import { lengthProblem } from "../../lib/violations";
import { TextField } from "../../ui";
import { useConsole } from "../session/client";
import { useSite } from "../session/site";
import { Confirm } from "../kit/ui/Confirm";
import { DialogButton } from "../kit/ui/DialogButton";
import { useAct } from "../kit/useAct";
import { catalogItemsOf, isIncomplete, type NewLine, variantsQuery } from "./newOrder";
import { ItemLines } from "./NewOrderLines";
import { QuantityRow, reasonOf } from "./QuantityRow";
import { readChangeRejections } from "./orderCalls";
import { ORDERS } from "./queries";
import { sentOf } from "./sent";
import { useOrderAct } from "./useOrderAct";

/** The reasons for which the platform rejects a change of an order's items. */
const REJECTIONS: TextTable = {
  PARTIALLY_OR_FULLY_REFUNDED: msg`Part of the order has been refunded.`,
  UNSUPPORTED_CHANNEL_TYPE: msg`The order comes from another sales channel: change it there.`,
  ORDER_STATUS_IS_NOT_SUPPORTED: msg`Only approved orders can be changed.`,
  ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: msg`The order is in another currency than the shop.`,
  ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: msg`The order has another unit of weight than the shop.`,
  AMOUNTS_DO_NOT_ADD_UP: msg`The amounts of the order do not add up.`,
  ORDER_NOT_FOUND: msg`The order was not found.`,
  SUBSCRIPTION_LINE_ITEM_EXISTS: msg`The order contains a subscription.`,
  UNSUPPORTED_CATALOG_ITEM: msg`The order contains items of another app.`,
  TAXABLE_EXISTING_ADDITIONAL_FEE: msg`The order has a taxed fee.`,
};

const MAX_QUANTITY = CART.quantity;

interface Props {
  order: Order;
  fulfillments: readonly Fulfillment[];
}

/** A button with a dialog that changes an order's items; disabled, with the reason, if impossible. */
export function ChangeItems({
  order,
  fulfillments,
}: {
  order: Order;
  fulfillments: Props["fulfillments"] | undefined;
}) {
  const { host } = useConsole();
  const id = order._id ?? "";
  const { reason } = useOrderAct(id);
  const { data: rejections } = useQuery({
    queryKey: [...ORDERS, "rejections", id],
    enabled: reason === undefined,
    queryFn: ({ signal }) => readChangeRejections(host, id, signal),
  });
  const refused = listText((rejections ?? []).map((each) => textIn(REJECTIONS, each) ?? each));
  return (
    <DialogButton
      look="outline"
      size="small"
      reason={reason ?? (refused || (rejections && fulfillments ? undefined : t`Loading…`))}
      dialog={(close) => fulfillments && <ItemsDialog order={order} fulfillments={fulfillments} onClose={close} />}
    >
      {t`Change items`}
    </DialogButton>
  );
}

function ItemsDialog({ order, fulfillments, onClose }: Props & { onClose: () => void }) {
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const [added, setAdded] = useState<readonly NewLine[]>([]);
  const [reason, setReason] = useState("");
  const { client } = useConsole();
  const productIds = added.flatMap(({ productId }) => productId ?? []);
  const { data: variants, isPending } = useQuery(variantsQuery(client, useSite().catalog, productIds));
  const group = useId();
  const change = useAct(useOrderAct(order._id ?? "").act);
  const lines = order.lineItems ?? [];
  const changed = lines.flatMap(({ _id = "", quantity = 1 }) => {
    const next = quantities[_id];
    return next === undefined || next === quantity ? [] : [{ id: _id, quantity: next }];
  });
  const isEmpty =
    added.length === 0 && lines.every(({ _id = "", quantity = 1 }) => (quantities[_id] ?? quantity) === 0);
  const sent = sentOf(fulfillments);
  const below = lines.find(({ _id = "", quantity = 1 }) => (quantities[_id] ?? quantity) < (sent.get(_id) ?? 0));
  return (
    <Confirm
      title={t`Change items`}
      act={t`Change order`}
      reason={
        reasonOf(Object.values(quantities), changed.length === 0 && added.length === 0) ??
        lengthProblem(reason, ORDER.itemName) ??
        (added.some((line) => isPending || isIncomplete(line, variants))
          ? t`An item has no variant or quantity yet.`
          : undefined) ??
        (isEmpty
          ? t`An order needs at least one item. To remove all, cancel the order.`
          : below && t`${{ name: translatedText(below.productName) }}: some have already been fulfilled.`)
      }
      onClose={onClose}
      onConfirm={async () => {
        const catalogItems = catalogItemsOf(added);
        const body = { lineItems: changed, catalogItems, ...(reason.trim() && { reason: reason.trim() }) };
        await change.attempt({ name: "change-items", body, success: t`Order changed.` });
      }}
    >
      <p>{t`The totals and the stock change with the items. The customer is neither charged nor refunded: ask for the payment or refund it afterwards.`}</p>
      <ul className="divide-y divide-line">
        {lines.map((line) => {
          const { _id = "", quantity = 1 } = line;
          return (
            <QuantityRow
              key={_id}
              line={line}
              max={MAX_QUANTITY}
              isShare={false}
              note={t`Quantity: ${{ count: quantity }}`}
              value={quantities[_id] ?? quantity}
              onChange={(next) => setQuantities((before) => ({ ...before, [_id]: next }))}
            />
          );
        })}
      </ul>
      <fieldset aria-labelledby={group}>
        <legend id={group} className="mb-2 font-medium">{t`Add products`}</legend>
        <p className="mb-2 text-sm text-soft">{t`At today's prices, with the tax of the order's address.`}</p>
        <ItemLines lines={added} variants={variants ?? []} onChange={setAdded} />
      </fieldset>
      <TextField
        label={t`Reason (optional)`}
        hint={t`It is noted in the history.`}
        maxLength={ORDER.itemName}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Confirm>
  );
}
