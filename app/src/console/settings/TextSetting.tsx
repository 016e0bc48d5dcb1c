import { t } from "@lingui/core/macro";
import { useState } from "react";
import { type Field, fieldProblem, sentText } from "../../ui/form/field";
import { Button } from "../../ui";
import { EntryField } from "../kit/form/EntryField";

interface Props {
  field: Field;
  known: string;
  onChange: (value: string) => void;
}

/** A setting that is typed, with a button that saves it. */
export function TextSetting({ field, known, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const value = typed ?? known;
  const doc = { [field.name]: value };
  const problem = fieldProblem(field, doc);
  return (
    <form
      className="mb-5 flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const sent = sentText(field, doc);
        if (problem !== undefined) return;
        if (sent !== known) onChange(sent);
        setTyped(undefined);
      }}
    >
      <div className="min-w-0 flex-1 sm:max-w-md">
        <EntryField field={field} doc={doc} value={value} onChange={setTyped} />
      </div>
      <Button type="submit" look="outline" className="mt-6.5" reason={problem}>
        {t`Save`}
      </Button>
    </form>
  );
}
