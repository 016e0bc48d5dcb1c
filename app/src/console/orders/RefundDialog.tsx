import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ORDER } from "../../generated/bounds";
import { readError, ShownError } from "../../lib/errors";
import { isolated } from "../../lib/listText";
import { decimalText, numberText, priceText } from "../../lib/money";
import type { Order, OrderLine } from "../../lib/order";
import { lengthProblem } from "../../lib/violations";
import { Button, ErrorPanel, Notice, Skeleton, TextAreaField, TextField } from "../../ui";
import { CheckBox } from "../../ui/form";
import { useConsole } from "../session/client";
import { isMore } from "../kit/ui/amounts";
import { Confirm } from "../kit/ui/Confirm";
import { problemText } from "../kit/ui/problems";
import { RadioGroup } from "../kit/ui/RadioGroup";
import { useAct } from "../kit/useAct";
import { answerRequest, type BuyerRequest } from "./orderCalls";
import { QuantityRow, reasonOf } from "./QuantityRow";
import { ORDERS, refundabilityQuery } from "./queries";
import {
  allOf,
  feesOf,
  itemsOf,
  NOTHING,
  type RefundDraft,
  refundOf,
  shippingOf,
  sourcesOf,
  spread,
  totalOf,
  typedAmount,
} from "./refund";
import { notRefundableText } from "./messages";

interface Props {
  order: Order;
  /** The return that the refund accepts. */
  request?: BuyerRequest;
  onClose: () => void;
}

/** A dialog that refunds lines (the platform computes the sum) or an amount, and restocks items. */
export function RefundDialog({ order, request, onClose }: Props) {
  const { client, host } = useConsole();
  const id = order._id ?? "";
  const currency = order.currency ?? "";
  const { data: refundability, error, refetch } = useQuery(refundabilityQuery(client, id));
  const [draft, setDraft] = useState(() => refundOf(request?.lines));
  const { way, quantities } = draft;
  const change = (changed: Partial<RefundDraft>) => setDraft((before) => ({ ...before, ...changed }));

  const sources = sourcesOf(refundability);
  const unrefundable = (refundability?.payments ?? []).filter(({ nonRefundable }) => nonRefundable);
  const max = currency ? totalOf(sources, currency) : "0";
  const shipping = shippingOf(refundability);
  const refundItems = itemsOf(draft, refundability);
  // An item without a product was never in stock.
  const restocked =
    refundItems.lineItems?.filter(({ lineItemId }) => lineOf(order, lineItemId)?.catalogReference) ?? [];
  const hasItems = Object.keys(refundItems).length > 0;
  const calculation = useQuery({
    queryKey: [...ORDERS, "calculation", id, refundItems],
    enabled: way === "lines" && hasItems,
    queryFn: ({ signal }) => client.orderBilling.calculateRefund(id, { refundItems }, { signal }),
  });
  // The previous amount stays during a recalculation, so that the button does not move under a click.
  const reckoned = hasItems ? calculation.data?.summary?.total?.amount : undefined;
  const amount = way === "lines" ? reckoned : typedAmount(draft.amount, currency);
  const isTooMuch = amount !== undefined && currency !== "" && isMore(amount, max, currency);
  const shares = amount !== undefined && !isTooMuch ? spread(amount, sources, currency) : [];
  const tooLong = lengthProblem(draft.reason, ORDER.reason);
  const missing = reasonNone(shares.length > 0, isTooMuch, way);
  const isExternal = shares.some(({ externalRefund }) => externalRefund);

  const refund = useAct({
    do: async () => {
      try {
        const made = {
          paymentRefunds: shares,
          ...(way === "lines" && { refundItems }),
          ...(draft.reason && { customerReason: draft.reason }),
          sideEffects: {
            ...(way === "lines" && draft.restock && restocked.length > 0 && { restock: { lineItems: restocked } }),
            notifications: { sendCustomerEmail: draft.mail && !request },
          },
        };
        if (request) await answerRequest(host, id, request.id, "accept", { refund: made, message: draft.reason });
        else await client.orderBilling.refundPayments(id, made);
      } catch (cause) {
        if (readError(cause).outcome !== "unknown") throw cause;
        // Without an answer the refund may have been made: a retry could refund twice.
        change(NOTHING);
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
      title={request ? t`Accept the return` : t`Refund`}
      act={
        amount !== undefined && shares.length > 0 ? t`Refund ${{ amount: decimalText(amount, currency) }}` : t`Refund`
      }
      reason={(way === "lines" ? reasonOf(Object.values(quantities), !hasItems) : undefined) ?? missing ?? tooLong}
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
            onChange={(chosen) => change({ way: chosen })}
            choices={[
              { value: "lines", label: t`By items` },
              { value: "amount", label: t`By amount` },
            ]}
          />
          {way === "lines" && (
            <>
              <p className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-2 text-sm">
                <span className="tabular-nums">{t`${{ amount: decimalText(max, currency) }} can be refunded.`}</span>
                <Button look="text" size="small" onClick={() => change(allOf(refundability))}>
                  {t`Choose all`}
                </Button>
              </p>
              <ul className="divide-y divide-line">
                {(refundability.lineItems ?? []).map(({ lineItemId = "", availableRefundQuantity = 0 }) => (
                  <QuantityRow
                    key={lineItemId}
                    line={lineOf(order, lineItemId)}
                    max={availableRefundQuantity}
                    note={pricesText(lineOf(order, lineItemId), currency)}
                    value={quantities[lineItemId] ?? 0}
                    onChange={(quantity) => change({ quantities: { ...quantities, [lineItemId]: quantity } })}
                  />
                ))}
              </ul>
              {Number(shipping) > 0 && (
                <CheckBox
                  label={t`Delivery, ${{ amount: decimalText(shipping, currency) }}`}
                  checked={draft.withShipping}
                  onChange={(withShipping) => change({ withShipping })}
                />
              )}
              {feesOf(refundability).map(({ feeId, left }) => (
                <CheckBox
                  key={feeId}
                  label={t`${{ name: isolated(feeName(order, feeId)) }}, ${{ amount: decimalText(left, currency) }}`}
                  checked={draft.feeIds.includes(feeId)}
                  onChange={(checked) => {
                    const others = draft.feeIds.filter((other) => other !== feeId);
                    change({ feeIds: checked ? [...others, feeId] : others });
                  }}
                />
              ))}
              <CheckBox label={t`Restock items`} checked={draft.restock} onChange={(restock) => change({ restock })} />
            </>
          )}
          {way === "amount" && (
            <TextField
              label={t`Amount (${currency})`}
              inputMode="decimal"
              value={draft.amount}
              hint={t`At most ${{ amount: decimalText(max, currency) }}.`}
              error={
                draft.amount !== "" && (amount === undefined || isTooMuch)
                  ? t`Enter an amount within this limit.`
                  : undefined
              }
              onChange={(event) => change({ amount: event.target.value })}
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
            value={draft.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
          {request ? (
            <p className="text-sm text-soft">{t`The customer gets an email with the amount and your words.`}</p>
          ) : (
            <CheckBox label={t`Email the customer`} checked={draft.mail} onChange={(mail) => change({ mail })} />
          )}
        </>
      )}
    </Confirm>
  );
}

const lineOf = ({ lineItems }: Order, id: string) => lineItems?.find(({ _id }) => _id === id);

function pricesText({ quantity = 1, totalPriceAfterTax }: OrderLine = {}, currency: string): string | undefined {
  const price = priceText(totalPriceAfterTax, currency);
  return price && t`${{ count: numberText(quantity) }} for ${{ price }} with tax`;
}

/** Why the refund button is disabled. */
function reasonNone(isSome: boolean, isTooMuch: boolean, way: RefundDraft["way"]): string | undefined {
  if (isSome) return undefined;
  if (isTooMuch) return t`That is more than can be refunded of the payments.`;
  return way === "amount" ? t`Enter the amount.` : t`The amount is not known yet.`;
}

function feeName({ additionalFees }: Order, feeId: string): string {
  return additionalFees?.find(({ _id }) => _id === feeId)?.name ?? t`Fee`;
}
