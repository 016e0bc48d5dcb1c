/** The timeout of the package's own files. */

import { TransportError } from "./errors.js";

const LIMIT_MS = 30_000;

/** The error of a file that cannot be loaded. */
export function missingCode(what: string, cause?: unknown): TransportError {
  const message = `${what} could not be loaded${cause ? "" : " within 30 seconds"}`;
  return new TransportError({ kind: "network", code: "MISSING_CODE", message, retryable: true }, { cause });
}

/** Rejects after 30 seconds without the file. */
export async function inTime<File>(what: string, request: Promise<File>): Promise<File> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(missingCode(what));
    }, LIMIT_MS);
  });
  try {
    return await Promise.race([request, late]);
  } finally {
    clearTimeout(timer);
  }
}
