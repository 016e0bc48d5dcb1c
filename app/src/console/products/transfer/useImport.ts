import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { numberText } from "../../../lib/money";
import { useConsole } from "../../session/client";
import { reread } from "../../session/queries";
import { useUnloadGuard } from "../../kit/draft/drafts";
import { done, failed } from "../../kit/ui/toasts";
import { CONSOLE } from "../../session/session";
import { added, type Imported, importFile, NOTHING } from "./importCall";

export type Step = "file" | "checking" | "checked" | "sending" | "stopped" | "done";

export interface Import {
  step: Step;
  file: File | undefined;
  /** The result of the dry run. */
  preview: Imported;
  /** The result of the import. */
  result: Imported;
  error: unknown;
}

const START: Import = { step: "file", file: undefined, preview: NOTHING, result: NOTHING, error: undefined };

/** Reports the result of an import whose screen was left during a batch. */
function tellAfterLeaving(isOver: boolean, result: Imported, preview: Imported, error?: unknown): void {
  const countOf = ({ created, updated }: Imported) => numberText(created + updated);
  const [count, all] = [countOf(result), countOf(preview)];
  if (isOver) {
    done(t`The import is over: ${count} of ${all} products are imported.`);
  } else {
    failed(
      t`The import stopped when you left it: ${count} of ${all} products are imported. Import the file again for the rest.`,
      error,
    );
  }
}

/** An import: a dry run of a file, then the import. An interrupted import resumes where it stopped. */
export function useImport() {
  const { host } = useConsole();
  const queries = useQueryClient();
  const [state, setState] = useState(START);
  const stop = useRef(new AbortController());
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

  const check = async (file: File) => {
    stop.current.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    setState({ ...START, step: "checking", file });
    let preview = NOTHING;
    try {
      for await (const batch of importFile(host, file, { dryRun: true, signal })) {
        preview = added(preview, batch);
        set({ preview });
      }
      set({ step: "checked" });
    } catch (error) {
      if (!signal.aborted) set({ step: "file", preview: NOTHING, error });
    }
  };

  const send = async (file: File) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    const { preview } = state;
    let { result } = state;
    set({ step: "sending", error: undefined });
    try {
      let isOver = true;
      for await (const batch of importFile(host, file, { after: result.products })) {
        result = added(result, batch);
        set({ result });
        // Never abort a batch in flight: its outcome would be unknown.
        isOver = !signal.aborted || batch.part === 1;
        if (!isOver) break;
      }
      set({ step: isOver ? "done" : "stopped" });
      if (hasLeft.current) tellAfterLeaving(isOver, result, preview);
    } catch (error) {
      set({ step: "stopped", error });
      if (hasLeft.current) tellAfterLeaving(false, result, preview, error);
    } finally {
      void reread(queries, [CONSOLE]);
    }
  };

  const { file } = state;
  return {
    ...state,
    check: (chosen: File) => void check(chosen),
    checkAgain: () => file && void check(file),
    send: () => file && void send(file),
    stop: () => {
      stop.current.abort();
    },
  };
}
