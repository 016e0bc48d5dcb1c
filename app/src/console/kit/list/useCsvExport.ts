/** The export of a list to a CSV file. Rows are held a page at a time, and one that breaks off goes on where it stopped. */
import { useEffect, useRef, useState } from "react";
import { retryParts } from "../../../lib/loading";

/** A part of the file; the first one begins with the head. */
export interface CsvPage {
  text: string;
  /** The number of entries in it. */
  count: number;
  next: string | undefined;
}

export type ReadPage = (cursor: string, signal: AbortSignal) => Promise<CsvPage>;

export interface CsvExport {
  step: "idle" | "reading" | "stopped" | "done";
  /** The number of entries so far. */
  count: number;
  error: unknown;
}

interface Job {
  fileName: string;
  read: ReadPage;
  /** Blobs, which a browser may keep outside of the page's memory. */
  parts: Blob[];
  cursor: string;
  stop: AbortController;
}

const IDLE: CsvExport = { step: "idle", count: 0, error: undefined };

export function useCsvExport() {
  const [state, setState] = useState(IDLE);
  const job = useRef<Job>(undefined);
  useEffect(() => () => job.current?.stop.abort(), []);

  const proceed = async (current: Job) => {
    const { read, parts, stop, fileName } = current;
    setState((before) => ({ ...before, step: "reading", error: undefined }));
    try {
      do {
        const { text, count, next = "" } = await read(current.cursor, stop.signal);
        if (stop.signal.aborted) return;
        parts.push(new Blob([text]));
        current.cursor = next;
        setState((before) => ({ ...before, count: before.count + count }));
      } while (current.cursor);
      download(fileName, ...parts);
      setState((before) => ({ ...before, step: "done" }));
    } catch (error) {
      if (!stop.signal.aborted) setState((before) => ({ ...before, step: "stopped", error }));
    }
  };

  return {
    ...state,
    /** Whether the export runs, or stopped and can continue. */
    isBusy: state.step === "reading" || state.step === "stopped",
    start: (fileName: string, read: ReadPage) => {
      job.current?.stop.abort();
      job.current = { fileName, read, parts: [], cursor: "", stop: new AbortController() };
      setState(IDLE);
      void proceed(job.current);
    },
    goOn: async () => {
      await retryParts();
      if (job.current) await proceed(job.current);
    },
    cancel: () => {
      job.current?.stop.abort();
      job.current = undefined;
      setState(IDLE);
    },
  };
}

/** Hands texts over as one CSV file. */
export function download(name: string, ...texts: readonly BlobPart[]): void {
  // Spreadsheets take it for UTF-8 by its byte order mark.
  const url = URL.createObjectURL(new Blob(["\ufeff", ...texts], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
