import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./Field";

type Props = ComponentProps<"textarea"> & FieldWords;

export function TextAreaField({ id, label, hint, error, announceError, className, rows = 4, ...rest }: Props) {
  const words = { id, label, hint, error, className, ...(announceError !== undefined && { announceError }) };
  return <Field {...words}>{(control) => <textarea {...rest} {...control} rows={rows} className="field" />}</Field>;
}
