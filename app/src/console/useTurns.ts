import { useCallback, useRef } from "react";

/** Queues writes: starts a write when those before it are settled. */
export type Turns = <Answer>(write: () => Promise<Answer>) => Promise<Answer>;

/** Runs one write after another: of writes at once, any could be the last one on the platform, or refused. */
export function useTurns(): Turns {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Answer>(write: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.current.then(write, write);
    last.current = turn;
    return turn;
  }, []);
}
