import { useEffect, useLayoutEffect } from "react";
import { type Location, useLocation, useNavigationType } from "../../lib/router";

const KEY = "cartwright.scroll";

/** Scroll positions by visit. */
let positions = new Map<string, number>();
/** The current visit. */
let here: string | undefined;

/** The key of a visit: the path after a page load, since all loads have one history key. */
function visitOf({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as [string, number][]);
  } catch {
    // Storage is blocked or holds invalid data.
    return new Map();
  }
}

function write(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]));
  } catch {
    // Storage is blocked: a reload starts at the top.
  }
}

/** Whether a navigation keeps the scroll position, as its history state asks. */
function stays(state: unknown): boolean {
  return typeof state === "object" && state !== null && "stay" in state && state.stay === true;
}

/** Scroll restoration: a new page begins at its top or its fragment, going back restores the position. */
export function useScrollRestoration(): void {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const visit = visitOf(location);
    const before = here;
    here = visit;
    if (before === undefined) positions = read();
    const isBack = type === "pop";
    // The browser itself scrolls for links within the page.
    if (isBack && visit === before) return;
    if (!isBack && stays(location.state)) {
      positions.set(visit, positions.get(before ?? "") ?? 0);
      return;
    }
    const position = isBack ? positions.get(visit) : undefined;
    const target = document.getElementById(location.hash.slice(1));
    if (position !== undefined) window.scrollTo(0, position);
    else if (target) target.scrollIntoView();
    else if (before !== undefined) window.scrollTo(0, 0);
  }, [location, type]);
  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const moved = () => {
      if (here !== undefined) positions.set(here, window.scrollY);
    };
    window.addEventListener("scroll", moved, { passive: true });
    window.addEventListener("pagehide", write);
    return () => {
      window.removeEventListener("scroll", moved);
      window.removeEventListener("pagehide", write);
      window.history.scrollRestoration = "auto";
    };
  }, []);
}
