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
