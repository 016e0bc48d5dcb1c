import { type ComponentProps, type ReactNode, useId } from "react";
import { Fold } from "./Fold";
import { OrderButtons } from "./OrderButtons";

interface Props extends Omit<ComponentProps<typeof OrderButtons>, "icons"> {
  /** The entry's kind, shown next to its name. */
  kind?: string;
  /** Whether the card begins open. */
  open?: boolean;
  children: ReactNode;
}

/** An entry of an ordered list: its fields in a group labelled with its name. */
export function EntryCard({ kind, open = true, children, ...order }: Props) {
  const id = useId();
  return (
    <li>
      <div role="group" aria-labelledby={id} className="relative rounded-sm border border-line px-4 py-2">
        <Fold
          open={open}
          className="open:pb-2 [&>summary]:pe-32"
          summary={
            <>
              <h3 id={id} className="inline font-sans text-base font-medium">
                <bdi>{order.name}</bdi>
              </h3>
              {kind && <span className="block text-sm text-soft">{kind}</span>}
            </>
          }
        >
          {children}
        </Fold>
        <span className="absolute end-2 top-2">
          <OrderButtons {...order} icons={["up", "down"]} />
        </span>
      </div>
    </li>
  );
}
