import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ProductChoice } from "../../categories/ProductChoice";
import { type FoundProduct, namedQuery } from "../../categories/queries";
import { useConsole } from "../../session/client";
import { idsOf, idsText } from "./kind";

interface Props {
  label: string;
  /** Ids of products, separated by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** A field that chooses products. */
export function ProductsField({ label, value, onChange }: Props) {
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
