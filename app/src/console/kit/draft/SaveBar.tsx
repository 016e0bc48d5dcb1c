import { plural, t } from "@lingui/core/macro";
import { Button, Notice, ScrollRegion } from "../../../ui";
import { BottomBar } from "../ui/BottomBar";
import { idOf, type Path } from "./merge";
import type { Edits, FieldText } from "./useEdits";

interface Props<Doc> {
  edits: Pick<Edits<Doc, unknown>, "changes" | "before" | "doc" | "discard">;
  fieldText: FieldText<Doc>;
  /** The problems that prevent the save. */
  problems?: readonly { id: string; text: string }[];
  busy: boolean;
  onSave: () => Promise<void>;
  onDiscard?: () => void;
}

const MAX_PROBLEMS = 5;
const MAX_CHANGES = 200;

/** The bar of unsaved changes. It stays visible while there are any. */
export function SaveBar<Doc>({ edits, fieldText, problems = [], busy, onSave, onDiscard }: Props<Doc>) {
  const { changes, before, doc, discard } = edits;
  const count = changes.length;
  if (count === 0) return null;
  const more = Math.max(0, count - MAX_CHANGES);
  const textOf = (path: Path) => {
    const { label, value = "–" } = fieldText(path, doc);
    const { value: old = "–" } = fieldText(path, before);
    return t`${label}: ${old} → ${value}`;
  };
  return (
    <BottomBar label={t`Unsaved changes`}>
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
            {changes.slice(0, MAX_CHANGES).map((path) => (
              <li key={idOf(path)} className="break-words tabular-nums">
                {textOf(path)}
              </li>
            ))}
            {more > 0 && <li>{plural({ count: more }, { one: "and # more", other: "and # more" })}</li>}
          </ul>
        </ScrollRegion>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          onClick={() => {
            discard();
            onDiscard?.();
          }}
        >
          {t`Discard`}
        </Button>
        <Button busy={busy} onClick={() => void onSave()}>
          {t`Save`}
        </Button>
      </div>
    </BottomBar>
  );
}
