/** The site's catalog: one editor of products and stock for V1 and V3. */
import { type CatalogEditor, catalogEditorOf } from "@cartwright/sdk/owner";
import { queryOptions } from "@tanstack/react-query";
import type { ConsoleClient } from "./client";
import { CONSOLE } from "./session";

export type CatalogVersion = CatalogEditor["version"];

export function editorQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [CONSOLE, "catalog-editor"],
    staleTime: Infinity,
    queryFn: () => catalogEditorOf(client),
  });
}
