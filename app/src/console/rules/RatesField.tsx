import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { TextTable } from "../../lib/textTable";
import { Button, IconButton, SelectField } from "../../ui";
import { CheckBox } from "../../ui/form";
import { useConsole } from "../client";
import type { ControlProps } from "../editor";
import { isAmount } from "../ui/amounts";
import { EntryCard } from "../ui/EntryCard";
import { NumberField } from "../ui/NumberField";
import { moved } from "../ui/OrderButtons";
import { readSettings } from "../platformCalls";
import { CONSOLE } from "../session";
import {
  type Condition,
  digitsOf,
  moneyDigitsOf,
  NEW_CONDITION,
  newRate,
  OPERATORS,
  type Rate,
  ratesOf,
  textOfRates,
  TYPES,
} from "./rates";

/** The prices of a way of delivery in the order in which their conditions are tried. A lone one stands without a frame. */
export function RatesField({ label, value, onChange }: ControlProps) {
  const rates = ratesOf(value);
  const set = (next: readonly Rate[]) => onChange(textOfRates(next));
  const fields = rates.map((rate, place) => (
    <RateFields key={rate.key} rate={rate} onChange={(changed) => set(rates.with(place, { ...rate, ...changed }))} />
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
            {rates.map(({ key }, place) => (
              <EntryCard
                key={key}
                name={t`Price ${{ number: place + 1 }}`}
                place={place}
                count={rates.length}
                onMove={(to) => set(moved(rates, place, to))}
                onRemove={() => set(rates.toSpliced(place, 1))}
              >
                {fields[place]}
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

/** The problem of a number, once something is typed. */
function problemOf(text: string, digits: number): string | undefined {
  return text === "" || isAmount(text, digits) ? undefined : t`cannot be “${text}”`;
}

/** The currency of the site with its digits after the point, if it is known. */
function useMoney(): { currency?: string; digits: number } {
  const { currency } = useConsole().session;
  return { ...(currency && { currency }), digits: moneyDigitsOf(currency) };
}

interface RateProps {
  rate: Rate;
  onChange: (changed: Partial<Rate>) => void;
}

function RateFields({ rate, onChange }: RateProps) {
  const { amount, each, conditions } = rate;
  const money = useMoney();
  const set = (next: readonly Condition[]) => onChange({ conditions: next });
  return (
    <div className="space-y-3">
      <NumberField
        {...money}
        label={t`Price`}
        value={amount}
        error={problemOf(amount, money.digits)}
        onChange={(value) => onChange({ amount: value })}
      />
      <CheckBox label={t`For each item`} checked={each} onChange={(isEach) => onChange({ each: isEach })} />
      {conditions.map((condition, place) => (
        <ConditionFields
          key={place}
          number={place + 1}
          condition={condition}
          onChange={(changed) => set(conditions.with(place, { ...condition, ...changed }))}
          onRemove={() => set(conditions.toSpliced(place, 1))}
        />
      ))}
      <Button look="text" size="small" onClick={() => set([...conditions, NEW_CONDITION])}>
        {t`Add a condition`}
      </Button>
    </div>
  );
}

interface ConditionProps {
  number: number;
  condition: Condition;
  onChange: (changed: Partial<Condition>) => void;
  onRemove: () => void;
}

function ConditionFields({ number, condition, onChange, onRemove }: ConditionProps) {
  const { host } = useConsole();
  const money = useMoney();
  const { type, operator, value } = condition;
  const isWeight = type === "BY_TOTAL_WEIGHT";
  const { data: settings } = useQuery({
    queryKey: [CONSOLE, "settings", "units"],
    queryFn: ({ signal }) => readSettings(host, signal),
    enabled: isWeight,
  });
  const unit = settings?.weightUnit === "LB" ? t`In pounds.` : settings?.weightUnit === "KG" ? t`In kilograms.` : "";
  const form = { ...(type === "BY_TOTAL_PRICE" && money), digits: digitsOf(type, money.digits) };
  return (
    <div role="group" aria-label={t`Condition ${number}`} className="grid items-start gap-3 sm:grid-cols-2">
      <SelectField
        label={t`Depends on`}
        value={type}
        options={optionsOf(TYPES)}
        onChange={(event) => onChange({ type: event.target.value, value: "" })}
      />
      <SelectField
        label={t({ context: "operator", message: "Comparison" })}
        value={operator}
        options={optionsOf(OPERATORS)}
        onChange={(event) => onChange({ operator: event.target.value })}
      />
      <NumberField
        {...form}
        label={t`Value`}
        hint={isWeight ? unit : undefined}
        value={value}
        error={problemOf(value, form.digits)}
        onChange={(typed) => onChange({ value: typed })}
      />
      <IconButton icon="close" className="sm:mt-6.5" label={t`Remove condition ${number}`} onClick={onRemove} />
    </div>
  );
}

function optionsOf(table: TextTable) {
  return Object.entries(table).map(([value, label]) => ({ value, label: i18n._(label) }));
}
