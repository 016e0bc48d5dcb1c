import { msg, t } from "@lingui/core/macro";
import { Button } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { ListEditor, type ListProps } from "../../kit/form/ListEditor";
import { useConsole } from "../../session/client";
import type { Plan } from "./model";
import { MAX_PLANS, newPlan, PLAN } from "./plans";

interface Props extends ListProps<Plan> {
  /** Whether the product is also sold without a subscription. */
  oneTime: boolean;
  onOneTime: (oneTime: boolean) => void;
}

/** The subscription plans of a product, in the shop's order. */
export function PlansEditor({ oneTime, onOneTime, ...list }: Props) {
  const { simulated } = useConsole().session;
  return (
    <ListEditor
      {...list}
      title={t`Subscriptions`}
      empty={
        simulated
          ? t`Subscribers pay the first time at the checkout. This platform makes no further orders; a hosted site does, at each interval.`
          : t`Subscribers are charged and receive it at each interval.`
      }
      max={MAX_PLANS}
      full={t`A product has at most ${{ count: MAX_PLANS }} subscriptions.`}
      fields={PLAN}
      hints={{ off: msg`In ${{ currency: list.money.currency }}.` }}
      nameOf={({ name }, index) => name.trim() || t`Subscription ${{ number: index + 1 }}`}
      add={
        <Button look="outline" className="mt-4" onClick={() => list.onChange((all) => [...all, newPlan()])}>
          {t`Add a subscription`}
        </Button>
      }
    >
      {list.entries.length > 0 && (
        <div className="mt-4">
          <CheckBox label={t`Also sold without a subscription`} checked={oneTime} onChange={onOneTime} />
        </div>
      )}
    </ListEditor>
  );
}
