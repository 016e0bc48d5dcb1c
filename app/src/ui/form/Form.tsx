import type { ReactNode } from "react";
import { ErrorSummary } from "./ErrorSummary";
import type { StoreForm } from "./useStoreForm";

interface Props {
  form: Pick<StoreForm<unknown>, "submit" | "problems" | "failures">;
  /** The form's label, if the page has several. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A form with its error summary at the top, which replaces the browser's own validation. */
export function Form({ form, label, className, children }: Props) {
  return (
    <form noValidate aria-label={label} className={className} onSubmit={form.submit}>
      <ErrorSummary problems={form.problems} failures={form.failures} />
      {children}
    </form>
  );
}
