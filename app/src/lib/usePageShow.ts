import { useEffect } from "react";

/** Calls back when the page is shown again, as by Back from the platform's pages. */
export function usePageShow(callback: () => void): void {
  useEffect(() => {
    window.addEventListener("pageshow", callback);
    return () => {
      window.removeEventListener("pageshow", callback);
    };
  }, [callback]);
}
