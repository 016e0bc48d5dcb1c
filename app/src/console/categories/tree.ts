/** The tree of categories: its levels and its moves. */
import type { categories } from "@cartwright/sdk";
import { CATEGORY } from "../../generated/bounds";

export type Category = categories.Category;

export interface CategoryNode {
  id: string;
  name: string;
  category: Category;
  /** The parent's id; null at the top. */
  parent: string | null;
  /** The number of ancestors. */
  depth: number;
  children: readonly CategoryNode[];
}

export interface CategoryTree {
  top: readonly CategoryNode[];
  byId: ReadonlyMap<string, CategoryNode>;
}

/** A position in the tree: a parent (none at the top), and the sibling before it (none if first). */
export interface TreePosition {
  parent: string | null;
  after: string | null;
}

/** The greatest depth of a tree. */
export const MAX_LEVELS = CATEGORY.levels;
/** The slug of the platform's own category of all products, which menus leave out. */
export const EVERYTHING = "all-products";

/** Builds the tree from a list. Each level is sorted by the categories' indexes, else in the order of the list. */
export function treeOf(list: readonly Category[]): CategoryTree {
  const shown = list.filter(({ slug }) => slug !== EVERYTHING);
  const known = new Set(shown.map(({ _id }) => _id));
  const byParent = new Map<string | null, Category[]>();
  for (const category of shown) {
    const { _id: above } = category.parentCategory ?? {};
    const parent = above !== undefined && known.has(above) ? above : null;
    byParent.set(parent, [...(byParent.get(parent) ?? []), category]);
  }
  const byId = new Map<string, CategoryNode>();
  const level = (parent: string | null, depth: number): CategoryNode[] =>
    (byParent.get(parent) ?? [])
      .map((category, index) => ({ category, rank: category.parentCategory?.index ?? index }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ category }) => {
        const { _id: id = "", name = "" } = category;
        const node = { id, name, category, parent, depth, children: level(id, depth + 1) };
        byId.set(id, node);
        return node;
      });
  return { top: level(null, 0), byId };
}

export function siblingsOf(tree: CategoryTree, parent: string | null): readonly CategoryNode[] {
  return parent === null ? tree.top : (tree.byId.get(parent)?.children ?? []);
}

/** The category and its descendants, parents first. */
export function withBelow(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withBelow)];
}

/** The ancestors of a category, from the top. */
export function trailOf(tree: CategoryTree, id: string): CategoryNode[] {
  const above = tree.byId.get(tree.byId.get(id)?.parent ?? "");
  return above ? [...trailOf(tree, above.id), above] : [];
}

/** The height of a category's subtree, in levels. */
function levelsOf(node: CategoryNode): number {
  return 1 + Math.max(0, ...node.children.map(levelsOf));
}

export function positionOf(tree: CategoryTree, id: string): TreePosition {
  const parent = tree.byId.get(id)?.parent ?? null;
  const siblings = siblingsOf(tree, parent);
  const index = siblings.findIndex((sibling) => sibling.id === id);
  return { parent, after: siblings[index - 1]?.id ?? null };
}

/**
 * The possible parents of a category: neither itself nor its descendants, nor a parent that makes the tree too deep.
 */
export function parentsFor(tree: CategoryTree, id: string): CategoryNode[] {
  const node = tree.byId.get(id);
  if (!node) return [];
  const own = new Set(withBelow(node).map((each) => each.id));
  const levels = levelsOf(node);
  return tree.top.flatMap(withBelow).filter((each) => !own.has(each.id) && each.depth + 1 + levels <= MAX_LEVELS);
}

/** The position at the end of a level. */
export function endOf(tree: CategoryTree, parent: string | null, moved?: string): TreePosition {
  return { parent, after: siblingsOf(tree, parent).findLast(({ id }) => id !== moved)?.id ?? null };
}

/** The position of a category at another index of its level. */
export function placeAmong(level: readonly CategoryNode[], { id, parent }: CategoryNode, index: number): TreePosition {
  const others = level.filter((each) => each.id !== id);
  return { parent, after: others[index - 1]?.id ?? null };
}

/** The list of categories after a move, as the platform is going to answer it. */
export function moved(list: readonly Category[], id: string, { parent, after }: TreePosition): Category[] {
  const tree = treeOf(list);
  const category = tree.byId.get(id)?.category;
  if (!category) return [...list];
  const level = siblingsOf(tree, parent)
    .filter((node) => node.id !== id)
    .map((node) => node.category);
  const index = after === null ? 0 : level.findIndex(({ _id }) => _id === after) + 1;
  level.splice(index, 0, category);
  const placed = level.map((each, at) => {
    const { parentCategory, ...rest } = each;
    return parent === null ? rest : { ...rest, parentCategory: { ...parentCategory, _id: parent, index: at } };
  });
  const ids = new Set(placed.map(({ _id }) => _id));
  return [...placed, ...list.filter(({ _id }) => !ids.has(_id))];
}
