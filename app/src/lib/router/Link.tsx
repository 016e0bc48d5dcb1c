import { type ComponentProps, type MouseEvent, use } from "react";
import { language, pathIn } from "../language";
import type { NavigateOptions } from "./history";
import { decoded } from "./match";
import { HistoryContext, pathTo, useLocation, VisitContext } from "./Router";

export interface LinkProps extends Omit<ComponentProps<"a">, "href">, NavigateOptions {
  /** A path of the store without its language, another query of the current path, or any other URL. */
  to: string;
}

/** A link to a page of the store, which opens without loading a document. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const history = use(HistoryContext);
  if (!/^[/?]/.test(to) || to.startsWith("//")) {
    return (
      <a {...rest} href={to} onClick={onClick}>
        {children}
      </a>
    );
  }
  // Only a query needs the current path, and with it a render at each navigation.
  const path = to.startsWith("?") ? pathTo(to, use(VisitContext).location.pathname) : to;
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Like in the browser, a link to the current page adds no entry.
    const { pathname, search, hash } = history.visit().location;
    history.navigate(path, { replace: replace ?? path === pathname + search + hash, state });
  };
  return (
    <a {...rest} href={pathIn(language, path)} onClick={go}>
      {children}
    </a>
  );
}

/** Whether a click opens the link here, rather than in a new tab or as a download. */
function isPlainClick({ button, currentTarget, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>) {
  const isHere = !currentTarget.target || currentTarget.target === "_self";
  return isHere && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A link that is `aria-current` on its page, and on the pages below unless it is only of its own (`end`). */
export function NavLink({ to, end = false, ...rest }: LinkProps & { end?: boolean }) {
  const here = decoded(useLocation().pathname).replace(/\/$/, "").toLowerCase();
  const own = decoded(to.replace(/[?#].*/, ""))
    .replace(/\/$/, "")
    .toLowerCase();
  const isCurrent = here === own || (!end && here.startsWith(`${own}/`));
  return <Link {...rest} to={to} aria-current={isCurrent ? "page" : undefined} />;
}
