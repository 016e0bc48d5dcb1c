import { describe, expect, it } from "vitest";
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

  it("match saved choices that got ids", () => {
    const before = edit();
    const silk = { choiceType: "CHOICE_TEXT", name: "Silk" };
    const saved = (choiceId?: string) =>
      edit([{ ...WRAP, choicesSettings: { choices: [...WRAP_CHOICES, { ...silk, choiceId }] } }, ENGRAVING]);
    expect(merge(before, saved(), saved("silk"))).toEqual({ merged: saved("silk"), clashes: [] });
  });
});
