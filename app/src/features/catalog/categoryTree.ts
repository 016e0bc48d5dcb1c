/** The tree of a shop's categories. Collections of catalog v1 are a tree of one level. */
import type { Collection } from "../../lib/catalog";

export interface CategoryNode extends Collection {
  readonly children: readonly CategoryNode[];
}

/** The top-level categories, each with its descendants, in the shop's order. */
export function categoryTree(categories: readonly Collection[]): CategoryNode[] {
  const known = new Set(categories.map(({ id }) => id));
  // A category with a hidden parent moves to the top.
  const byParent = new Map<string, Collection[]>();
  for (const category of categories) {
    const parent = category.parentId !== undefined && known.has(category.parentId) ? category.parentId : "";
    byParent.set(parent, [...(byParent.get(parent) ?? []), category]);
  }
  const below = (parent: string): CategoryNode[] =>
    (byParent.get(parent) ?? []).map((category) => ({ ...category, children: below(category.id) }));
  return below("");
}

/** The breadcrumb trail of a category: its ancestors from the top, and itself. */
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

/** The longest breadcrumb trail to any of some categories, such as those of a product. */
export function longestTrail(categories: readonly Collection[], ids: readonly string[]): Collection[] {
  return ids
    .map((id) => trailTo(categories, id))
    .reduce((best, trail) => (trail.length > best.length ? trail : best), []);
}
