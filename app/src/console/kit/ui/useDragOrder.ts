import clsx from "clsx";
import { type DragEvent, useState } from "react";

interface Drag {
  from: number;
  over: number;
}

/**
 * Orders a list by the browser's own drag and drop. Returns the props of an entry, by its index, and of the handle in
 * it: only the handle drags, so that an entry's texts can be selected.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  return (index: number) => ({
    entry: {
      className: clsx(
        drag?.from === index && "opacity-50",
        drag?.over === index && drag.from !== index && "outline-2 outline-brand",
      ),
      onDragOver: (event: DragEvent) => {
        if (!drag) return;
        event.preventDefault();
        if (drag.over !== index) setDrag({ ...drag, over: index });
      },
      onDrop: () => {
        if (drag && drag.from !== index) onMove(drag.from, index);
        setDrag(undefined);
      },
    },
    handle: {
      draggable: true,
      // An image would be dragged in place of its handle.
      className: "cursor-grab [&_img]:pointer-events-none",
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent) => {
        dataTransfer.effectAllowed = "move";
        // Firefox starts no drag without data.
        dataTransfer.setData("text/plain", "");
        const entry = currentTarget.closest("li");
        if (entry) dataTransfer.setDragImage(entry, 0, 0);
        setDrag({ from: index, over: index });
      },
      onDragEnd: () => setDrag(undefined),
    },
  });
}
