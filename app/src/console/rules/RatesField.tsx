import { msg, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button, IconButton } from "../../ui";
import { moneyOf, useConsole } from "../session/client";
import type { OwnInputProps } from "../../ui/form/field";
import { EntryFields } from "../kit/form/ListEditor";
import { EntryCard } from "../kit/ui/EntryCard";
import { moved } from "../kit/ui/OrderButtons";
import { readSettings } from "../session/platformCalls";
import { CONSOLE } from "../session/session";
import { type Condition, CONDITION, NEW_CONDITION, newRate, type Rate, RATE, ratesOf, textOfRates } from "./rates";

/** The rates of a delivery method, in the order in which their conditions are checked. A single rate has no frame. */
export function RatesField({ label, value, onChange }: OwnInputProps) {
  const rates = ratesOf(value);
  const set = (next: readonly Rate[]) => onChange(textOfRates(next));
  const fields = rates.map((rate, index) => (
    <RateFields key={rate.key} rate={rate} onChange={(changed) => set(rates.with(index, { ...rate, ...changed }))} />
  ));
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {rates.length === 1 ? (
        fields
      ) : (
        <>
          <p className="mb-3 text-sm text-soft">
            {t`The first price whose conditions all hold is charged. Where none holds, this delivery is not offered.`}
          </p>
          <ol className="space-y-4">
            {rates.map(({ key }, at) => (
              <EntryCard
                key={key}
                name={t`Price ${{ number: at + 1 }}`}
                index={at}
                count={rates.length}
                onMove={(to) => set(moved(rates, at, to))}
                onRemove={() => set(rates.toSpliced(at, 1))}
              >
                {fields[at]}
              </EntryCard>
            ))}
          </ol>
        </>
      )}
      <Button look="outline" className="mt-4" onClick={() => set([...rates, newRate(crypto.randomUUID())])}>
        {t`Add a price`}
      </Button>
    </fieldset>
  );
}

const UNITS = { KG: msg`In kilograms.`, LB: msg`In pounds.` };

interface RateProps {
  rate: Rate;
  onChange: (changed: Partial<Rate>) => void;
}

function RateFields({ rate, onChange }: RateProps) {
  const context = useConsole();
  const money = moneyOf(context);
  const { conditions } = rate;
  const hasWeight = (condition: Condition) => condition.type === "BY_TOTAL_WEIGHT";
  const { data: settings } = useQuery({
    queryKey: [CONSOLE, "settings", "units"],
    queryFn: ({ signal }) => readSettings(context.host, signal),
    enabled: conditions.some(hasWeight),
  });
  const unit = settings?.weightUnit === "LB" || settings?.weightUnit === "KG" ? UNITS[settings.weightUnit] : undefined;
  const set = (next: readonly Condition[]) => onChange({ conditions: next });
  return (
    <div className="space-y-3">
      <EntryFields entry={rate} fields={RATE} money={money} change={onChange} />
      {conditions.map((condition, index) => (
        <div key={index} role="group" aria-label={t`Condition ${{ number: index + 1 }}`} className="flex gap-2">
          <div className="min-w-0 flex-1">
            <EntryFields
              entry={condition}
              fields={CONDITION}
              money={money}
              hints={{ value: hasWeight(condition) ? unit : undefined }}
              change={(changed) => set(conditions.with(index, { ...condition, ...changed }))}
            />
          </div>
          <IconButton
            icon="close"
            className="mt-6.5"
            label={t`Remove condition ${{ number: index + 1 }}`}
            onClick={() => set(conditions.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button look="text" size="small" onClick={() => set([...conditions, NEW_CONDITION])}>
        {t`Add a condition`}
      </Button>
    </div>
  );
}
