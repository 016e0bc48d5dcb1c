import { createContext, useContext } from "react";

/** Opens the quick add for a product of a list. */
export const QuickAddContext = createContext<(slug: string) => void>(() => undefined);

export function useQuickAdd(): (slug: string) => void {
  return useContext(QuickAddContext);
}
