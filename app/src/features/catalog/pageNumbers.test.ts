import { expect, it } from "vitest";
import { pageNumbers } from "./pageNumbers";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])("page %i of %i offers %j", (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});

it("pageNumbers offers at most seven pages", () => {
  expect(pageNumbers(5_000, 10_000).length).toBeLessThanOrEqual(7);
});
