/** Modifiers of a product: texts or choices that shoppers add, which make no variants. */
import type { customizationsV3, productsV3 } from "@cartwright/sdk";
import { msg, plural, t } from "@lingui/core/macro";
import { OPTION, PRODUCT } from "../../../generated/bounds";
import { decimalText, isNothing } from "../../../lib/money";
import type { Field, FieldProblem, MoneyForm } from "../../../ui/form/field";
import { isAmount, isWhole } from "../../kit/ui/amounts";
import type { Modifier, ModifierChoice } from "./model";
import { hasSwatches, NEW_COLOR } from "./variants";

export const MAX_MODIFIERS = PRODUCT.modifiers;
const MAX_CHARACTERS = OPTION.text;
const FREE_TEXT = "FREE_TEXT";

export function isFreeText({ render }: Pick<Modifier, "render">): boolean {
  return render === FREE_TEXT;
}

export function keyOfName(name: string): string {
  return name.trim().toLowerCase();
}

/** An added price as typed text; empty for zero. */
function priceOf(amount: string | undefined): string {
  return isNothing({ amount: amount ?? "" }) ? "" : (amount ?? "");
}

type WireText = NonNullable<productsV3.ConnectedModifier["freeTextSettings"]>;

function textOf({ title = "", minCharCount, maxCharCount, defaultAddedPrice }: WireText) {
  return {
    title,
    min: minCharCount === undefined ? "" : String(minCharCount),
    max: maxCharCount === undefined ? "" : String(maxCharCount),
    price: priceOf(defaultAddedPrice),
  };
}

const NO_TEXT = { title: "", min: "", max: "", price: "" };

export function modifierOf(wire: productsV3.ConnectedModifier): Modifier {
  const { _id: id = "", name = "", modifierRenderType: render = "TEXT_CHOICES", mandatory = false } = wire;
  return {
    ...{ key: keyOfName(name), id, name, render, mandatory },
    ...(isFreeText({ render }) ? textOf(wire.freeTextSettings ?? {}) : NO_TEXT),
    choices: (wire.choicesSettings?.choices ?? []).map((choice) => ({
      key: keyOfName(choice.name ?? ""),
      id: choice.choiceId ?? "",
      name: choice.name ?? "",
      type: choice.choiceType ?? "CHOICE_TEXT",
      color: choice.colorCode ?? "",
      price: priceOf(choice.addedPrice),
      media: (choice.linkedMedia ?? []).flatMap(({ _id }) => _id ?? []),
    })),
  };
}

/** A shared customization as a modifier with all of its choices. */
export function modifierOfShop(custom: customizationsV3.Customization): Modifier {
  const { _id: id = "", name = "", customizationRenderType: render = "TEXT_CHOICES", freeTextInput } = custom;
  return {
    ...{ key: keyOfName(name), id, name, render, mandatory: false },
    ...(isFreeText({ render }) ? textOf({ title: name, ...freeTextInput }) : NO_TEXT),
    choices: (custom.choicesSettings?.choices ?? []).map((choice) => ({
      key: keyOfName(choice.name ?? ""),
      id: choice._id ?? "",
      name: choice.name ?? "",
      type: choice.choiceType ?? "CHOICE_TEXT",
      color: choice.colorCode ?? "",
      price: priceOf(choice.defaultAddedPrice),
      media: [],
    })),
  };
}

export function newFreeText(name: string, max: string, price: string): Modifier {
  const title = name.trim();
  return {
    ...{ key: keyOfName(name), id: "", name: title, render: FREE_TEXT, mandatory: false },
    ...{ title, min: "0", max, price, choices: [] },
  };
}

export function wireModifier(modifier: Modifier): productsV3.ConnectedModifier {
  const { id, name, render, mandatory, title, min, max, price, choices } = modifier;
  return {
    ...(id && { _id: id }),
    name,
    modifierRenderType: render,
    mandatory,
    ...(isFreeText(modifier)
      ? {
          freeTextSettings: {
            title: title.trim(),
            ...(min && { minCharCount: Number(min) }),
            ...(max && { maxCharCount: Number(max) }),
            ...(price && { defaultAddedPrice: price }),
          },
        }
      : { choicesSettings: { choices: choices.map(wireChoice) } }),
  };
}

function wireChoice({ id, name, type, color, price, media }: ModifierChoice): productsV3.ConnectedModifierChoice {
  return {
    ...(id && { choiceId: id }),
    name,
    choiceType: type,
    ...(color && { colorCode: color }),
    // Without an amount, the platform would add the customization's own price.
    addedPrice: price || "0",
    ...(media.length > 0 && { linkedMedia: media.map((_id) => ({ _id })) }),
  };
}

/** The choices that can be offered: the customization's in order, then those it no longer has. */
export function choicesFor(modifier: Modifier, shop: readonly Modifier[]): readonly ModifierChoice[] {
  const known = shop.find(({ key }) => key === modifier.key)?.choices ?? [];
  const chosen = new Map(modifier.choices.map((choice) => [choice.key, choice]));
  return [
    ...known.map((choice) => chosen.get(choice.key) ?? choice),
    ...modifier.choices.filter(({ key }) => !known.some((choice) => choice.key === key)),
  ];
}

/** A choice that the customization lacks: the platform adds it when the product is saved. */
export function newModifierChoice(name: string, { render }: Pick<Modifier, "render">): ModifierChoice {
  return {
    ...{ key: keyOfName(name), id: "", name, price: "", media: [] },
    ...(hasSwatches({ render }) ? { type: "ONE_COLOR", color: NEW_COLOR } : { type: "CHOICE_TEXT", color: "" }),
  };
}

/** The field name under which a choice's problems are listed. */
export function choiceField(key: string): string {
  return `choices.${key}`;
}

/** An added price as text; empty if none. */
function addedText(price: string, currency: string): string {
  return price ? `+${decimalText(price, currency)}` : "";
}

function addedProblem(price: string, digits: number): string | undefined {
  return price === "" || isAmount(price, digits) ? undefined : t`cannot be “${{ text: price }}”`;
}

function lengthProblem(text: string, min: number): string | undefined {
  const max = MAX_CHARACTERS;
  return isWhole(text, min, max) ? undefined : t`must be a whole number from ${{ min }} to ${max}`;
}

export const MODIFIER: readonly Field<Modifier>[] = [
  {
    name: "title",
    label: msg`Label in the shop`,
    max: OPTION.title,
    isFor: isFreeText,
    required: true,
    wire: ["freeTextSettings.title"],
  },
  {
    name: "min",
    label: msg`Minimum length`,
    form: "number",
    digits: 0,
    hint: msg`In characters.`,
    isFor: isFreeText,
    check: (min, { max }) =>
      lengthProblem(min, 0) ??
      (max && isWhole(max, 1, MAX_CHARACTERS) && Number(min) > Number(max)
        ? t`must not be more than the maximum`
        : undefined),
    wire: ["freeTextSettings.minCharCount"],
  },
  {
    name: "max",
    label: msg`Maximum length`,
    form: "number",
    digits: 0,
    hint: msg`In characters.`,
    isFor: isFreeText,
    check: (max) => lengthProblem(max, 1),
    wire: ["freeTextSettings.maxCharCount"],
  },
  {
    name: "price",
    label: msg`Added price`,
    form: "money",
    isFor: isFreeText,
    check: (price, _, { digits }) => addedProblem(price, digits),
    text: addedText,
    wire: ["freeTextSettings.defaultAddedPrice"],
  },
  {
    name: "choices",
    label: msg`Choices`,
    form: "own",
    isFor: (modifier) => !isFreeText(modifier),
    check: (_, { choices }) => (choices.length === 0 ? t`at least one is needed` : undefined),
    text: (_, currency, { choices }) =>
      choices.map(({ name, price }) => [name, addedText(price, currency)].filter(Boolean).join(" ")).join(", "),
    wire: ["choicesSettings.choices"],
  },
  {
    name: "mandatory",
    label: msg`Must be filled in`,
    labelBy: ({ name }) => msg`${{ name }} must be filled in`,
    form: "check",
    className: "sm:col-span-2",
  },
];

/** The problems of a modifier's choices. */
export function choiceProblems({ choices }: Modifier, { digits }: MoneyForm): FieldProblem[] {
  return choices.flatMap(({ key, name, price }) => {
    const text = addedProblem(price, digits);
    return text ? [{ field: choiceField(key), label: name, text }] : [];
  });
}

/** The kind of a modifier, shown next to its name. */
export function modifierKind(modifier: Modifier): string {
  if (isFreeText(modifier)) return t`A text of their own`;
  return plural({ count: modifier.choices.length }, { one: "# choice", other: "# choices" });
}
