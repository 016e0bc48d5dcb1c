import { t } from "@lingui/core/macro";
import { Button, Notice } from "../../../ui";
import type { Clash } from "./merge";
import type { Edits, FieldText } from "./useEdits";

interface Props<Doc> {
  edits: Pick<Edits<Doc, unknown>, "clashes" | "keepMine" | "takeTheirs">;
  fieldText: FieldText<Doc>;
}

/** Shows the fields in conflict with another owner's changes, with both values to choose from. */
export function Conflicts<Doc>({ edits: { clashes, keepMine, takeTheirs }, fieldText }: Props<Doc>) {
  if (clashes.length === 0) return null;
  const textOf = ({ path, before, mine, theirs }: Clash<Doc>) => {
    const [own, old, other] = [mine, before, theirs].map((doc) => fieldText(path, doc));
    const label = own?.label ?? "";
    const text =
      other?.value === undefined
        ? t`${label} is gone.`
        : t`${label}: you “${{ mine: own?.value ?? "" }}”, they “${{ theirs: other.value }}”, before “${{ before: old?.value ?? "" }}”`;
    return { label, text, canKeep: other?.value !== undefined };
  };
  const choose = (words: string, label: string, choice: () => void) => (
    <Button look="outline" size="small" aria-label={`${words}: ${label}`} onClick={choice}>
      {words}
    </Button>
  );
  return (
    <Notice tone="warn" role="alert" className="mb-5">
      <p className="mb-2 font-medium">{t`Someone else changed these in the meantime. They are not saved yet.`}</p>
      <ul className="space-y-3">
        {clashes.map((clash) => {
          const { label, text, canKeep } = textOf(clash);
          return (
            <li key={clash.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 break-words">{text}</span>
              <span className="flex flex-wrap gap-2">
                {canKeep && choose(t`Keep mine`, label, () => keepMine(clash.id))}
                {choose(t`Take theirs`, label, () => takeTheirs(clash.id))}
              </span>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
