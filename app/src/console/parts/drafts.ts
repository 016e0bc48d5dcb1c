/** Drafts: what is typed survives a reload, a lost session and a way elsewhere, in this tab. */
import { useCallback, useState } from "react";

const keyOf = (name: string) => `console-draft-${name}`;

/** A value that is kept until it is sent; a draft of another shape than the first value is not taken. */
export function useDraft<Value>(
  name: string,
  first: Value,
  isValue: (value: unknown) => value is Value = sameType(first),
): [value: Value, set: (value: Value) => void, forget: () => void] {
  const [value, setValue] = useState(() => read(name, isValue) ?? first);
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        sessionStorage.setItem(keyOf(name), JSON.stringify(next));
      } catch {
        // Storage is blocked: the draft lasts as long as the page.
      }
    },
    [name],
  );
  const forget = useCallback(() => {
    setValue(first);
    try {
      sessionStorage.removeItem(keyOf(name));
    } catch {
      // There is none, then.
    }
  }, [name, first]);
  return [value, set, forget];
}

function read<Value>(name: string, isValue: (value: unknown) => value is Value): Value | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
    return isValue(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function sameType<Value>(first: Value) {
  return (value: unknown): value is Value => typeof value === typeof first && value !== null;
}
