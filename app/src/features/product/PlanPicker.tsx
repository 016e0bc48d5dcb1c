import { t } from "@lingui/core/macro";
import { useId } from "react";
import type { SubscriptionPlan } from "../../lib/catalog";
import { listText } from "../../lib/listText";
import { amountText, percentText } from "../../lib/money";
import { termsText } from "../../lib/periods";

interface Props {
  plans: readonly SubscriptionPlan[];
  /** Whether the product is also sold without a subscription. */
  oneTime: boolean;
  chosen: SubscriptionPlan | null;
  onChoose: (planId: string | null) => void;
}

/** Chooses between a one-time purchase and the subscription plans. */
export function PlanPicker({ plans, oneTime, chosen, onChoose }: Props) {
  const name = useId();
  if (plans.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2.5 text-sm font-medium">{t`Purchase options`}</legend>
      <div className="flex flex-col gap-2.5">
        {oneTime && (
          <PlanRow
            name={name}
            title={t`One-time purchase`}
            text={t`No subscription`}
            checked={chosen === null}
            onChoose={() => {
              onChoose(null);
            }}
          />
        )}
        {plans.map((plan) => (
          <PlanRow
            key={plan.id}
            name={name}
            title={plan.title || t`Subscribe`}
            description={plan.description}
            text={planText(plan)}
            checked={chosen?.id === plan.id}
            onChoose={() => {
              onChoose(plan.id);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

function planText({ period, every, cycles, percentOff, amountOff }: SubscriptionPlan): string {
  const saved = percentOff === undefined ? amountOff && amountText(amountOff) : percentText(percentOff / 100);
  return listText([termsText(period, every, cycles), saved && t`save ${{ what: saved }}`]);
}

interface RowProps {
  name: string;
  title: string;
  /** The merchant's own text. */
  description?: string | undefined;
  text: string;
  checked: boolean;
  onChoose: () => void;
}

function PlanRow({ name, title, description, text, checked, onChoose }: RowProps) {
  const id = useId();
  return (
    <label className="grid grid-cols-[auto_1fr] gap-x-3 rounded-sm border border-edge px-4 py-3 text-sm hover:border-ink has-checked:border-brand has-checked:ring-1 has-checked:ring-brand">
      <input
        type="radio"
        name={name}
        checked={checked}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
        className="mt-0.5 size-4.5 accent-(--brand)"
      />
      <span id={`${id}-title`} className="font-medium">
        <bdi>{title}</bdi>
      </span>
      <span id={`${id}-text`} className="col-start-2 text-soft">
        {description && (
          <span className="block">
            <bdi>{description}</bdi>
          </span>
        )}
        {text}
      </span>
    </label>
  );
}
