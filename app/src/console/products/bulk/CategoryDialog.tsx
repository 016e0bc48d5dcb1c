import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SelectField } from "../../../ui";
import { choicesQuery } from "../../categories/choices";
import { changeItems, isIn } from "../../categories/items";
import { withCategories } from "../../categories/queries";
import { useCatalog } from "../../catalog";
import { useConsole } from "../../client";
import { ReadFailure } from "../../ui/ReadFailure";
import { CONSOLE } from "../../session";
import { useAct } from "../../useAct";
import type { Product, ProductFilters } from "../queries";
import { allProducts } from "./chosen";
import { PlanDialog } from "./PlanDialog";
import { Scope } from "./Scope";

interface Props {
  chosen: readonly Product[];
  filters: ProductFilters;
  onClose: () => void;
  onDone: () => void;
}

type Act = "add" | "remove";

interface Plan {
  /** The products that will be changed. */
  ids: readonly string[];
  /** The number of those that are as wanted already. */
  same: number;
}

/** Adds products to a category or takes them out, counted first; the message undoes it for those that were changed. */
export function CategoryDialog({ chosen, filters, onClose, onDone }: Props) {
  const { client } = useConsole();
  const { data, error, isPending, refetch } = useQuery(choicesQuery(client, useCatalog()));
  const categories = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const [all, setAll] = useState(false);
  const [act, setAct] = useState<Act>("add");
  const [category, setCategory] = useState("");
  const [plan, setPlan] = useState<Plan>();
  const target = category || (categories[0]?.value ?? "");

  const preview = async () => {
    const ids = chosen.map(({ _id }) => _id);
    const products = all ? await allProducts(client, filters) : await withCategories(client, ids);
    const concerned = products.filter((product) => isIn(product, target) === (act === "remove"));
    setPlan({ ids: concerned.map(({ _id }) => _id), same: products.length - concerned.length });
  };
  const { attempt } = useAct({
    do: (ids: readonly string[]) => changeItems(client, target, act, ids),
    partly: ({ refused }) => refused && [t`Some products were not changed.`, refused],
    said: ({ changed: { length: count } }) =>
      count === 0
        ? undefined
        : act === "add"
          ? plural({ count }, { one: "# product added to the category.", other: "# products added to the category." })
          : plural({ count }, { one: "# product removed.", other: "# products removed." }),
    undo:
      ({ changed }) =>
      async () => {
        const { refused } = await changeItems(client, target, act === "add" ? "remove" : "add", changed);
        if (refused) throw refused;
      },
    after: onDone,
    touches: [[CONSOLE, "products"]],
  });
  return (
    <PlanDialog
      title={t`Categories`}
      previewLabel={t`Show what will change`}
      applyLabel={act === "add" ? t`Add to the category` : t`Remove from the category`}
      isPlanned={plan !== undefined}
      canPreview={target !== ""}
      canApply={plan !== undefined && plan.ids.length > 0}
      onPreview={preview}
      onApply={() => attempt(plan?.ids ?? [])}
      onBack={() => setPlan(undefined)}
      onClose={onClose}
    >
      {plan ? (
        <Preview plan={plan} act={act} category={categories.find(({ value }) => value === target)?.label ?? ""} />
      ) : (
        <div className="space-y-5">
          <Scope chosen={chosen.length} filters={filters} all={all} onChange={setAll} />
          <SelectField
            label={t`What to do`}
            value={act}
            onChange={(event) => setAct(event.target.value === "remove" ? "remove" : "add")}
            options={[
              { value: "add", label: t`Add to a category` },
              { value: "remove", label: t`Remove from a category` },
            ]}
          />
          {error && !data ? (
            <ReadFailure text={t`The categories could not be loaded.`} error={error} onRetry={refetch} />
          ) : (
            <SelectField
              label={t`Category`}
              hint={!isPending && categories.length === 0 ? t`There are no categories yet.` : undefined}
              value={target}
              onChange={(event) => setCategory(event.target.value)}
              options={categories}
            />
          )}
        </div>
      )}
    </PlanDialog>
  );
}

function Preview({ plan: { ids, same }, act, category }: { plan: Plan; act: Act; category: string }) {
  const count = ids.length;
  return (
    <div role="status" className="space-y-2">
      <p>
        {act === "add"
          ? plural(
              { count },
              {
                0: `No product will be added to ${category}.`,
                one: `# product will be added to ${category}.`,
                other: `# products will be added to ${category}.`,
              },
            )
          : plural(
              { count },
              {
                0: `No product will be removed from ${category}.`,
                one: `# product will be removed from ${category}.`,
                other: `# products will be removed from ${category}.`,
              },
            )}
      </p>
      {same > 0 && (
        <p className="text-soft">
          {act === "add"
            ? plural({ count: same }, { one: "# is in it already.", other: "# are in it already." })
            : plural({ count: same }, { one: "# is not in it.", other: "# are not in it." })}
        </p>
      )}
    </div>
  );
}
