import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Button } from "../../ui";

interface Props {
  /** The page before and after this one, as the list's address names it. */
  previous: string | undefined;
  next: string | undefined;
  onTurn: (page: string) => void;
  /** A text between the buttons. */
  children?: ReactNode;
}

/** The buttons that turn the pages of a list; nothing for a list of one page. */
export function Pages({ previous, next, onTurn, children }: Props) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={t`Pages`} className="mt-5 flex items-center gap-3">
      <Turn label={t`Previous page`} to={previous} onTurn={onTurn} />
      {children}
      <Turn label={t`Next page`} to={next} onTurn={onTurn} />
    </nav>
  );
}

function Turn({ label, to, onTurn }: { label: string; to: string | undefined; onTurn: (page: string) => void }) {
  return (
    <Button
      look="outline"
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) onTurn(to);
      }}
    >
      {label}
    </Button>
  );
}
