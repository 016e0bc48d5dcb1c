import { useId } from "react";
import { isZero, moneyText } from "../../lib/money";
import type { Estimate } from "../../lib/shop";
import { Notice } from "../../ui";
import { cartMessages as t } from "./messages";

interface Props {
  /** What the shopper chose last, before the platform has answered. */
  chosen: string | undefined;
  estimate: Estimate;
  onChoose: (option: { code: string; carrierId?: string }) => void;
}

export function DeliveryOptions({ estimate, chosen, onChoose }: Props) {
  const name = useId();
  const selected = chosen ?? estimate.shippingInfo?.selectedCarrierServiceOption?.code;
  const options = (estimate.shippingInfo?.carrierServiceOptions ?? []).flatMap((carrier) =>
    (carrier.shippingOptions ?? []).map((option) => ({ ...option, carrierId: carrier.carrierId })),
  );
  if (options.length === 0) return <Notice tone="warn">{t.noDelivery}</Notice>;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t.delivery}</legend>
      <div className="divide-y divide-line rounded-sm border border-line">
        {options.map((option) => (
          <label key={option.code} className="flex items-start gap-3 px-4 py-3 text-sm has-checked:bg-sunken">
            <input
              type="radio"
              name={name}
              className="mt-0.5 size-5 shrink-0 accent-(--brand)"
              checked={option.code === selected}
              onChange={() => {
                onChoose({ code: option.code ?? "", ...(option.carrierId && { carrierId: option.carrierId }) });
              }}
            />
            <span className="flex-1">
              {option.title}
              {option.logistics?.deliveryTime && (
                <span className="block text-soft">{option.logistics.deliveryTime}</span>
              )}
            </span>
            <span className="tabular-nums">
              {isZero(option.cost?.price) ? t.shippingFree : moneyText(option.cost?.price, estimate.currency)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
