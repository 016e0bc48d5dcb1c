import { t } from "@lingui/core/macro";
import { Button } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { ListEditor } from "../../editor/ListEditor";
import type { Plan } from "./model";
import { MAX_PLANS, newPlan, PLAN } from "./plans";

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
export function PlansEditor({ plans, oneTime, onOneTime, onChange, ...list }: Props) {
  return (
    <ListEditor
      {...list}
      title={t`Subscriptions`}
      empty={t`Subscribers are charged and receive it at each interval.`}
      max={MAX_PLANS}
      full={t`A product has at most ${{ count: MAX_PLANS }} subscriptions.`}
      entries={plans}
      fields={PLAN}
      nameOf={({ name }, place) => name.trim() || t`Subscription ${{ number: place + 1 }}`}
      onChange={onChange}
      add={
        <Button look="outline" className="mt-4" onClick={() => onChange((all) => [...all, newPlan()])}>
          {t`Add a subscription`}
        </Button>
      }
    >
      {plans.length > 0 && (
        <div className="mt-4">
          <CheckBox label={t`Also sold without a subscription`} checked={oneTime} onChange={onOneTime} />
        </div>
      )}
    </ListEditor>
  );
}
