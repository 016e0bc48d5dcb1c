/** The choices of a product: variants, offers and pictures. */

import assert from "node:assert/strict";
import { describe, it } from "vitest";
import {
  choiceAvailability,
  chooseOption,
  chooseSingles,
  mediaOfChoices,
  offerOf,
  pictureOfChoices,
  readSelection,
  resolveVariant,
  writeSelection,
} from "../index.js";
import type { CatalogImage, ProductOption, ProductView } from "../../catalog-view/view.js";
import { product, variant as variantOf } from "../../../../test/goods.js";
import { each, matches } from "../../../../test/table.js";

type Selection = Readonly<Record<string, string>>;

const option = (name: string, ...choices: string[]) => ({
  name,
  choices: choices.map((each) => ({ name: each })),
});
const options = [option("Colour", "Moss", "Oat", "Ink"), option("Size", "S", "M", "L"), option("Wool", "Lambswool")];
const variant = (Colour: string, Size: string, quantity: number) => ({
  id: `${Colour}-${Size}`,
  choices: { Colour, Size, Wool: "Lambswool" } as Selection,
  inStock: quantity > 0,
  quantity,
  preorder: false,
});
// No Oat in L; Ink is sold out in every size; Moss is sold out in M.
const variants = [
  variant("Moss", "S", 3),
  variant("Moss", "M", 0),
  variant("Moss", "L", 1),
  variant("Oat", "S", 5),
  variant("Oat", "M", 2),
  variant("Ink", "S", 0),
  variant("Ink", "M", 0),
];
describe("choiceAvailability", () => {
  each<[selection: Selection, option: string, choice: string, expected: string]>([
    [{}, "Colour", "Moss", "available"],
    [{}, "Colour", "Ink", "sold-out"],
    [{}, "Colour", "Puce", "missing"],
    [{ Colour: "Moss" }, "Size", "M", "sold-out-here"],
    [{ Colour: "Oat" }, "Size", "L", "other"],
    [{ Colour: "Oat" }, "Size", "M", "available"],
    [{ Colour: "Oat", Size: "S" }, "Size", "M", "available"],
    [{ Size: "L" }, "Colour", "Oat", "other"],
  ])("returns the availability of a choice", (selection, option, choice, expected) => {
    assert.equal(choiceAvailability(variants, selection, option, choice), expected);
  });
});
describe("chooseOption", () => {
  it("keeps the other choices if a variant has them all, even a sold-out one", () => {
    assert.deepEqual(chooseOption(options, variants, { Colour: "Oat", Size: "M" }, "Colour", "Moss"), {
      Colour: "Moss",
      Size: "M",
      Wool: "Lambswool",
    });
  });
  it("drops only the choices that conflict", () => {
    assert.deepEqual(
      chooseOption(options, variants, { Colour: "Moss", Size: "L", Wool: "Lambswool" }, "Colour", "Oat"),
      {
        Colour: "Oat",
        Wool: "Lambswool",
      },
    );
  });
  it("accepts a choice that no variant has", () => {
    assert.deepEqual(chooseOption(options, variants, { Size: "S" }, "Colour", "Puce"), { Colour: "Puce" });
  });
});
describe("resolveVariant", () => {
  each<[selection: Selection, kind: string]>([
    [{}, "incomplete"],
    [{ Colour: "Moss", Size: "S", Wool: "Lambswool" }, "ready"],
    [{ Colour: "Moss", Size: "M", Wool: "Lambswool" }, "sold-out"],
    [{ Colour: "Oat", Size: "L", Wool: "Lambswool" }, "impossible"],
  ])("resolves a selection", (selection, kind) => {
    assert.equal(resolveVariant(options, variants, selection).kind, kind);
  });
  it("lists the missing options in order", () => {
    assert.deepEqual(resolveVariant(options, variants, { Size: "S" }), {
      kind: "incomplete",
      missing: ["Colour", "Wool"],
    });
  });
  it("is ready for a product without options", () => {
    const only = { id: "0", choices: {}, inStock: true, preorder: false };
    assert.deepEqual(resolveVariant([], [only], {}), { kind: "ready", variant: only });
  });
});
// Every choice from every selection: invariants of any click.
describe("every selection and click", () => {
  const selections: Selection[] = [];
  for (const Colour of [undefined, "Moss", "Oat", "Ink"]) {
    for (const Size of [undefined, "S", "M", "L"]) {
      for (const Wool of [undefined, "Lambswool"]) {
        selections.push({ ...(Colour && { Colour }), ...(Size && { Size }), ...(Wool && { Wool }) });
      }
    }
  }
  const clicks = options.flatMap((option) => option.choices.map(({ name }): [string, string] => [option.name, name]));
  each(clicks)(
    "keeps the clicked choice, yields an existing selection and drops no choice without need",
    (option, choice) => {
      for (const selection of selections) {
        const chosen = chooseOption(options, variants, selection, option, choice);
        assert.equal(chosen[option], choice);
        assert.equal(
          variants.some((entry) => Object.entries(chosen).every(([name, value]) => entry.choices[name] === value)),
          true,
        );
        const wanted = { ...selection, [option]: choice };
        const possible = variants.some((entry) =>
          Object.entries(wanted).every(([name, value]) => entry.choices[name] === value),
        );
        if (possible) matches(chosen, wanted);
        assert.deepEqual(chooseOption(options, variants, chosen, option, choice), chosen);
      }
    },
  );
  it("leads from an available choice to a variant in stock", () => {
    for (const selection of selections) {
      for (const [option, choice] of clicks) {
        if (choiceAvailability(variants, selection, option, choice) !== "available") continue;
        const chosen = chooseOption(options, variants, selection, option, choice);
        assert.equal(
          variants.some(
            (entry) => entry.inStock && Object.entries(chosen).every(([name, value]) => entry.choices[name] === value),
          ),
          true,
        );
      }
    }
  });
});
describe("a large product", () => {
  // Six options and a thousand variants: every tenth is sold out, and every second of those can be preordered.
  const large = ["A", "B", "C", "D", "E", "F"].map((name, index) =>
    option(name, ...Array.from({ length: index < 3 ? 5 : 2 }, (_, choice) => `${name}${choice}`)),
  );
  const combinations = large.reduce<Selection[]>(
    (made, { name, choices }) =>
      made.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [name]: choice.name }))),
    [{}],
  );
  const many = combinations.map((choices, index) => ({
    id: `${index}`,
    choices,
    inStock: index % 10 !== 0,
    preorder: index % 20 === 0,
  }));
  it("reaches each of a thousand variants", () => {
    assert.equal(many.length, 1000);
    for (const { id, choices } of many.filter((_, index) => index % 97 === 0)) {
      const selection = Object.entries(choices).reduce<Selection>(
        (chosen, [name, choice]) => chooseOption(large, many, chosen, name, choice),
        {},
      );
      matches(resolveVariant(large, many, selection), { variant: { id } });
    }
  });
  it("can be preordered only if preorder is offered", () => {
    assert.equal(resolveVariant(large, many, many[20]?.choices ?? {}).kind, "ready");
    assert.equal(resolveVariant(large, many, many[10]?.choices ?? {}).kind, "sold-out");
  });
});
describe("the selection in the URL", () => {
  it("is read case-insensitively and ignores unknown choices", () => {
    assert.deepEqual(readSelection(new URLSearchParams("colour=moss&size=XXL&x=1"), options, variants), {
      Colour: "Moss",
      Wool: "Lambswool",
    });
  });
  it("has the same keys in every language", () => {
    const german = [{ name: "Farbe", key: "Colour", choices: [{ name: "Moos", key: "Moss" }, { name: "Hafer" }] }];
    for (const address of ["colour=Moss", "farbe=moos"]) {
      assert.deepEqual(readSelection(new URLSearchParams(address), german, []), { Farbe: "Moos" });
    }
    const write = (chosen: string | undefined) =>
      writeSelection(new URLSearchParams("farbe=Hafer"), german, { ...(chosen && { Farbe: chosen }) }).toString();
    assert.deepEqual([write("Moos"), write("Hafer"), write(undefined)], ["colour=Moss", "colour=Hafer", ""]);
  });
  it("keeps other parameters when written", () => {
    const params = writeSelection(new URLSearchParams("from=home&size=S"), options, { Colour: "Oat" });
    assert.equal(params.toString(), "from=home&colour=Oat");
  });
  it("preselects single choices only if a variant has them", () => {
    assert.deepEqual(chooseSingles([option("Wool", "Silk")], variants, {}), {});
  });
});
describe("the offer", () => {
  const size: ProductOption = {
    name: "Size",
    kind: "text",
    choices: ["S", "M", "L"].map((name) => ({ name, mediaIds: [] })),
  };
  const shirt = product("shirt", {
    options: [size],
    variants: [
      variantOf("s", { Size: "S" }, { quantity: 3 }),
      variantOf("m", { Size: "M" }, { inStock: false, preorder: true, quantity: 0 }),
      variantOf("l", { Size: "L" }, { inStock: false, quantity: 0 }),
    ],
  });
  each<[selection: Selection, offer: object]>([
    [{}, { kind: "incomplete", missing: ["Size"], preorder: false }],
    [{ Size: "S" }, { kind: "ready", preorder: false, max: 3 }],
    [{ Size: "M" }, { kind: "ready", preorder: true, max: undefined }],
    [{ Size: "L" }, { kind: "sold-out", variant: { id: "l" } }],
    [{ Size: "XL" }, { kind: "impossible", variant: undefined }],
  ])("follows from the selection", (selection, offer) => {
    matches(offerOf(shirt, selection), offer);
  });
  it("is gone if the product is sold out, for any selection", () => {
    const gone: ProductView = { ...shirt, stock: "soldOut" };
    assert.equal(offerOf(gone, {}).kind, "gone");
    matches(offerOf(gone, { Size: "S" }), { kind: "gone", variant: { id: "s" } });
  });
});

const image = (id: string): CatalogImage => ({ id, kind: "image", url: `/media/${id}`, alt: "" });
const cup = product("cup", {
  media: [image("front"), image("in-use"), image("rust"), image("dented")],
  options: [
    {
      name: "Colour",
      kind: "color",
      choices: [
        { name: "Ink", mediaIds: ["front"] },
        { name: "Rust", mediaIds: ["rust"] },
        { name: "Pine", mediaIds: [] },
      ],
    },
  ],
});
describe("the image of a selection", () => {
  each<[title: string, chosen: Selection, own: { mediaId: string } | undefined, id: string]>([
    ["the product's first, while nothing is chosen", {}, undefined, "front"],
    ["the choice's", { Colour: "Rust" }, undefined, "rust"],
    ["the variant's own before the choice's", { Colour: "Rust" }, { mediaId: "dented" }, "dented"],
    ["the product's first where the choice has none", { Colour: "Pine" }, undefined, "front"],
  ])("is the image of the chosen variant or choice", (_, chosen, own, id) => {
    const chosenVariant = own && variantOf("v", chosen, own);
    matches(pictureOfChoices(cup, chosen, chosenVariant)!, { url: `/media/${id}` });
  });
  it("is the variant's own image, else that of a choice", () => {
    assert.deepEqual(mediaOfChoices(cup, { Colour: "Rust" }, variantOf("v", {}, { mediaId: "dented" })), [
      "dented",
      "rust",
    ]);
  });
});
