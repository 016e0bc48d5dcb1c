import { useState } from "react";
import { type Field, fieldProblem, sentText } from "../../ui/form/field";
import { EntryField } from "../kit/form/EntryField";

interface Props {
  field: Field;
  known: string;
  onChange: (value: string) => void;
}

/** A setting that is typed; it is saved with Enter or when its field is left. */
export function TextSetting({ field, known, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const value = typed ?? known;
  const doc = { [field.name]: value };
  const [isLeft, setIsLeft] = useState(false);
  const problem = fieldProblem(field, doc);
  const error = isLeft ? problem : undefined;
  const save = () => {
    setIsLeft(problem !== undefined);
    if (problem !== undefined) return;
    const sent = sentText(field, doc);
    if (sent !== known) onChange(sent);
    setTyped(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <EntryField field={field} doc={doc} value={value} error={error} onChange={setTyped} onBlur={save} />
      <p role="alert" className="sr-only">
        {error}
      </p>
    </form>
  );
}
