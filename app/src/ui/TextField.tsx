import type { ComponentProps } from "react";
import { lengthProblem } from "../lib/violations";
import { Field, type FieldWords } from "./Field";

type Props = ComponentProps<"input"> & FieldWords;

export function TextField({ id, label, hint, error, announceError, className, maxLength, ...rest }: Props) {
  const problem = error ?? lengthProblem(rest.value, maxLength);
  const words = { id, label, hint, error: problem, className, ...(announceError !== undefined && { announceError }) };
  return <Field {...words}>{(control) => <input {...rest} {...control} className="field" />}</Field>;
}
