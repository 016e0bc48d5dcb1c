import { describe, expect, it } from "vitest";
import { product, variant as productVariant } from "../../test/fakeCatalog";
import {
  choiceState,
  choose,
  fillOnly,
  offerOf,
  type Option,
  resolve,
  type Selection,
  selectionFrom,
  selectionParams,
  type VariantEntry,
} from "./variants";

const option = (name: string, ...choices: string[]): Option => ({
  name,
  choices: choices.map((each) => ({ name: each })),
});

const options: Option[] = [
  option("Colour", "Moss", "Oat", "Ink"),
  option("Size", "S", "M", "L"),
  option("Wool", "Lambswool"),
];

const variant = (Colour: string, Size: string, quantity: number): VariantEntry => ({
  id: `${Colour}-${Size}`,
  choices: { Colour, Size, Wool: "Lambswool" },
  inStock: quantity > 0,
  quantity,
  preorder: false,
});

// Oat is not made in L; Ink is sold out in every size; Moss is sold out in M.
const variants = [
  variant("Moss", "S", 3),
  variant("Moss", "M", 0),
  variant("Moss", "L", 1),
  variant("Oat", "S", 5),
  variant("Oat", "M", 2),
  variant("Ink", "S", 0),
  variant("Ink", "M", 0),
];

describe("choiceState", () => {
  it.each([
    [{}, "Colour", "Moss", "available"],
    [{}, "Colour", "Ink", "sold-out"],
    [{}, "Colour", "Puce", "missing"],
    [{ Colour: "Moss" }, "Size", "M", "sold-out-here"],
    [{ Colour: "Oat" }, "Size", "L", "other"],
    [{ Colour: "Oat" }, "Size", "M", "available"],
    [{ Colour: "Oat", Size: "S" }, "Size", "M", "available"],
    [{ Size: "L" }, "Colour", "Oat", "other"],
  ] as const)("with %j, %s %s is %s", (selection, option, choice, expected) => {
    expect(choiceState(variants, selection, option, choice)).toBe(expected);
  });
});

describe("choose", () => {
  it("keeps the other choices when a variant has them all, even a sold-out one", () => {
    expect(choose(options, variants, { Colour: "Oat", Size: "M" }, "Colour", "Moss")).toEqual({
      Colour: "Moss",
      Size: "M",
      Wool: "Lambswool",
    });
  });

  it("gives up only what cannot be had together", () => {
    expect(choose(options, variants, { Colour: "Moss", Size: "L", Wool: "Lambswool" }, "Colour", "Oat")).toEqual({
      Colour: "Oat",
      Wool: "Lambswool",
    });
  });

  it("takes a choice that no variant has, so that the page can say so", () => {
    expect(choose(options, variants, { Size: "S" }, "Colour", "Puce")).toEqual({ Colour: "Puce" });
  });
});

describe("resolve", () => {
  it.each([
    [{}, "incomplete"],
    [{ Colour: "Moss", Size: "S", Wool: "Lambswool" }, "ready"],
    [{ Colour: "Moss", Size: "M", Wool: "Lambswool" }, "sold-out"],
    [{ Colour: "Oat", Size: "L", Wool: "Lambswool" }, "impossible"],
  ] as const)("%j is %s", (selection, kind) => {
    expect(resolve(options, variants, selection).kind).toBe(kind);
  });

  it("names what is missing, in order", () => {
    expect(resolve(options, variants, { Size: "S" })).toEqual({ kind: "incomplete", missing: ["Colour", "Wool"] });
  });

  it("is ready at once when there is nothing to choose", () => {
    const only = { id: "0", choices: {}, inStock: true, preorder: false };
    expect(resolve([], [only], {})).toEqual({ kind: "ready", variant: only });
  });
});

// Every way of choosing, from every selection: what must hold whatever is clicked.
describe("for every selection and every click", () => {
  const selections: Selection[] = [];
  for (const Colour of [undefined, "Moss", "Oat", "Ink"]) {
    for (const Size of [undefined, "S", "M", "L"]) {
      for (const Wool of [undefined, "Lambswool"]) {
        const all = { Colour, Size, Wool };
        selections.push(
          Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)),
        );
      }
    }
  }
  const clicks = options.flatMap((option) => option.choices.map(({ name }) => [option.name, name] as const));

  it.each(clicks)("%s %s is taken, what results exists, and nothing is given up needlessly", (option, choice) => {
    for (const selection of selections) {
      const chosen = choose(options, variants, selection, option, choice);
      expect(chosen[option]).toBe(choice);
      expect(
        variants.some((entry) => Object.entries(chosen).every(([name, value]) => entry.choices[name] === value)),
      ).toBe(true);
      const wanted = { ...selection, [option]: choice };
      const possible = variants.some((entry) =>
        Object.entries(wanted).every(([name, value]) => entry.choices[name] === value),
      );
      if (possible) expect(chosen).toMatchObject(wanted);
      expect(choose(options, variants, chosen, option, choice)).toEqual(chosen);
    }
  });

  it("an available choice leads to something that can be bought", () => {
    for (const selection of selections) {
      for (const [option, choice] of clicks) {
        if (choiceState(variants, selection, option, choice) !== "available") continue;
        const chosen = choose(options, variants, selection, option, choice);
        expect(
          variants.some(
            (entry) => entry.inStock && Object.entries(chosen).every(([name, value]) => entry.choices[name] === value),
          ),
        ).toBe(true);
      }
    }
  });
});

describe("a large product", () => {
  // Six options and a thousand variants: every tenth is sold out, and of those every second can be ordered ahead.
  const large = ["A", "B", "C", "D", "E", "F"].map((name, index) =>
    option(name, ...Array.from({ length: index < 3 ? 5 : 2 }, (_, choice) => `${name}${choice}`)),
  );
  const combinations = large.reduce<Record<string, string>[]>(
    (made, { name, choices }) =>
      made.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [name]: choice.name }))),
    [{}],
  );
  const many = combinations.map((choices, index): VariantEntry => ({
    id: `${index}`,
    choices,
    inStock: index % 10 !== 0,
    preorder: index % 20 === 0,
  }));

  it("has a thousand variants, each of which can be come to", () => {
    expect(many).toHaveLength(1000);
    for (const { id, choices } of many.filter((_, index) => index % 97 === 0)) {
      const selection = Object.entries(choices).reduce<Selection>(
        (chosen, [name, choice]) => choose(large, many, chosen, name, choice),
        {},
      );
      expect(resolve(large, many, selection)).toMatchObject({ variant: { id } });
    }
  });

  it("can be bought ahead where that is offered, and not otherwise", () => {
    expect(resolve(large, many, many[20]?.choices ?? {}).kind).toBe("ready");
    expect(resolve(large, many, many[10]?.choices ?? {}).kind).toBe("sold-out");
  });
});

describe("the address", () => {
  it("is read without regard to case, and only for what exists", () => {
    expect(selectionFrom(new URLSearchParams("colour=moss&size=XXL&x=1"), options, variants)).toEqual({
      Colour: "Moss",
      Wool: "Lambswool",
    });
  });

  it("holds the same in every language", () => {
    const german = [{ name: "Farbe", key: "Colour", choices: [{ name: "Moos", key: "Moss" }, { name: "Hafer" }] }];
    for (const address of ["colour=Moss", "farbe=moos"]) {
      expect(selectionFrom(new URLSearchParams(address), german, [])).toEqual({ Farbe: "Moos" });
    }
    const write = (chosen: string | undefined) =>
      selectionParams(new URLSearchParams("farbe=Hafer"), german, { ...(chosen && { Farbe: chosen }) }).toString();
    expect([write("Moos"), write("Hafer"), write(undefined)]).toEqual(["colour=Moss", "colour=Hafer", ""]);
  });

  it("keeps its other parts when a selection is written", () => {
    const params = selectionParams(new URLSearchParams("from=home&size=S"), options, { Colour: "Oat" });
    expect(params.toString()).toBe("from=home&colour=Oat");
  });

  it("fills in single choices only where something has them", () => {
    expect(fillOnly([option("Wool", "Silk")], variants, {})).toEqual({});
  });
});

describe("offerOf", () => {
  const size = {
    name: "Size",
    kind: "text" as const,
    choices: ["S", "M", "L"].map((name) => ({ name, mediaIds: [] })),
  };
  const shirt = product("shirt", {
    options: [size],
    variants: [
      productVariant("s", { Size: "S" }, { quantity: 3 }),
      productVariant("m", { Size: "M" }, { inStock: false, preorder: true, quantity: 0 }),
      productVariant("l", { Size: "L" }, { inStock: false, quantity: 0 }),
    ],
  });

  it.each([
    [{}, { kind: "incomplete", missing: ["Size"], preorder: false }],
    [{ Size: "S" }, { kind: "ready", preorder: false, max: 3 }],
    [{ Size: "M" }, { kind: "ready", preorder: true, max: undefined }],
    [{ Size: "L" }, { kind: "sold-out", variant: { id: "l" } }],
    [{ Size: "XL" }, { kind: "impossible", variant: undefined }],
  ])("of %j is %j", (selection, offer) => {
    expect(offerOf(shirt, selection)).toMatchObject(offer);
  });

  it("is gone when the product is sold out, whatever is chosen", () => {
    const gone = { ...shirt, stock: "soldOut" as const };
    expect(offerOf(gone, {}).kind).toBe("gone");
    expect(offerOf(gone, { Size: "S" })).toMatchObject({ kind: "gone", variant: { id: "s" } });
  });
});
