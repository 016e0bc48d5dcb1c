import { t } from "@lingui/core/macro";
import { Button } from "../../ui";

interface Props {
  next: string | undefined;
  previous: string | undefined;
  onTurn: (cursor: string) => void;
}

/** The turns of a list that is paged by cursor. */
export function CursorPages({ next, previous, onTurn }: Props) {
  return (
    <nav aria-label={t`Pages`} className="mt-5 flex gap-3">
      <Button
        look="outline"
        aria-disabled={!previous}
        onClick={() => {
          if (previous) onTurn(previous);
        }}
      >
        {t`Previous page`}
      </Button>
      <Button
        look="outline"
        aria-disabled={!next}
        onClick={() => {
          if (next) onTurn(next);
        }}
      >
        {t`Next page`}
      </Button>
    </nav>
  );
}
