import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** A link beside the heading. */
  link?: ReactNode;
  children: ReactNode;
}

/** A part of an order, or a list of orders, under its heading. */
export function OrderSection({ title, link, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {link}
      </div>
      {children}
    </section>
  );
}
