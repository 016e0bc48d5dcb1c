import { startTransition, useLayoutEffect, useOptimistic, useRef } from "react";
import { afterPaint } from "./timing";

/** The value of a control that shows a choice at once and applies it after the next paint, and the function that chooses. */
export function useShownFirst<Value>(
  value: Value,
  apply: (value: Value) => void,
): readonly [shown: Value, choose: (next: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const latest = useRef<typeof apply>(undefined);
  useLayoutEffect(() => {
    latest.current = apply;
    // A control that is gone applies nothing.
    return () => {
      latest.current = undefined;
    };
  });
  const choose = (next: Value) =>
    startTransition(async () => {
      show(next);
      await new Promise<void>(afterPaint);
      latest.current?.(next);
    });
  return [shown, choose];
}
