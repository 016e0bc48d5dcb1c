/** How long a page waits that paints nothing, as one in the background. */
const HIDDEN_MS = 100;

/**
 * Runs something once what has changed so far is painted, so that an answer to a tap is seen before work that takes
 * longer begins. The function it gives takes it back.
 */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, HIDDEN_MS);
  const frame = requestAnimationFrame(() => {
    // Frames are announced before they are painted.
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
