import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isFocusGiven, moveFocus } from "../lib/focus";
import { withoutLanguage } from "../lib/language";

interface Props {
  /** The step, where one address has several: each of them takes the focus too. */
  about?: string;
  children: ReactNode;
  size?: "small" | "regular";
  className?: string;
}

/** The path, and step, that has had the focus; the page that was opened first keeps the browser's own. */
let announced = typeof window === "undefined" ? "" : withoutLanguage(window.location.pathname);

const isOf = (pathname: string) => announced === pathname || announced.startsWith(`${pathname} `);

/** The one h1 of a page. A navigation gives it the focus, so that keyboard and screen reader start here. */
export function PageHeading({ about, children, size = "regular", className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const place = about === undefined ? pathname : `${pathname} ${about}`;
    // A heading that comes late takes the focus from its page alone, and not from who has moved it on.
    const isLate = announced === pathname;
    if (announced === place && !isFocusGiven()) return;
    announced = place;
    if (!isLate || isFocusGiven()) moveFocus(heading.current);
  }, [pathname, about]);
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx(size === "small" ? "text-2xl" : "text-3xl", className)}>
      {children}
    </h1>
  );
}

/** After a navigation to a page that has no heading yet, the element of its content takes the focus. */
export function useContentFocus(id: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isOf(pathname)) return;
    announced = pathname;
    moveFocus(document.getElementById(id));
  }, [pathname, id]);
}
