/** When work that can wait begins: after the next paint, in idle time, or after the first interaction. */

/** The delay on a page that paints nothing, such as one in the background. */
const HIDDEN_MS = 100;

/** Runs something after the next paint, so that a tap is answered before long work begins. The function it gives cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, HIDDEN_MS);
  const frame = requestAnimationFrame(() => {
    // Frame callbacks run before the paint.
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The deadline on a page that is never idle. */
const MAX_WAIT_MS = 1_000;

/** Runs something in the browser's idle time. The function it gives cancels it. */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) return afterPaint(run);
  const handle = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => {
    cancelIdleCallback(handle);
  };
}

/** DOM events that show a person at the page. */
const EVENTS = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"] as const;

/** Runs something when the page is idle after the first user interaction. The function it gives cancels it. */
export function afterFirstInteraction(run: () => void): () => void {
  const listening = new AbortController();
  let cancel = () => {
    listening.abort();
  };
  for (const event of EVENTS) {
    window.addEventListener(
      event,
      () => {
        listening.abort();
        cancel = whenIdle(run);
      },
      { passive: true, capture: true, signal: listening.signal },
    );
  }
  return () => {
    cancel();
  };
}
