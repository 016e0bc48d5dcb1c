import { currencyDigits } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { numberText } from "../../../lib/money";
import { useConsole } from "../../session/client";
import { useUnloadGuard } from "../../kit/draft/drafts";
import { done, failed } from "../../kit/ui/toasts";
import { importGoods, type Imported } from "../../session/platformCalls";
import { CONSOLE } from "../../session/session";
import { batchesOf, type Goods, type GoodsList, readGoods, type Unreadable } from "./goods";
import { readerOf } from "./goodsFile";
import { type Preview, previewOf } from "./preview";

export type Step = "file" | "comparing" | "checked" | "sending" | "stopped" | "done";

export interface Import {
  step: Step;
  fileName: string;
  /** Why the file cannot be read. */
  unreadable: Unreadable | undefined;
  list: GoodsList | undefined;
  preview: Preview | undefined;
  result: Imported;
  /** The progress of the step, from 0 to 1. */
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

/** Reports the result of an import whose screen was left during a batch. */
function tellAfterLeaving(isOver: boolean, imported: number, goods: number, error?: unknown): void {
  const [count, all] = [numberText(imported), numberText(goods)];
  if (isOver) {
    done(t`The import is over: ${count} of ${all} products are imported.`);
  } else {
    failed(
      t`The import stopped when you left it: ${count} of ${all} products are imported. Import the file again for the rest.`,
      error,
    );
  }
}

/** The products to send: the new and the changed ones. */
export const goodsOf = ({ created, changed }: Preview): Goods[] =>
  [...created, ...changed.map(({ goods }) => goods)].sort((one, other) => one.line - other.line);

/** An import: the file is read and compared, then sent in batches. An interrupted import resumes where it stopped. */
export function useImport() {
  const { client, host, session } = useConsole();
  const queries = useQueryClient();
  const [state, setState] = useState(START);
  const stop = useRef(new AbortController());
  const sent = useRef(0);
  const hasLeft = useRef(false);
  const set = (changes: Partial<Import>) => setState((before) => ({ ...before, ...changes }));

  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      stop.current.abort();
    };
  }, []);
  useUnloadGuard(() => state.step === "sending");

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
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch (error) {
      set({ ...START, fileName: file.name, error });
      return;
    }
    if (signal.aborted) return;
    const read = readGoods(bytes, session.currency ? currencyDigits(session.currency) : 2);
    if (!read.list) {
      setState({ ...START, fileName: file.name, unreadable: read });
      return;
    }
    setState({ ...START, step: "comparing", fileName: file.name, list: read.list });
    await compare(read.list);
  };

  const send = async (goods: readonly Goods[]) => {
    const batches = batchesOf(goods);
    stop.current = new AbortController();
    const { signal } = stop.current;
    let imported = state.result.created + state.result.updated;
    set({ step: "sending", error: undefined, part: sent.current / batches.length });
    try {
      for (const batch of batches.slice(sent.current)) {
        // Never abort a batch in flight: its outcome would be unknown.
        const report = await importGoods(host, batch);
        sent.current += 1;
        imported += report.created + report.updated;
        setState((before) => ({
          ...before,
          part: sent.current / batches.length,
          result: {
            created: before.result.created + report.created,
            updated: before.result.updated + report.updated,
            refusals: [...before.result.refusals, ...report.refusals],
          },
        }));
        if (signal.aborted && sent.current < batches.length) {
          set({ step: "stopped" });
          break;
        }
      }
      if (sent.current === batches.length) set({ step: "done" });
      if (hasLeft.current) tellAfterLeaving(sent.current === batches.length, imported, goods.length);
    } catch (error) {
      set({ step: "stopped", error });
      if (hasLeft.current) tellAfterLeaving(false, imported, goods.length, error);
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
      if (state.preview) void send(goodsOf(state.preview));
    },
    stop: () => {
      stop.current.abort();
    },
  };
}
