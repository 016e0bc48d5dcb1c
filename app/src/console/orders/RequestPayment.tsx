import { currencyDigits } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { decimalText, isNothing } from "../../lib/money";
import { dueOf, type Order } from "../../lib/order";
import { readNumber } from "../../lib/typed";
import { TextField } from "../../ui";
import { useConsole } from "../session/client";
import { isMore } from "../kit/ui/amounts";
import { Confirm } from "../kit/ui/Confirm";
import { CopyLink } from "../kit/ui/CopyLink";
import { DialogButton } from "../kit/ui/DialogButton";
import { useAct } from "../kit/useAct";
import { type OrderActInput, useOrderAct } from "./useOrderAct";

/** A button with a dialog that requests a payment: by mail, with a link that can also be copied. */
export function RequestPayment({ order }: { order: Order }) {
  const { _id: id = "" } = order;
  const [link, setLink] = useState("");
  const { act, reason } = useOrderAct(id);
  const send = useAct({ ...act, after: setLink });
  if (isNothing({ amount: dueOf(order)?.amount ?? "0" }) && !link) return null;
  return (
    <>
      <DialogButton
        look="outline"
        size="small"
        reason={reason}
        dialog={(close) => <RequestDialog order={order} send={send.attempt} onClose={close} />}
      >
        {t`Ask for payment`}
      </DialogButton>
      {link && <CopyLink label={t`Payment link`} link={link} />}
    </>
  );
}

interface DialogProps {
  order: Order;
  send: (input: OrderActInput) => Promise<unknown>;
  onClose: () => void;
}

function RequestDialog({ order, send, onClose }: DialogProps) {
  const { client } = useConsole();
  const { _id: id = "", currency = "" } = order;
  const due = dueOf(order)?.amount ?? "0";
  const [typed, setTyped] = useState(due);
  const { value = "" } = currency ? readNumber(typed, { digits: currencyDigits(currency), currency }) : {};
  const isWrong = isNothing({ amount: value }) || isMore(value, due, currency);
  const reason = isWrong ? t`Enter an amount of at most ${{ amount: decimalText(due, currency) }}.` : undefined;
  return (
    <Confirm
      title={t`Ask for payment`}
      act={t`Send request`}
      reason={order.buyerInfo?.email ? reason : t`The order has no email address.`}
      onClose={onClose}
      onConfirm={async () => {
        const { paymentGatewayOrderId } = await client.orders.preparePaymentCollection(id, { amount: value });
        await send({ name: "request-payment", body: { paymentGatewayOrderId }, success: t`Payment request sent.` });
      }}
    >
      <p>{t`The customer gets an email with a link to pay by card. You can copy the link afterwards.`}</p>
      <TextField
        label={t`Amount (${currency})`}
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Confirm>
  );
}
