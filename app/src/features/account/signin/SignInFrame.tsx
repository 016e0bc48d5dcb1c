import { type ReactNode, useEffect } from "react";
import { PageMeta } from "../../../lib/PageMeta";
import { shopCode } from "../../../lib/shopCode";
import { afterFirstInteraction } from "../../../lib/timing";
import { PageHeading } from "../../../ui";

interface Props {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** The layout of all login pages. */
export function SignInFrame({ title, text, children }: Props) {
  useEffect(() => afterFirstInteraction(() => void preloadLogin()), []);
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

/** Loads the logins, which a submitted form needs. A failure is repeated by the form. */
async function preloadLogin(): Promise<void> {
  await shopCode.preload();
  await shopCode.loaded?.preloadLogin().catch(() => undefined);
}
