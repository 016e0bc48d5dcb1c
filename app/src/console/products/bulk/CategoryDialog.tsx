import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SelectField } from "../../../ui";
import { useSite } from "../../session/site";
import { changeItems, isIn } from "../../categories/items";
import { choicesQuery, withCategories } from "../../categories/queries";
import { useConsole } from "../../session/client";
import { CONSOLE } from "../../session/session";
import { ReadFailure } from "../../kit/ui/ReadFailure";
import { useAct } from "../../kit/useAct";
import { BulkDialog, type BulkProps, PlanText } from "./BulkDialog";
import { allProducts } from "./Scope";

type Act = "add" | "remove";

interface Plan {
  /** The products to change. */
  ids: readonly string[];
  /** The number of products that need no change. */
  same: number;
}

/** Adds products to a category or removes them. A preview counts them; Undo affects only those that changed. */
export function CategoryDialog({ onDone, ...bulk }: BulkProps) {
  const { client } = useConsole();
  const { data, error, isPending, refetch } = useQuery(choicesQuery(client, useSite().catalog));
  const categories = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const [act, setAct] = useState<Act>("add");
  const [category, setCategory] = useState("");
  const target = category || (categories[0]?.value ?? "");
  const { attempt } = useAct({
    do: (ids: readonly string[]) => changeItems(client, target, act, ids),
    partly: ({ refused }) => refused && [t`Some products were not changed.`, refused],
    success: ({ changed: { length: count } }) =>
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
  const plan = async (isAll: boolean): Promise<Plan> => {
    const ids = bulk.chosen.map(({ _id }) => _id);
    const products = isAll ? await allProducts(client, bulk.filters) : await withCategories(client, ids);
    const concerned = products.filter((product) => isIn(product, target) === (act === "remove"));
    return { ids: concerned.map(({ _id }) => _id), same: products.length - concerned.length };
  };
  const name = categories.find(({ value }) => value === target)?.label ?? "";
  return (
    <BulkDialog
      {...bulk}
      title={t`Categories`}
      previewLabel={t`Show what will change`}
      canPreview={target !== ""}
      plan={plan}
      planned={({ ids, same }) => ({
        label: act === "add" ? t`Add to the category` : t`Remove from the category`,
        canApply: ids.length > 0,
        apply: () => attempt(ids),
        preview: <Preview count={ids.length} same={same} act={act} category={name} />,
      })}
    >
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
    </BulkDialog>
  );
}

interface PreviewProps {
  count: number;
  same: number;
  act: Act;
  category: string;
}

function Preview({ count, same, act, category }: PreviewProps) {
  return act === "add" ? (
    <PlanText
      text={plural(
        { count },
        {
          0: `No product will be added to ${category}.`,
          one: `# product will be added to ${category}.`,
          other: `# products will be added to ${category}.`,
        },
      )}
      same={same > 0 && plural({ count: same }, { one: "# is in it already.", other: "# are in it already." })}
    />
  ) : (
    <PlanText
      text={plural(
        { count },
        {
          0: `No product will be removed from ${category}.`,
          one: `# product will be removed from ${category}.`,
          other: `# products will be removed from ${category}.`,
        },
      )}
      same={same > 0 && plural({ count: same }, { one: "# is not in it.", other: "# are not in it." })}
    />
  );
}
