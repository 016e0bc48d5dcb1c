import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CheckBox } from "../../../ui/form";
import { useSite } from "../../session/site";
import { changeItems, isIn } from "../../categories/items";
import { choicesQuery } from "../../categories/queries";
import { useConsole } from "../../session/client";
import { QueryContent } from "../../kit/ui/QueryContent";
import { CONSOLE } from "../../session/session";
import { Section } from "../../kit/ui/Section";
import { useAct } from "../../kit/useAct";
import type { WireProduct } from "./model";

interface Change {
  category: { id: string; name: string };
  isOn: boolean;
}

/** The categories of a product, as switches that save at once, with Undo. */
export function ProductCategories({ product }: { product: WireProduct }) {
  const { client } = useConsole();
  const query = useQuery(choicesQuery(client, useSite().catalog));
  const id = product._id ?? "";
  // The product's initial categories come first, also after they are switched off.
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
  return (
    <Section title={t`Categories`}>
      <QueryContent query={query} failure={t`The categories could not be loaded`} height="h-24">
        {(choices) =>
          choices.length === 0 ? (
            <p className="text-soft">{t`There are no categories yet.`}</p>
          ) : (
            <ul className="max-h-72 overflow-y-auto xl:max-h-108">
              {choices
                .toSorted((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)))
                .map((category) => (
                  <li key={category.id}>
                    <CheckBox
                      label={category.name}
                      checked={pending?.category.id === category.id ? pending.isOn : isIn(product, category.id)}
                      onChange={(isOn) => void run({ category, isOn })}
                    />
                  </li>
                ))}
            </ul>
          )
        }
      </QueryContent>
    </Section>
  );
}
