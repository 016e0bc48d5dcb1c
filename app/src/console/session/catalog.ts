/** The catalog of the site: one editor of products and stock for both versions, and the reasons for what version 1 lacks. */
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
