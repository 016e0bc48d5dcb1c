/** Pages of catalog v1, which has offsets: a cursor is the offset as text. */

import { optional } from "../core/optional.js";
import type { Page, PageOf } from "./editor.js";

export async function offsetPage<Item>(
  { limit, cursor }: PageOf,
  read: (paging: { limit: number; offset: number }) => Promise<{ items: Item[]; total?: number | undefined }>,
): Promise<Page<Item>> {
  const offset = Number(cursor ?? 0) || 0;
  const { items, total } = await read({ limit, offset });
  const end = offset + items.length;
  const hasMore = total === undefined ? items.length === limit : end < total;
  return {
    items,
    ...optional("next", hasMore ? String(end) : undefined),
    ...optional("previous", offset > 0 ? String(Math.max(offset - limit, 0)) : undefined),
  };
}
