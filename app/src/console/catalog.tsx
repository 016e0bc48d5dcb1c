/** The version of the site's catalog. V1 has no tree of categories, and none of the calls of products, stock and lists that the console makes. */
import { t } from "@lingui/core/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Notice, Skeleton } from "../ui";
import { type ConsoleClient, useConsole } from "./client";
import { mainPlaces } from "./places";
import { CONSOLE } from "./session";
import { ScreenHeading } from "./ui/ScreenHeading";

export type CatalogVersion = "V1" | "V3";

export function catalogQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [CONSOLE, "catalog-version"],
    staleTime: Infinity,
    queryFn: async (): Promise<CatalogVersion> => {
      const { catalogVersion } = await client.catalogVersioning.getCatalogVersion();
      return catalogVersion === "V1_CATALOG" ? "V1" : "V3";
    },
  });
}

/** The version; undefined until it is read. A site whose version cannot be read counts as V3, and each screen tells its own error. */
export function useCatalog(): CatalogVersion | undefined {
  const { client } = useConsole();
  const { data, isError } = useQuery(catalogQuery(client));
  return data ?? (isError ? "V3" : undefined);
}

const V3_SCREENS = ["/owner/products", "/owner/stock", "/owner/lists"];

/** Whether a screen works with catalog V3 only. */
export function needsV3(path: string): boolean {
  return V3_SCREENS.some((screen) => path.startsWith(screen));
}

export function v1Reason(): string {
  return t`This site has catalog V1. Its products, stock and lists cannot be changed here.`;
}

/** The screen of an address; where it needs catalog V3 and the site has V1, the reason in its place. */
export function CatalogGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const catalog = useCatalog();
  if (!needsV3(pathname) || catalog === "V3") return children;
  if (!catalog) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-60" />
      </div>
    );
  }
  const place = mainPlaces().find(({ to }) => needsV3(to) && pathname.startsWith(to));
  return (
    <>
      <ScreenHeading className="mb-5">{place?.label ?? ""}</ScreenHeading>
      <Notice tone="plain">{v1Reason()}</Notice>
    </>
  );
}
