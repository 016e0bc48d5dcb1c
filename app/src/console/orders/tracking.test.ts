import { expect, it } from "vitest";
import { mayBeTrackingNumber } from "./tracking";

it.each([
  ["JD0146000034", true],
  ["1Z 999 AA1 0123 4567 84", true],
  ["0034-0434-1610-94", true],
  ["10001", false],
  ["Ida Lund", false],
  ["ada@example.com", false],
])("%s counts as a tracking number: %s", (text, may) => {
  expect(mayBeTrackingNumber(text)).toBe(may);
});
