import { expect, it } from "vitest";
import { searchOf } from "./queries";

it("products can be filtered by visibility and stock", () => {
  const every = { q: "", shown: "", stock: "", sort: "" };
  expect(searchOf({ ...every, stock: "constructor", sort: "constructor" })).toEqual({ text: "" });
  expect(searchOf({ ...every, shown: "no", stock: "out" })).toEqual({ text: "", visible: false, stock: "out" });
});
