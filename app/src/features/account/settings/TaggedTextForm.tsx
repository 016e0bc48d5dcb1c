import { t } from "@lingui/core/macro";
import type { ComponentProps } from "react";
import * as v from "valibot";
import { textIn, type TextTable } from "../../../lib/textTable";
import { SelectField, TextField } from "../../../ui";
import { Form, FormProblem, useStoreForm } from "../../../ui/form";
import { EntryActions, useFirstFocus } from "./ListEditor";

/** A phone number or an email address, with its label. */
export interface TaggedText {
  text: string;
  tag: string;
}

interface Props {
  item: TaggedText | undefined;
  others: readonly TaggedText[];
  label: string;
  schema: v.GenericSchema<string, string>;
  tags: TextTable;
  /** The path of the entry on the wire. */
  wirePath: string;
  input: Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete">;
  keep: (item: TaggedText) => Promise<void>;
  cancel: () => void;
}

export function TaggedTextForm({ item, others, label, schema, tags, wirePath, input, keep, cancel }: Props) {
  const form = useStoreForm({
    schema: v.object({ text: schema, tag: v.string() }),
    values: { text: item?.text ?? "", tag: item?.tag ?? "UNTAGGED" },
    names: ["text", "tag"],
    wire: { [wirePath]: "text" },
    send: async (entry) => {
      if (others.some(({ text }) => text.toLowerCase() === entry.text.toLowerCase())) {
        throw new FormProblem("", { text: t`You have already added this` });
      }
      await keep(entry);
    },
  });
  const text = form.field("text");
  useFirstFocus(text.id);
  return (
    <Form form={form} className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <TextField label={label} {...input} {...text} />
      <SelectField
        label={t`Label`}
        options={Object.keys(tags).map((value) => ({ value, label: textIn(tags, value) ?? value }))}
        {...form.field("tag")}
      />
      <EntryActions busy={form.busy} onCancel={cancel} />
    </Form>
  );
}

export const UNTAGGED = "UNTAGGED";

/** The name of a label; undefined if it has none. */
export function tagName(tag: string | undefined, names: TextTable): string | undefined {
  return tag === undefined || tag === UNTAGGED ? undefined : textIn(names, tag);
}
