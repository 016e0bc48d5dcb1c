import type { ComponentProps } from "react";
import { lengthProblem } from "../lib/violations";
import { Field, type FieldWords } from "./Field";

type Props = ComponentProps<"textarea"> & FieldWords;

export function TextAreaField({
  id,
  label,
  hint,
  error,
  announceError,
  className,
  maxLength,
  rows = 4,
  ...rest
}: Props) {
  const problem = error ?? lengthProblem(rest.value, maxLength);
  const words = { id, label, hint, error: problem, className, ...(announceError !== undefined && { announceError }) };
  return <Field {...words}>{(control) => <textarea {...rest} {...control} rows={rows} className="field" />}</Field>;
}
