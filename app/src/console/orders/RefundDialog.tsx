import { currencyDigits, Money, translatedText } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ORDER } from "../../generated/bounds";
import { readError, ShownError } from "../../lib/errors";
import { isolated } from "../../lib/listText";
import { decimalText, isNothing } from "../../lib/money";
import type { Order } from "../../lib/order";
import { readNumber } from "../../lib/typed";
import { ErrorPanel, Notice, Skeleton, TextAreaField, TextField } from "../../ui";
import { CheckBox } from "../../ui/form";
import { useConsole } from "../session/client";
import { isMore } from "../kit/ui/amounts";
import { Confirm } from "../kit/ui/Confirm";
import { problemText } from "../kit/ui/problems";
import { RadioGroup } from "../kit/ui/RadioGroup";
import { useAct } from "../kit/useAct";
import { QuantityRow, reasonOf } from "./QuantityRow";
import { ORDERS, type Refundability, refundabilityQuery } from "./queries";
import { notRefundableText } from "./messages";

interface Props {
  order: Order;
  onClose: () => void;
}

type Way = "lines" | "amount";

/** A dialog that refunds lines (the platform computes the sum) or an amount, and restocks items. */
export function RefundDialog({ order, onClose }: Props) {
  const { client } = useConsole();
  const id = order._id ?? "";
  const currency = order.currency ?? "";
  const { data: refundability, error, refetch } = useQuery(refundabilityQuery(client, id));
  const [way, setWay] = useState<Way>("lines");
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const [withShipping, setWithShipping] = useState(false);
  const [feeIds, setFeeIds] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState("");
  const [restock, setRestock] = useState(true);
  const [mail, setMail] = useState(true);
  const [reason, setReason] = useState("");

  const sources = sourcesOf(refundability);
  const unrefundable = (refundability?.payments ?? []).filter(({ nonRefundable }) => nonRefundable);
  const max = currency ? totalOf(sources, currency) : "0";
  const chosen = (refundability?.lineItems ?? []).flatMap(({ lineItemId = "", availableRefundQuantity = 0 }) => {
    const quantity = Math.min(quantities[lineItemId] ?? 0, availableRefundQuantity);
    return quantity > 0 ? [{ lineItemId, quantity }] : [];
  });
  const shipping = refundability?.shipping?.availableRefundAmount?.amount ?? "0";
  const fees = (refundability?.additionalFees ?? []).flatMap(
    ({ additionalFeeId: feeId = "", availableRefundAmount }) => {
      const left = availableRefundAmount?.amount ?? "0";
      const name = order.additionalFees?.find(({ _id }) => _id === feeId)?.name ?? t`Fee`;
      return Number(left) > 0 ? [{ feeId, left, name }] : [];
    },
  );
  const chosenFees = fees.filter(({ feeId }) => feeIds.includes(feeId));
  const refundItems = {
    ...(chosen.length > 0 && { lineItems: chosen }),
    ...(chosenFees.length > 0 && {
      additionalFees: chosenFees.map(({ feeId, left }) => ({ additionalFeeId: feeId, amount: { amount: left } })),
    }),
    ...(withShipping && { shipping: { amount: { amount: shipping } } }),
  };
  const hasItems = chosen.length > 0 || withShipping || chosenFees.length > 0;
  const calculation = useQuery({
    queryKey: [...ORDERS, "calculation", id, refundItems],
    enabled: way === "lines" && hasItems,
    queryFn: ({ signal }) => client.orderBilling.calculateRefund(id, { refundItems }, { signal }),
  });
  // The previous amount stays during a recalculation, so that the button does not move under a click.
  const reckoned = hasItems ? calculation.data?.summary?.total?.amount : undefined;
  const amount = way === "lines" ? reckoned : typedAmount(typed, currency);
  const isTooMuch = amount !== undefined && currency !== "" && isMore(amount, max, currency);
  const shares = amount !== undefined && !isTooMuch ? spread(amount, sources, currency) : [];
  const missing = reasonNone(shares.length > 0, isTooMuch, way);
  const isExternal = shares.some(({ externalRefund }) => externalRefund);

  const clear = () => {
    setQuantities({});
    setTyped("");
    setWithShipping(false);
    setFeeIds([]);
  };
  const refund = useAct({
    do: async () => {
      try {
        await client.orderBilling.refundPayments(id, {
          paymentRefunds: shares,
          ...(way === "lines" && { refundItems }),
          ...(reason && { customerReason: reason }),
          sideEffects: {
            ...(way === "lines" && restock && chosen.length > 0 && { restock: { lineItems: chosen } }),
            notifications: { sendCustomerEmail: mail },
          },
        });
      } catch (cause) {
        if (readError(cause).outcome !== "unknown") throw cause;
        // Without an answer the refund may have been made: a retry could refund twice.
        clear();
        throw new ShownError(
          t`There was no answer, so the refund may have gone through. Check the payments before you try again.`,
          { cause },
        );
      }
      return decimalText(amount ?? "", currency);
    },
    success: (refunded) => t`Refund of ${{ amount: refunded }} sent.`,
    touches: [ORDERS],
  });
  return (
    <Confirm
      title={t`Refund`}
      act={
        amount !== undefined && shares.length > 0 ? t`Refund ${{ amount: decimalText(amount, currency) }}` : t`Refund`
      }
      reason={(way === "lines" ? reasonOf(Object.values(quantities), !hasItems) : undefined) ?? missing}
      onClose={onClose}
      onConfirm={() => refund.attempt()}
    >
      {error && <ErrorPanel error={error} title={t`The payments could not be loaded`} onRetry={refetch} />}
      {!error && !refundability && <Skeleton className="h-40" />}
      {refundability && sources.length === 0 && <p>{t`No payment of this order can be refunded.`}</p>}
      {unrefundable.length > 0 && (
        <ul className="text-sm text-soft">
          {unrefundable.map(({ payment, nonRefundable }, index) => (
            <li key={payment?.paymentId ?? index}>
              {t`${{ payment: isolated(payment?.paymentMethod ?? t`Payment`) }} cannot be refunded: ${{ reason: notRefundableText(nonRefundable?.reason) }}.`}
            </li>
          ))}
        </ul>
      )}
      {refundability && sources.length > 0 && (
        <>
          <RadioGroup
            legend={t`How much`}
            hideLegend
            value={way}
            onChange={setWay}
            choices={[
              { value: "lines", label: t`By items` },
              { value: "amount", label: t`By amount` },
            ]}
          />
          {way === "lines" && (
            <>
              <ul className="divide-y divide-line">
                {(refundability.lineItems ?? []).map(({ lineItemId = "", availableRefundQuantity = 0 }) => (
                  <QuantityRow
                    key={lineItemId}
                    name={translatedText(order.lineItems?.find(({ _id }) => _id === lineItemId)?.productName)}
                    max={availableRefundQuantity}
                    value={quantities[lineItemId] ?? 0}
                    onChange={(quantity) => {
                      setQuantities((before) => ({ ...before, [lineItemId]: quantity }));
                    }}
                  />
                ))}
              </ul>
              {Number(shipping) > 0 && (
                <CheckBox
                  label={t`Delivery, ${{ amount: decimalText(shipping, currency) }}`}
                  checked={withShipping}
                  onChange={setWithShipping}
                />
              )}
              {fees.map(({ feeId, left, name }) => (
                <CheckBox
                  key={feeId}
                  label={t`${{ name: isolated(name) }}, ${{ amount: decimalText(left, currency) }}`}
                  checked={feeIds.includes(feeId)}
                  onChange={(checked) => {
                    setFeeIds((before) => (checked ? [...before, feeId] : before.filter((other) => other !== feeId)));
                  }}
                />
              ))}
              <CheckBox label={t`Restock items`} checked={restock} onChange={setRestock} />
            </>
          )}
          {way === "amount" && (
            <TextField
              label={t`Amount (${currency})`}
              inputMode="decimal"
              value={typed}
              hint={t`At most ${{ amount: decimalText(max, currency) }}.`}
              error={
                typed !== "" && (amount === undefined || isTooMuch) ? t`Enter an amount within this limit.` : undefined
              }
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
          )}
          {way === "lines" && calculation.error && <Notice tone="bad">{problemText(calculation.error)}</Notice>}
          {way === "lines" && isTooMuch && (
            <Notice tone="warn">{t`That is more than can be refunded of the payments. Refund by amount instead.`}</Notice>
          )}
          {isExternal && (
            <Notice tone="warn">
              {t`Part of this was paid outside the shop. Refund it there: the shop only records it.`}
            </Notice>
          )}
          <TextAreaField
            label={t`Reason for the customer (optional)`}
            rows={2}
            maxLength={ORDER.reason}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
            }}
          />
          <CheckBox label={t`Email the customer`} checked={mail} onChange={setMail} />
        </>
      )}
    </Confirm>
  );
}

/** Why the refund button is disabled. */
function reasonNone(isSome: boolean, isTooMuch: boolean, way: Way): string | undefined {
  if (isSome) return undefined;
  if (isTooMuch) return t`That is more than can be refunded of the payments.`;
  return way === "amount" ? t`Enter the amount.` : t`The amount is not known yet.`;
}

/** A typed amount in the order's currency; undefined for zero or invalid text. */
function typedAmount(text: string, currency: string): string | undefined {
  if (currency === "") return undefined;
  const { value = "" } = readNumber(text, { digits: currencyDigits(currency), currency });
  return isNothing({ amount: value }) ? undefined : value;
}

/** The refundable payments, those that the shop itself can refund first. */
function sourcesOf(refundability: Refundability | undefined): Source[] {
  const sources = (refundability?.payments ?? []).flatMap(({ payment, refundable, manuallyRefundable }) => {
    const max = payment?.monetary?.maxRefund?.amount ?? "0";
    const isExternal = manuallyRefundable !== undefined;
    if (!payment?.paymentId || Number(max) <= 0 || !(refundable || isExternal)) return [];
    return [{ paymentId: payment.paymentId, max, isExternal }];
  });
  return sources.sort((a, b) => Number(a.isExternal) - Number(b.isExternal));
}

interface Source {
  paymentId: string;
  /** The refundable rest of the payment. */
  max: string;
  /** Whether the refund is made outside of the shop, by hand. */
  isExternal: boolean;
}

interface Share {
  paymentId: string;
  amount: { amount: string };
  externalRefund?: boolean;
}

/** Allocates an amount to payments in order; payments without a share are left out. */
export function spread(amount: string, sources: readonly Source[], currency: string): Share[] {
  let left = Money.parse(amount, currency);
  const shares: Share[] = [];
  for (const { paymentId, max: available, isExternal } of sources) {
    const max = Money.parse(available, currency);
    const taken = left.compare(max) < 0 ? left : max;
    if (taken.isZero() || taken.isNegative()) continue;
    left = left.minus(taken);
    shares.push({ paymentId, amount: { amount: taken.toJSON().amount }, ...(isExternal && { externalRefund: true }) });
  }
  return shares;
}

/** The total refundable amount. */
export function totalOf(sources: readonly Source[], currency: string): string {
  const amounts = sources.map(({ max }) => Money.parse(max, currency));
  return Money.sum(amounts, currency).toJSON().amount;
}
