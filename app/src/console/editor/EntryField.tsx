import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { SelectField, TextAreaField, TextField } from "../../ui";
import { CheckBox } from "../../ui/form";
import { NumberField } from "../parts/NumberField";
import { type FieldSpec, isNumber } from "./kind";
import { CategoriesField } from "./CategoriesField";
import { ProductsField } from "./ProductsField";

interface Props {
  field: FieldSpec;
  value: string;
  onChange: (value: string) => void;
}

/** One field of the editor's form, in the form that suits its values. */
export function EntryField({ field, value, onChange }: Props) {
  const { label, hint, max, required = false, form, choices, control } = field;
  const text = i18n._(label);
  const words = { label: text, ...(hint && { hint: i18n._(hint) }) };
  if (form === "check") {
    return <CheckBox {...words} checked={value === "yes"} onChange={(checked) => onChange(checked ? "yes" : "")} />;
  }
  if (control) return <control.Field label={text} value={value} onChange={onChange} />;
  if (form === "products") return <ProductsField label={text} value={value} onChange={onChange} />;
  if (form === "categories") return <CategoriesField label={text} value={value} onChange={onChange} />;
  const common = { ...words, value, required, ...(max !== undefined && { maxLength: max }) };
  if (choices) {
    return (
      <SelectField
        {...words}
        value={value}
        options={choices.map((choice) => ({ value: choice.value, label: i18n._(choice.label) }))}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (form === "long") {
    return <TextAreaField {...common} dir="auto" rows={6} onChange={(event) => onChange(event.target.value)} />;
  }
  if (form === "number") {
    const error = isNumber(value) ? undefined : t`cannot be “${{ text: value }}”`;
    return <NumberField {...words} required={required} digits={8} value={value} error={error} onChange={onChange} />;
  }
  return (
    <TextField
      {...common}
      {...(form === "date" ? { type: "date" } : { dir: "auto" })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
