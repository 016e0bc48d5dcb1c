/** Saved views: a list's filters under a name, in this browser. */
import { useCallback, useState } from "react";

export interface View {
  name: string;
  /** The query of the list's address. */
  query: string;
}

/** The maximum of views of one list. */
const MAX = 20;

const keyOf = (list: string) => `console-views-${list}`;

function read(list: string): View[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? "[]");
    return Array.isArray(kept) ? (kept as unknown[]).filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is View {
  if (typeof value !== "object" || value === null) return false;
  const { name, query } = value as Record<string, unknown>;
  return typeof name === "string" && typeof query === "string";
}

/** The views of a list, and how they are changed. A name that is taken is given the new filters. */
export function useViews(list: string) {
  const [views, setViews] = useState(() => read(list));
  const keep = useCallback(
    (next: View[]) => {
      setViews(next);
      try {
        localStorage.setItem(keyOf(list), JSON.stringify(next));
      } catch {
        // Storage is blocked: the views last until the page is left.
      }
    },
    [list],
  );
  const save = (view: View) => {
    keep([...views.filter(({ name }) => name !== view.name), view].slice(-MAX));
  };
  const remove = (name: string) => {
    keep(views.filter((view) => view.name !== name));
  };
  return { views, save, remove };
}
