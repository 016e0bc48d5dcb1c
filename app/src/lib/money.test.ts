import { expect, it } from "vitest";
import { decimalText, isZero, moneyText } from "./money";

it("prefers the platform's own text, the converted one first", () => {
  expect(moneyText({ amount: "1", formattedAmount: "$1.00", formattedConvertedAmount: "0,93 €" }, "USD")).toBe(
    "0,93 €",
  );
  expect(moneyText({ amount: "1", formattedAmount: "$1.00" }, "USD")).toBe("$1.00");
});

it("formats decimal text that no float can hold", () => {
  expect(decimalText("9007199254740993.10", "USD")).toBe("$9,007,199,254,740,993.10");
  expect(decimalText("1200", "JPY")).toBe("¥1,200");
  expect(decimalText("what", "USD")).toBe("what");
});

it("knows nothing when it sees it", () => {
  expect([{ amount: "0.00" }, { amount: "0" }, {}, null].map(isZero)).toEqual([true, true, true, true]);
  expect(isZero({ amount: "0.01" })).toBe(false);
});
