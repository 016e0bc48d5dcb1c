import { describe, expect, it } from "vitest";
import type { Collection } from "../../lib/catalog";
import { type CategoryNode, categoryTree, longestTrail, trailTo } from "./categoryTree";

const category = (id: string, parentId?: string): Collection => ({
  id,
  slug: id,
  name: id,
  ...(parentId !== undefined && { parentId }),
});

const SHOP = [category("table"), category("mugs", "table"), category("espresso", "mugs"), category("wear")];

describe("categoryTree", () => {
  it("nests each category below its parent in the shop's order", () => {
    const names = (nodes: readonly CategoryNode[]): unknown[] => nodes.map(({ id, children }) => [id, names(children)]);
    expect(names(categoryTree(SHOP))).toEqual([
      ["table", [["mugs", [["espresso", []]]]]],
      ["wear", []],
    ]);
  });

  it("puts a category with a hidden parent at the top", () => {
    expect(categoryTree([category("mugs", "hidden")]).map(({ id }) => id)).toEqual(["mugs"]);
  });

  it("terminates for circular parents", () => {
    expect(categoryTree([category("a", "b"), category("b", "a")])).toEqual([]);
    expect(trailTo([category("a", "b"), category("b", "a")], "a").map(({ id }) => id)).toEqual(["b", "a"]);
  });
});

it("the breadcrumb of a product is the longest of its category paths", () => {
  expect(trailTo(SHOP, "espresso").map(({ id }) => id)).toEqual(["table", "mugs", "espresso"]);
  expect(trailTo(SHOP, "unknown")).toEqual([]);
  expect(longestTrail(SHOP, ["wear", "mugs"]).map(({ id }) => id)).toEqual(["table", "mugs"]);
  expect(longestTrail(SHOP, [])).toEqual([]);
});
