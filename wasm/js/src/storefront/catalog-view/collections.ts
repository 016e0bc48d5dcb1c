/** Collections, which both catalog versions read by the same calls. */

import type { CallOptions } from "../../sdk/call.js";
import type { Bound } from "../../sdk/client.js";
import type * as collections from "../../generated/modules/collections.js";
import { orNone } from "./errors.js";
import { collectionOfV1 } from "./from-v1.js";
import type { MediaBases } from "./media-bases.js";
import type { CollectionView } from "./view.js";

export type CollectionsModule = Pick<Bound<typeof collections>, "queryCollections" | "getCollectionBySlug">;

const PAGE_SIZE = 100;
const MAX_PAGES = 20;
/** The platform's collection of all products, which shops show on a page of its own. */
const EVERYTHING = "all-products";

/** The visible collections. */
export async function readCollections(
  module: CollectionsModule,
  bases: MediaBases,
  options?: CallOptions,
): Promise<CollectionView[]> {
  let page = await module.queryCollections().limit(PAGE_SIZE).find(options);
  const found = [...page.items];
  for (let count = 1; page.hasNext() && count < MAX_PAGES; count += 1) {
    page = await page.next(options);
    found.push(...page.items);
  }
  return found
    .filter(({ slug, visible }) => slug !== EVERYTHING && visible !== false)
    .map((collection) => collectionOfV1(collection, bases));
}

/** The collection with a slug; `null` if it does not exist. */
export async function readCollection(
  module: CollectionsModule,
  slug: string,
  bases: MediaBases,
  options?: CallOptions,
): Promise<CollectionView | null> {
  const reply = await orNone(module.getCollectionBySlug(slug, options));
  return reply?.collection ? collectionOfV1(reply.collection, bases) : null;
}

/** The collections whose name has a word with this prefix. */
export function named(collections: readonly CollectionView[], text: string, max: number): CollectionView[] {
  const start = text.trim().toLocaleLowerCase();
  const fits = ({ name }: CollectionView): boolean =>
    name
      .toLocaleLowerCase()
      .split(/[\s\-–&,]+/)
      .some((word) => word.startsWith(start)) || name.toLocaleLowerCase().startsWith(start);
  return start === "" ? [] : collections.filter(fits).slice(0, max);
}
