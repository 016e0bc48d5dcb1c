import { describe, expect, it } from "vitest";
import {
  changeList,
  correctionsOf,
  countFilters,
  listSearch,
  NO_FILTERS,
  parseListState,
  toggledOption,
  withoutFilters,
} from "./listState";

const parse = (text: string) => parseListState(new URLSearchParams(text));

describe("parseListState", () => {
  it("gives the defaults for an empty address", () => {
    expect(parse("")).toEqual(NO_FILTERS);
  });

  it.each([
    ["page=0", "page", 1],
    ["page=-2", "page", 1],
    ["page=1.5", "page", 1],
    ["page=abc", "page", 1],
    ["page=3", "page", 3],
    ["sort=hacked", "sort", "featured"],
    ["sort=price-low", "sort", "price-low"],
    ["page=1e1", "page", 1],
    ["min=12.50", "min", "12.50"],
    ["min=12,50", "min", ""],
    ["max=1,000", "max", ""],
    ["max=1.000", "max", ""],
    ["max=%D9%A3", "max", ""],
    ["min=007", "min", "7"],
    ["min=-5", "min", ""],
    ["min=1e3", "min", ""],
    ["min=3.999", "min", ""],
    ["stock=out", "inStock", false],
    ["stock=in", "inStock", true],
    ["q=%20%20a%20%20b%20", "q", "a b"],
  ] as const)("reads %s", (text, field, expected) => {
    expect(parse(text)[field]).toBe(expected);
  });

  it("puts a turned-round price range right", () => {
    expect(parse("min=50&max=9")).toMatchObject({ min: "9", max: "50" });
  });

  it("drops doubled tags", () => {
    expect(parse("tag=New&tag=New&tag=Best+seller").ribbons).toEqual(["New", "Best seller"]);
  });
});

describe("listSearch", () => {
  it("writes nothing for the defaults", () => {
    expect(listSearch(NO_FILTERS)).toBe("");
  });

  it.each([
    "",
    "?q=mug",
    "?sort=newest&page=2",
    "?q=a+%26+b&sort=price-high&min=5&max=60.50&stock=in&tag=New&tag=Best+seller&page=4",
    "?sale=yes&in=table&in=wear&brand=A&o.Colour=Oat&o.Colour=Ink&o.Size=M",
  ])("is the reverse of parsing: %s", (search) => {
    expect(listSearch(parse(search))).toBe(search);
  });
});

describe("correctionsOf", () => {
  it.each([
    ["", []],
    ["sort=hacked", ["sort"]],
    ["page=0", ["page"]],
    ["page=1e9&min=abc&sort=name", ["page", "price"]],
    ["min=5&max=9.50&page=2&o.Colour=Oat", []],
  ])("tells what of %j cannot be", (text, wrong) => {
    expect(correctionsOf(new URLSearchParams(text))).toEqual(wrong);
    expect(correctionsOf(new URLSearchParams(listSearch(parse(text))))).toEqual([]);
  });
});

describe("toggledOption", () => {
  it("takes a choice, another of the same option, and both back", () => {
    const one = { ...NO_FILTERS, options: toggledOption(NO_FILTERS, "Colour", "Oat") };
    const two = { ...one, options: toggledOption(one, "Colour", "Ink") };
    expect(two.options).toEqual({ Colour: ["Oat", "Ink"] });
    expect(countFilters(two)).toBe(2);
    const none = toggledOption({ ...two, options: toggledOption(two, "Colour", "Oat") }, "Colour", "Ink");
    expect(none).toEqual({});
  });
});

describe("changeList", () => {
  it("goes back to page one unless the page is what changes", () => {
    const third = parse("page=3&sort=name");
    expect(changeList(third, { inStock: true }).page).toBe(1);
    expect(changeList(third, { page: 4 })).toEqual({ ...third, page: 4 });
  });

  it("counts and clears filters, keeping the search and the order", () => {
    const state = parse("q=mug&sort=name&min=1&max=2&stock=in&tag=New");
    expect(countFilters(state)).toBe(3);
    expect(listSearch(withoutFilters(state))).toBe("?q=mug&sort=name");
  });
});
