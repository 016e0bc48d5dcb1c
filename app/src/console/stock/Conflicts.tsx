import { t } from "@lingui/core/macro";
import { Button, Notice } from "../../ui";
import type { Conflict } from "./changes";

interface Props {
  conflicts: readonly Conflict[];
  onMine: (conflict: Conflict) => void;
  onTheirs: (conflict: Conflict) => void;
}

/** Changes that met one of somebody else: both are shown, and one is chosen. */
export function Conflicts({ conflicts, onMine, onTheirs }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warn" role="alert" className="mb-5">
      <p className="mb-2 font-medium">{t`Somebody else changed these meanwhile. They are not saved yet.`}</p>
      <ul className="space-y-3">
        {conflicts.map((conflict) => (
          <li key={conflict.change.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span>
              {conflict.now
                ? t`${{ name: conflict.change.name }}: you ${{ mine: conflict.change.after }}, they ${{ theirs: conflict.now.quantity ?? 0 }}, before ${{ before: conflict.change.before }}`
                : t`${{ name: conflict.change.name }} is gone.`}
            </span>
            <span className="flex flex-wrap gap-2">
              {conflict.now && (
                <Button
                  look="outline"
                  className="min-h-11! px-4! py-1! text-sm!"
                  onClick={() => {
                    onMine(conflict);
                  }}
                >
                  {t`Keep mine`}
                </Button>
              )}
              <Button
                look="outline"
                className="min-h-11! px-4! py-1! text-sm!"
                onClick={() => {
                  onTheirs(conflict);
                }}
              >
                {t`Take theirs`}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
