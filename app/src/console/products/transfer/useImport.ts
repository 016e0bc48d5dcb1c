import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useConsole } from "../../client";
import { importGoods, type Imported } from "../../platformCalls";
import { CONSOLE } from "../../session";
import { batchesOf, type GoodsList, readGoods, type ReadList } from "./goods";
import { readerOf } from "./goodsFile";
import { type Preview, previewOf } from "./preview";

export type Step = "file" | "comparing" | "checked" | "sending" | "stopped" | "done";

export interface Import {
  step: Step;
  fileName: string;
  /** Why the file is no list of goods. */
  unreadable: Exclude<ReadList, { list: GoodsList }> | undefined;
  list: GoodsList | undefined;
  preview: Preview | undefined;
  result: Imported;
  /** From 0 to 1, of the step. */
  part: number;
  error: unknown;
}

const NOTHING: Imported = { created: 0, updated: 0, refusals: [] };
const START: Import = {
  step: "file",
  fileName: "",
  unreadable: undefined,
  list: undefined,
  preview: undefined,
  result: NOTHING,
  part: 0,
  error: undefined,
};

/** An import: a file is read and compared first, then sent in parts. One that breaks off goes on where it stopped. */
export function useImport() {
  const { client, host, session } = useConsole();
  const queries = useQueryClient();
  const [state, setState] = useState(START);
  const stop = useRef(new AbortController());
  const sent = useRef(0);
  const set = (changes: Partial<Import>) => setState((before) => ({ ...before, ...changes }));

  useEffect(() => () => stop.current.abort(), []);
  const isSending = state.step === "sending";
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
    };
  }, [isSending]);

  const compare = async (list: GoodsList) => {
    const { signal } = stop.current;
    try {
      const report = (part: number) => set({ part });
      const reader = await readerOf(queries, client, host);
      const preview = await previewOf(reader, list.goods, session.currency, report, signal);
      set({ step: "checked", preview });
    } catch (error) {
      if (!signal.aborted) set({ step: "checked", error });
    }
  };

  const choose = async (file: File) => {
    stop.current.abort();
    stop.current = new AbortController();
    sent.current = 0;
    const { signal } = stop.current;
    let text: string;
    try {
      text = await file.text();
    } catch (error) {
      set({ ...START, fileName: file.name, error });
      return;
    }
    if (signal.aborted) return;
    const read = readGoods(text);
    if (!read.list) {
      setState({ ...START, fileName: file.name, unreadable: read });
      return;
    }
    setState({ ...START, step: "comparing", fileName: file.name, list: read.list });
    await compare(read.list);
  };

  const send = async (list: GoodsList) => {
    const batches = batchesOf(list.goods);
    stop.current = new AbortController();
    const { signal } = stop.current;
    set({ step: "sending", error: undefined, part: sent.current / batches.length });
    try {
      for (const batch of batches.slice(sent.current)) {
        // A part that is under way is waited for: whether it is in has to be known.
        const told = await importGoods(host, batch);
        sent.current += 1;
        setState((before) => ({
          ...before,
          part: sent.current / batches.length,
          result: {
            created: before.result.created + told.created,
            updated: before.result.updated + told.updated,
            refusals: [...before.result.refusals, ...told.refusals],
          },
        }));
        if (signal.aborted && sent.current < batches.length) {
          set({ step: "stopped" });
          return;
        }
      }
      set({ step: "done" });
    } catch (error) {
      set({ step: "stopped", error });
    } finally {
      void queries.invalidateQueries({ queryKey: [CONSOLE] });
    }
  };

  return {
    ...state,
    choose,
    compareAgain: () => {
      if (!state.list) return;
      set({ step: "comparing", error: undefined, part: 0 });
      void compare(state.list);
    },
    send: () => {
      if (state.list) void send(state.list);
    },
    stop: () => {
      stop.current.abort();
    },
  };
}
