import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, useSortable } from "@dnd-kit/sortable";
import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** The distance from which a press counts as a drag. */
const MIN_PIXELS = 6;

// No announcements: screen readers move entries with buttons, which have their own.
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};

interface Props {
  /** The keys of the entries in their order. */
  keys: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose entries are dragged into another order by mouse, touch or pen. */
export function DragOrder({ keys, onMove, children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: MIN_PIXELS } }));
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((id) => keys.indexOf(String(id)));
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={SILENT} onDragEnd={end}>
      <SortableContext items={[...keys]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface ItemProps {
  /** The entry's key. */
  id: string;
  className?: string;
  children: (handle: ComponentProps<"span">) => ReactNode;
}

/** An entry of a `DragOrder`. Only its handle drags, so that its texts can be selected. */
export function DragItem({ id, className, children }: ItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={clsx(className, isDragging && "relative z-10 bg-surface shadow-2xl")}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
    >
      {children({ ref: setActivatorNodeRef, className: "cursor-grab touch-none", ...listeners })}
    </li>
  );
}
