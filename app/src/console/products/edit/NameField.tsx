import { t } from "@lingui/core/macro";
import { useId, useState } from "react";
import { isComposing } from "../../../lib/keys";
import { lengthProblem } from "../../../lib/violations";
import { MAX_NAME, nameProblem, type NameProblem } from "./variants";

interface Props {
  label: string;
  hideLabel?: boolean;
  name: string;
  /** The names of the other entries, which are taken. */
  others: readonly string[];
  className?: string;
  onRename: (name: string) => void;
}

/** The name of an option or a choice. An invalid name stays in the field, with the reason, and is not applied. */
export function NameField({ label, hideLabel = false, name, others, className, onRename }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const problem = typed === undefined ? undefined : nameProblem(typed, others);
  const commit = () => {
    if (typed === undefined || problem) return;
    setTyped(undefined);
    if (typed.trim() !== name) onRename(typed.trim());
  };
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "mb-1.5 block text-sm font-medium"}>
        {hideLabel ? `${label}: ${name}` : label}
      </label>
      <input
        id={id}
        className="field"
        value={typed ?? name}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === "Enter") {
            event.preventDefault();
            commit();
          }
          if (event.key === "Escape") setTyped(undefined);
        }}
      />
      {problem && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-bad">
          {problemText(problem, typed)}
        </p>
      )}
    </div>
  );
}

function problemText(problem: NameProblem, typed: string | undefined): string | undefined {
  if (problem === "empty") return t`Enter a name. Press Escape to restore the old one.`;
  if (problem === "long") return lengthProblem(typed?.trim(), MAX_NAME);
  return t`This name already exists.`;
}
