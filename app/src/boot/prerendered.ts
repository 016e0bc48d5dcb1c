import type { ListingData } from "@cartwright/sdk/store";
import type { Kept } from "../lib/resource";

/** The data of a prerendered page, embedded in its HTML. */
export interface Prerendered {
  /** The host of the platform that the page was rendered from. */
  host: string;
  /** The answers that the page was rendered with. */
  kept: Kept;
  /** The page's product list, if it has one. */
  list: ListingData | undefined;
}

/** The id of the element that holds the data. */
export const DATA_ID = "prerendered";

/** The attribute of prerendered head elements, which the rendered page replaces. */
export const HEAD_MARK = "data-prerendered";

/** Whether this page was prerendered. */
export function isPrerendered(): boolean {
  return document.getElementById(DATA_ID) !== null;
}

/** The data embedded in this page; null if the page is not prerendered, or comes from another platform. */
export function readPrerendered(host: string): Prerendered | null {
  const text = document.getElementById(DATA_ID)?.textContent;
  if (!text) return null;
  try {
    const data = JSON.parse(text) as Prerendered;
    return data.host === host ? data : null;
  } catch {
    // The document is truncated: the page is rendered in the browser.
    return null;
  }
}

/** Removes the prerendered head elements before the page renders its own. */
export function removePrerenderedHead(): void {
  for (const element of document.head.querySelectorAll(`[${HEAD_MARK}]`)) element.remove();
}
