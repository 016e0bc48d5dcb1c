import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The path whose heading has had the focus; the page that was opened first keeps the browser's own. */
let announced = typeof window === "undefined" ? "" : window.location.pathname;

/** The one h1 of a page. After a navigation it takes the focus, so that keyboard and screen reader start here. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (announced === pathname) return;
    announced = pathname;
    // A closing dialog gives the focus back first: the page takes it after that.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx("text-3xl", className)}>
      {children}
    </h1>
  );
}
