import { type ComponentProps, useState } from "react";
import { numberInField } from "../../parts/typed";
import type { Cell } from "./model";
import { readCell } from "./paste";

interface Props extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  cell: Cell;
  value: string;
  currency: string;
  digits: number;
  onChange: (value: string) => void;
}

const TEXTS: readonly Cell[] = ["sku", "barcode"];

/**
 * A typed cell of a variant. It shows what is typed while it has the focus, and hands over what it means; a text that
 * means nothing is kept as it is.
 */
export function CellField({ cell, value, currency, digits, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  const isText = TEXTS.includes(cell);
  return (
    <input
      {...rest}
      type="text"
      inputMode={isText ? "text" : cell === "quantity" ? "numeric" : "decimal"}
      autoComplete="off"
      spellCheck={false}
      value={typed ?? (isText ? value : numberInField(value))}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const { value: read } = isText ? { value: text } : readCell(cell, text, currency, digits);
        onChange(read ?? text.trim());
      }}
      onBlur={(event) => {
        setTyped(undefined);
        rest.onBlur?.(event);
      }}
    />
  );
}
