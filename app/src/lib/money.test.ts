import { afterEach, expect, it } from "vitest";
import { setLanguage } from "./language";
import { isolated, listText } from "./listText";
import { decimalText, percentText, signedText } from "./money";

afterEach(() => {
  setLanguage("en");
});

it("decimalText formats amounts beyond float precision", () => {
  expect(decimalText("9007199254740993.10", "USD")).toBe("$9,007,199,254,740,993.10");
  expect(decimalText("1200", "JPY")).toBe("¥1,200");
  expect(decimalText("what", "USD")).toBe("what");
});

it("decimalText puts the sign before the digits, also in right-to-left text", () => {
  const minus = () => [decimalText("26.08", "USD"), percentText(0.2)].map((text) => signedText("−", text));
  expect(minus()).toEqual(["−$26.08", "−20%"]);
  setLanguage("ar");
  expect(minus()).toEqual(["\u200e−26.08\u200f\u00a0US$\u200e", "\u200e−20\u200e%\u200e"]);
});

it("listText joins present parts with the language's comma and isolates directions", () => {
  expect([listText(["12534", "", undefined, "France"]), isolated("10% off")]).toEqual(["12534, France", "10% off"]);
  setLanguage("ar");
  expect(listText(["12534", "فرنسا"])).toBe("\u206812534\u2069، \u2068فرنسا\u2069");
});
