import type { ComponentProps } from "react";
import { TypedInput } from "../../kit/ui/NumberField";
import { numberInField } from "../../../lib/typed";
import type { MoneyForm } from "../../kit/form/listFields";
import type { Cell } from "./model";
import { readCell } from "./paste";

interface Props extends Omit<ComponentProps<typeof TypedInput>, "read"> {
  cell: Cell;
  money: MoneyForm;
}

const TEXTS: readonly Cell[] = ["sku", "barcode"];

/** The input of a variant's cell. */
export function CellField({ cell, value, money, ...rest }: Props) {
  const isText = TEXTS.includes(cell);
  return (
    <TypedInput
      {...rest}
      inputMode={isText ? "text" : cell === "quantity" ? "numeric" : "decimal"}
      value={isText ? value : numberInField(value)}
      read={(text) => (isText ? text : readCell(cell, text, money).value)}
    />
  );
}
