import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./Field";

type Props = ComponentProps<"input"> & FieldWords;

export function TextField({ id, label, hint, error, announceError, className, ...rest }: Props) {
  const words = { id, label, hint, error, className, ...(announceError !== undefined && { announceError }) };
  return <Field {...words}>{(control) => <input {...rest} {...control} className="field" />}</Field>;
}
