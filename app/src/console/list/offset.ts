/** Pages of lists that are read by offset and do not say how many entries there are. */
import { wholeInAddress } from "../../lib/typed";
import type { Listed } from "./ListPage";

export interface OffsetPage<Row> extends Listed<Row> {
  page: number;
}

/** Reads the page that an address names. A page with fewer entries than it has room for is the last. */
export async function offsetPage<Row>(
  inAddress: string,
  size: number,
  read: (offset: number) => Promise<readonly Row[]>,
): Promise<OffsetPage<Row>> {
  const page = wholeInAddress(inAddress) ?? 1;
  const items = await read((page - 1) * size);
  const next = items.length < size ? undefined : String(page + 1);
  return { items, page, next, previous: page > 1 ? String(page - 1) : undefined };
}
