/** Exports a list to a CSV file, one page of rows at a time; an interrupted export resumes where it stopped. */
import { useEffect, useRef, useState } from "react";
import { retryParts } from "../../../lib/loading";
import { saveFile } from "../../../lib/saveFile";

/** A part of the file; the first one has the header. */
export interface CsvPage {
  text: string;
  /** The number of entries in the part. */
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
  /** Blobs, which a browser may store outside of the page's memory. */
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
    /** Whether the export runs, or was interrupted and can resume. */
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

/** Downloads texts as one CSV file. */
export function download(name: string, ...texts: readonly BlobPart[]): void {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  saveFile(name, new Blob(["\ufeff", ...texts], { type: "text/csv;charset=utf-8" }));
}
