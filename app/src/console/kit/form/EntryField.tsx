import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { type ReactNode, useId, useState } from "react";
import { Icon, SelectField, TextAreaField, TextField } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { NumberField } from "../ui/NumberField";
import { CategoriesField } from "./CategoriesField";
import { choiceText, type FieldSpec, idsOf, isNumber } from "./kind";
import { ProductsField } from "./ProductsField";

/** The properties of a field that its input depends on. */
type Shown = {
  [Name in "hint" | "max" | "required" | "form" | "choices" | "control" | "digits"]?: FieldSpec[Name] | undefined;
};

interface Props {
  field: Shown;
  label: string;
  value: string;
  /** The problem of the value, if the list or the dialog checks it. */
  error?: string | undefined;
  /** The currency of amounts, with its number of decimals. */
  money?: { currency: string; digits: number };
  /** Names offered for a line of text; others can be typed. */
  suggestions?: readonly string[] | undefined;
  onChange: (value: string) => void;
}

/** The length up to which a text area is small. */
const SHORT = 1000;

/** A form field with the input for its values. */
export function EntryField({ field, label: text, value, error, money, suggestions, onChange }: Props) {
  const list = useId();
  const { hint, max, required = false, form, choices, control, digits = 8 } = field;
  const words = { label: text, ...(hint && { hint: i18n._(hint) }) };
  if (form === "check") {
    return <CheckBox {...words} checked={value === "yes"} onChange={(checked) => onChange(checked ? "yes" : "")} />;
  }
  if (control) return <control.Field label={text} value={value} onChange={onChange} />;
  if (form === "products" || form === "categories") {
    const List = form === "products" ? ProductsField : CategoriesField;
    return (
      <Folded label={text} count={idsOf(value).length}>
        <List label={text} value={value} onChange={onChange} />
      </Folded>
    );
  }
  if (form === "many") {
    const chosen = idsOf(value);
    return (
      <fieldset>
        <legend className="mb-1 font-medium">{text}</legend>
        {hint && <p className="text-sm text-soft">{i18n._(hint)}</p>}
        {choices?.map((choice) => (
          <CheckBox
            key={choice.value}
            label={choiceText(choice)}
            checked={chosen.includes(choice.value)}
            onChange={(checked) => {
              const others = chosen.filter((each) => each !== choice.value);
              onChange((checked ? [...others, choice.value] : others).join(", "));
            }}
          />
        ))}
      </fieldset>
    );
  }
  const common = {
    ...words,
    value,
    required,
    error,
    announceError: false,
    ...(max !== undefined && { maxLength: max }),
  };
  if (choices) {
    return (
      <SelectField
        {...words}
        value={value}
        error={error}
        options={choices.map((choice) => ({ value: choice.value, label: choiceText(choice) }))}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (form === "long") {
    return (
      <TextAreaField
        {...common}
        dir="auto"
        rows={max !== undefined && max <= SHORT ? 3 : 6}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (form === "number" || form === "money") {
    const problem = error ?? (form === "money" || isNumber(value) ? undefined : t`cannot be “${{ text: value }}”`);
    const unit = form === "money" ? money : { digits };
    return <NumberField {...words} {...unit} required={required} value={value} error={problem} onChange={onChange} />;
  }
  const line = (
    <TextField
      {...common}
      {...(suggestions && { list, autoComplete: "off" })}
      {...(form === "date" || form === "color" || form === "time" ? { type: form } : { dir: "auto" })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  if (!suggestions) return line;
  return (
    <>
      {line}
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** A long list of choices, folded while nothing is chosen. */
function Folded({ label, count, children }: { label: string; count: number; children: ReactNode }) {
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
      <div className="mt-2">{children}</div>
    </details>
  );
}
