import { i18n } from "@lingui/core";
import type { ReactNode } from "react";
import { SelectField } from "../SelectField";
import { TextAreaField } from "../TextAreaField";
import { TextField } from "../TextField";
import { choiceText, labelOf } from "./field";
import { PasswordField } from "./PasswordField";
import { RadioField } from "./RadioField";
import type { StoreForm } from "./useStoreForm";

interface Props<Doc> {
  form: StoreForm<Doc>;
  name: keyof Doc & string;
  error?: string;
  announceError?: boolean;
  onBlur?: () => void;
}

/** A field of a form, by its description; nothing if the typed values do not have it. */
export function FormField<Doc>({ form, name, ...own }: Props<Doc>): ReactNode {
  const field = form.fields.find((each) => each.name === name);
  if (!field) return null;
  const { form: kind, hint, choicesBy, choices = choicesBy?.(form.values), input, className } = field;
  const words = { label: labelOf(field, form.values), hint: hint && i18n._(hint), className };
  const props = { ...words, ...input, ...form.control(name), ...own };
  const options = choices?.map((choice) => ({ value: choice.value, label: choiceText(choice) }));
  if (kind === "radio") return <RadioField {...props} options={options ?? []} />;
  if (options) return <SelectField {...props} options={options} />;
  if (kind === "long") return <TextAreaField {...props} />;
  if (kind === "password") return <PasswordField {...props} />;
  if (kind === "email") return <TextField type="email" spellCheck={false} {...props} />;
  return <TextField {...props} type={kind === "tel" || kind === "url" || kind === "date" ? kind : "text"} />;
}

/** The fields of a form in their order, without those that the form itself renders. */
export function FormFields<Doc>({ form }: { form: StoreForm<Doc> }): ReactNode {
  const names = form.fields.flatMap((field) => (field.form === "own" ? [] : [field.name]));
  return names.map((name) => <FormField key={name} form={form} name={name} />);
}
