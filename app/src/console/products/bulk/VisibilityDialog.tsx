import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { SelectField } from "../../../ui";
import { useConsole } from "../../client";
import type { Product, ProductFilters } from "../queries";
import { useVisibility } from "../useVisibility";
import { allProducts } from "./chosen";
import { PlanDialog } from "./PlanDialog";
import { Scope } from "./Scope";

interface Props {
  chosen: readonly Product[];
  filters: ProductFilters;
  onClose: () => void;
  onDone: () => void;
}

/** Shows or hides the chosen products or all that the filters find, counted first; the message undoes it. */
export function VisibilityDialog({ chosen, filters, onClose, onDone }: Props) {
  const { client } = useConsole();
  const { attempt } = useVisibility();
  const [all, setAll] = useState(true);
  const [visible, setVisible] = useState(true);
  const [plan, setPlan] = useState<readonly Product[]>();
  const concerned = (plan ?? []).filter((product) => (product.visible === true) !== visible);
  const same = (plan ?? []).length - concerned.length;
  const count = concerned.length;
  return (
    <PlanDialog
      title={t`Show or hide all that match`}
      previewLabel={t`Show what will change`}
      applyLabel={visible ? t`Show in the shop` : t`Hide from the shop`}
      isPlanned={plan !== undefined}
      canPreview
      canApply={count > 0}
      onPreview={async () => setPlan(all ? await allProducts(client, filters) : chosen)}
      onApply={async () => {
        await attempt({ products: concerned, visible });
        onDone();
      }}
      onBack={() => setPlan(undefined)}
      onClose={onClose}
    >
      {plan ? (
        <div role="status" className="space-y-2">
          <p>
            {visible
              ? plural(
                  { count },
                  {
                    0: "No product will be shown.",
                    one: "# product will be shown.",
                    other: "# products will be shown.",
                  },
                )
              : plural(
                  { count },
                  {
                    0: "No product will be hidden.",
                    one: "# product will be hidden.",
                    other: "# products will be hidden.",
                  },
                )}
          </p>
          {same > 0 && (
            <p className="text-soft">
              {visible
                ? plural({ count: same }, { one: "# is shown already.", other: "# are shown already." })
                : plural({ count: same }, { one: "# is hidden already.", other: "# are hidden already." })}
            </p>
          )}
        </div>
      ) : (
        <div className="space-y-5">
          <Scope chosen={chosen.length} filters={filters} all={all} onChange={setAll} />
          <SelectField
            label={t`What to do`}
            value={visible ? "show" : "hide"}
            onChange={(event) => setVisible(event.target.value === "show")}
            options={[
              { value: "show", label: t`Show in the shop` },
              { value: "hide", label: t`Hide from the shop` },
            ]}
          />
        </div>
      )}
    </PlanDialog>
  );
}
