import { describe, expect, it } from "vitest";
import { type NewLine, subtotal, unitPrice } from "./newOrder";

const range = (least: string, most: string) => ({ minValue: { amount: least }, maxValue: { amount: most } });
const shirt = (variantId = ""): NewLine => ({
  ...{ key: "s", productId: "shirt", name: "Shirt", variantId, quantity: 2, price: "" },
  product: { _id: "shirt", name: "Shirt", actualPriceRange: range("20.00", "25.50") },
});
const mug: NewLine = {
  ...{ key: "m", productId: "mug", name: "Mug", variantId: "", quantity: 3, price: "" },
  product: { _id: "mug", name: "Mug", actualPriceRange: range("12.10", "12.10") },
};
const engraving = (price: string, quantity = 1): NewLine => ({
  ...{ key: "e", name: "Engraving", variantId: "", quantity, price },
});
const VARIANTS = [{ productId: "shirt", value: "large", label: "L", price: "25.50" }];

describe("the price of a line", () => {
  it.each([
    ["of a chosen variant", shirt("large"), "25.50"],
    ["of a product whose variants differ is unknown before the choice", shirt(), undefined],
    ["of a product with one price", mug, "12.10"],
    ["of a custom item", engraving("7.50"), "7.50"],
    ["of a custom item whose amount is half typed is unknown", engraving("7."), undefined],
  ])("%s", (_, line, price) => {
    expect(unitPrice(line, VARIANTS)).toBe(price);
  });
});

it.each([
  ["is the sum of all lines", [shirt("large"), mug, engraving("7.50")], "94.80"],
  ["is unknown while a variant is not chosen", [shirt(), mug], undefined],
  ["is unknown while a quantity is not typed", [engraving("7.50", NaN)], undefined],
  ["is unknown without lines", [], undefined],
])("the subtotal %s", (_, lines, sum) => {
  expect(subtotal(lines, VARIANTS, "USD")).toBe(sum);
});
