import { createContext, useContext } from "react";

/** Opens the quick-add dialog for a product. */
export const QuickAddContext = createContext<(slug: string) => void>(() => undefined);

export function useQuickAdd(): (slug: string) => void {
  return useContext(QuickAddContext);
}
