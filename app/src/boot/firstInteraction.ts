import { whenIdle } from "./whenIdle";

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
