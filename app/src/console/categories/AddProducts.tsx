import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { Confirm } from "../ui/Confirm";
import { ProductChoice } from "./ProductChoice";
import type { FoundProduct } from "./queries";

interface Props {
  isIn: (id: string) => boolean;
  onClose: () => void;
  onAdd: (products: readonly FoundProduct[]) => Promise<unknown>;
}

/** A dialog that searches products and adds those that are ticked. */
export function AddProducts({ isIn, onClose, onAdd }: Props) {
  const [chosen, setChosen] = useState<readonly FoundProduct[]>([]);
  return (
    <Confirm
      title={t`Add products`}
      act={plural({ count: chosen.length }, { 0: "Add", one: "Add # product", other: "Add # products" })}
      reason={chosen.length === 0 ? t`Choose at least one product.` : undefined}
      onClose={onClose}
      onConfirm={() => onAdd(chosen)}
    >
      <fieldset>
        <legend className="sr-only">{t`Products`}</legend>
        <ProductChoice chosen={chosen} isIn={isIn} onChange={setChosen} />
      </fieldset>
    </Confirm>
  );
}
