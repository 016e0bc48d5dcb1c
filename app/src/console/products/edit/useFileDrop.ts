import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Takes files that are dropped on an element from outside of the page. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take(files);
    };
    element.addEventListener("dragover", over);
    element.addEventListener("drop", drop);
    return () => {
      element.removeEventListener("dragover", over);
      element.removeEventListener("drop", drop);
    };
  }, []);
  return box;
}
