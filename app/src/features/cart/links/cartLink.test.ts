import { expect, it } from "vitest";
import { readCartLink } from "./cartLink";

it("readCartLink reads products with optional variants and quantities", () => {
  expect(readCartLink("mug:moss:2, jug::3,pot")).toEqual([
    { productId: "mug", variantId: "moss", quantity: 2 },
    { productId: "jug", quantity: 3 },
    { productId: "pot", quantity: 1 },
  ]);
});

it.each([
  [null],
  [""],
  [","],
  ["mug:moss:0"],
  ["mug:moss:-1"],
  ["mug:moss:1.5"],
  ["mug:moss:9999999"],
  ["a/b::1"],
  ["m:v:1:x"],
])("readCartLink finds no item in %j", (text) => {
  expect(readCartLink(text)).toEqual([]);
});

it("readCartLink limits the number of items", () => {
  expect(readCartLink(Array.from({ length: 80 }, (_, index) => `p${index}`).join(","))).toHaveLength(50);
});
