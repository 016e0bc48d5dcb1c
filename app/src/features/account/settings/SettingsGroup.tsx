import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** What belongs together on a page of the account. */
export function SettingsGroup({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-sm text-soft">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
