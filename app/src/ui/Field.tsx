import clsx from "clsx";
import { type ReactNode, useId } from "react";

/** The texts of a field: its label, hint and error. */
export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether screen readers announce the error at once; in forms the error summary does. */
  announceError?: boolean;
  className?: string | undefined;
}

/** The attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface Props extends FieldWords {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error. */
export function Field({ id: given, label, hint, error, announceError = true, className, children }: Props) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role={announceError ? "alert" : undefined} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
