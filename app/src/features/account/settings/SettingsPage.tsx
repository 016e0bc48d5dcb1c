import type { ReactNode } from "react";
import { PageMeta } from "../../../lib/PageMeta";
import { PageHeading } from "../../../ui";

interface Props {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One part of the account. */
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
