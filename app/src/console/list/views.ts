/** Saved views: a list's filters under a name, in this browser. */
import { useState } from "react";
import { readList, writeStored } from "../stored";

export interface View {
  name: string;
  /** The query of the list's address. */
  query: string;
}

/** The maximum of views of one list. */
const MAX = 20;

function isView(value: unknown): value is View {
  if (typeof value !== "object" || value === null) return false;
  const { name, query } = value as Record<string, unknown>;
  return typeof name === "string" && typeof query === "string";
}

/** The views of a list. A view whose name is taken replaces it. */
export function useViews(list: string) {
  const key = `console-views-${list}`;
  const [views, setViews] = useState(() => readList(key, isView));
  const keep = (next: View[]) => {
    setViews(next);
    writeStored(key, next);
  };
  const save = (view: View) => {
    keep([...views.filter(({ name }) => name !== view.name), view].slice(-MAX));
  };
  const remove = (name: string) => {
    keep(views.filter((view) => view.name !== name));
  };
  return { views, save, remove };
}
