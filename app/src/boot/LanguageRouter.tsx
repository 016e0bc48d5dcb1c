import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { browserHistory, Router } from "../lib/router";
import { language, languageOfPath, subscribeLanguage } from "../lib/language";
import { switchLanguage } from "../lib/texts";
import { LoadingLine } from "../ui/LoadingLine";

const current = () => language;

/**
 * The router of the address's language. A change of the language remounts all pages, which refetch their data; the
 * client, the cart and the session stay.
 */
export function LanguageRouter({ children }: { children: ReactNode }) {
  const spoken = useSyncExternalStore(subscribeLanguage, current, current);
  useEffect(() => {
    const follow = () => {
      const next = languageOfPath(window.location.pathname);
      if (next === language) return;
      // Without the language's texts the page reloads, which shows the error.
      switchLanguage(next).catch(() => {
        window.location.reload();
      });
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
    };
  }, []);
  return (
    <Router key={spoken} open={browserHistory} loading={<LoadingLine />}>
      {children}
    </Router>
  );
}
