import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useId, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type { GenericSchema } from "valibot";
import { FormProblem } from "./FormProblem";
import { placeProblems, type WireNames } from "./problems";

interface Options<Input extends FieldValues, Output> {
  schema: GenericSchema<Input, Output>;
  values: DefaultValues<Input>;
  /** The names of all fields, in the order shown. */
  names: readonly Path<Input>[];
  wire?: WireNames;
  /** Sends the form. Errors appear at their fields, and typed values stay. */
  send: (values: Output) => Promise<void>;
}

/** An entry of the summary: a link to its field, or a problem of the whole form. */
export interface Problem {
  message: string;
  fieldId?: string;
  /** Whether the message also shows the shop's email address. */
  contact?: boolean;
}

export interface StoreForm<Input extends FieldValues = FieldValues, Output = unknown> {
  form: UseFormReturn<Input, unknown, Output>;
  id: string;
  /** The props that connect a field component to the form's field. */
  field: (name: Path<Input>) => ReturnType<UseFormReturn<Input, unknown, Output>["register"]> & {
    id: string;
    error: string | undefined;
    announceError: boolean;
  };
  submit: (event?: { preventDefault(): void }) => void;
  busy: boolean;
  /** Whether the typed values are saved. */
  saved: boolean;
  problems: readonly Problem[];
  /** The number of failed attempts, so that the summary takes the focus after each. */
  failures: number;
}

/** A form of the store: validated by a schema, sent once at a time, with errors mapped to fields. */
export function useStoreForm<Input extends FieldValues, Output>({
  schema,
  values,
  names,
  wire = {},
  send,
}: Options<Input, Output>): StoreForm<Input, Output> {
  const id = useId();
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: values,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const [failures, setFailures] = useState(0);
  const [saved, setSaved] = useState(false);
  const fieldId = (name: string) => `${id}-${name}`;

  const place = (thrown: unknown) => {
    const { fields, whole } = placeProblems(thrown, names, wire);
    for (const name of names) {
      const message = fields[name];
      if (message !== undefined) form.setError(name, { type: "server", message });
    }
    const type = thrown instanceof FormProblem && thrown.contact ? "contact" : "server";
    if (whole.length > 0) form.setError("root", { type, message: whole.join(" ") });
  };
  const attempt = form.handleSubmit(
    async (checked) => {
      try {
        await send(checked);
        setSaved(true);
      } catch (thrown) {
        place(thrown);
        setFailures((count) => count + 1);
      }
    },
    () => {
      setFailures((count) => count + 1);
    },
  );

  // A form with one field shows its error at the field only.
  const single = names.length === 1 ? names[0] : undefined;
  const isWrong = single !== undefined && messageOf(errors, single) !== undefined;
  const singleId = single === undefined ? "" : fieldId(single);
  useEffect(() => {
    if (failures > 0 && isWrong) document.getElementById(singleId)?.focus();
  }, [failures, isWrong, singleId]);
  const problems: Problem[] = [
    ...(errors.root?.message ? [{ message: errors.root.message, contact: errors.root.type === "contact" }] : []),
    ...(single === undefined ? names : []).flatMap((name) => {
      const message = messageOf(errors, name);
      return message === undefined ? [] : [{ message, fieldId: fieldId(name) }];
    }),
  ];
  return {
    form,
    id,
    field: (name) => ({
      ...form.register(name, {
        onChange: () => {
          setSaved(false);
        },
      }),
      id: fieldId(name),
      error: messageOf(errors, name),
      announceError: single !== undefined,
    }),
    submit: (event) => {
      event?.preventDefault();
      if (isSubmitting) return;
      setSaved(false);
      void attempt();
    },
    busy: isSubmitting,
    saved,
    problems,
    failures,
  };
}

function messageOf<Input extends FieldValues>(errors: FieldErrors<Input>, name: string): string | undefined {
  const error: unknown = get(errors, name);
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" && error.message ? error.message : undefined;
}
