import { t } from "@lingui/core/macro";
import { Button, Notice } from "../../ui";

export interface ListedConflict {
  id: string;
  /** Both changes in words. */
  text: string;
  /** The field's name, for the names of the buttons. */
  label?: string;
  /** Whether ours can still be saved. */
  canKeep: boolean;
}

interface Props {
  conflicts: readonly ListedConflict[];
  onMine: (id: string) => void;
  onTheirs: (id: string) => void;
}

/** Changes that met one of somebody else: both are shown, and one is chosen. */
export function Conflicts({ conflicts, onMine, onTheirs }: Props) {
  if (conflicts.length === 0) return null;
  const choose = (words: string, label: string | undefined, choice: () => void) => (
    <Button look="outline" size="small" aria-label={label && `${words}: ${label}`} onClick={choice}>
      {words}
    </Button>
  );
  return (
    <Notice tone="warn" role="alert" className="mb-5">
      <p className="mb-2 font-medium">{t`Somebody else changed these meanwhile. They are not saved yet.`}</p>
      <ul className="space-y-3">
        {conflicts.map(({ id, text, label, canKeep }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 break-words">{text}</span>
            <span className="flex flex-wrap gap-2">
              {canKeep &&
                choose(t`Keep mine`, label, () => {
                  onMine(id);
                })}
              {choose(t`Take theirs`, label, () => {
                onTheirs(id);
              })}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
