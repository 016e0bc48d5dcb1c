/** Defers work: to after the next paint, to idle time, or to the first interaction. */

/** The delay on a page that does not paint, such as a background tab. */
const HIDDEN_MS = 100;

/** Runs a callback after the next paint, so that a tap shows feedback first. Returns the function that cancels it. */
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

/** Runs a callback in idle time. Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) return afterPaint(run);
  const handle = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  return () => {
    cancelIdleCallback(handle);
  };
}

/** DOM events of a user interaction. */
const EVENTS = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"] as const;

/** The time that a first tap or key has for its own response. */
const RESPONSE_MS = 400;

/** Runs a callback in idle time after the response to the first user interaction. Returns the function that cancels it. */
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
        const timer = setTimeout(() => {
          cancel = whenIdle(run);
        }, RESPONSE_MS);
        cancel = () => {
          clearTimeout(timer);
        };
      },
      { passive: true, capture: true, signal: listening.signal },
    );
  }
  return () => {
    cancel();
  };
}
