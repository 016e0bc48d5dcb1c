import { STORES_APP_ID } from "@cartwright/sdk";
import { plural, t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { SelectField } from "../../../ui";
import { categoriesQuery, TREE } from "../../categories/queries";
import { useConsole } from "../../client";
import { Confirm } from "../../parts/Confirm";
import { refusalOf } from "../../parts/problems";
import { done, failed } from "../../parts/toasts";
import { CONSOLE } from "../../session";
import type { Product, ProductFilters } from "../queries";
import { allProducts, readWhole } from "./chosen";
import { Scope } from "./Scope";

/** The maximum of items of one call. */
const MAX_ITEMS = 100;
const OPTIONS = { treeReference: TREE };

interface Props {
  chosen: readonly Product[];
  filters: ProductFilters;
  onClose: () => void;
  onDone: () => void;
}

type Act = "add" | "remove";

/** Adds products to a category or takes them out; the message undoes it for those that were changed. */
export function CategoryDialog({ chosen, filters, onClose, onDone }: Props) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const { data: tree = [] } = useQuery(categoriesQuery(client));
  const { data: everything } = useQuery({
    queryKey: [CONSOLE, "products", "everything"],
    queryFn: () => client.productsV3.getAllProductsCategory(),
  });
  const names = new Map(tree.map(({ _id, name = "" }) => [_id, name]));
  const categories = tree
    // The platform itself keeps the category of all products.
    .filter(({ _id }) => _id !== everything?.categoryId)
    .map(({ _id = "", name = "", parentCategory }) => {
      const parent = names.get(parentCategory?._id);
      return { value: _id, label: parent ? `${parent} › ${name}` : name };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const [all, setAll] = useState(false);
  const [act, setAct] = useState<Act>("add");
  const [category, setCategory] = useState("");
  const target = category || (categories[0]?.value ?? "");

  const send = async (what: Act, ids: readonly string[]) => {
    const changed: string[] = [];
    let refused: Error | undefined;
    for (let start = 0; start < ids.length; start += MAX_ITEMS) {
      const some = ids.slice(start, start + MAX_ITEMS);
      const items = some.map((catalogItemId) => ({ catalogItemId, appId: STORES_APP_ID }));
      try {
        const { results = [] } =
          what === "add"
            ? await client.categories.bulkAddItemsToCategory(target, items, OPTIONS)
            : await client.categories.bulkRemoveItemsFromCategory(target, items, OPTIONS);
        for (const [index, id] of some.entries()) {
          const result = results.find(({ itemMetadata }) => itemMetadata?.originalIndex === index) ?? results[index];
          if (result?.itemMetadata?.success) changed.push(id);
          else refused ??= refusalOf(result?.itemMetadata?.error);
        }
      } catch (error) {
        // The parts before stay changed: they are told, and can be undone.
        refused ??= error instanceof Error ? error : refusalOf(error);
      }
    }
    await queries.invalidateQueries({ queryKey: [CONSOLE, "products"] });
    return { changed, refused };
  };
  const apply = async () => {
    const ids = chosen.flatMap(({ _id }) => _id ?? []);
    const products = all
      ? await allProducts(client, filters)
      : await readWhole(client, ids, ["DIRECT_CATEGORIES_INFO"]);
    const isIn = ({ directCategoriesInfo }: Product) =>
      directCategoriesInfo?.categories?.some(({ _id }) => _id === target) ?? false;
    const concerned = products.filter((product) => isIn(product) === (act === "remove"));
    const { changed, refused } = await send(
      act,
      concerned.flatMap(({ _id }) => _id ?? []),
    );
    if (refused !== undefined) failed(t`Some products were not changed.`, refused);
    const count = changed.length;
    const text =
      act === "add"
        ? plural({ count }, { one: "# product added to the category.", other: "# products added to the category." })
        : plural({ count }, { one: "# product taken out.", other: "# products taken out." });
    if (count === 0 && refused === undefined) done(t`Nothing had to be changed.`);
    if (count > 0)
      done(text, async () => {
        const back = await send(act === "add" ? "remove" : "add", changed);
        if (back.refused !== undefined) throw back.refused;
      });
    onDone();
  };
  return (
    <Confirm
      open
      title={t`Categories`}
      act={act === "add" ? t`Add to the category` : t`Take out of the category`}
      disabled={target === ""}
      onClose={onClose}
      onConfirm={apply}
    >
      <Scope chosen={chosen.length} filters={filters} all={all} onChange={setAll} />
      <SelectField
        label={t`What to do`}
        value={act}
        onChange={(event) => {
          setAct(event.target.value === "remove" ? "remove" : "add");
        }}
        options={[
          { value: "add", label: t`Add to a category` },
          { value: "remove", label: t`Take out of a category` },
        ]}
      />
      <SelectField
        label={t`Category`}
        value={target}
        onChange={(event) => {
          setCategory(event.target.value);
        }}
        options={categories}
      />
    </Confirm>
  );
}
