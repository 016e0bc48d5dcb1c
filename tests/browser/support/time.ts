/** The clock of a page, moved on by a journey in place of waiting. It has to be installed before the page is opened. */
import { expect, type Page, type Request } from "@playwright/test";

/**
 * Runs the page's timers until something is so. Not while an answer is awaited: a request's timeout is a timer as well.
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

/** Runs the page's timers for some seconds, with every request of these seconds answered. */
export async function passSeconds(page: Page, seconds: number): Promise<void> {
  const awaited = requestsOf(page);
  let left = seconds;
  await passTime(page, () => {
    left -= 1;
    return Promise.resolve(left <= 0 && awaited.size === 0);
  });
}

/** The requests that are sent from now on and not yet answered. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const awaited = new Set<Request>();
  page.on("request", (request) => awaited.add(request));
  page.on("requestfinished", (request) => awaited.delete(request));
  page.on("requestfailed", (request) => awaited.delete(request));
  return awaited;
}
