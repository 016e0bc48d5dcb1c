import { describe, expect, it } from "vitest";
import { arranged } from "./CategoryGoods";
import {
  type Category,
  endOf,
  MAX_LEVELS,
  moved,
  parentsFor,
  placeAmong,
  type TreePosition,
  positionOf,
  siblingsOf,
  trailOf,
  treeOf,
  withBelow,
} from "./tree";

const category = (id: string, parent?: string, index = 0): Category => ({
  _id: id,
  name: id,
  slug: id,
  ...(parent !== undefined && { parentCategory: { _id: parent, index } }),
});

/** kitchen (mugs (small, large), bowls), garden */
const LIST = [
  category("kitchen"),
  category("bowls", "kitchen", 1),
  category("mugs", "kitchen", 0),
  category("small", "mugs", 0),
  category("large", "mugs", 1),
  category("garden"),
  { ...category("all"), slug: "all-products" },
];

const names = (list: readonly Category[]) =>
  treeOf(list)
    .top.flatMap(withBelow)
    .map(({ id, depth }) => `${depth} ${id}`);

describe("the tree", () => {
  it("orders categories by level, without the category of all products", () => {
    expect(names(LIST)).toEqual(["0 kitchen", "1 mugs", "2 small", "2 large", "1 bowls", "0 garden"]);
    expect(trailOf(treeOf(LIST), "large").map(({ id }) => id)).toEqual(["kitchen", "mugs"]);
  });

  it("offers as parents neither the category nor its descendants", () => {
    const tree = treeOf(LIST);
    expect(parentsFor(tree, "mugs").map(({ id }) => id)).toEqual(["kitchen", "bowls", "garden"]);
  });

  it("offers no place below the maximum depth", () => {
    const chain = ["a", "b", "c", "d"].map((id, index, ids) => category(id, ids[index - 1]));
    const list = [...chain, category("pair"), category("below", "pair")];
    const tree = treeOf(list);
    expect(parentsFor(tree, "pair").map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(parentsFor(tree, "below").map(({ id }) => id)).toEqual(["a", "b", "c", "d", "pair"]);
  });
});

/** A seeded random number generator. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it("random moves and their undo keep every category", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const next = numbers(seed);
    let list: Category[] = [];
    for (let count = 0; count < 12; count += 1) {
      const tree = treeOf(list);
      const parents = tree.top.flatMap(withBelow).filter(({ depth }) => depth + 1 < MAX_LEVELS);
      const parent = parents[next(parents.length * 2)]?.id;
      list = [...list, category(`c${count}`, parent, parent === undefined ? 0 : siblingsOf(tree, parent).length)];
    }
    for (let step = 0; step < 10; step += 1) {
      const tree = treeOf(list);
      const id = `c${next(12)}`;
      const node = tree.byId.get(id);
      if (!node) continue;
      const level = siblingsOf(tree, node.parent);
      const positions: TreePosition[] = [
        ...level.map((_, index) => placeAmong(level, node, index)),
        ...[null, ...parentsFor(tree, id).map((each) => each.id)].map((parent) => endOf(tree, parent, id)),
      ];
      const position = positions[next(positions.length)];
      if (!position) continue;
      const before = positionOf(tree, id);
      const after = moved(list, id, position);
      const result = treeOf(after);
      expect(positionOf(result, id)).toEqual(position);
      expect(after.length).toBe(list.length);
      const all = result.top.flatMap(withBelow);
      expect(all.length).toBe(list.length);
      expect(Math.max(...all.map(({ depth }) => depth))).toBeLessThan(MAX_LEVELS);
      expect(names(moved(after, id, before))).toEqual(names(list));
      list = after;
    }
  }
});

it("a move rearranges products down to the lower of both positions, at most a hundred", () => {
  const shown = ["a", "b", "c", "d"];
  expect(arranged(shown, 0, 2, 0)).toEqual(["c", "a", "b"]);
  expect(arranged(shown, 0, 0, 1)).toEqual(["b", "a"]);
  expect(arranged(shown, 4, 1, 0)).toEqual(["b", "a", "c", "d"]);
  const many = Array.from({ length: 120 }, (_, index) => String(index));
  expect(arranged(many, 0, 110, 0)).toHaveLength(100);
});
