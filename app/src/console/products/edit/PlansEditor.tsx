import { t } from "@lingui/core/macro";
import { Button, Notice, SelectField, TextField } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { EntryCard } from "../../ui/EntryCard";
import { NumberField } from "../../ui/NumberField";
import { moved } from "../../ui/OrderButtons";
import { Section } from "../../ui/Section";
import type { Plan } from "./model";
import {
  discounts,
  frequencies,
  MAX_PLAN_DESCRIPTION,
  MAX_PLAN_NAME,
  MAX_PLANS,
  newPlan,
  PERCENT_DIGITS,
  planLabel,
} from "./plans";

interface Props {
  plans: readonly Plan[];
  /** Whether the product is also sold without a subscription. */
  oneTime: boolean;
  currency: string;
  digits: number;
  /** The problem of a field of a plan, or of the list. */
  problemAt: (key?: string, field?: string) => string | undefined;
  onOneTime: (oneTime: boolean) => void;
  onChange: (step: (plans: readonly Plan[]) => readonly Plan[]) => void;
}

/** The subscription plans of a product, in the order in which the shop shows them. */
export function PlansEditor({ plans, oneTime, currency, digits, problemAt, onOneTime, onChange }: Props) {
  const problem = problemAt();
  return (
    <Section title={t`Subscriptions`}>
      {plans.length === 0 && (
        <p className="mb-4 text-sm text-soft">{t`With a subscription it is delivered and paid again and again.`}</p>
      )}
      {problem && (
        <Notice tone="bad" role="alert" className="mb-4">
          {problem}
        </Notice>
      )}
      <ol className="space-y-4">
        {plans.map((plan, place) => (
          <EntryCard
            key={plan.key}
            name={plan.name.trim() || t`Subscription ${{ number: place + 1 }}`}
            place={place}
            count={plans.length}
            onMove={(to) => {
              onChange((all) => moved(all, place, to));
            }}
            onRemove={() => {
              onChange((all) => all.filter(({ key }) => key !== plan.key));
            }}
          >
            <PlanFields
              {...{ plan, currency, digits }}
              problemAt={(field) => problemAt(plan.key, field)}
              onChange={(changed) => {
                onChange((all) => all.map((each) => (each.key === plan.key ? { ...each, ...changed } : each)));
              }}
            />
          </EntryCard>
        ))}
      </ol>
      {plans.length > 0 && (
        <div className="mt-4">
          <CheckBox label={t`Also sold without a subscription`} checked={oneTime} onChange={onOneTime} />
        </div>
      )}
      {plans.length < MAX_PLANS ? (
        <Button
          look="outline"
          className="mt-4"
          onClick={() => {
            onChange((all) => [...all, newPlan()]);
          }}
        >
          {t`Add a subscription`}
        </Button>
      ) : (
        <p className="mt-4 text-sm text-soft">{t`A product has at most ${{ count: MAX_PLANS }} subscriptions.`}</p>
      )}
    </Section>
  );
}

interface FieldsProps {
  plan: Plan;
  currency: string;
  digits: number;
  problemAt: (field: string) => string | undefined;
  onChange: (changed: Partial<Plan>) => void;
}

function PlanFields({ plan, currency, digits, problemAt, onChange }: FieldsProps) {
  const field = (name: "name" | "description" | "interval" | "frequency" | "cycles" | "discount" | "off") => ({
    label: planLabel(name),
    value: plan[name],
    error: problemAt(name),
  });
  const set = (name: keyof Plan) => (value: string | boolean) => {
    onChange({ [name]: value });
  };
  const isPercent = plan.discount === "PERCENT";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field("name")}
        dir="auto"
        maxLength={MAX_PLAN_NAME}
        announceError={false}
        onChange={(event) => {
          onChange({ name: event.target.value });
        }}
      />
      <TextField
        {...field("description")}
        dir="auto"
        maxLength={MAX_PLAN_DESCRIPTION}
        announceError={false}
        onChange={(event) => {
          onChange({ description: event.target.value });
        }}
      />
      <NumberField {...field("interval")} onChange={set("interval")} />
      <SelectField
        {...field("frequency")}
        options={frequencies()}
        onChange={(event) => {
          onChange({ frequency: event.target.value });
        }}
      />
      <CheckBox
        label={planLabel("renews")}
        checked={plan.renews}
        onChange={(renews) => {
          onChange({ renews, cycles: "" });
        }}
      />
      {plan.renews ? <span /> : <NumberField {...field("cycles")} onChange={set("cycles")} />}
      <SelectField
        {...field("discount")}
        options={discounts()}
        onChange={(event) => {
          onChange({ discount: event.target.value, off: "" });
        }}
      />
      {plan.discount === "" ? (
        <span />
      ) : (
        <NumberField
          {...field("off")}
          {...(isPercent ? { digits: PERCENT_DIGITS } : { currency, digits })}
          hint={isPercent ? t`In percent.` : t`In ${{ currency }}.`}
          onChange={set("off")}
        />
      )}
      <CheckBox label={planLabel("visible")} checked={plan.visible} onChange={set("visible")} />
    </div>
  );
}
