import { useRef, useState } from "react";

interface Spec<Input, Data> {
  do: (input: Input) => Promise<Data>;
  /** Called with the result; the action stays busy until it ends. */
  after?: (data: Data, input: Input) => unknown;
  failed?: (error: unknown) => void;
  /** Called after success and failure. */
  ended?: () => void;
}

interface Run<Input, Data> {
  busy: boolean;
  done: boolean;
  data: Data | undefined;
  /** The error of the last run; null without one. */
  error: Error | null;
  /** The input of the last run. */
  input: Input | undefined;
}

/** An action by its last run: whether it is busy, and its result or error. */
export function useAction<Data, Input = void>(spec: Spec<Input, Data>) {
  const idle: Run<Input, Data> = { busy: false, done: false, data: undefined, error: null, input: undefined };
  const [state, setState] = useState(idle);
  const latest = useRef(0);
  /** Begins a run, whose state the hook returns until the next run or reset. */
  const begin = () => {
    const number = (latest.current += 1);
    return (next: Run<Input, Data>) => {
      if (latest.current === number) setState(next);
    };
  };
  const run = async (input: Input): Promise<void> => {
    const show = begin();
    show({ ...idle, busy: true, input });
    try {
      const data = await spec.do(input);
      await spec.after?.(data, input);
      show({ ...idle, done: true, data, input });
    } catch (error) {
      spec.failed?.(error);
      show({ ...idle, error: error as Error, input });
    } finally {
      spec.ended?.();
    }
  };
  return {
    ...state,
    run: (input: Input) => void run(input),
    reset: () => {
      begin()(idle);
    },
  };
}
