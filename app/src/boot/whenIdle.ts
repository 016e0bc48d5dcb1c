import { afterPaint } from "./afterPaint";

/** The deadline on a page that is never idle. */
const MAX_WAIT_MS = 1_000;

/** Runs something in the browser's idle time. The function it gives cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) return afterPaint(run);
  const handle = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => {
    cancelIdleCallback(handle);
  };
}
