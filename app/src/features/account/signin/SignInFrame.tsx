import type { ReactNode } from "react";
import { PageMeta } from "../../../lib/PageMeta";
import { PageHeading } from "../../../ui";

interface Props {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** The layout of all login pages. */
export function SignInFrame({ title, text, children }: Props) {
  return (
    <div className="shell py-10 lg:py-16">
      <PageMeta title={title} />
      <div className="mx-auto max-w-lg sm:rounded-md sm:border sm:border-line sm:bg-surface sm:px-10 sm:py-10">
        <PageHeading key={title} about={title} className="text-2xl">
          {title}
        </PageHeading>
        {text && <p className="mt-3 text-soft">{text}</p>}
        <div className="mt-7 space-y-6">{children}</div>
      </div>
    </div>
  );
}
