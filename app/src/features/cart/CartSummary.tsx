import { useState } from "react";
import { Button, Notice } from "../../ui";
import { CartTotals } from "./CartTotals";
import { CheckoutButton } from "./CheckoutButton";
import { CouponForm } from "./CouponForm";
import { DeliveryOptions } from "./DeliveryOptions";
import { EstimateForm } from "./EstimateForm";
import { cartMessages as t } from "./messages";
import { countryName } from "../../lib/places";
import { useDestination, useEstimate } from "./useEstimate";

/** All that the cart page says beside the lines: coupon, estimate, totals, checkout. */
export function CartSummary() {
  const [destination, setDestination] = useDestination();
  const [changing, setChanging] = useState(false);
  const { data, error, updating, refetch } = useEstimate(destination);
  const place = destination
    ? [destination.address.postalCode, countryName(destination.address.country)].filter(Boolean).join(", ")
    : "";
  return (
    <div className="flex flex-col gap-7">
      <h2 className="text-xl">{t.summary}</h2>
      <CouponForm />
      <section aria-label={t.estimateTitle} className="flex flex-col gap-4 no-print">
        {destination && !changing ? (
          <>
            <p className="flex items-center justify-between gap-4 text-sm">
              <span>{t.estimateFor(place)}</span>
              <button
                type="button"
                className="link min-h-11 px-2"
                onClick={() => {
                  setChanging(true);
                }}
              >
                {t.change}
              </button>
            </p>
            {data && (
              <DeliveryOptions
                chosen={destination.option?.code}
                estimate={data}
                onChoose={(option) => {
                  setDestination({ ...destination, option });
                }}
              />
            )}
          </>
        ) : (
          <>
            <h3 className="text-base">{t.estimateTitle}</h3>
            <EstimateForm
              address={destination?.address ?? null}
              busy={updating && destination !== null}
              onEstimate={(address) => {
                setDestination({ address });
                setChanging(false);
              }}
            />
          </>
        )}
      </section>
      {error && (
        <Notice tone="bad" role="alert">
          {t.totalsFailed}{" "}
          <Button look="quiet" className="min-h-11" onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </Notice>
      )}
      <CartTotals estimate={data} updating={updating} complete={destination !== null} />
      <CheckoutButton destination={destination} />
    </div>
  );
}
