import { useAction } from "../../lib/resource";
import { type ReactNode, useState } from "react";
import { Button, Icon, TextField } from "../../ui";

interface AppliedCode {
  id: string;
  code: string;
  removeLabel: string;
}

interface Props {
  label: string;
  /** The label of the button. */
  action: string;
  hint?: ReactNode;
  applied: readonly AppliedCode[];
  /** The validation of a code before it is sent. */
  check: (code: string) => string | undefined;
  /** Applies a code; returns the success message. */
  onApply: (code: string) => Promise<string>;
  onRemove: (code: AppliedCode) => Promise<string>;
  sayError: (thrown: unknown) => string;
}

/** A form for codes, with the applied ones. A refused code stays in the field for correction. */
export function CodeForm({ label, action, hint, applied, check, onApply, onRemove, sayError }: Props) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const { run, reset, data, busy, error } = useAction({
    do: ({ change }: { change: () => Promise<string>; sent?: string }) => change(),
    after: (_, { sent }) => {
      // Keeps newer text, such as a code typed while an applied code is being removed.
      setCode((typed) => (typed.trim() === sent ? "" : typed));
    },
  });
  const submit = () => {
    const typed = code.trim();
    const found = check(typed);
    setProblem(found);
    if (found === undefined && !busy) run({ change: () => onApply(typed), sent: typed });
  };

  return (
    <div>
      <form
        noValidate
        className="flex items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          className="flex-1"
          label={label}
          hint={hint}
          value={code}
          error={problem ?? (error === null ? undefined : sayError(error))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(undefined);
            if (error !== null) reset();
          }}
        />
        <Button type="submit" look="outline" busy={busy} className="mt-7">
          {action}
        </Button>
      </form>
      {applied.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {applied.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                aria-label={entry.removeLabel}
                onClick={() => run({ change: () => onRemove(entry) })}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken ps-4 pe-3 text-sm font-medium hover:bg-line"
              >
                {entry.code}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {data}
      </p>
    </div>
  );
}
