/** Advances a page's clock instead of waiting. Install the clock before the page opens. */
import { expect, type Page, type Request } from "@playwright/test";

/**
 * Runs the page's timers until a condition holds. Not while an answer is pending: a request's timeout is a timer, too.
 */
export async function passTime(page: Page, until: () => Promise<boolean>): Promise<void> {
  const awaited = requestsOf(page);
  await expect
    .poll(
      async () => {
        if (awaited.size === 0) await page.clock.runFor(1_000);
        return until();
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true);
}

/** Advances the page's clock by some seconds, and waits for all requests sent meanwhile. */
export async function passSeconds(page: Page, seconds: number): Promise<void> {
  const awaited = requestsOf(page);
  let left = seconds;
  await passTime(page, () => {
    left -= 1;
    return Promise.resolve(left <= 0 && awaited.size === 0);
  });
}

/** The unanswered requests among those sent from now on. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const awaited = new Set<Request>();
  page.on("request", (request) => awaited.add(request));
  page.on("requestfinished", (request) => awaited.delete(request));
  page.on("requestfailed", (request) => awaited.delete(request));
  return awaited;
}
