import { type ComponentProps, useState } from "react";
import { Field, type FieldWords } from "../../../ui/Field";
import { numberInField, readAmount, readNumber, withoutZeros } from "../../../lib/typed";

interface InputProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  /** The formatted value. */
  value: string;
  /** Parses the typed text; undefined if the text is not a number. */
  read: (text: string) => string | undefined;
  onChange: (value: string) => void;
}

/** An input that shows the raw text while focused and reports the parsed value; text that cannot be parsed is kept. */
export function TypedInput({ value, read, onChange, onBlur, ...rest }: InputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...rest}
      type="text"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? value}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        onChange(read(text) ?? text.trim());
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}

interface Props extends FieldWords {
  /** Decimal text, or text that could not be parsed. */
  value: string;
  /** The currency of an amount; a plain number if absent. */
  currency?: string;
  /** The number of decimals. */
  digits?: number;
  required?: boolean;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

/** A field for a number or an amount, in the owner's number format. */
export function NumberField({ value, currency, digits = 0, required = false, onChange, onBlur, ...words }: Props) {
  const read = (text: string) => {
    if (text.trim() === "") return "";
    if (currency) return readAmount(text, currency, digits).value;
    const { value: number } = readNumber(text, { digits });
    return number && withoutZeros(number);
  };
  return (
    <Field {...words} announceError={false}>
      {(control) => (
        <TypedInput
          {...control}
          required={required}
          inputMode={digits > 0 ? "decimal" : "numeric"}
          className="field tabular-nums"
          value={numberInField(value)}
          read={read}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
