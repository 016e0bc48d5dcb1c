import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { withoutLanguage } from "../lib/language";

interface Props {
  /** The step, where one address has several: each of them takes the focus too. */
  about?: string;
  children: ReactNode;
  className?: string;
}

/** The path, and step, whose heading has had the focus; the page that was opened first keeps the browser's own. */
let announced = typeof window === "undefined" ? "" : withoutLanguage(window.location.pathname);

/** The one h1 of a page. After a navigation it takes the focus, so that keyboard and screen reader start here. */
export function PageHeading({ about, children, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const place = about === undefined ? pathname : `${pathname} ${about}`;
    const opened = announced === pathname;
    if (announced === place) return;
    announced = place;
    if (opened) return;
    // A closing dialog gives the focus back first: the page takes it after that.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  }, [pathname, about]);
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx("text-3xl", className)}>
      {children}
    </h1>
  );
}
