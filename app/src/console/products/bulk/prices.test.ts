import { expect, it } from "vitest";
import { changedPrices, type PriceChange } from "./prices";

const change = (more: Partial<PriceChange>): PriceChange => ({
  by: "percent",
  value: "10",
  rounding: "exact",
  keepsOld: false,
  ...more,
});
const priceOf = (price: string, more: Partial<PriceChange>, currency = "USD") =>
  changedPrices({ price, compareAt: "" }, change(more), currency).prices?.price;

it("price changes are exact", () => {
  expect(priceOf("19.90", {})).toBe("21.89");
  expect(priceOf("0.05", { value: "-50" })).toBe("0.03");
  expect(priceOf("1.15", { value: "12.5" })).toBe("1.29");
  expect(priceOf("10.00", { by: "amount", value: "-0.10" })).toBe("9.90");
  expect(priceOf("1000", { value: "8" }, "JPY")).toBe("1080");
  expect(priceOf("1.005", {}, "KWD")).toBe("1.106");
});

it("prices are rounded to whole amounts or to an ending of .99", () => {
  expect(priceOf("24.50", { value: "0", rounding: "whole" })).toBe("25.00");
  expect(priceOf("24.49", { value: "0", rounding: "whole" })).toBe("24.00");
  expect(priceOf("24.30", { value: "0", rounding: "ninetyNine" })).toBe("23.99");
  expect(priceOf("24.50", { value: "0", rounding: "ninetyNine" })).toBe("24.99");
  expect(priceOf("0.20", { value: "0", rounding: "ninetyNine" })).toBe("0.99");
});

it("negative and too large prices are refused", () => {
  expect(changedPrices({ price: "3.00", compareAt: "" }, change({ by: "amount", value: "-4" }), "USD").problem).toBe(
    "negative",
  );
  expect(changedPrices({ price: "999999999.00", compareAt: "" }, change({}), "USD").problem).toBe("large");
});

it("a lowered price keeps the old one as compare-at price, and a lower compare-at price is dropped", () => {
  const lower = change({ value: "-20", keepsOld: true });
  expect(changedPrices({ price: "20.00", compareAt: "" }, lower, "USD").prices).toEqual({
    price: "16.00",
    compareAt: "20.00",
  });
  expect(changedPrices({ price: "20.00", compareAt: "30.00" }, lower, "USD").prices?.compareAt).toBe("30.00");
  expect(changedPrices({ price: "20.00", compareAt: "21.00" }, change({}), "USD").prices).toEqual({
    price: "22.00",
    compareAt: "",
  });
});

it("a changed price is within half a cent of the exact value", () => {
  let seed = 11;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  for (let round = 0; round < 2000; round += 1) {
    const cents = random(10_000_000);
    const tenths = random(3000) - 1000;
    const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
    const value = `${tenths < 0 ? "-" : ""}${Math.floor(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10}`;
    const changed = priceOf(price, { value }) ?? "";
    const digits = BigInt(changed.replace(".", "")) * 1000n;
    const exact = BigInt(cents) * BigInt(1000 + tenths);
    const apart = digits - exact;
    expect(apart <= 500n && apart >= -500n, `${price} by ${value} is ${changed}`).toBe(true);
  }
});
