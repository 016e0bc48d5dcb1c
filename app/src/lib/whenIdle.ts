import { afterPaint } from "./afterPaint";

/** A page that is never idle does it anyway by then. */
const LONGEST_WAIT_MS = 1_000;

/** Runs something when the page has nothing else to do. The function it gives takes it back. */
export function whenIdle(run: () => void): () => void {
  // Not every browser tells.
  if (!("requestIdleCallback" in window)) return afterPaint(run);
  const handle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => {
    cancelIdleCallback(handle);
  };
}
