import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { SelectField } from "../../../ui";
import { useConsole } from "../../session/client";
import type { Product } from "../queries";
import { useVisibility } from "../useVisibility";
import { BulkDialog, type BulkProps, PlanText } from "./BulkDialog";
import { allProducts } from "./Scope";

/** Shows or hides the chosen products, or all that match the filters. A preview counts them; the message has Undo. */
export function VisibilityDialog({ onDone, ...bulk }: BulkProps) {
  const { client } = useConsole();
  const { attempt } = useVisibility();
  const [visible, setVisible] = useState(true);
  const planned = (products: readonly Product[]) => {
    const concerned = products.filter((product) => (product.visible === true) !== visible);
    const [count, same] = [concerned.length, products.length - concerned.length];
    return {
      label: visible ? t`Show in the shop` : t`Hide from the shop`,
      canApply: count > 0,
      apply: async () => {
        await attempt({ products: concerned, visible });
        onDone();
      },
      preview: visible ? (
        <PlanText
          text={plural(
            { count },
            { 0: "No product will be shown.", one: "# product will be shown.", other: "# products will be shown." },
          )}
          same={same > 0 && plural({ count: same }, { one: "# is shown already.", other: "# are shown already." })}
        />
      ) : (
        <PlanText
          text={plural(
            { count },
            { 0: "No product will be hidden.", one: "# product will be hidden.", other: "# products will be hidden." },
          )}
          same={same > 0 && plural({ count: same }, { one: "# is hidden already.", other: "# are hidden already." })}
        />
      ),
    };
  };
  return (
    <BulkDialog
      {...bulk}
      title={t`Show or hide all that match`}
      scope="all"
      previewLabel={t`Show what will change`}
      plan={async (isAll) => (isAll ? allProducts(client, bulk.filters) : bulk.chosen)}
      planned={planned}
    >
      <SelectField
        label={t`What to do`}
        value={visible ? "show" : "hide"}
        onChange={(event) => setVisible(event.target.value === "show")}
        options={[
          { value: "show", label: t`Show in the shop` },
          { value: "hide", label: t`Hide from the shop` },
        ]}
      />
    </BulkDialog>
  );
}
