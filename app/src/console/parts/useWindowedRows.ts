/** Windowing: of a long table only the rows in sight, and some around them, are in the document. */
import { type UIEvent, useRef, useState } from "react";

/** Rows that are rendered above and below those in sight. */
const AROUND = 12;
/** The height that is taken before the browser tells it. */
const USUAL_HEIGHT = 700;

export interface WindowedRows {
  /** The first row of the window, and the one after its last. */
  first: number;
  end: number;
  /** The heights of what stands for the rows before and after, in pixels. */
  above: number;
  below: number;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

export function useWindowedRows(count: number, rowHeight: number): WindowedRows {
  const [top, setTop] = useState(0);
  const height = useRef(USUAL_HEIGHT);
  const [shown, setShown] = useState(Math.ceil(USUAL_HEIGHT / rowHeight));
  const last = Math.max(0, count - shown);
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), last) - AROUND);
  const end = Math.min(count, Math.floor(top / rowHeight) + shown + AROUND);
  return {
    first,
    end,
    above: first * rowHeight,
    below: (count - end) * rowHeight,
    onScroll: ({ currentTarget }) => {
      // Half a window of steps: not each pixel renders the table anew.
      const step = (AROUND / 2) * rowHeight;
      const next = Math.floor(currentTarget.scrollTop / step) * step;
      if (next !== top) setTop(next);
      if (currentTarget.clientHeight !== height.current) {
        height.current = currentTarget.clientHeight;
        setShown(Math.ceil(currentTarget.clientHeight / rowHeight) + AROUND / 2);
      }
    },
  };
}
