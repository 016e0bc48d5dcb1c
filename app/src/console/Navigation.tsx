import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { direction } from "../lib/language";
import { useScreenLimit } from "./catalog";
import { mainPlaces } from "./places";

/** How far an edge fades behind which there is more, in pixels. */
const FADE = 40;

/** The screens: a column at the side, and on phones a line that scrolls to the current one and fades where it goes on. */
export function Navigation() {
  const { pathname } = useLocation();
  const limitOf = useScreenLimit();
  const list = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState({ left: 0, right: 0 });
  const measure = useCallback(() => {
    if (list.current) setHidden(hiddenOf(list.current));
  }, []);
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]");
    if (list.current && current) list.current.scrollLeft += middleOf(current) - middleOf(list.current);
    measure();
  }, [pathname, measure]);
  useEffect(() => {
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
    };
  }, [measure]);
  const fade: CSSProperties = {
    maskImage: `linear-gradient(to right, transparent, #000 ${Math.min(hidden.left, FADE)}px, #000 calc(100% - ${Math.min(hidden.right, FADE)}px), transparent)`,
  };
  return (
    <nav aria-label={t`Console`}>
      <ul
        ref={list}
        style={hidden.left || hidden.right ? fade : undefined}
        className="relative flex gap-1 overflow-x-auto scroll-px-10 px-1 pb-2 sm:px-3 [scrollbar-width:none] lg:flex-col lg:px-3 lg:py-4"
        onScroll={measure}
      >
        {mainPlaces().map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === "/owner"}
              title={limitOf(to)}
              className={clsx(
                "flex min-h-11 items-center rounded-sm px-3 whitespace-nowrap hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-medium",
                limitOf(to) !== undefined && "text-soft",
              )}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pixels that are scrolled out of sight at either side. Where one reads from the right, scrolling counts below 0. */
function hiddenOf({ scrollLeft, scrollWidth, clientWidth }: Element): { left: number; right: number } {
  const all = scrollWidth - clientWidth;
  const left = Math.round(direction === "rtl" ? all + scrollLeft : scrollLeft);
  return { left: Math.max(0, left), right: Math.max(0, all - left) };
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
