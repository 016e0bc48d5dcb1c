/** An owner's act: sends its call once, confirms it by a message with Undo, then refetches the queries it touches. */
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useReducer, useRef } from "react";
import { useStable } from "./useStable";
import { isSame } from "./draft/merge";
import { say } from "../session/log";
import { reread } from "../session/queries";
import { done, failed } from "./ui/toasts";

export interface ActSpec<Input, Result> {
  do: (input: Input) => Promise<Result>;
  /** The success message; none if undefined. */
  success?: (result: Result, input: Input) => string | undefined;
  /** The words for the log of changes; the success message if absent. */
  logged?: (result: Result, input: Input) => string | undefined;
  /** The title of the failure message. Without it `run` shows no message: the caller shows `error`. */
  failure?: (input: Input) => string;
  /** The entries that a bulk act left unchanged: a message with the first reason. */
  partly?: (result: Result, input: Input) => readonly [text: string, reason: unknown] | undefined;
  /** The call that undoes the act, if there is one. */
  undo?: (result: Result, input: Input) => (() => Promise<unknown>) | undefined;
  /** Runs after a success and before the refetch, for example to leave the screen. */
  after?: (result: Result, input: Input) => unknown;
  /** The keys of the queries that the act invalidates. */
  touches?: readonly QueryKey[];
  /** The optimistic update: writes the expected result into the touched queries at once; a failure rolls it back. */
  optimistic?: (queries: QueryClient, input: Input) => void;
  /** Queues the calls of `run` and Undo, repeated ones too. Without it, `run` ignores a press of what is under way. */
  turns?: Turns;
}

export interface Act<Input, Result> {
  /** Runs the act and reports a failure. Settles when the act does, and never throws. Its identity is stable. */
  run: (input: Input) => Promise<void>;
  /** Runs the act for a dialog, which shows the thrown error itself. */
  attempt: (input: Input) => Promise<Result>;
  /** Whether the act runs, or its queries refetch. */
  busy: boolean;
  /** The input of the running act. */
  pending: Input | undefined;
  error: Error | null;
  /** Clears the error. */
  reset: () => void;
}

export function useAct<Input = void, Result = unknown>(spec: ActSpec<Input, Result>): Act<Input, Result> {
  const queries = useQueryClient();
  const { touches = [] } = spec;
  const turns: Turns = spec.turns ?? ((write) => write());
  const ownTurns = useTurns();
  /** The inputs of `run` that are under way. */
  const running = useRef<Input[]>([]);
  /** The number of unsettled calls, Undo included. */
  const open = useRef(0);
  const settle = async () => {
    open.current -= 1;
    // A refetch between queued calls would overwrite their optimistic values.
    if (open.current === 0) await Promise.all(touches.map((queryKey) => reread(queries, queryKey)));
  };
  const revert = (undo: () => Promise<unknown>) => () => {
    open.current += 1;
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for it
    return turns(undo).finally(settle);
  };
  const [, render] = useReducer((count: number) => count + 1, 0);
  /** Writes the optimistic values; returns the previous ones for a rollback. */
  const write = (input: Input) => {
    if (!spec.optimistic) return [];
    for (const queryKey of touches) void queries.cancelQueries({ queryKey });
    const before = touches.flatMap((queryKey) => queries.getQueriesData({ queryKey }));
    spec.optimistic(queries, input);
    // Queries notify after React resets a controlled checkbox, which would flicker for a frame.
    render();
    return before;
  };
  const { mutateAsync, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ input, inTurn }: { input: Input; before: ReturnType<typeof write>; inTurn: Turns; start: number }) =>
      inTurn(() => spec.do(input)),
    onSuccess: async (result, { input, start }) => {
      const refused = spec.partly?.(result, input);
      if (refused) failed(...refused);
      const text = spec.success?.(result, input);
      const undo = spec.undo?.(result, input);
      const said = spec.logged?.(result, input) ?? text;
      if (said !== undefined) say(start, said);
      if (text !== undefined) done(text, undo && revert(undo));
      await spec.after?.(result, input);
    },
    onError: (_error, { before }) => {
      if (open.current === 1) for (const [queryKey, value] of before) queries.setQueryData(queryKey, value);
    },
    onSettled: settle,
  });
  const send = (input: Input, inTurn: Turns) => {
    open.current += 1;
    return mutateAsync({ input, before: write(input), inTurn, start: Date.now() });
  };
  const run = useStable(async (input: Input) => {
    // Another input, such as another row's, waits for its turn.
    if (!spec.turns && running.current.some((other) => isSame(other, input))) return;
    running.current.push(input);
    try {
      await send(input, spec.turns ?? ownTurns);
    } catch (thrown) {
      if (spec.failure) failed(spec.failure(input), thrown);
    } finally {
      running.current.splice(running.current.indexOf(input), 1);
    }
  });
  return {
    run,
    attempt: (input) => send(input, turns),
    busy: isPending,
    pending: isPending ? variables.input : undefined,
    error,
    reset,
  };
}

/** A queue of writes: each starts when the one before has settled. */
type Turns = <Answer>(write: () => Promise<Answer>) => Promise<Answer>;

/** Runs writes one after another: of concurrent writes, the platform may apply any last, or refuse it. */
export function useTurns(): Turns {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Answer>(write: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.current.then(write, write);
    last.current = turn;
    return turn;
  }, []);
}
