import { i18n, type MessageDescriptor } from "@lingui/core";
import type { ReactNode } from "react";
import { Notice, Skeleton } from "../../ui";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { type Feature, useSite } from "../session/site";

interface Props {
  title: MessageDescriptor | undefined;
  needs: Feature;
  children: ReactNode;
}

/** A screen, or why the site lacks its feature. */
export function Gate({ title, needs, children }: Props) {
  const site = useSite();
  const reason = site.gap(needs);
  if (reason !== undefined) {
    return (
      <>
        <ScreenHeading className="mb-5">{title ? i18n._(title) : ""}</ScreenHeading>
        <Notice tone="plain">{reason}</Notice>
      </>
    );
  }
  if (site.catalog !== undefined) return children;
  return (
    <div aria-busy="true">
      <Skeleton className="h-60" />
    </div>
  );
}
