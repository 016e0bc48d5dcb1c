import { heldStore } from "@cartwright/sdk/store";
import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

const KEY = "theme";

const held = heldStore<Theme>(typeof document === "undefined" ? "system" : currentTheme());

/** The chosen theme. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

function choose(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts only as long as the page.
  }
  held.set(theme);
}

/** The chosen theme and its setter; `public/theme.js` applies it before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(held.subscribe, held.getSnapshot, () => "system"), choose];
}
