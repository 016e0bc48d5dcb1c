/** The state of a product list, and its representation in a URL. */

import assert from "node:assert/strict";
import { describe, it } from "vitest";
import {
  NO_FILTERS,
  changeListing,
  countFilters,
  listingCorrections,
  listingFilters,
  readListing,
  withoutFilters,
  writeListing,
} from "../index.js";
import { type ListingState, toggledOption } from "./state.js";
import { each, matches } from "../../../../test/table.js";

const parse = (text: string) => readListing(new URLSearchParams(text));
describe("readListing", () => {
  it("returns the defaults for an empty URL", () => {
    assert.deepEqual(parse(""), NO_FILTERS);
  });
  each<[text: string, field: keyof ListingState, expected: unknown]>([
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
  ])("reads each parameter", (text, field, expected) => {
    assert.equal(parse(text)[field], expected);
  });
  it("swaps a reversed price range", () => {
    matches(parse("min=50&max=9"), { min: "9", max: "50" });
  });
  it("drops duplicate tags", () => {
    assert.deepEqual(parse("tag=New&tag=New&tag=Best+seller").ribbons, ["New", "Best seller"]);
  });
});
describe("writeListing", () => {
  it("omits the defaults", () => {
    assert.equal(writeListing(NO_FILTERS), "");
  });
  each([
    "",
    "?q=mug",
    "?sort=newest&page=2",
    "?q=a+%26+b&sort=price-high&min=5&max=60.50&stock=in&tag=New&tag=Best+seller&page=4",
    "?sale=yes&in=table&in=wear&brand=A&o.Colour=Oat&o.Colour=Ink&o.Size=M",
  ])("is the inverse of readListing", (search) => {
    assert.equal(writeListing(parse(search)), search);
  });
});
describe("the corrections of a URL", () => {
  each<[text: string, wrong: string[]]>([
    ["", []],
    ["sort=hacked", ["sort"]],
    ["page=0", ["page"]],
    ["page=1e9&min=abc&sort=name", ["page", "price"]],
    ["min=5&max=9.50&page=2&o.Colour=Oat", []],
  ])("name the invalid parameters", (text, wrong) => {
    assert.deepEqual(listingCorrections(new URLSearchParams(text)), wrong);
    assert.deepEqual(listingCorrections(new URLSearchParams(writeListing(parse(text)))), []);
  });
});
describe("toggling a choice of an option", () => {
  it("adds choices of one option and removes them again", () => {
    const one = { ...NO_FILTERS, options: toggledOption(NO_FILTERS, "Colour", "Oat") };
    const two = { ...one, options: toggledOption(one, "Colour", "Ink") };
    assert.deepEqual(two.options, { Colour: ["Oat", "Ink"] });
    assert.equal(countFilters(two), 2);
    const none = toggledOption({ ...two, options: toggledOption(two, "Colour", "Oat") }, "Colour", "Ink");
    assert.deepEqual(none, {});
  });
});
describe("a change of the listing", () => {
  it("resets to page one unless the page itself changes", () => {
    const third = parse("page=3&sort=name");
    assert.equal(changeListing(third, { inStock: true }).page, 1);
    assert.deepEqual(changeListing(third, { page: 4 }), { ...third, page: 4 });
  });
  it("counts and clears filters, keeping the search and the sort", () => {
    const state = parse("q=mug&sort=name&min=1&max=2&stock=in&tag=New");
    assert.equal(countFilters(state), 3);
    assert.equal(writeListing(withoutFilters(state)), "?q=mug&sort=name");
  });
});

describe("the choices of filters", () => {
  const facets = {
    collections: [{ value: "id-table", count: 4 }],
    brands: [{ value: "Hearth" }],
    ribbons: [{ value: "Bestseller", key: "Best seller" }],
    options: [{ name: "Farbe", key: "Colour", values: [{ value: "Moos", key: "Moss", color: "#375" }] }],
  };
  const collections = [{ id: "id-table", slug: "table", name: "Tisch" }];

  it("have the URL's keys and the page's texts, and change the list", () => {
    const state = parse("tag=Best+seller&o.Colour=Jade&o.Size=M");
    const groups = listingFilters({ state, facets }, collections);
    assert.deepEqual(
      groups.map(({ kind, name, title, choices }) => [
        kind,
        name,
        title,
        choices.map(({ value, text }) => [value, text]),
      ]),
      [
        ["collection", "in", "", [["table", "Tisch"]]],
        ["ribbon", "tag", "", [["Best seller", "Bestseller"]]],
        [
          "option",
          "o.Colour",
          "Farbe",
          [
            ["Moss", "Moos"],
            ["Jade", "Jade"],
          ],
        ],
        ["option", "o.Size", "Size", [["M", "M"]]],
        ["brand", "brand", "", [["Hearth", "Hearth"]]],
      ],
    );
    const [table, best, moss, jade] = groups.slice(0, 3).flatMap(({ choices }) => choices);
    assert.deepEqual(
      [table!.count, best!.isChosen, moss!.isChosen, moss!.color, jade!.isChosen],
      [4, true, false, "#375", true],
    );
    const after = [table!, best!, moss!, jade!].map(({ change }) => writeListing(changeListing(state, change)));
    assert.deepEqual(after, [
      "?in=table&tag=Best+seller&o.Colour=Jade&o.Size=M",
      "?o.Colour=Jade&o.Size=M",
      "?tag=Best+seller&o.Size=M&o.Colour=Jade&o.Colour=Moss",
      "?tag=Best+seller&o.Size=M",
    ]);
  });

  it("are only the chosen ones until the facets are loaded", () => {
    assert.deepEqual(listingFilters({ state: NO_FILTERS, facets: undefined }), []);
    const [brand] = listingFilters({ state: parse("brand=Hearth"), facets: undefined });
    assert.deepEqual(
      brand!.choices.map(({ text, isChosen }) => [text, isChosen]),
      [["Hearth", true]],
    );
  });
});
