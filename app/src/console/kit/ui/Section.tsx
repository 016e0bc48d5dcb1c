import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of a screen, with its heading. */
export function Section({ title, action, className = "", children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`rounded-md border border-line bg-surface p-5 ${className}`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {/* The heading stands as high as one without an action beside it. */}
        {action && <div className="-my-2">{action}</div>}
      </div>
      {children}
    </section>
  );
}

/** A name and its value in a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
