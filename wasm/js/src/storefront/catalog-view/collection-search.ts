/** The search of collections by name. */

import type { CollectionView } from "./view.js";

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
