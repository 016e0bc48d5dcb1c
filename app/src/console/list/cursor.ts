/** A list that is read by cursor, as a whole. */

export interface CursorPage<Item> {
  items: readonly Item[];
  next: string | undefined;
}

/** All entries of a list. `read` is given the paging of each page. */
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
