import { type ReactNode, useId } from "react";
import { PageMeta } from "../../../lib/PageMeta";
import { PageHeading } from "../../../ui";

interface Props {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the account. */
export function SettingsPage({ title, text, children }: Props) {
  return (
    <>
      <PageMeta title={title} />
      <PageHeading>{title}</PageHeading>
      {text && <p className="mt-3 text-soft">{text}</p>}
      <div className="mt-8 space-y-12">{children}</div>
    </>
  );
}

interface GroupProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A group of settings under a heading. */
export function SettingsGroup({ title, text, children }: GroupProps) {
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
