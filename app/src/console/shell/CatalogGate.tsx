/** Replaces screens whose feature the site's catalog lacks by the reason. */
import type { CatalogGap } from "@cartwright/sdk/owner";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "../../lib/router";
import { Notice, Skeleton } from "../../ui";
import { ScreenHeading } from "../kit/ui/ScreenHeading";
import { editorQuery, useCatalog } from "../session/catalog";
import { useConsole } from "../session/client";
import { gapText } from "../session/gaps";
import { mainScreens } from "./screens";

/** The catalog feature that a screen needs. */
const SCREENS: readonly (readonly [path: string, gap: CatalogGap])[] = [
  ["/owner/lists", "sharedLists"],
  ["/owner/products/import", "transfer"],
];

/** Returns why a screen is not available on the site. */
export function useScreenGap(): (path: string) => string | undefined {
  const { client } = useConsole();
  const { data } = useQuery(editorQuery(client));
  return (path) => {
    const gap = SCREENS.find(([screen]) => path.startsWith(screen))?.[1];
    return gap && data?.gaps[gap] !== undefined ? gapText(gap) : undefined;
  };
}

/** Renders the screen of the URL, or why the site's catalog lacks it. */
export function CatalogGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const version = useCatalog();
  const reason = useScreenGap()(pathname);
  if (version === undefined && SCREENS.some(([screen]) => pathname.startsWith(screen))) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-60" />
      </div>
    );
  }
  if (reason === undefined) return children;
  const screen = mainScreens().findLast(({ to }) => pathname.startsWith(to));
  return (
    <>
      <ScreenHeading className="mb-5">{screen?.label ?? t`Products`}</ScreenHeading>
      <Notice tone="plain">{reason}</Notice>
    </>
  );
}
