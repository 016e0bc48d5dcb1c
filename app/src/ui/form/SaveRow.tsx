import type { ReactNode } from "react";
import { Button } from "../Button";
import { Icon } from "../Icon";

interface Props {
  label: string;
  savedLabel: string;
  busy: boolean;
  saved: boolean;
  children?: ReactNode;
}

/** The end of a form that stays on the page: its button, and a confirmation after saving. */
export function SaveRow({ label, savedLabel, busy, saved, children }: Props) {
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      {children}
      <p role="status" className="text-sm font-medium text-good">
        {saved && (
          <span className="inline-flex items-center gap-2">
            <Icon name="check" size={18} />
            {savedLabel}
          </span>
        )}
      </p>
    </div>
  );
}
