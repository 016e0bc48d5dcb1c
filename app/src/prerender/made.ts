import type { DehydratedState } from "@tanstack/react-query";

/** What a page that was made beforehand says of itself, beside its content. */
export interface Made {
  /** The platform that it was made from. */
  host: string;
  /** What the platform said. */
  state: DehydratedState;
}

export const MADE_ID = "made";

/** Marks, in the head, what holds until the page has a head of its own. */
export const MADE_MARK = "data-made";

/** Whether this page was made beforehand. */
export function isMade(): boolean {
  return document.getElementById(MADE_ID) !== null;
}

/** What a page knows as it is opened, so that it is not asked for at once. */
export function asOfNow(state: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return { ...state, queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) };
}

/** What was made beforehand from this platform; nothing when the page was not. */
export function readMade(host: string): Made | null {
  const text = document.getElementById(MADE_ID)?.textContent;
  if (!text) return null;
  try {
    const made = JSON.parse(text) as Made;
    return made.host === host ? made : null;
  } catch {
    // Cut off on its way: the page is made anew.
    return null;
  }
}

/** Takes away what the page's own head is about to say again. */
export function forgetMade(): void {
  for (const element of document.head.querySelectorAll(`[${MADE_MARK}]`)) element.remove();
}
