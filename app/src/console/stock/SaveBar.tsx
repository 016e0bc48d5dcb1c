import { plural, t } from "@lingui/core/macro";
import { Button, ScrollRegion } from "../../ui";
import type { Changes } from "./changes";

interface Props {
  changes: Changes;
  busy: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => void;
}

/** The bar that lists what will be saved, as old → new. */
export function SaveBar({ changes, busy, onSave, onDiscard }: Props) {
  const list = Object.values(changes);
  if (list.length === 0) return null;
  return (
    <section
      aria-label={t`Unsaved changes`}
      className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-t-md border border-line bg-surface px-5 py-3 shadow-2xl"
    >
      <details className="min-w-0 flex-1 text-sm">
        <summary className="inline-flex min-h-11 items-center font-medium">
          {plural({ count: list.length }, { one: "# unsaved change", other: "# unsaved changes" })}
        </summary>
        <ScrollRegion label={t`List of changes`} className="max-h-40 overflow-y-auto pb-2">
          <ul>
            {list.map(({ id, name, before, after }) => (
              <li key={id} className="tabular-nums">
                {t`${name}: ${before} → ${after}`}
              </li>
            ))}
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
