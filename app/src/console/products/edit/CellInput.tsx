import type { ComponentProps } from "react";
import { TypedInput } from "../../kit/ui/NumberField";
import { numberInField } from "../../../lib/typed";
import type { MoneyForm } from "../../../ui/form/field";
import { type CellField, readCell } from "./cells";

interface Props extends Omit<ComponentProps<typeof TypedInput>, "read"> {
  field: CellField;
  money: MoneyForm;
}

/** The input of a variant's cell. */
export function CellInput({ field, value, money, ...rest }: Props) {
  const isText = field.form === undefined;
  return (
    <TypedInput
      {...rest}
      inputMode={isText ? "text" : field.digits === 0 ? "numeric" : "decimal"}
      value={isText ? value : numberInField(value)}
      read={(text) => (isText ? text : readCell(field, text, money).value)}
    />
  );
}
