import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isSame } from "./merge";

/** Binds a form to a draft of its values: `onTyped` gets what is typed, and values that change elsewhere are filled in. */
export function useTypedDraft<Values extends FieldValues>(
  { subscribe, getValues, reset }: UseFormReturn<Values>,
  values: Values,
  onTyped: (name: keyof Values & string, value: Values[keyof Values]) => void,
): void {
  const keep = useEffectEvent(onTyped);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed, name, type }) => {
          // A reset has no type: its values come from the draft.
          if (type && name !== undefined && name in typed) keep(name, typed[name as keyof Values]);
        },
      }),
    [subscribe],
  );
  useEffect(() => {
    if (!isSame(values, getValues())) reset(values);
  }, [values, getValues, reset]);
}
