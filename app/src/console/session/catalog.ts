/** The site's catalog: one editor of products and stock for V1 and V3, and the reasons for V1's gaps. */
import { type CatalogEditor, catalogEditorOf, type CatalogGap } from "@cartwright/sdk/owner";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ConsoleClient, useConsole } from "./client";
import { gapText } from "./gaps";
import { CONSOLE } from "./session";

export type CatalogVersion = CatalogEditor["version"];

export function editorQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [CONSOLE, "catalog-editor"],
    staleTime: Infinity,
    queryFn: () => catalogEditorOf(client),
  });
}

/** The version; undefined until it is read. If the read fails, V3 is assumed, and each screen shows its own error. */
export function useCatalog(): CatalogVersion | undefined {
  const { client } = useConsole();
  const { data, isError } = useQuery(editorQuery(client));
  return data?.version ?? (isError ? 3 : undefined);
}

/** Why the site's catalog lacks a feature; undefined if it has it, or while the version is unknown. */
export function useGap(gap: CatalogGap | undefined): string | undefined {
  const { client } = useConsole();
  const { data } = useQuery(editorQuery(client));
  return gap && data?.gaps[gap] !== undefined ? gapText(gap) : undefined;
}
