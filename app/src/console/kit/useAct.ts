/** An act of the owner: sent once, confirmed by a message with Undo, then the queries that it touches are read anew. */
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useReducer, useRef } from "react";
import { done, failed } from "./ui/toasts";

export interface ActSpec<Input, Result> {
  do: (input: Input) => Promise<Result>;
  /** The success message; there is none without a text. */
  said?: (result: Result, input: Input) => string | undefined;
  /** The title of the failure message. Without it `run` shows no message: the caller shows `error`. */
  failure?: (input: Input) => string;
  /** The entries that a bulk act left unchanged: a message and the first reason. */
  partly?: (result: Result, input: Input) => readonly [text: string, reason: unknown] | undefined;
  /** The call that reverts the act, where there is one. */
  undo?: (result: Result, input: Input) => (() => Promise<unknown>) | undefined;
  /** Runs after a success and before the queries are read anew, for example to leave the screen. */
  after?: (result: Result, input: Input) => unknown;
  /** The keys of the queries that the act changes. */
  touches?: readonly QueryKey[];
  /** Writes the expected result into the touched queries, before `run` returns; a failure restores them. */
  optimistic?: (queries: QueryClient, input: Input) => void;
  /** Queues the calls of `run` and Undo. Without it, `run` does nothing while the act is busy. */
  turns?: Turns;
}

export interface Act<Input, Result> {
  /** Runs the act and reports a failure. Settles when the act does, and never throws. */
  run: (input: Input) => Promise<void>;
  /** Runs the act for a dialog, which shows the thrown refusal itself. */
  attempt: (input: Input) => Promise<Result>;
  /** Whether the act runs, or the queries that it touches load again. */
  busy: boolean;
  /** The input of the running act. */
  pending: Input | undefined;
  error: Error | null;
  /** Forgets the error. */
  reset: () => void;
}

export function useAct<Input = void, Result = unknown>(spec: ActSpec<Input, Result>): Act<Input, Result> {
  const queries = useQueryClient();
  const { touches = [] } = spec;
  const turns: Turns = spec.turns ?? ((write) => write());
  /** The number of calls that are not settled, those of Undo included. */
  const open = useRef(0);
  const settle = async () => {
    try {
      // An answer read between queued calls would replace their optimistic values.
      if (open.current === 1) await Promise.all(touches.map((queryKey) => queries.invalidateQueries({ queryKey })));
    } finally {
      open.current -= 1;
    }
  };
  const revert = (undo: () => Promise<unknown>) => () => {
    open.current += 1;
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for it
    return turns(undo).finally(settle);
  };
  const [, render] = useReducer((count: number) => count + 1, 0);
  /** Writes the optimistic values and returns those before. */
  const write = (input: Input) => {
    if (!spec.optimistic) return [];
    for (const queryKey of touches) void queries.cancelQueries({ queryKey });
    const before = touches.flatMap((queryKey) => queries.getQueriesData({ queryKey }));
    spec.optimistic(queries, input);
    // Queries notify later than React resets a controlled checkbox, which would spring back for a frame.
    render();
    return before;
  };
  const { mutateAsync, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ input }: { input: Input; before: ReturnType<typeof write> }) => turns(() => spec.do(input)),
    onSuccess: async (result, { input }) => {
      const refused = spec.partly?.(result, input);
      if (refused) failed(...refused);
      const text = spec.said?.(result, input);
      const undo = spec.undo?.(result, input);
      if (text !== undefined) done(text, undo && revert(undo));
      await spec.after?.(result, input);
    },
    onError: (_error, { before }) => {
      if (open.current === 1) for (const [queryKey, value] of before) queries.setQueryData(queryKey, value);
    },
    onSettled: settle,
  });
  const attempt = (input: Input) => {
    open.current += 1;
    return mutateAsync({ input, before: write(input) });
  };
  return {
    run: async (input) => {
      if (!spec.turns && open.current > 0) return;
      try {
        await attempt(input);
      } catch (thrown) {
        if (spec.failure) failed(spec.failure(input), thrown);
      }
    },
    attempt,
    busy: isPending,
    pending: isPending ? variables.input : undefined,
    error,
    reset,
  };
}

/** Queues writes: starts a write when those before it are settled. */
type Turns = <Answer>(write: () => Promise<Answer>) => Promise<Answer>;

/** Runs one write after another: of writes at once, any could be the last one on the platform, or refused. */
export function useTurns(): Turns {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Answer>(write: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.current.then(write, write);
    last.current = turn;
    return turn;
  }, []);
}
