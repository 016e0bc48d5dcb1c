import { TextField } from "../../ui";
import { useFieldText } from "../../lib/useFieldText";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The years that are taken: while a year is typed, its first digits are a year of antiquity. */
const MIN_YEAR = 1900;

/** A date that applies once it is complete. */
export function DateField({ label, value, onChange }: Props) {
  const { text, setText, sent } = useFieldText(value);
  return (
    <TextField
      label={label}
      type="date"
      value={text}
      onChange={({ target }) => {
        // A part of a date is no value, and must not empty the field.
        if (target.validity.badInput) return;
        setText(target.value);
        if (target.value !== "" && Number.parseInt(target.value, 10) < MIN_YEAR) return;
        sent(target.value);
        onChange(target.value);
      }}
    />
  );
}
