import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { CartTotals } from "../../lib/cart";
import { listText } from "../../lib/listText";
import { addressLines } from "../../lib/countries";
import { DeliveryOptions } from "./DeliveryOptions";
import { EstimateForm } from "./EstimateForm";
import type { Plan } from "./plan";
import { Button } from "../../ui";

interface Props {
  plan: Plan;
  totals: CartTotals | undefined;
  busy: boolean;
  onChange: (plan: Plan) => void;
}

/** The form of the delivery address and option. */
export function DeliveryEstimate({ plan, totals, busy, onChange }: Props) {
  const [changing, setChanging] = useState(false);
  const { address } = plan;
  const place = address ? listText(addressLines(address)) : "";
  return (
    <section aria-label={t`Estimate delivery and tax`} className="flex flex-col gap-4 no-print">
      {address && !changing ? (
        <>
          <p className="flex items-center justify-between gap-4 text-sm">
            <span>{t`Estimated for ${place}`}</span>
            <Button
              look="text"
              onClick={() => {
                setChanging(true);
              }}
            >
              {t`Change`}
            </Button>
          </p>
          {totals && (
            <DeliveryOptions
              chosen={plan.delivery?.code}
              totals={totals}
              updating={busy}
              onChoose={(delivery) => {
                onChange({ ...plan, delivery });
              }}
            />
          )}
        </>
      ) : (
        <>
          <h3 className="text-base">{t`Estimate delivery and tax`}</h3>
          <EstimateForm
            address={address}
            busy={busy && address !== undefined}
            onEstimate={(chosen) => {
              // Another address has other options.
              const { memberships } = plan;
              onChange({ address: chosen, ...(memberships && { memberships }) });
              setChanging(false);
            }}
          />
        </>
      )}
    </section>
  );
}
