import { plural, t } from "@lingui/core/macro";
import { Button, Notice, ScrollRegion } from "../../ui";

export interface Listed {
  id: string;
  /** The change in words, as old → new. */
  text: string;
}

interface Props {
  /** The reasons why it cannot be saved yet. */
  problems?: readonly Listed[];
  changes: readonly Listed[];
  /** The number of further changes, which are not listed. */
  more?: number;
  busy: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => void;
}

const MAX_PROBLEMS = 5;

/** The bar that lists what will be saved. It stays in sight while there is anything to save. */
export function SaveBar({ problems = [], changes, more = 0, busy, onSave, onDiscard }: Props) {
  if (changes.length === 0) return null;
  const count = changes.length + more;
  return (
    <section
      aria-label={t`Unsaved changes`}
      className="sticky bottom-0 z-30 mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-t-md border border-line bg-surface px-5 py-3 shadow-2xl"
    >
      {problems.length > 0 && (
        <Notice tone="bad" role="alert" className="basis-full">
          <p className="font-medium">{t`This cannot be saved yet.`}</p>
          <ul className="mt-1 list-disc ps-5">
            {problems.slice(0, MAX_PROBLEMS).map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
            {problems.length > MAX_PROBLEMS && (
              <li>{plural({ count: problems.length - MAX_PROBLEMS }, { one: "and # more", other: "and # more" })}</li>
            )}
          </ul>
        </Notice>
      )}
      <details className="min-w-0 flex-1 text-sm">
        <summary className="inline-flex min-h-11 items-center font-medium">
          {plural({ count }, { one: "# unsaved change", other: "# unsaved changes" })}
        </summary>
        <ScrollRegion label={t`List of changes`} className="max-h-40 overflow-y-auto pb-2">
          <ul>
            {changes.map(({ id, text }) => (
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
