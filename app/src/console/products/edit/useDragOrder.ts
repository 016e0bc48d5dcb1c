/** Dragging: entries of a list into another order, and files from outside into the list. */
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

interface Handlers {
  onMove: (from: number, to: number) => void;
  onFiles: (files: readonly File[]) => void;
}

/** The place of the entry that a node lies in, by `data-place`. */
function placeOf(target: EventTarget | null): number | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>("[data-place]")?.dataset.place : undefined;
  return place === undefined ? undefined : Number(place);
}

export function useDragOrder({ onMove, onFiles }: Handlers): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const move = useEffectEvent(onMove);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let from: number | undefined;
    const start = ({ target }: DragEvent) => {
      from = placeOf(target);
    };
    const end = () => {
      from = undefined;
    };
    const over = (event: DragEvent) => {
      const hasFiles = event.dataTransfer?.types.includes("Files") ?? false;
      if (from !== undefined || hasFiles) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const to = placeOf(event.target);
      event.preventDefault();
      if (from !== undefined && to !== undefined) move(from, to);
      else if (files.length > 0) take(files);
      end();
    };
    element.addEventListener("dragstart", start);
    element.addEventListener("dragover", over);
    element.addEventListener("drop", drop);
    element.addEventListener("dragend", end);
    return () => {
      element.removeEventListener("dragstart", start);
      element.removeEventListener("dragover", over);
      element.removeEventListener("drop", drop);
      element.removeEventListener("dragend", end);
    };
  }, []);
  return box;
}
