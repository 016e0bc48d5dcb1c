import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "../lib/router";
import { isFocusGiven, moveFocus } from "../lib/focus";
import { withoutLanguage } from "../lib/language";

interface Props {
  /** The step, if one URL has several: each takes the focus. */
  about?: string;
  children: ReactNode;
  size?: "small" | "regular";
  className?: string;
}

/** The path and step that last took the focus; the initial page keeps the browser's own focus. */
let announced = typeof window === "undefined" ? "" : withoutLanguage(window.location.pathname);

const isOf = (pathname: string) => announced === pathname || announced.startsWith(`${pathname} `);

/** The h1 of a page. It takes the focus after a navigation, so that keyboard and screen reader start here. */
export function PageHeading({ about, children, size = "regular", className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const key = about === undefined ? pathname : `${pathname} ${about}`;
    // A late heading takes the focus only if it is still where its page put it.
    const isLate = announced === pathname;
    if (announced === key && !isFocusGiven()) return;
    announced = key;
    if (!isLate || isFocusGiven()) moveFocus(heading.current);
  }, [pathname, about]);
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx(size === "small" ? "text-2xl" : "text-3xl", className)}>
      {children}
    </h1>
  );
}

/** Focuses an element of the content after a navigation to a page without a heading so far. */
export function useContentFocus(id: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isOf(pathname)) return;
    announced = pathname;
    moveFocus(document.getElementById(id));
  }, [pathname, id]);
}
