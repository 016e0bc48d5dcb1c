/** Reads lists: one page by its offset, or all entries by cursors. */
import { wholeInAddress } from "../../../lib/typed";
import type { Listed } from "./ListPage";

/** Some entries of a list, and the total if known. */
interface Read<Row> {
  items: readonly Row[];
  total?: number | undefined;
}

/** Reads the page that the URL names. If the total is unknown, a page that is not full is the last. */
export async function offsetPage<Row>(
  inAddress: string,
  size: number,
  read: (offset: number) => Promise<Read<Row>>,
): Promise<Listed<Row> & { total: number | undefined }> {
  const page = wholeInAddress(inAddress) ?? 1;
  const { items, total } = await read((page - 1) * size);
  const isLast = total === undefined ? items.length < size : page * size >= total;
  return {
    items,
    total,
    page,
    pages: total === undefined ? undefined : Math.ceil(total / size),
    next: isLast ? undefined : String(page + 1),
    previous: page > 1 ? String(page - 1) : undefined,
  };
}

interface CursorPage<Item> {
  items: readonly Item[];
  next: string | undefined;
}

/** Reads all entries of a list. `read` receives the paging of each page. */
export async function readAll<Item>(
  limit: number,
  read: (cursorPaging: { limit: number; cursor?: string }) => Promise<CursorPage<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await read(cursor ? { limit, cursor } : { limit });
    all.push(...items);
    cursor = next;
  } while (cursor);
  return all;
}
