/** The catalog of the site: one editor of products and stock for both versions, and the reasons for what version 1 lacks. */
import { type CatalogEditor, catalogEditorOf, type CatalogLimit } from "@cartwright/sdk";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { textIn } from "../lib/textTable";
import { Notice, Skeleton } from "../ui";
import { type ConsoleClient, useConsole } from "./client";
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

const LIMITS: Readonly<Record<CatalogLimit, MessageDescriptor>> = {
  modifiers: msg`Catalog V1 shows the texts that shoppers add. They cannot be changed here.`,
  subscriptions: msg`Catalog V1 has no subscriptions.`,
  digitalFiles: msg`Catalog V1 cannot set the file of a digital product.`,
  barcodes: msg`Catalog V1 has no barcodes.`,
  mediaTexts: msg`Catalog V1 cannot set the description of a picture.`,
  sharedLists: msg`Catalog V1 has no shared lists. Set the brand, ribbon and info sections on each product's page.`,
  priceBeforePerVariant: msg`Catalog V1 has one discount for all variants: give them the same reduction.`,
  stockPerVariant: msg`Catalog V1 counts the stock of all variants of a product, or of none. Set it on the product's page.`,
  preorderPerVariant: msg`In catalog V1 this setting is for all variants of the product.`,
  hiddenOnlyVariant: msg`Catalog V1 cannot hide the only variant: hide the product.`,
  emptyInfoSections: msg`Catalog V1 cannot remove the last info section of a product.`,
  emptyFigures: msg`Catalog V1 cannot clear a cost or a weight: it becomes 0.`,
  otherFields: msg`Catalog V1 does not have this field.`,
  revisions: msg`Catalog V1 has no revisions: of two changes at the same moment, one may be lost.`,
  transfer: msg`Import and export need catalog V3.`,
};

/** The reason of a limit, in words. */
export function limitText(limit: string | undefined): string | undefined {
  return textIn(LIMITS, limit);
}

/** The reason why the site's catalog lacks a part; undefined where it has it, and until the version is known. */
export function useLimit(limit: CatalogLimit | undefined): string | undefined {
  const { client } = useConsole();
  const { data } = useQuery(editorQuery(client));
  return limit && data?.limits[limit] !== undefined ? limitText(limit) : undefined;
}

/** The part of the catalog that a screen is for. */
const SCREENS: readonly (readonly [path: string, limit: CatalogLimit])[] = [
  ["/owner/lists", "sharedLists"],
  ["/owner/products/import", "transfer"],
];

/** The reasons by which screens have nothing to show on the site. */
export function useScreenLimit(): (path: string) => string | undefined {
  const { client } = useConsole();
  const { data } = useQuery(editorQuery(client));
  return (path) => {
    const limit = SCREENS.find(([screen]) => path.startsWith(screen))?.[1];
    return limit && data?.limits[limit] !== undefined ? limitText(limit) : undefined;
  };
}

/** The screen of an address; where the site's catalog lacks what it is for, the reason in its place. */
export function CatalogGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const version = useCatalog();
  const reason = useScreenLimit()(pathname);
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
