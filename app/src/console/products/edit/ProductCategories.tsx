import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CheckBox } from "../../../ui/form";
import { useSite } from "../../session/site";
import { changeItems, isIn } from "../../categories/items";
import { choicesQuery } from "../../categories/queries";
import { useConsole } from "../../session/client";
import { Fold } from "../../kit/ui/Fold";
import { QueryContent } from "../../kit/ui/QueryContent";
import { CONSOLE } from "../../session/session";
import { Section } from "../../kit/ui/Section";
import { useAct } from "../../kit/useAct";
import type { WireProduct } from "./model";

interface Change {
  category: { id: string; name: string };
  isOn: boolean;
}

/** The number of other categories that need no fold. */
const FEW = 5;

/** The categories of a product, as switches that save at once, with Undo. */
export function ProductCategories({ product }: { product: WireProduct }) {
  const { client } = useConsole();
  const query = useQuery(choicesQuery(client, useSite().catalog));
  const id = product._id ?? "";
  // The product's initial categories come first, also after they are unticked.
  const [first] = useState(() => new Set(product.directCategoriesInfo?.categories?.map(({ _id }) => _id)));
  const put = async (category: string, isOn: boolean) => {
    const { refused } = await changeItems(client, category, isOn ? "add" : "remove", [id]);
    if (refused) throw refused;
  };
  const { run, pending } = useAct({
    do: ({ category, isOn }: Change) => put(category.id, isOn),
    success: (_, { category: { name }, isOn }) => (isOn ? t`Added to ${name}.` : t`Removed from ${name}.`),
    failure: () => t`The categories were not changed.`,
    undo:
      (_, { category, isOn }) =>
      () =>
        put(category.id, !isOn),
    touches: [[CONSOLE, "products"]],
  });
  const list = (choices: readonly Change["category"][]) => (
    <ul>
      {choices.map((category) => (
        <li key={category.id}>
          <CheckBox
            label={category.name}
            checked={pending?.category.id === category.id ? pending.isOn : isIn(product, category.id)}
            onChange={(isOn) => void run({ category, isOn })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Section title={t`Categories`}>
      <QueryContent query={query} failure={t`The categories could not be loaded`} height="h-24">
        {(choices) => {
          if (choices.length === 0) return <p className="text-soft">{t`There are no categories yet.`}</p>;
          const own = choices.filter((choice) => first.has(choice.id));
          const others = choices.filter((choice) => !first.has(choice.id));
          if (own.length === 0 || others.length <= FEW) return list([...own, ...others]);
          return (
            <>
              {list(own)}
              <Fold
                open={false}
                summary={plural({ count: others.length }, { one: "# other category", other: "# other categories" })}
              >
                {list(others)}
              </Fold>
            </>
          );
        }}
      </QueryContent>
    </Section>
  );
}
