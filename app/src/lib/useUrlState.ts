import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from "react";
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from "react-router";

/** A state and the query of the address that holds it. */
export interface UrlCodec<State> {
  read: (params: URLSearchParams) => State;
  write: (state: State) => string;
}

/** Changes the state: by default as a new entry of the history. */
export type SetUrlState<State> = (step: (before: State) => State, options?: NavigateOptions) => void;

/** The state in the address. Changes are optimistic: they show at once, and the address follows. */
export function useUrlState<State>({ read, write }: UrlCodec<State>): [state: State, set: SetUrlState<State>] {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const fromAddress = useMemo(() => read(params), [params, read]);
  const [state, showAtOnce] = useOptimistic(fromAddress);
  // Two changes come before the next render.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const set = useCallback<SetUrlState<State>>(
    (step, options) => {
      const next = step(latest.current);
      latest.current = next;
      startTransition(async () => {
        showAtOnce(next);
        await navigate({ pathname, search: write(next) }, options);
      });
    },
    [navigate, pathname, showAtOnce, write],
  );
  return [state, set];
}
