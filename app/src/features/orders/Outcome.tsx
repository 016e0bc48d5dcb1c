import type { ReactNode } from "react";
import { Icon, type IconName, PageHeading, Spinner } from "../../ui";

interface Props {
  /** Absent while the outcome is unknown. */
  icon?: IconName;
  title: string;
  lead?: string;
  text: string;
  children?: ReactNode;
}

/** The outcome of a checkout, in a few words. */
export function Outcome({ icon, title, lead, text, children }: Props) {
  return (
    <div className="text-center">
      <span className="mb-6 inline-flex size-16 items-center justify-center rounded-full bg-brand text-on-brand">
        {icon ? <Icon name={icon} size={32} /> : <Spinner />}
      </span>
      <PageHeading about={title}>{title}</PageHeading>
      <div role="status">
        {lead && <p className="mt-4 text-lg font-medium">{lead}</p>}
        <p className="mx-auto mt-2 max-w-prose text-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
