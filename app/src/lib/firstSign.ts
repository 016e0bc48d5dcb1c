/** What a page hears of once somebody is there who looks at it. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"] as const;

/** Runs something with the first sign of a shopper. The function it gives takes it back. */
export function atFirstSign(run: () => void): () => void {
  const stop = new AbortController();
  for (const sign of SIGNS) {
    window.addEventListener(
      sign,
      () => {
        stop.abort();
        run();
      },
      { passive: true, capture: true, signal: stop.signal },
    );
  }
  return () => {
    stop.abort();
  };
}
