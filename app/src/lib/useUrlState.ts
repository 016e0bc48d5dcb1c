import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from "react";
import { type NavigateOptions, useNavigate, useSearchParams } from "./router";

/** Converts a state from and to the URL's query. */
export interface UrlCodec<State> {
  read: (params: URLSearchParams) => State;
  write: (state: State) => string;
}

/** Changes the state; by default with a new history entry. */
export type SetUrlState<State> = (step: (before: State) => State, options?: NavigateOptions) => void;

/** State in the URL. Changes are optimistic: they render at once, and the URL follows. */
export function useUrlState<State>({ read, write }: UrlCodec<State>): [state: State, set: SetUrlState<State>] {
  const params = useSearchParams();
  const navigate = useNavigate();
  const fromAddress = useMemo(() => read(params), [params, read]);
  const [state, showAtOnce] = useOptimistic(fromAddress);
  // Two changes may precede the next render.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const set = useCallback<SetUrlState<State>>(
    (step, options) => {
      const next = step(latest.current);
      latest.current = next;
      startTransition(() => {
        showAtOnce(next);
        navigate(`?${write(next)}`, options);
      });
    },
    [navigate, showAtOnce, write],
  );
  return [state, set];
}
