import { describe, expect, it } from "vitest";
import { type ConsoleContext, moneyOf } from "../session/client";
import { listFrom, momentFrom, numberFrom, partFrom, percentOf } from "./fields";
import { newRate, ratesProblem, textOfRates } from "./rates";
import { statusOf } from "./status";

const NOW = new Date("2026-11-25T12:00:00Z");

it("statusOf reports whether a rule is active now", () => {
  const status = (rule: object) => {
    const { text, note } = statusOf({ active: true, ...rule }, NOW);
    return [text, note];
  };
  expect(status({})).toEqual(["Active", undefined]);
  expect(status({ expires: "2026-11-28T12:00:00Z" })).toEqual(["Active", "ends in 3 days"]);
  expect(status({ starts: "2026-11-25T14:30:00Z" })).toEqual(["Scheduled", "starts in 2 hours"]);
  expect(status({ expires: "2026-11-24T12:00:00Z" })).toEqual(["Ended", "yesterday"]);
  expect(status({ active: false })).toEqual(["Switched off", undefined]);
});

it("numbers, dates and fractions are parsed without losing digits", () => {
  expect(["1.5", "12.50", "", "abc"].map(numberFrom)).toEqual(["1.5", "12.5", null, "abc"]);
  expect(["0.08875", "0.2", "1", "0.05"].map(percentOf)).toEqual(["8.875", "20", "100", "5"]);
  expect(["8.875", "20", "100", "5", "0.5"].map(partFrom)).toEqual(["0.08875", "0.2", "1", "0.05", "0.005"]);
  expect(momentFrom("2026-11-25", "end")).toBe(new Date(2026, 10, 25, 23, 59, 59).toISOString());
  expect(momentFrom("", "start")).toBeNull();
  expect(listFrom("US, ca;DE")).toEqual(["US", "ca", "DE"]);
});

describe("the prices of a delivery method", () => {
  const context = (currency?: string) => ({ session: { currency } }) as ConsoleContext;
  const rate = (amount: string, type = "BY_TOTAL_WEIGHT", value = "1") =>
    textOfRates([{ ...newRate("0"), amount, conditions: [{ type, operator: "LTE", value }] }]);

  it("are complete if their fields accept them", () => {
    const complete = (text: string, currency?: string) =>
      ratesProblem(text, {}, moneyOf(context(currency))) === undefined;
    expect(["1", "1.99", "1.999", "1234567890", ""].map((amount) => complete(rate(amount), "USD"))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([complete(rate("1.5"), "JPY"), complete(rate("1.5"))]).toEqual([false, true]);
    const values: [string, string][] = [
      ["BY_TOTAL_WEIGHT", "1.255"],
      ["BY_TOTAL_QUANTITY", "1.5"],
      ["BY_TOTAL_PRICE", "1.999"],
    ];
    expect(values.map(([type, value]) => complete(rate("1", type, value), "USD"))).toEqual([true, false, false]);
  });
});
