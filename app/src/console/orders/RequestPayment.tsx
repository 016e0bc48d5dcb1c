import { currencyDigits } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { decimalText, isNothing } from "../../lib/money";
import { dueOf, type Order } from "../../lib/order";
import { readNumber } from "../../lib/typed";
import { Button, TextField } from "../../ui";
import { useConsole } from "../client";
import { isMore } from "../ui/amounts";
import { Confirm } from "../ui/Confirm";
import { CopyLink } from "../ui/CopyLink";
import { useAct } from "../useAct";
import { useOrderAct } from "./useOrderAct";

/** A button with a dialog that asks the customer for a payment, by a mail with a link that can also be copied. */
export function RequestPayment({ order }: { order: Order }) {
  const { client } = useConsole();
  const { _id: id = "", currency = "" } = order;
  const due = dueOf(order)?.amount ?? "0";
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [link, setLink] = useState("");
  const { act, reason } = useOrderAct(id);
  const send = useAct({ ...act, after: setLink });
  const { value = "" } = currency ? readNumber(typed ?? due, { digits: currencyDigits(currency), currency }) : {};
  const isWrong = isNothing({ amount: value }) || isMore(value, due, currency);
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  return (
    <>
      <Button
        look="outline"
        size="small"
        reason={isNothing({ amount: due }) ? t`Nothing is left to pay.` : reason}
        onClick={() => setOpen(true)}
      >
        {t`Ask for payment`}
      </Button>
      {link && <CopyLink label={t`Payment link`} link={link} />}
      <Confirm
        open={isOpen}
        title={t`Ask for payment`}
        act={t`Send request`}
        reason={
          order.buyerInfo?.email
            ? isWrong
              ? t`Enter an amount of at most ${{ amount: decimalText(due, currency) }}.`
              : undefined
            : t`The order has no email address.`
        }
        onClose={close}
        onConfirm={async () => {
          const { paymentGatewayOrderId } = await client.orders.preparePaymentCollection(id, { amount: value });
          await send.attempt({
            name: "request-payment",
            body: { paymentGatewayOrderId },
            said: t`Payment request sent.`,
          });
        }}
      >
        <p>{t`The customer gets an email with a link to pay by card. You can copy the link afterwards.`}</p>
        <TextField
          label={t`Amount (${currency})`}
          inputMode="decimal"
          value={typed ?? due}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Confirm>
    </>
  );
}
