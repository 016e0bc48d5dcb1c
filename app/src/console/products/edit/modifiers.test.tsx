import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ApplicationError } from "@cartwright/sdk";
import { card, changesBar, patchSentBy, showProduct } from "../../test/showProduct";
import { differences, merge, takeTheirs } from "../../test/productEdits";
import type { Edit } from "./model";
import { editOf } from "./read";
import { newFreeText } from "./modifiers";
import { patchOf } from "./patch";

const WRAP_CHOICES = [
  { choiceId: "paper", name: "Paper", choiceType: "CHOICE_TEXT", key: "Paper", linkedMedia: [{ _id: "a", url: "a" }] },
  { choiceId: "cloth", name: "Cloth", choiceType: "CHOICE_TEXT", key: "Cloth", addedPrice: "4.00" },
];
const WRAP = {
  _id: "wrap",
  name: "Wrapping",
  modifierRenderType: "TEXT_CHOICES",
  mandatory: false,
  choicesSettings: { choices: WRAP_CHOICES },
};
const ENGRAVING = {
  _id: "engraving",
  name: "Engraving",
  modifierRenderType: "FREE_TEXT",
  mandatory: true,
  freeTextSettings: { title: "Your words", minCharCount: 0, maxCharCount: 40, defaultAddedPrice: "5.00" },
};
const SHOP = [
  {
    _id: "wrap",
    name: "Wrapping",
    customizationType: "MODIFIER",
    customizationRenderType: "TEXT_CHOICES",
    choicesSettings: {
      choices: [
        { _id: "paper", name: "Paper", choiceType: "CHOICE_TEXT" },
        { _id: "cloth", name: "Cloth", choiceType: "CHOICE_TEXT", defaultAddedPrice: "3.00" },
        { _id: "box", name: "Box", choiceType: "CHOICE_TEXT", defaultAddedPrice: "2.50" },
      ],
    },
  },
  {
    _id: "card",
    name: "Card",
    customizationType: "MODIFIER",
    customizationRenderType: "FREE_TEXT",
    freeTextInput: { title: "A greeting", minCharCount: 0, maxCharCount: 100 },
  },
];

const withModifiers = (modifiers: object[] = [WRAP, ENGRAVING]) => ({ modifiers });

const edit = (modifiers?: object[]): Edit => editOf(withModifiers(modifiers), []);

describe("the modifiers of a product", () => {
  it("are sent in full, and only if changed", () => {
    const before = edit();
    expect(patchOf({}, before, before)).toEqual({});
    const [wrap, engraving] = before.modifiers as [Edit["modifiers"][0], Edit["modifiers"][0]];
    const after = {
      ...before,
      modifiers: [{ ...engraving, max: "60", price: "" }, wrap, newFreeText(" Card ", "100", "")],
    };
    expect(patchOf({}, before, after)).toEqual({
      modifiers: [
        {
          _id: "engraving",
          name: "Engraving",
          modifierRenderType: "FREE_TEXT",
          mandatory: true,
          freeTextSettings: { title: "Your words", minCharCount: 0, maxCharCount: 60 },
        },
        {
          _id: "wrap",
          name: "Wrapping",
          modifierRenderType: "TEXT_CHOICES",
          mandatory: false,
          choicesSettings: {
            choices: [
              {
                choiceId: "paper",
                name: "Paper",
                choiceType: "CHOICE_TEXT",
                addedPrice: "0",
                linkedMedia: [{ _id: "a" }],
              },
              { choiceId: "cloth", name: "Cloth", choiceType: "CHOICE_TEXT", addedPrice: "4.00" },
            ],
          },
        },
        {
          name: "Card",
          modifierRenderType: "FREE_TEXT",
          mandatory: false,
          freeTextSettings: { title: "Card", minCharCount: 0, maxCharCount: 100 },
        },
      ],
    });
    expect(patchOf({}, before, { ...before, modifiers: [] })).toEqual({ modifiers: [] });
  });

  it("are merged by field, and their order as a whole", () => {
    const before = edit();
    const mine = edit([
      WRAP,
      { ...ENGRAVING, mandatory: false, freeTextSettings: { title: "Mine", maxCharCount: 40 } },
    ]);
    const theirs = edit([{ ...ENGRAVING, freeTextSettings: { title: "Theirs", minCharCount: 2 } }, WRAP]);
    const { merged, clashes } = merge(before, mine, theirs);
    expect(clashes.map(({ id }) => id)).toEqual(["modifiers.engraving.title", "modifiers.engraving.min"]);
    expect(merged.modifiers.map(({ name }) => name)).toEqual(["Engraving", "Wrapping"]);
    expect(merged.modifiers[0]).toMatchObject({ title: "Mine", max: "", mandatory: false });
    expect(takeTheirs(merged, clashes[0] as (typeof clashes)[0]).modifiers[0]).toMatchObject({ title: "Theirs" });

    const added = { ...before, modifiers: [...before.modifiers, newFreeText("Card", "100", "")] };
    const both = merge(before, added, edit([ENGRAVING, WRAP]));
    expect(both.clashes.map(({ id }) => id)).toEqual(["modifiers"]);
    // The attempt whose answer was lost did save.
    const saved = edit([
      WRAP,
      ENGRAVING,
      {
        ...ENGRAVING,
        _id: "c",
        name: "Card",
        mandatory: false,
        freeTextSettings: { title: "Card", minCharCount: 0, maxCharCount: 100 },
      },
    ]);
    const again = merge(before, added, saved);
    expect(again).toEqual({ merged: saved, clashes: [] });
    expect(differences(saved, again.merged)).toEqual([]);
  });

  it("stay with their changes after a concurrent removal until that is accepted", () => {
    const before = edit();
    const mine = edit([WRAP, { ...ENGRAVING, mandatory: false }]);
    const { merged, clashes } = merge(before, mine, edit([WRAP]));
    expect(clashes.map(({ id }) => id)).toEqual(["modifiers"]);
    expect(merged).toEqual(mine);
    expect(takeTheirs(merged, clashes[0] as (typeof clashes)[0])).toEqual(edit([WRAP]));
    expect(merge(before, before, edit([WRAP]))).toEqual({ merged: edit([WRAP]), clashes: [] });
  });

  it("keep field changes when the other owner's list is accepted", () => {
    const before = edit();
    const card = newFreeText("Card", "100", "");
    const mine = edit([{ ...WRAP, mandatory: true }, ENGRAVING]);
    const { merged, clashes } = merge(
      before,
      { ...mine, modifiers: [...mine.modifiers, card] },
      edit([ENGRAVING, WRAP]),
    );
    const taken = takeTheirs(merged, clashes[0] as (typeof clashes)[0]);
    expect(taken).toEqual(edit([ENGRAVING, { ...WRAP, mandatory: true }]));
  });

  it("are edited, listed as changes and kept over a reload", async () => {
    const first = showProduct(withModifiers(), SHOP);
    const engraving = await card("Engraving");
    await first.user.click(engraving.getByRole("checkbox", { name: "Engraving must be filled in" }));
    const max = engraving.getByRole("textbox", { name: "Maximum length" });
    await first.user.clear(max);
    await first.user.type(max, "60");
    expect(changesBar().getByText("Engraving, Must be filled in: Yes → No")).toBeInTheDocument();
    expect(changesBar().getByText("Engraving, Maximum length: 40 → 60")).toBeInTheDocument();
    first.unmount();
    const second = showProduct(withModifiers(), SHOP);
    expect((await card("Engraving")).getByRole("textbox", { name: "Maximum length" })).toHaveValue("60");
    await second.user.click(changesBar().getByRole("button", { name: "Save" }));
    expect(patchSentBy(second)).toMatchObject({
      revision: "3",
      modifiers: [{ _id: "wrap" }, { _id: "engraving", mandatory: false, freeTextSettings: { maxCharCount: 60 } }],
    });
  });

  it("are reordered by keyboard and removed", async () => {
    const { user, ...view } = showProduct(withModifiers(), SHOP);
    const later = (await card("Wrapping")).getByRole("button", { name: "Move Wrapping later" });
    later.focus();
    await user.keyboard("{Enter}");
    expect(later).toHaveFocus();
    expect(later).toHaveAttribute("aria-disabled", "true");
    expect(changesBar().getByText("What shoppers add: Wrapping, Engraving → Engraving, Wrapping")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remove Engraving" }));
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    expect(patchSentBy(view)).toMatchObject({ modifiers: [{ _id: "wrap" }] });
  });

  it("have the ticked choices, each with its price", async () => {
    const { user, ...view } = showProduct(withModifiers(), SHOP);
    const wrap = await card("Wrapping");
    await user.click(await wrap.findByRole("checkbox", { name: "Box" }));
    expect(wrap.getByRole("textbox", { name: "Added price of Box" })).toHaveValue("2.50");
    await user.click(wrap.getByRole("checkbox", { name: "Paper" }));
    const cloth = wrap.getByRole("textbox", { name: "Added price of Cloth" });
    expect(cloth).toHaveValue("4.00");
    await user.clear(cloth);
    expect(changesBar().getByText("Wrapping, Choices: Paper, Cloth +$4.00 → Cloth, Box +$2.50")).toBeInTheDocument();
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    expect(patchSentBy(view)).toMatchObject({
      modifiers: [
        {
          choicesSettings: {
            choices: [
              { choiceId: "cloth", addedPrice: "0" },
              { choiceId: "box", addedPrice: "2.50" },
            ],
          },
        },
        { _id: "engraving" },
      ],
    });
  });

  it("get new and existing choices by typed names", async () => {
    const { user, ...view } = showProduct(withModifiers(), SHOP);
    const wrap = await card("Wrapping");
    await wrap.findByRole("checkbox", { name: "Box" });
    const more = wrap.getByRole("textbox", { name: "More choices of Wrapping" });
    await user.type(more, "Linen, box, paper, LINEN{Enter}");
    expect(more).toHaveValue("");
    expect(wrap.getAllByRole("checkbox", { checked: true })).toHaveLength(4);
    await user.type(wrap.getByRole("textbox", { name: "Added price of Linen" }), "1.50");
    expect(
      changesBar().getByText("Wrapping, Choices: Paper, Cloth +$4.00 → Paper, Cloth +$4.00, Box +$2.50, Linen +$1.50"),
    ).toBeInTheDocument();
    await user.type(more, "x".repeat(51));
    expect(more).toHaveAccessibleDescription(/is too long$/);
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    const choices = [
      { choiceId: "paper" },
      { choiceId: "cloth" },
      { choiceId: "box" },
      { name: "Linen", choiceType: "CHOICE_TEXT", addedPrice: "1.50" },
    ];
    expect(patchSentBy(view)).toMatchObject({ modifiers: [{ choicesSettings: { choices } }, { _id: "engraving" }] });
    expect(JSON.stringify(patchSentBy(view))).not.toContain('"choiceId":""');
  });

  it("need a colour for each new swatch choice", async () => {
    const ribbon = { _id: "r", name: "Ribbon", modifierRenderType: "SWATCH_CHOICES", mandatory: false };
    const red = { choiceId: "red", name: "Red", choiceType: "ONE_COLOR", colorCode: "#aa0000" };
    const { user, ...view } = showProduct(withModifiers([{ ...ribbon, choicesSettings: { choices: [red] } }]));
    const fields = await card("Ribbon");
    await user.type(fields.getByRole("textbox", { name: "More choices of Ribbon" }), "Sea{Enter}");
    expect(fields.queryByLabelText("Colour of Red")).not.toBeInTheDocument();
    fireEvent.change(fields.getByLabelText("Colour of Sea"), { target: { value: "#204060" } });
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    expect(patchSentBy(view)).toMatchObject({
      modifiers: [{ choicesSettings: { choices: [{ choiceId: "red" }, { name: "Sea", colorCode: "#204060" }] } }],
    });
  });

  it("match saved choices that got ids", () => {
    const before = edit();
    const silk = { choiceType: "CHOICE_TEXT", name: "Silk" };
    const saved = (choiceId?: string) =>
      edit([{ ...WRAP, choicesSettings: { choices: [...WRAP_CHOICES, { ...silk, choiceId }] } }, ENGRAVING]);
    expect(merge(before, saved(), saved("silk"))).toEqual({ merged: saved("silk"), clashes: [] });
  });

  it("are added from customizations or as a new free text", async () => {
    const { user, ...view } = showProduct(withModifiers([]), SHOP);
    await user.selectOptions(
      await screen.findByLabelText("Add from the shop's customizations"),
      "Wrapping (3 choices)",
    );
    const name = screen.getByRole("textbox", { name: "New text field for customers" });
    const add = screen.getByRole("button", { name: "Add text" });
    await user.type(name, "wrapping");
    expect(screen.getByText("This name already exists.")).toBeInTheDocument();
    expect(add).toHaveAttribute("aria-disabled", "true");
    await user.clear(name);
    await user.type(name, "Engraving");
    const form = within(name.closest("form") as HTMLFormElement);
    await user.clear(form.getByRole("textbox", { name: "Maximum length" }));
    await user.type(form.getByRole("textbox", { name: "Maximum length" }), "30");
    await user.type(form.getByRole("textbox", { name: "Added price" }), "5,50{Enter}");
    await user.type(name, "card{Enter}");
    expect(changesBar().getByText("What shoppers add: – → Wrapping, Engraving, Card")).toBeInTheDocument();
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    expect(patchSentBy(view)).toMatchObject({
      modifiers: [
        {
          _id: "wrap",
          choicesSettings: { choices: [{ choiceId: "paper" }, { choiceId: "cloth" }, { choiceId: "box" }] },
        },
        { name: "Engraving", freeTextSettings: { title: "Engraving", maxCharCount: 30, defaultAddedPrice: "5.50" } },
        { _id: "card", name: "Card" },
      ],
    });
  });

  it("are offered from every customization of the shop", async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({ ...SHOP[1], _id: `c${index}`, name: `Card ${index}` }));
    showProduct(withModifiers(), many);
    expect(await screen.findByRole("option", { name: /^Card 129 / })).toBeInTheDocument();
  });

  it("are limited to ten", async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ ...ENGRAVING, _id: `m${index}`, name: `Text ${index}` }));
    showProduct(withModifiers(many));
    expect(await screen.findByText("A product has at most 10 of them.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add text" })).not.toBeInTheDocument();
  });

  it("show local and platform violations at their fields", async () => {
    const { client, user } = showProduct(withModifiers(), SHOP);
    const engraving = await card("Engraving");
    const min = engraving.getByRole("textbox", { name: "Minimum length" });
    await user.clear(min);
    await user.type(min, "50");
    expect(min).toHaveAccessibleDescription(/must not be more than the maximum/);
    const wrap = await card("Wrapping");
    for (const name of ["Paper", "Cloth"]) await user.click(wrap.getByRole("checkbox", { name }));
    expect(wrap.getByText("at least one is needed")).toBeInTheDocument();
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    expect(changesBar().getByText("Engraving, Minimum length: must not be more than the maximum")).toBeInTheDocument();
    expect(client.productsV3.updateProductWithInventory).not.toHaveBeenCalled();

    await user.click(wrap.getByRole("checkbox", { name: "Cloth" }));
    await user.clear(min);
    await user.type(min, "1");
    const field = "product.modifiers[0].choicesSettings.choices[0].addedPrice";
    client.productsV3.updateProductWithInventory.mockRejectedValueOnce(
      Object.assign(new ApplicationError({ kind: "application", message: "Refused", status: 400 }), {
        violations: [{ field, description: "has too many digits" }],
      }),
    );
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    const cloth = wrap.getByRole("textbox", { name: "Added price of Cloth" });
    await waitFor(() => {
      expect(cloth).toHaveAccessibleDescription(/has too many digits/);
    });
    await user.type(cloth, "0");
    expect(cloth).not.toHaveAccessibleDescription(/has too many digits/);
  });

  it("show a violation at the sent field although they were moved since", async () => {
    const { client, user } = showProduct(withModifiers(), SHOP);
    const cloth = (await card("Wrapping")).getByRole("textbox", { name: "Added price of Cloth" });
    await user.type(cloth, "{Backspace}5");
    const answer: { refuse: () => void } = { refuse: () => undefined };
    const field = "product.modifiers[0].choicesSettings.choices[1].addedPrice";
    client.productsV3.updateProductWithInventory.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          answer.refuse = () => {
            reject(
              Object.assign(new ApplicationError({ kind: "application", message: "Refused", status: 400 }), {
                violations: [{ field, description: "has too many digits" }],
              }),
            );
          };
        }),
    );
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    await user.click(screen.getByRole("button", { name: "Move Wrapping later" }));
    answer.refuse();
    await waitFor(() => {
      expect(screen.getByRole("textbox", { name: "Added price of Cloth" })).toHaveAccessibleDescription(
        /has too many digits/,
      );
    });
  });
});
