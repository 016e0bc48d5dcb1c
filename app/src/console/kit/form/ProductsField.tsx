import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ProductChoice } from "../../categories/ProductChoice";
import { type FoundProduct, namedQuery } from "../../categories/queries";
import { useConsole } from "../../session/client";
import type { OwnInputProps } from "../../../ui/form/field";
import { idsOf, idsText } from "./kind";

/** A field that chooses products by their ids, separated by commas. */
export function ProductsField({ label, value, onChange }: OwnInputProps) {
  const { client } = useConsole();
  // Names are fetched for the entry's initial products; those chosen later come with their names.
  const [first] = useState(() => idsOf(value));
  const { data: named } = useQuery(namedQuery(client, first));
  const [known, setKnown] = useState<readonly FoundProduct[]>([]);
  const chosen = idsOf(value).map(
    (id) => [...known, ...(named ?? [])].find(({ _id }) => _id === id) ?? { _id: id, name: id },
  );
  return (
    <fieldset className="rounded-sm border border-line p-4">
      <legend className="px-1 text-sm font-medium">{label}</legend>
      <ProductChoice
        chosen={chosen}
        onChange={(next) => {
          setKnown(next);
          onChange(idsText(next.map(({ _id }) => _id)));
        }}
      />
    </fieldset>
  );
}
