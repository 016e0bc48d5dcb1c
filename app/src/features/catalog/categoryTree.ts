/** The tree of a shop's categories. Collections of catalog v1 are a tree of one level. */
import type { Collection } from "../../lib/catalog";

export interface CategoryNode extends Collection {
  readonly children: readonly CategoryNode[];
}

/** The categories at the top, each with those below it, in the order that the shop has given. */
export function categoryTree(categories: readonly Collection[]): CategoryNode[] {
  const known = new Set(categories.map(({ id }) => id));
  const below = (parent: string | undefined, above: readonly string[]): CategoryNode[] =>
    categories
      // A category whose parent visitors do not see stands at the top.
      .filter(({ parentId }) => (parentId !== undefined && known.has(parentId) ? parentId : undefined) === parent)
      .filter(({ id }) => !above.includes(id))
      .map((category) => ({ ...category, children: below(category.id, [...above, category.id]) }));
  return below(undefined, []);
}

/** The categories above one, from the top, and the category itself. */
export function trailTo(categories: readonly Collection[], id: string): Collection[] {
  const trail: Collection[] = [];
  let current = categories.find((category) => category.id === id);
  while (current && !trail.includes(current)) {
    trail.unshift(current);
    const { parentId } = current;
    current = categories.find((category) => category.id === parentId);
  }
  return trail;
}

/** The longest trail to any of some categories, such as those of a product. */
export function longestTrail(categories: readonly Collection[], ids: readonly string[]): Collection[] {
  return ids
    .map((id) => trailTo(categories, id))
    .reduce((best, trail) => (trail.length > best.length ? trail : best), []);
}
