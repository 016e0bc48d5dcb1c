/** An act of the owner: sent once, confirmed by a message with Undo, then the queries that it touches are read anew. */
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { done, failed } from "./ui/toasts";
import type { Turns } from "./useTurns";

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
  /** Writes the expected result into the touched queries; a failure restores them. */
  optimistic?: (queries: QueryClient, input: Input) => void;
  /** Queues the calls of `run` and Undo. Without it, `run` does nothing while the act is busy. */
  turns?: Turns;
}

export interface Act<Input, Result> {
  /** Runs the act and reports a failure. Settles when the act does, and never throws. */
  run: (input: Input) => Promise<void>;
  /** Runs the act for a dialog, which shows the thrown refusal itself. */
  attempt: (input: Input) => Promise<Result>;
  /** Whether the act runs, or what it touches is being read anew. */
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
    return turns(undo).finally(settle);
  };
  const { mutateAsync, isPending, variables, error, reset } = useMutation({
    mutationFn: (input: Input) => turns(() => spec.do(input)),
    onMutate: async (input) => {
      open.current += 1;
      if (!spec.optimistic) return [];
      await Promise.all(touches.map((queryKey) => queries.cancelQueries({ queryKey })));
      const known = touches.flatMap((queryKey) => queries.getQueriesData({ queryKey }));
      spec.optimistic(queries, input);
      return known;
    },
    onSuccess: async (result, input) => {
      const refused = spec.partly?.(result, input);
      if (refused) failed(...refused);
      const text = spec.said?.(result, input);
      const undo = spec.undo?.(result, input);
      if (text !== undefined) done(text, undo && revert(undo));
      await spec.after?.(result, input);
    },
    onError: (_error, _input, known) => {
      if (open.current === 1) for (const [queryKey, value] of known ?? []) queries.setQueryData(queryKey, value);
    },
    onSettled: settle,
  });
  return {
    run: async (input) => {
      if (!spec.turns && open.current > 0) return;
      try {
        await mutateAsync(input);
      } catch (thrown) {
        if (spec.failure) failed(spec.failure(input), thrown);
      }
    },
    attempt: mutateAsync,
    busy: isPending,
    pending: isPending ? variables : undefined,
    error,
    reset,
  };
}
