/** The history of a tab. Paths have no language: the history puts the page's language in front. */
import { heldStore } from "@cartwright/sdk/store";
import { language, languageOfPath, pathIn, withoutLanguage } from "../language";

export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** The data that a navigation kept with the entry. A reload keeps them, too. */
  state: unknown;
  /** The entry's own key; `default` after the page was loaded by its URL. */
  key: string;
}

/** A location, and how it was reached: by loading the page, back or forward (`pop`), or by a navigation. */
export interface Visit {
  location: Location;
  type: "pop" | "push" | "replace";
}

export interface NavigateOptions {
  /** Replaces the current entry instead of adding one. */
  replace?: boolean | undefined;
  state?: unknown;
}

export interface History {
  visit: () => Visit;
  /** Goes to a path of the store, with its query and fragment. */
  navigate: (path: string, options?: NavigateOptions) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The data of an entry in the browser's history. */
interface Kept {
  state: unknown;
  key: string;
}

export function locationOf(url: URL, pathname: string, kept: Partial<Kept> | null): Location {
  const { search, hash } = url;
  return { pathname, search, hash, state: kept?.state ?? null, key: kept?.key ?? "default" };
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The browser's history. */
export function browserHistory(): History {
  const visited = (type: Visit["type"]): Visit => {
    const url = new URL(window.location.href);
    const kept = window.history.state as Partial<Kept> | null;
    return { location: locationOf(url, withoutLanguage(url.pathname), kept), type };
  };
  const held = heldStore(visited("pop"), () => {
    const onPop = () => {
      // The page's language changes first; the pages are then mounted anew.
      if (languageOfPath(window.location.pathname) === language) held.set(visited("pop"));
    };
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  });
  return {
    visit: held.getSnapshot,
    subscribe: held.subscribe,
    navigate: (path, { replace = false, state = null } = {}) => {
      const kept: Kept = { state, key: newKey() };
      const url = pathIn(language, path);
      if (replace) window.history.replaceState(kept, "", url);
      else window.history.pushState(kept, "", url);
      held.set(visited(replace ? "replace" : "push"));
    },
  };
}

/** The history of a page that is rendered to HTML, at a path without a language. */
export function fixedHistory(path: string): History {
  const url = new URL(path, "https://store.invalid");
  const visit: Visit = { location: locationOf(url, url.pathname, null), type: "pop" };
  return { visit: () => visit, navigate: () => undefined, subscribe: () => () => undefined };
}
