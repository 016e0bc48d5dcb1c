import clsx from "clsx";
import { type PointerEvent, useEffect, useState } from "react";

interface Drag {
  from: number;
  over: number;
  /** The start of the press, and whether it moved far enough to be a drag. */
  start: { x: number; y: number };
  isOn: boolean;
}

/** The distance from which a press counts as a drag. */
const MIN_PIXELS = 6;

/** The index of the entry whose middle is nearest to a point. */
function nearest(entries: HTMLCollection, { clientX, clientY }: PointerEvent): number {
  const distances = [...entries].map((entry) => {
    const { left, top, width, height } = entry.getBoundingClientRect();
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
  });
  return distances.indexOf(Math.min(...distances));
}

/**
 * Orders the entries of a list by mouse, touch or pen. Returns the class of an entry, by its index, and the props of the
 * handle in it: only the handle drags, so that an entry's texts can be selected.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setDrag(undefined);
    };
    document.addEventListener("keydown", cancel);
    return () => document.removeEventListener("keydown", cancel);
  }, [isDragging]);
  const isOver = (index: number) => drag?.isOn && drag.over === index && drag.from !== index;
  return (index: number) => ({
    className: clsx(drag?.isOn && drag.from === index && "opacity-50", isOver(index) && "outline-2 outline-brand"),
    handle: {
      className: "cursor-grab touch-none [&_img]:pointer-events-none",
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, over: index, start: { x: event.clientX, y: event.clientY }, isOn: false });
      },
      onPointerMove: (event: PointerEvent) => {
        const entries = event.currentTarget.closest("li")?.parentElement?.children;
        if (!drag || !entries) return;
        const { start } = drag;
        const isOn = drag.isOn || Math.hypot(event.clientX - start.x, event.clientY - start.y) >= MIN_PIXELS;
        const over = isOn ? nearest(entries, event) : drag.over;
        if (isOn !== drag.isOn || over !== drag.over) setDrag({ ...drag, isOn, over });
      },
      onPointerUp: () => {
        setDrag(undefined);
        if (drag?.isOn && drag.from !== drag.over) onMove(drag.from, drag.over);
      },
      onPointerCancel: () => setDrag(undefined),
    },
  });
}
