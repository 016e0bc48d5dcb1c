import clsx from "clsx";
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "../lib/router";
import { direction } from "../lib/language";

/** The width of the fade at an edge with more content, in pixels. */
const FADE = 40;

interface Props {
  label: string;
  className: string;
  /** List items. */
  children: ReactNode;
}

/** A line of links between screens. If too long for the screen, it scrolls to the current one, and cut edges fade. */
export function LinkLine({ label, className, children }: Props) {
  const { pathname } = useLocation();
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
    <nav aria-label={label}>
      <ul
        ref={list}
        style={hidden.left || hidden.right ? fade : undefined}
        className={clsx("relative flex gap-1 overflow-x-auto scroll-px-10 [scrollbar-width:none]", className)}
        onScroll={measure}
      >
        {children}
      </ul>
    </nav>
  );
}

/** The pixels scrolled out of view on each side. In right-to-left text, `scrollLeft` is negative. */
function hiddenOf({ scrollLeft, scrollWidth, clientWidth }: Element): { left: number; right: number } {
  const all = scrollWidth - clientWidth;
  const left = Math.round(direction === "rtl" ? all + scrollLeft : scrollLeft);
  return { left: Math.max(0, left), right: Math.max(0, all - left) };
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
