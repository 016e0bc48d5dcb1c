import { useEffect, useId, useState } from "react";
import { useAction } from "../../lib/resource";
import { changeOf, type Field, fieldProblems, fieldsFor, fieldValue, sentText } from "./field";
import { NO_REFUSAL, placeProblems } from "./problems";

interface Options<Doc> {
  /** The fields, in the order shown. */
  fields: readonly Field<NoInfer<Doc>>[];
  /** The texts at the beginning. */
  values: Doc;
  /** Sends the texts, empty for fields that are not shown. Errors appear at their fields, and typed values stay. */
  send: (values: NoInfer<Doc>) => Promise<void>;
}

/** An entry of the summary: a link to its field, or a problem of the whole form. */
export interface Problem {
  message: string;
  fieldId?: string;
  /** Whether the message also shows the shop's email address. */
  contact?: boolean;
}

/** The props of a field's control. */
export interface Control {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  announceError: boolean;
  onChange: (event: { target: { value: string } }) => void;
}

export interface StoreForm<Doc> {
  /** The fields that the typed values have. */
  fields: readonly Field<Doc>[];
  /** The texts as typed. */
  values: Doc;
  control: (name: keyof Doc & string) => Control;
  submit: (event?: { preventDefault(): void }) => void;
  /** Returns to the texts at the beginning. */
  reset: () => void;
  busy: boolean;
  /** Whether the typed values are saved. */
  saved: boolean;
  problems: readonly Problem[];
  /** The number of failed attempts, so that the summary takes the focus after each. */
  failures: number;
}

/** A form of the store: checked by its fields, sent once at a time, with errors at their fields after an attempt. */
export function useStoreForm<Doc extends Record<keyof Doc, string>>(options: Options<Doc>): StoreForm<Doc> {
  const id = useId();
  const [values, setValues] = useState(options.values);
  const [attempted, setAttempted] = useState(false);
  const [failures, setFailures] = useState(0);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const fields = fieldsFor(options.fields, values);
  const blank = Object.fromEntries(options.fields.map(({ name }) => [name, ""]));
  const texts = Object.fromEntries(fields.map((field) => [field.name, sentText(field, values)]));
  const sent = { ...values, ...blank, ...texts };
  const found = fieldProblems(fields, sent);
  const sending = useAction({
    do: options.send,
    failed: (thrown) => {
      setRefusal(placeProblems(thrown, fields));
      setFailures((count) => count + 1);
    },
  });

  const fieldId = (name: string) => `${id}-${name}`;
  const errorOf = (name: string) =>
    refusal.fields[name] ?? (attempted ? found.find(({ field }) => field === name)?.text : undefined);
  // A form with one field shows its error at the field only.
  const single = options.fields.length === 1 ? options.fields[0]?.name : undefined;
  const wrong = single !== undefined && errorOf(single) !== undefined ? fieldId(single) : undefined;
  useEffect(() => {
    if (failures > 0 && wrong !== undefined) document.getElementById(wrong)?.focus();
  }, [failures, wrong]);

  const { whole, contact } = refusal;
  return {
    fields,
    values,
    control: (name) => ({
      id: fieldId(name),
      name,
      value: fieldValue(values, name),
      error: errorOf(name),
      announceError: single !== undefined,
      onChange: ({ target }) => {
        const changed = fields.find((field) => field.name === name);
        if (changed) setValues((now) => ({ ...now, ...changeOf(now, changed, target.value) }));
        setRefusal((now) => ({ ...now, fields: { ...now.fields, [name]: undefined } }));
        if (sending.done) sending.reset();
      },
    }),
    submit: (event) => {
      event?.preventDefault();
      if (sending.busy) return;
      setRefusal(NO_REFUSAL);
      setAttempted(true);
      if (found.length === 0) {
        sending.run(sent);
      } else {
        sending.reset();
        setFailures(failures + 1);
      }
    },
    reset: () => {
      setValues(options.values);
      setAttempted(false);
    },
    busy: sending.busy,
    saved: sending.done,
    problems: [
      ...(whole ? [{ message: whole, contact }] : []),
      ...(single === undefined ? fields : []).flatMap(({ name }) => {
        const message = errorOf(name);
        return message === undefined ? [] : [{ message, fieldId: fieldId(name) }];
      }),
    ],
    failures,
  };
}
