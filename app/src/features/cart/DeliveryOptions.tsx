import { msg, t } from "@lingui/core/macro";
import { useId } from "react";
import type { CartTotals, DeliveryOption } from "../../lib/cart";
import { spanText } from "../../lib/dates";
import { listText } from "../../lib/listText";
import { costText, priceText } from "../../lib/money";
import { addressLines } from "../../lib/countries";
import { textIn, type TextTable } from "../../lib/textTable";
import { Notice } from "../../ui";

const CHARGES: TextTable = {
  HANDLING_FEE: msg`Handling`,
  INSURANCE: msg`Insurance`,
};

type Choose = (option: { code: string; carrierId?: string }) => void;

interface Props {
  totals: CartTotals;
  /** Whether the totals are those of the previous address, while the new estimate loads. */
  updating: boolean;
  /** The optimistic choice, before the platform's answer. */
  chosen: string | undefined;
  onChoose: Choose;
}

/** The delivery options of the cart. Time slots of one option are grouped. */
export function DeliveryOptions({ totals, updating, chosen, onChoose }: Props) {
  const name = useId();
  const { deliveryOptions: options, chosenDelivery } = totals;
  // Version 2 of the cart has no list of options, only the method of its estimate.
  if (options === undefined) {
    if (updating && !chosenDelivery) return null;
    return (
      <div className="text-sm">
        {chosenDelivery && (
          <p className="mb-2 flex items-start gap-3 rounded-sm border border-line px-4 py-3">
            <Words option={chosenDelivery} />
            <Cost option={chosenDelivery} />
          </p>
        )}
        <p className="text-soft">
          {chosenDelivery
            ? t`You can change the delivery method at checkout.`
            : t`You choose the delivery method at checkout.`}
        </p>
      </div>
    );
  }
  if (options.length === 0) return <Notice tone="warn">{t`We do not deliver there yet.`}</Notice>;
  const selected = chosen ?? chosenDelivery?.code;
  const radio = (option: DeliveryOption) => (
    <input
      type="radio"
      name={name}
      className="mt-0.5 size-5 shrink-0 accent-brand"
      checked={option.code === selected}
      onChange={() => {
        const { code, carrierId } = option;
        onChoose({ code, ...(carrierId !== undefined && { carrierId }) });
      }}
    />
  );
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t`Delivery`}</legend>
      <div className="divide-y divide-line rounded-sm border border-line text-sm">
        {groupsOf(options).map(([first, ...others]) =>
          others.length === 0 ? (
            <label key={keyOf(first)} className="flex items-start gap-3 px-4 py-3 has-checked:bg-sunken">
              {radio(first)}
              <Words option={first} />
              <Cost option={first} />
            </label>
          ) : (
            <div key={keyOf(first)} role="group" aria-label={first.title} className="px-4 py-3 has-checked:bg-sunken">
              <div className="flex items-start gap-3">
                <Words option={first} times={false} />
                <Cost option={first} />
              </div>
              {[first, ...others].map((option) => (
                <label key={option.code} className="flex min-h-11 items-center gap-3 py-1">
                  {radio(option)}
                  {option.slot && spanText(option.slot.from, option.slot.to)}
                </label>
              ))}
            </div>
          ),
        )}
      </div>
    </fieldset>
  );
}

/** The texts of an option next to its price; without the time if several time slots are grouped. */
function Words({ option, times = true }: { option: DeliveryOption; times?: boolean }) {
  return (
    <span className="min-w-0 flex-1">
      <bdi>{option.title}</bdi>
      {linesOf(option, times).map((line) => (
        <span key={line} className="block text-soft">
          <bdi>{line}</bdi>
        </span>
      ))}
    </span>
  );
}

function Cost({ option: { price, charges } }: { option: DeliveryOption }) {
  return (
    <span className="text-end tabular-nums">
      {costText(price)}
      {charges.map(({ kind, details, price }) => (
        <span key={kind} className="block text-xs text-soft">
          {t`${{ name: details ?? chargeText(kind) }}: + ${{ price: priceText(price) }}`}
        </span>
      ))}
    </span>
  );
}

function chargeText(kind: string): string {
  return textIn(CHARGES, kind) ?? t`Fee`;
}

/** Groups options that differ only in their time. */
function groupsOf(options: readonly DeliveryOption[]): [DeliveryOption, ...DeliveryOption[]][] {
  const found = new Map<string, [DeliveryOption, ...DeliveryOption[]]>();
  for (const option of options) {
    const { carrierId, title, price, slot } = option;
    const key = slot ? JSON.stringify([carrierId, title, price?.amount]) : keyOf(option);
    const others = found.get(key);
    if (others) others.push(option);
    else found.set(key, [option]);
  }
  return [...found.values()];
}

function keyOf({ carrierId, code }: DeliveryOption): string {
  return `${carrierId}:${code}`;
}

/** The given ones of an option's time, place and instructions. */
function linesOf({ time, slot, pickup, instructions }: DeliveryOption, times: boolean): string[] {
  // A pickup address needs no country: the shopper goes there.
  const pickupAddress = pickup ? { ...pickup.address, country: "" } : {};
  return [
    time,
    times && slot && spanText(slot.from, slot.to),
    pickup &&
      [pickup.inStore ? t`Pickup` : t`Pickup point`, listText(addressLines(pickupAddress))].filter(Boolean).join(": "),
    instructions,
  ].filter((line) => typeof line === "string" && line !== "") as string[];
}
