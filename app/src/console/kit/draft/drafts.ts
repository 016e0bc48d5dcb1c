/** Drafts: typed values survive a reload, a lost session and a navigation, within this tab. */
import { useCallback, useEffect, useEffectEvent, useState } from "react";

const PREFIX = "console-draft-";
const keyOf = (name: string) => `${PREFIX}${name}`;

/** A value that is kept until it is sent; a stored draft of another shape than the initial value is ignored. */
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
      // Storage is blocked: the draft is kept in memory only.
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

/** Asks for confirmation before the tab closes while it holds something unsaved. */
export function useUnloadGuard(isAtRisk: () => boolean): void {
  const asks = useEffectEvent(isAtRisk);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (asks()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
    };
  }, []);
}

/** Drafts that hold nothing, as of an emptied field, are not kept. */
const NOTHING: readonly (string | null)[] = ['""', "{}", "null"];

/** Whether the tab holds any drafts. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some(
      (key) => key.startsWith(PREFIX) && !NOTHING.includes(sessionStorage.getItem(key)),
    );
  } catch {
    return false;
  }
}
