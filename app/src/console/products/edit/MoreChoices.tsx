import { textLength } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Button, TextField } from "../../../ui";
import { distinctNames, fieldColor, MAX_NAME, typedNames } from "./variants";

interface Props {
  /** The name of the option or modifier. */
  of: string;
  /** The names of its existing choices. */
  names: readonly string[];
  hint: string;
  onAdd: (names: readonly string[]) => void;
}

/** The form of new choices. Names that exist already, in any case, are left out. */
export function MoreChoices({ of, names, hint, onAdd }: Props) {
  const [typed, setTyped] = useState("");
  const list = typedNames(typed);
  const long = list.find((name) => textLength(name) > MAX_NAME);
  const add = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (long) return;
    const added = distinctNames(list, names);
    if (added.length > 0) onAdd(added);
    setTyped("");
  };
  return (
    <form className="mt-4 flex flex-wrap items-start gap-3" onSubmit={add}>
      <TextField
        label={t`More choices of ${{ name: of }}`}
        hint={hint}
        dir="auto"
        value={typed}
        autoComplete="off"
        error={long && t`“${{ text: long }}” is too long`}
        onChange={(event) => setTyped(event.target.value)}
        className="max-w-xs min-w-48 flex-1"
      />
      <Button
        type="submit"
        look="outline"
        className="sm:mt-6.5"
        reason={list.length === 0 || long ? t`Enter at least one choice.` : undefined}
      >
        {t`Add choices`}
      </Button>
    </form>
  );
}

interface ColorProps {
  choice: { id: string; name: string; color: string };
  onChange: (color: string) => void;
}

/** The colour of a new choice. A shared choice's colour cannot be changed here. */
export function ChoiceColor({ choice: { id, name, color }, onChange }: ColorProps) {
  return (
    <input
      type="color"
      aria-label={t`Colour of ${{ name }}`}
      className="me-1 h-12 w-11 shrink-0"
      value={fieldColor(color)}
      disabled={id !== ""}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
