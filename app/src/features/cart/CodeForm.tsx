import { type ReactNode, useState } from "react";
import { Button, Icon, TextField } from "../../ui";

export interface AppliedCode {
  id: string;
  code: string;
  removeLabel: string;
}

interface Props {
  label: string;
  /** What the button says. */
  action: string;
  hint?: ReactNode;
  applied: readonly AppliedCode[];
  /** Says what is wrong with a code before it is sent. */
  check: (code: string) => string | undefined;
  /** Applies a code, and says what came of it. */
  onApply: (code: string) => Promise<string>;
  onRemove: (code: AppliedCode) => Promise<string>;
  sayError: (thrown: unknown) => string;
}

/** A code that is typed and applied, and the codes that are. What was typed stays until it is good. */
export function CodeForm({ label, action, hint, applied, check, onApply, onRemove, sayError }: Props) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  const attempt = async (work: () => Promise<string>) => {
    setBusy(true);
    setError(undefined);
    try {
      const done = await work();
      setCode("");
      setSaid(done);
    } catch (thrown) {
      setSaid("");
      setError(sayError(thrown));
    } finally {
      setBusy(false);
    }
  };
  const submit = () => {
    const typed = code.trim();
    const wrong = check(typed);
    if (wrong !== undefined) setError(wrong);
    else if (!busy) void attempt(() => onApply(typed));
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
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value);
            setError(undefined);
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
                onClick={() => void attempt(() => onRemove(entry))}
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
        {said}
      </p>
    </div>
  );
}
