import { i18n } from "@lingui/core";
import { useId } from "react";
import { SelectField, TextAreaField, TextField } from "../../../ui";
import { CheckBox } from "../../../ui/form";
import { choiceText, type Field, fieldValue, labelOf, type MoneyForm } from "../../../ui/form/field";
import { NumberField } from "../ui/NumberField";
import { idsOf } from "./kind";

interface Props<Doc> {
  field: Field<Doc>;
  /** The edited document, on which the label may depend. */
  doc: Doc;
  value: string;
  error?: string | undefined;
  /** The format of amounts. */
  money?: MoneyForm;
  /** Names offered for a line of text; others can be typed. */
  suggestions?: readonly string[] | undefined;
  onChange: (value: string) => void;
  /** Called when a typed field is left. */
  onBlur?: () => void;
}

/** The length up to which a text area is small. */
const SHORT = 1000;

/** The number of decimals of a number without its own. */
const DIGITS = 8;

/** A form field with the input for its values. */
export function EntryField<Doc>({ field, doc, value, error, money, suggestions, onChange, onBlur }: Props<Doc>) {
  const list = useId();
  const { hint, max, required = false, form, choicesBy, choices = choicesBy?.(doc), Input, digits = DIGITS } = field;
  const unit = field.unit?.(money?.currency ?? "", doc);
  const label = unit ? `${labelOf(field, doc)} (${unit})` : labelOf(field, doc);
  const words = { label, ...(hint && { hint: i18n._(hint) }) };
  if (form === "check") {
    return <CheckBox {...words} checked={value === "yes"} onChange={(checked) => onChange(checked ? "yes" : "")} />;
  }
  if (Input) {
    const siblingOf = (name: string) => fieldValue(doc, name as keyof Doc);
    return <Input {...words} value={value} error={error} siblingOf={siblingOf} onChange={onChange} />;
  }
  if (form === "many") {
    const chosen = idsOf(value);
    return (
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{label}</legend>
        {hint && <p className="text-xs text-soft">{i18n._(hint)}</p>}
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
  const common = { ...words, value, required: required !== false, error, announceError: false, onBlur };
  if (form === "number" || form === "money") {
    return <NumberField {...common} {...(form === "money" ? money : { digits })} onChange={onChange} />;
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
  const isPlain = form === undefined;
  return (
    <>
      <TextField
        {...common}
        {...(suggestions && { list, autoComplete: "off" })}
        {...(isPlain ? { dir: "auto" } : { type: form })}
        onChange={(event) => onChange(event.target.value)}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}
