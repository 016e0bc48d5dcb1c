import { useEffect } from "react";

/** Puts the focus into a field that was just opened by a button. */
export function useFirstFocus(fieldId: string): void {
  useEffect(() => {
    document.getElementById(fieldId)?.focus();
  }, [fieldId]);
}
