/** The catalog of the site: one editor of products and stock for both versions, and the reasons for what version 1 lacks. */
import { type CatalogEditor, catalogEditorOf, type CatalogGap } from "@cartwright/sdk/owner";
import { t } from "@lingui/core/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Notice, Skeleton } from "../ui";
import { type ConsoleClient, useConsole } from "./client";
import { gapText } from "./gaps";
import { mainPlaces } from "./places";
import { CONSOLE } from "./session";
import { ScreenHeading } from "./ui/ScreenHeading";

export type CatalogVersion = CatalogEditor["version"];

export function editorQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [CONSOLE, "catalog-editor"],
    staleTime: Infinity,
    queryFn: () => catalogEditorOf(client),
  });
}

/** The version; undefined until it is read. A site whose version cannot be read counts as V3, and each screen tells its own error. */
export function useCatalog(): CatalogVersion | undefined {
  const { client } = useConsole();
  const { data, isError } = useQuery(editorQuery(client));
  return data?.version ?? (isError ? 3 : undefined);
}

/** The reason why the site's catalog lacks a part; undefined where it has it, and until the version is known. */
export function useGap(gap: CatalogGap | undefined): string | undefined {
  const { client } = useConsole();
  const { data } = useQuery(editorQuery(client));
  return gap && data?.gaps[gap] !== undefined ? gapText(gap) : undefined;
}

/** The part of the catalog that a screen is for. */
const SCREENS: readonly (readonly [path: string, gap: CatalogGap])[] = [
  ["/owner/lists", "sharedLists"],
  ["/owner/products/import", "transfer"],
];

/** The reasons by which screens have nothing to show on the site. */
export function useScreenGap(): (path: string) => string | undefined {
  const { client } = useConsole();
  const { data } = useQuery(editorQuery(client));
  return (path) => {
    const gap = SCREENS.find(([screen]) => path.startsWith(screen))?.[1];
    return gap && data?.gaps[gap] !== undefined ? gapText(gap) : undefined;
  };
}

/** The screen of an address; where the site's catalog lacks what it is for, the reason in its place. */
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
  const place = mainPlaces().findLast(({ to }) => pathname.startsWith(to));
  return (
    <>
      <ScreenHeading className="mb-5">{place?.label ?? t`Products`}</ScreenHeading>
      <Notice tone="plain">{reason}</Notice>
    </>
  );
}
