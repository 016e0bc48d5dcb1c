import { expect, test } from "vitest";
import { type CodeFinding, daysOf, daysUntilEnd, failing } from "./code-findings.js";

const finding = (outcome: CodeFinding["outcome"], check: CodeFinding["check"] = "removed"): CodeFinding => ({
  check,
  outcome,
  subject: "s",
  seen: "1 call in 1 file:\n    shop.ts:3 currentCart.getCurrentCart",
  why: "w",
  fix: "f",
});

test("a condition names a number of days", () => {
  expect(daysOf("ends-within=90d")).toBe(90);
  expect(daysOf("ends-within=0d")).toBe(0);
});

test.each(["", "90d", "ends-within", "ends-within=", "ends-within=90", "ends-within=-1d", "ends-within=3w", "warning"])(
  "the condition %j is refused with an example",
  (wrong) => {
    expect(() => daysOf(wrong)).toThrow(
      `--fail-on takes ends-within=DAYSd, such as ends-within=90d, and not "${wrong}".`,
    );
  },
);

test("the days until the end count down to the day of the removal", () => {
  expect(daysUntilEnd(new Date("2026-11-29T13:00:00Z"))).toBe(64);
  expect(daysUntilEnd(new Date("2027-02-01T00:00:00Z"))).toBe(0);
  expect(daysUntilEnd(new Date("2027-02-03T00:00:00Z"))).toBe(-2);
});

test.each([
  ["2026-11-29T13:00:00Z", 64, "problem", /^ends in 64 days; 1 call/],
  ["2026-11-29T13:00:00Z", 63, "warning", /^1 call/],
  ["2027-02-01T13:00:00Z", 0, "problem", /^has ended; 1 call/],
])("on %s a use that ends within %i days is a %s", (now, within, outcome, seen) => {
  const [found] = failing([finding("warning")], within, new Date(now));
  expect(found?.outcome).toBe(outcome);
  expect(found?.seen).toMatch(seen);
});

test("other findings stay as they are", () => {
  const others = [finding("warning", "cart"), finding("passed"), finding("unknown")];
  expect(failing(others, 90, new Date("2027-01-31"))).toEqual(others);
});
