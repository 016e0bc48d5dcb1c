import { useState } from "react";
import { ProductChoice } from "../categories/ProductChoice";
import type { FoundProduct } from "../categories/queries";

interface Props {
  label: string;
  /** Ids of products, with commas. */
  value: string;
  onChange: (value: string) => void;
}

/** A field whose value is a choice of products. */
export function ProductsField({ label, value, onChange }: Props) {
  const [known, setKnown] = useState<readonly FoundProduct[]>([]);
  const chosen = value
    .split(",")
    .filter(Boolean)
    .map((id) => known.find(({ _id }) => _id === id) ?? { _id: id, name: id });
  return (
    <fieldset className="rounded-sm border border-line p-4">
      <legend className="px-1 text-sm font-medium">{label}</legend>
      <ProductChoice
        chosen={chosen}
        onChange={(next) => {
          setKnown(next);
          onChange(next.map(({ _id = "" }) => _id).join(","));
        }}
      />
    </fieldset>
  );
}
