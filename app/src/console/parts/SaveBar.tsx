import { plural, t } from "@lingui/core/macro";
import { Button, ScrollRegion } from "../../ui";

export interface Listed {
  id: string;
  /** The change in words, as old → new. */
  text: string;
}

interface Props {
  changes: readonly Listed[];
  busy: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => void;
}

/** The maximum of changes that are listed one by one. */
const MAX_LISTED = 200;

/** The bar that lists what will be saved. It stays in sight while there is anything to save. */
export function SaveBar({ changes, busy, onSave, onDiscard }: Props) {
  if (changes.length === 0) return null;
  const more = changes.length - MAX_LISTED;
  return (
    <section
      aria-label={t`Unsaved changes`}
      className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-t-md border border-line bg-surface px-5 py-3 shadow-2xl"
    >
      <details className="min-w-0 flex-1 text-sm">
        <summary className="inline-flex min-h-11 items-center font-medium">
          {plural({ count: changes.length }, { one: "# unsaved change", other: "# unsaved changes" })}
        </summary>
        <ScrollRegion label={t`List of changes`} className="max-h-40 overflow-y-auto pb-2">
          <ul>
            {changes.slice(0, MAX_LISTED).map(({ id, text }) => (
              <li key={id} className="break-words tabular-nums">
                {text}
              </li>
            ))}
            {more > 0 && <li>{plural({ count: more }, { one: "and # more", other: "and # more" })}</li>}
          </ul>
        </ScrollRegion>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onDiscard}>
          {t`Discard`}
        </Button>
        <Button busy={busy} onClick={() => void onSave()}>
          {t`Save`}
        </Button>
      </div>
    </section>
  );
}
