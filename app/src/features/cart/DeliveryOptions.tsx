import { useId } from "react";
import { type CartAddress, type CartTotals, type DeliveryOption, isNothing } from "../../lib/cart";
import { spanText } from "../../lib/dates";
import { addressText } from "../../lib/places";
import { Notice } from "../../ui";
import { cartMessages as t } from "./messages";

interface Props {
  totals: CartTotals;
  /** What the shopper chose last, before the platform has answered. */
  chosen: string | undefined;
  onChoose: (option: { code: string; carrierId?: string }) => void;
}

/** The ways that the cart can come, with when, where and for how much. */
export function DeliveryOptions({ totals, chosen, onChoose }: Props) {
  const name = useId();
  const { deliveryOptions: options, chosenDelivery } = totals;
  // A version of the cart that does not tell its options is no shop that does not deliver.
  if (options === undefined) return null;
  if (options.length === 0) return <Notice tone="warn">{t.noDelivery}</Notice>;
  const selected = chosen ?? chosenDelivery?.code;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t.delivery}</legend>
      <div className="divide-y divide-line rounded-sm border border-line">
        {options.map((option) => (
          <label
            key={`${option.carrierId}:${option.code}`}
            className="flex items-start gap-3 px-4 py-3 text-sm has-checked:bg-sunken"
          >
            <input
              type="radio"
              name={name}
              className="mt-0.5 size-5 shrink-0 accent-brand"
              checked={option.code === selected}
              onChange={() => {
                onChoose({ code: option.code, ...(option.carrierId !== undefined && { carrierId: option.carrierId }) });
              }}
            />
            <span className="min-w-0 flex-1">
              {option.title}
              {linesOf(option).map((line) => (
                <span key={line} className="block text-soft">
                  {line}
                </span>
              ))}
            </span>
            <span className="text-end tabular-nums">
              {isNothing(option.price) ? t.shippingFree : option.price?.text}
              {option.charges.map(({ kind, details, price }) => (
                <span key={kind} className="block text-xs text-soft">
                  {t.charge(details ?? t.charges[kind] ?? t.fee, price.text)}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How long, when and where, as far as is said. */
function linesOf({ time, slot, pickup, instructions }: DeliveryOption): string[] {
  return [
    time,
    slot && spanText(slot.from, slot.to),
    pickup && [pickup.inStore ? t.pickup : t.pickupPoint, placeOf(pickup.address)].filter(Boolean).join(": "),
    instructions,
  ].filter((line) => line !== undefined && line !== "") as string[];
}

function placeOf(address: CartAddress | undefined): string {
  return address ? addressText(address).join(", ") : "";
}
