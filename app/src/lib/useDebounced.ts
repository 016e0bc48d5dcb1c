import { useEffect, useState } from "react";

/** Debounces a value: returns it once it has not changed for a while. */
export function useDebounced<T>(value: T, pauseMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDebounced(value);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, pauseMs]);
  return debounced;
}
