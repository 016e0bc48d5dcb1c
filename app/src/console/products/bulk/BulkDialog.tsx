import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";
import { Confirm } from "../../kit/ui/Confirm";
import type { Product, ProductFilters } from "../queries";
import { Scope, type ScopeName } from "./Scope";

/** The products of a bulk act, and the callback after it. */
export interface BulkProps {
  chosen: readonly Product[];
  filters: ProductFilters;
  onClose: () => void;
  onDone: () => void;
}

interface Props<Plan> extends Omit<BulkProps, "onDone"> {
  title: string;
  /** The initial scope. */
  scope?: ScopeName;
  /** The label of the button that shows the preview. */
  previewLabel: string;
  canPreview?: boolean;
  /** Reads what would change; undefined while the fields are incomplete. */
  plan: (isAll: boolean) => Promise<Plan | undefined>;
  /** The preview, and the button that applies it; `canApply` tells whether anything would change. */
  planned: (plan: Plan) => { preview: ReactNode; label: string; canApply: boolean; apply: () => Promise<unknown> };
  /** The fields of the change. */
  children: ReactNode;
}

/** A dialog for a bulk change in two steps: a preview, then the change itself. */
export function BulkDialog<Plan>(props: Props<Plan>) {
  const { chosen, filters, title, previewLabel, canPreview = true, onClose, children } = props;
  const [scope, setScope] = useState(props.scope ?? "chosen");
  const [plan, setPlan] = useState<Plan>();
  const step = plan === undefined ? undefined : props.planned(plan);
  const missing = canPreview ? undefined : t`First, enter what to change.`;
  return (
    <Confirm
      title={title}
      act={step?.label ?? previewLabel}
      reason={step ? (step.canApply ? undefined : t`Nothing would change.`) : missing}
      staysOpen={!step}
      {...(step && { onBack: () => setPlan(undefined) })}
      onClose={onClose}
      onConfirm={step ? step.apply : async () => setPlan(await props.plan(scope === "all"))}
    >
      {step?.preview ?? (
        <>
          <Scope chosen={chosen.length} filters={filters} value={scope} onChange={setScope} />
          {children}
        </>
      )}
    </Confirm>
  );
}

/** The effect of a bulk change, and the number of products that it leaves unchanged. */
export function PlanText({ text, same }: { text: string; same: string | false }) {
  return (
    <div role="status" className="space-y-2">
      <p>{text}</p>
      {same && <p className="text-soft">{same}</p>}
    </div>
  );
}
