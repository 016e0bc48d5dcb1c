import { type ComponentProps, type ReactNode, useId } from "react";
import { OrderButtons } from "./OrderButtons";

interface Props extends Omit<ComponentProps<typeof OrderButtons>, "icons"> {
  /** The entry's kind, shown next to its name. */
  kind?: string;
  children: ReactNode;
}

/** An entry of an ordered list: its fields in a group labelled with its name. */
export function EntryCard({ kind, children, ...order }: Props) {
  const id = useId();
  return (
    <li>
      <div role="group" aria-labelledby={id} className="rounded-sm border border-line p-4">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
          <h3 id={id} className="min-w-0 font-medium break-words">
            <bdi>{order.name}</bdi>
          </h3>
          <OrderButtons {...order} icons={["up", "down"]} />
        </div>
        {kind && <p className="mb-3 text-sm text-soft">{kind}</p>}
        {children}
      </div>
    </li>
  );
}
