import { expect, it } from "vitest";
import { decimalText } from "./money";

it("formats decimal text that no float can hold", () => {
  expect(decimalText("9007199254740993.10", "USD")).toBe("$9,007,199,254,740,993.10");
  expect(decimalText("1200", "JPY")).toBe("¥1,200");
  expect(decimalText("what", "USD")).toBe("what");
});
