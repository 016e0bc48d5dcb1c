import { describe, expect, it } from "vitest";
import { differences, merge, takeTheirs } from "../../test/productEdits";
import type { Edit, Option, Row } from "./model";
import { editOf } from "./read";
import { pasteBlock, pasteProduct, rowsOfOptions, tableOf } from "./paste";
import { newProduct, patchOf } from "./patch";
import { newOption, renamedChoice, renamedOption, rowsFor } from "./variants";

const MONEY = { currency: "USD", digits: 2 };

const SHIRT = {
  _id: "shirt",
  name: "Shirt",
  slug: "shirt",
  visible: true,
  options: [
    {
      _id: "size",
      name: "Size",
      optionRenderType: "TEXT_CHOICES",
      choicesSettings: {
        choices: [
          { choiceId: "s", name: "S", choiceType: "CHOICE_TEXT" },
          { choiceId: "m", name: "M", choiceType: "CHOICE_TEXT" },
        ],
      },
    },
  ],
  variantsInfo: {
    variants: ["s", "m"].map((choiceId) => ({
      _id: `v-${choiceId}`,
      sku: `SH-${choiceId}`,
      choices: [{ optionChoiceIds: { optionId: "size", choiceId } }],
      price: { actualPrice: { amount: "20.00" } },
      revenueDetails: { cost: { amount: "8.00" } },
      physicalProperties: { weight: 0.3 },
    })),
  },
};
const STOCK = [{ variantId: "v-s", quantity: 7, trackQuantity: true }];

const edit = (): Edit => editOf(SHIRT, STOCK);
const withCell = (from: Edit, key: string, cells: Partial<Row>): Edit => ({
  ...from,
  rows: from.rows.map((row) => (row.key === key ? { ...row, ...cells } : row)),
});

describe("options", () => {
  const names = (rows: readonly Row[]) => rows.map(({ id, choices }) => [id, ...choices.slice(1)].join(" "));

  it("keep a variant's data while its choices exist", () => {
    const { options, rows } = edit();
    const [size] = options as [Option];
    const large = { key: "new-l", id: "", name: "L", color: "", media: [] };
    const grown = rowsFor(rows, options, [{ ...size, choices: [...size.choices, large] }]);
    expect(grown.map(({ id, sku, price }) => [id, sku, price])).toEqual([
      ["v-s", "SH-s", "20.00"],
      ["v-m", "SH-m", "20.00"],
      ["", "", "20.00"],
    ]);
    const colour = newOption("Colour", ["Red", "Blue"]);
    const [red, blue] = colour.choices.map(({ key }) => key);
    const crossed = rowsFor(rows, options, [size, colour]);
    expect(names(crossed)).toEqual([`v-s ${red}`, ` ${blue}`, `v-m ${red}`, ` ${blue}`]);
    expect(rowsFor(crossed, [size, colour], [size])).toEqual(rows);
    expect(rowsFor(rows, options, []).map(({ id, choices }) => [id, choices])).toEqual([["v-s", []]]);
  });

  it("keep a combination left out that was left out before", () => {
    const { options, rows } = edit();
    expect(rowsFor(rows.slice(1), options, options).map(({ id }) => id)).toEqual(["v-m"]);
  });

  it("get new ids when renamed, and the old ones when the rename is undone", () => {
    const { options } = edit();
    const [size] = options as [Option];
    const renamed = renamedOption(size, "Length", options);
    expect([renamed.id, renamed.choices[0]?.id]).toEqual(["", ""]);
    expect(renamedOption(renamed, "Size", options)).toEqual(size);
    const [small] = size.choices as [Option["choices"][0]];
    expect(renamedChoice(small, "Small", size).id).toBe("");
    expect(renamedChoice(renamedChoice(small, "Small", size), "S", size)).toEqual(small);
  });
});

it("saved variants are matched by their choices, and text typed in the meantime stays", () => {
  const before = edit();
  const [size] = before.options as [Option];
  const options = [{ ...size, choices: [...size.choices, { key: "new-l", id: "", name: "L", color: "", media: [] }] }];
  const sent = { ...before, options, rows: rowsFor(before.rows, before.options, options) };
  const [, , large] = sent.rows as [Row, Row, Row];
  const typed = withCell(sent, large.key, { price: "30.00" });
  const saved = {
    ...before,
    options: [{ ...size, choices: [...size.choices, { key: "l", id: "l", name: "L", color: "", media: [] }] }],
    rows: [...before.rows, { ...large, key: "v-l", id: "v-l", choices: ["l"] }],
  };
  const { merged, clashes } = merge(sent, typed, saved);
  expect(clashes).toEqual([]);
  expect(merged.rows.map(({ id, price }) => [id, price])).toEqual([
    ["v-s", "20.00"],
    ["v-m", "20.00"],
    ["v-l", "30.00"],
  ]);
});

describe("a patch", () => {
  it("contains only changed fields, and the variants in full", () => {
    const before = edit();
    expect(patchOf(SHIRT, before, before)).toEqual({});
    const named = { ...before, details: { ...before.details, name: "Tee", brand: "Fell", seoTitle: "A tee" } };
    expect(patchOf(SHIRT, before, named)).toEqual({
      name: "Tee",
      brand: { name: "Fell" },
      seoData: { tags: [{ type: "title", children: "A tee", custom: false, disabled: false }] },
    });
    const { variantsInfo } = patchOf(
      SHIRT,
      before,
      withCell(before, "v-s", { price: "25.00", quantity: "9", cost: "" }),
    );
    expect(variantsInfo?.variants).toEqual([
      {
        _id: "v-s",
        choices: [{ optionChoiceIds: { optionId: "size", choiceId: "s" } }],
        visible: true,
        sku: "SH-s",
        price: { actualPrice: { amount: "25.00" } },
        revenueDetails: { cost: {} },
        physicalProperties: { weight: 0.3 },
        inventoryItem: { quantity: 9 },
      },
      expect.objectContaining({ _id: "v-m", revenueDetails: { cost: { amount: "8.00" } } }),
    ]);
    expect(variantsInfo?.variants?.[1]).not.toHaveProperty("inventoryItem");
  });

  it("creates a product with a variant per combination of choices", () => {
    const options = [newOption("Size", ["S", "M"]), newOption("Colour", ["Red"])];
    const made = newProduct(
      " Tee ",
      { options, rows: rowsOfOptions(options, "12.00") },
      { visible: false, isDigital: false },
    );
    expect(made.name).toBe("Tee");
    expect(
      made.variantsInfo.variants.map(({ choices }) => choices?.map((each) => each.optionChoiceNames?.choiceName)),
    ).toEqual([
      ["S", "Red"],
      ["M", "Red"],
    ]);
    expect(made.variantsInfo.variants[0]).toMatchObject({ inventoryItem: { inStock: true } });
  });
});

describe("changes of two owners", () => {
  it("are merged by field, with conflicts where both changed one", () => {
    const before = edit();
    const mine = withCell({ ...before, details: { ...before.details, name: "Tee" } }, "v-s", { price: "25.00" });
    const theirs = withCell({ ...before, details: { ...before.details, name: "Top", slug: "top" } }, "v-s", {
      price: "30.00",
      sku: "NEW",
    });
    const { merged, clashes } = merge(before, mine, theirs);
    expect(clashes.map(({ id }) => id)).toEqual(["details.name", "rows.v-s.price"]);
    expect(merged.details).toMatchObject({ name: "Tee", slug: "top" });
    expect(merged.rows[0]).toMatchObject({ price: "25.00", sku: "NEW" });
    const [name, price] = clashes as [(typeof clashes)[0], (typeof clashes)[0]];
    expect(takeTheirs(takeTheirs(merged, name), price)).toEqual(theirs);
    expect(differences(theirs, merged)).toEqual(["details.name", "rows.v-s.price"]);
  });

  it("ignore the format of an amount", () => {
    const before = edit();
    expect(differences(before, withCell(before, "v-s", { price: "20" }))).toEqual([]);
  });
});

describe("a paste", () => {
  const at = (row: number, cell: "sku" | "price" | "quantity") => ({ row, cell });

  it("is parsed in the format of spreadsheets", () => {
    expect(tableOf('a\t"b\tc\n""d"""\r\n\te\r\n')).toEqual([
      ["a", 'b\tc\n"d"'],
      ["", "e"],
    ]);
  });

  it("fills cells from the selected one", () => {
    const { rows } = edit();
    const pasted = pasteBlock(rows, at(0, "price"), "1,299.00\t\t5\n$30\t35\t6", MONEY);
    expect(pasted.errors).toBeUndefined();
    expect(
      "rows" in pasted && pasted.rows.map(({ price, quantity, compareAt }) => [price, quantity, compareAt]),
    ).toEqual([
      ["1299.00", "", "5.00"],
      ["30.00", "35", "6.00"],
    ]);
  });

  it("changes nothing if a cell is invalid, and names every such cell", () => {
    const { rows } = edit();
    const { errors = [] } = pasteBlock(rows, at(0, "price"), "1\t2\ttwelve\n1\t2\t1.2345\n3", MONEY);
    expect(errors.map(({ line, column, why }) => [line, column, why])).toEqual([
      [3, 1, "tooMany"],
      [1, 3, "currency"],
      [2, 3, "digits"],
    ]);
    const double = pasteBlock(rows, at(0, "sku"), "A\nA", MONEY);
    expect(double.errors).toEqual([{ line: 2, column: 1, cell: "sku", text: "A", why: "doubleSku" }]);
  });

  it("creates a product from a table with a header", () => {
    const sizes = ["XS", "S", "M", "L", "XL", "XXL"];
    const lines = sizes.flatMap((size) => ["Red", "Blue", "Moss", "Sand"].map((colour) => [size, colour]));
    const text = [
      "Size\tColour\tSKU\tPrice\tQuantity",
      ...lines.map(([size, colour], index) => `${size}\t${colour}\tT-${index}\t19.90\t${index}`),
    ].join("\n");
    const { options = [], rows = [] } = pasteProduct(text, "", MONEY);
    expect(options.map(({ name, choices }) => [name, choices.length])).toEqual([
      ["Size", 6],
      ["Colour", 4],
    ]);
    expect(rows).toHaveLength(24);
    expect(rows[23]).toMatchObject({ sku: "T-23", price: "19.90", quantity: "23" });
    const wrong = pasteProduct("Size\tPrice\nS\tcheap\nS\t\n\t3", "", MONEY);
    expect(wrong.errors?.map(({ line, column, why }) => [line, column, why])).toEqual([
      [2, 2, "currency"],
      [2, 2, "noPrice"],
      [3, 2, "noPrice"],
      [3, 1, "doubleRow"],
      [4, 1, "emptyChoice"],
    ]);
  });

  it("reads a thousand rows", () => {
    const options = [
      newOption(
        "No",
        Array.from({ length: 1000 }, (_, index) => `${index}`),
      ),
    ];
    const rows = rowsOfOptions(options, "1");
    const text = rows.map((_, index) => `${index}.50\t${index}`).join("\n");
    const pasted = pasteBlock(rows, at(0, "price"), text, MONEY);
    expect("rows" in pasted && pasted.rows[999]).toMatchObject({ price: "999.50", quantity: "999" });
  });
});
