import { plural } from "@lingui/core/macro";
import { type ComponentType, useState } from "react";
import type { OwnInputProps } from "../../../ui/form/field";
import { Icon } from "../../../ui";
import { CategoriesField } from "./CategoriesField";
import { idsOf } from "./kind";
import { ProductsField } from "./ProductsField";

/** A long list of choices, folded while nothing is chosen. */
const folded = (List: ComponentType<OwnInputProps>) =>
  function Folded(props: OwnInputProps) {
    const { label, value } = props;
    const count = idsOf(value).length;
    const [isOpen] = useState(count > 0);
    return (
      <details open={isOpen} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
          <span className="transition-transform group-open:rotate-180">
            <Icon name="chevron" size={18} />
          </span>
          <span className="min-w-0">
            {label}{" "}
            <span className="inline-block font-normal text-soft">
              {plural({ count }, { 0: "not limited", one: "# chosen", other: "# chosen" })}
            </span>
          </span>
        </summary>
        <div className="mt-2">
          <List {...props} />
        </div>
      </details>
    );
  };

export const FoldedProducts = folded(ProductsField);
export const FoldedCategories = folded(CategoriesField);
