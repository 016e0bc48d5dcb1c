import { useCallback, useRef } from "react";

/** Runs one write after another: of writes at once, any could be the last one on the platform, or refused. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Answer>(write: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.current.then(write, write);
    last.current = turn;
    return turn;
  }, []);
}
