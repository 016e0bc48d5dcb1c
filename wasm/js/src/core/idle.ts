/** Work for the browser's idle time. */

/** The timeout on a page that is never idle. */
const MAX_WAIT_MS = 2_000;

/** The delay where there are no idle callbacks, as in Safari. */
const DELAY_MS = 200;

/** Runs a function when the page is idle; does nothing outside of a page. */
export function whenIdle(run: () => void): void {
  if (typeof document === "undefined") return;
  if (typeof requestIdleCallback === "undefined") {
    setTimeout(run, DELAY_MS);
  } else {
    requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  }
}
