/** Modifiers of a product: what shoppers add to it, as a text of their own or as a choice that makes no variants. */
import { plural, t } from "@lingui/core/macro";
import type { customizationsV3, productsV3 } from "@cartwright/sdk";
import { decimalText, isNothing } from "../../../lib/money";
import { isAmount, isWhole } from "../../ui/amounts";
import { numberInField } from "../../../lib/typed";
import type { FieldProblem, Modifier, ModifierChoice } from "./model";
import { hasSwatches, NEW_COLOR } from "./swatches";

export const MODIFIER_FIELDS = [
  "title",
  "min",
  "max",
  "price",
  "choices",
  "mandatory",
] as const satisfies readonly (keyof Modifier)[];

export const MAX_MODIFIERS = 10;
export const MAX_TITLE = 150;
const MAX_CHARACTERS = 500;
const FREE_TEXT = "FREE_TEXT";

export function isFreeText({ render }: Pick<Modifier, "render">): boolean {
  return render === FREE_TEXT;
}

export function keyOfName(name: string): string {
  return name.trim().toLowerCase();
}

/** An added price as it is typed: none where it is nothing. */
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

/** A customization of the shop as a modifier with all of its choices. */
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
    // Without an amount the price that the customization has would be added.
    addedPrice: price || "0",
    ...(media.length > 0 && { linkedMedia: media.map((_id) => ({ _id })) }),
  };
}

/** The choices that can be on offer, in the customization's order, then those that it no longer has. */
export function choicesFor(modifier: Modifier, shop: readonly Modifier[]): readonly ModifierChoice[] {
  const known = shop.find(({ key }) => key === modifier.key)?.choices ?? [];
  const chosen = new Map(modifier.choices.map((choice) => [choice.key, choice]));
  return [
    ...known.map((choice) => chosen.get(choice.key) ?? choice),
    ...modifier.choices.filter(({ key }) => !known.some((choice) => choice.key === key)),
  ];
}

/** A choice that the customization does not have yet: the platform adds it there when the product is saved. */
export function newModifierChoice(name: string, { render }: Pick<Modifier, "render">): ModifierChoice {
  return {
    ...{ key: keyOfName(name), id: "", name, price: "", media: [] },
    ...(hasSwatches({ render }) ? { type: "ONE_COLOR", color: NEW_COLOR } : { type: "CHOICE_TEXT", color: "" }),
  };
}

/** The field of the problems of one choice. */
export function choiceField(key: string): string {
  return `choices.${key}`;
}

export function modifierProblems(modifier: Modifier, digits: number): FieldProblem[] {
  const found: FieldProblem[] = [];
  const refuse = (field: string, text: string, label = modifierLabel(field)) => found.push({ field, label, text });
  const isPrice = (price: string) => price === "" || isAmount(price, digits);
  const cannot = (text: string) => t`cannot be “${text}”`;
  if (!isFreeText(modifier)) {
    if (modifier.choices.length === 0) refuse("choices", t`at least one is needed`);
    for (const { key, name, price } of modifier.choices)
      if (!isPrice(price)) refuse(choiceField(key), cannot(price), name);
    return found;
  }
  const { title, min: shortest, max: longest, price } = modifier;
  const max = MAX_CHARACTERS;
  if (title.trim() === "") refuse("title", t`is missing`);
  if (!isWhole(shortest, 0, max)) refuse("min", t`must be a whole number from ${{ min: 0 }} to ${max}`);
  if (!isWhole(longest, 1, max)) refuse("max", t`must be a whole number from ${{ min: 1 }} to ${max}`);
  else if (longest && Number(shortest) > Number(longest)) refuse("min", t`must not be more than the maximum`);
  if (!isPrice(price)) refuse("price", cannot(price));
  return found;
}

export function modifierLabel(field: string): string {
  switch (field) {
    case "title":
      return t`Label in the shop`;
    case "min":
      return t`Minimum length`;
    case "max":
      return t`Maximum length`;
    case "price":
      return t`Added price`;
    case "choices":
      return t`Choices`;
    default:
      return t`Must be filled in`;
  }
}

/** The value of a field in words. */
export function modifierText(modifier: Modifier, field: string, currency: string): string {
  const { title, min, max, price, choices, mandatory } = modifier;
  const amount = (text: string) => (text ? `+${decimalText(text, currency)}` : "");
  switch (field) {
    case "title":
      return title;
    case "min":
      return numberInField(min);
    case "max":
      return numberInField(max);
    case "price":
      return amount(price);
    case "choices":
      return choices.map((choice) => [choice.name, amount(choice.price)].filter(Boolean).join(" ")).join(", ");
    default:
      return mandatory ? t`Yes` : t`No`;
  }
}

/** The kind of a modifier, beside its name. */
export function modifierKind(modifier: Modifier): string {
  if (isFreeText(modifier)) return t`A text of their own`;
  return plural({ count: modifier.choices.length }, { one: "# choice", other: "# choices" });
}
