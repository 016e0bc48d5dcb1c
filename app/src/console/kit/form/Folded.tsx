import { plural } from "@lingui/core/macro";
import type { ComponentType } from "react";
import type { OwnInputProps } from "../../../ui/form/field";
import { Fold } from "../ui/Fold";
import { CategoriesField } from "./CategoriesField";
import { idsOf } from "./kind";
import { ProductsField } from "./ProductsField";

/** A long list of choices, folded while nothing is chosen. */
const folded = (List: ComponentType<OwnInputProps>) =>
  function Folded(props: OwnInputProps) {
    const { label, value } = props;
    const count = idsOf(value).length;
    return (
      <Fold
        open={count > 0}
        summary={
          <>
            <span className="font-medium">{label}</span>{" "}
            <span className="inline-block text-soft">
              {plural({ count }, { 0: "not limited", one: "# chosen", other: "# chosen" })}
            </span>
          </>
        }
      >
        <List {...props} />
      </Fold>
    );
  };

export const FoldedProducts = folded(ProductsField);
export const FoldedCategories = folded(CategoriesField);
