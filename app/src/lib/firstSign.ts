import { whenIdle } from "./whenIdle";

/** What a page hears of once somebody is there who looks at it. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"] as const;

/**
 * Runs something after the first sign of a shopper, once the page has answered to that. The function it gives takes it
 * back.
 */
export function atFirstSign(run: () => void): () => void {
  const stop = new AbortController();
  let forget = () => {
    stop.abort();
  };
  for (const sign of SIGNS) {
    window.addEventListener(
      sign,
      () => {
        stop.abort();
        forget = whenIdle(run);
      },
      { passive: true, capture: true, signal: stop.signal },
    );
  }
  return () => {
    forget();
  };
}
