import { useCallback, useLayoutEffect, useRef } from "react";

/** A handler of stable identity, for memoized children: it calls the function of the last render. */
export function useStable<Input extends unknown[], Result>(
  latest: (...input: Input) => Result,
): (...input: Input) => Result {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useCallback((...input) => ref.current(...input), []);
}
