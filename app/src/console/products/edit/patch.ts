/** Turns an edited product into the platform's calls, with changed fields only. */
import type { NewProduct, ProductChange } from "@cartwright/sdk/owner";
import { isSame } from "../../kit/draft/merge";
import { describedBy } from "../../kit/richText";
import { sameChoices, sameFiles, sameMedia } from "./changes";
import type { Choice, Details, Edit, Option, Row, WireProduct, WireVariant } from "./model";
import { wireModifier } from "./modifiers";
import { wirePlans } from "./plans";
import { isDescription, isTitle } from "./read";
import { wireSection } from "./sections";
import { hasSwatches } from "./variants";

export type Patch = ProductChange;
type PatchVariant = NonNullable<NonNullable<NewProduct["variantsInfo"]>["variants"]>[number];
type PatchOption = NonNullable<NewProduct["options"]>[number];
type Stock = NonNullable<PatchVariant["inventoryItem"]>;

/** The changed fields. Lists are sent whole, and options together with variants, as the platform requires. */
export function patchOf(product: WireProduct, before: Edit, after: Edit): Patch {
  const areSame =
    sameChoices(before.options, after.options) &&
    isSame(before.rows, after.rows) &&
    sameFiles(before.files, after.files);
  const areSamePlans = isSame(before.plans, after.plans) && before.details.oneTime === after.details.oneTime;
  const known = new Map(product.variantsInfo?.variants?.map((variant) => [variant._id, variant]));
  const was = new Map(before.rows.map((row) => [row.key, row]));
  return {
    ...detailsPatch(product, before.details, after.details),
    ...(!areSame && {
      ...(after.options.length + before.options.length > 0 && {
        options: after.options.map((option) => optionPatch(product, option)),
      }),
      variantsInfo: {
        variants: after.rows.map((row) => ({
          ...variantPatch(row, after.options, row.id ? known.get(row.id) : undefined, was.get(row.key)),
          ...filePatch(before, after, row.key),
        })),
      },
    }),
    ...(!isSame(before.modifiers, after.modifiers) && { modifiers: after.modifiers.map(wireModifier) }),
    ...(!areSamePlans && { subscriptionDetails: wirePlans(after.plans, after.details.oneTime) }),
    ...(!isSame(before.sections, after.sections) && { infoSections: after.sections.map(wireSection) }),
    ...(!sameMedia(before.media, after.media) && {
      media: {
        itemsInfo: {
          items: after.media.map(({ id, alt }) => ({ _id: id, ...(alt.trim() && { altText: alt.trim() }) })),
        },
      },
    }),
  };
}

function detailsPatch(product: WireProduct, before: Details, after: Details): Patch {
  const isChanged = (field: keyof Details) => !isSame(before[field], after[field]);
  const named = (name: string) => (name.trim() === "" ? null : { name: name.trim() });
  return {
    ...(isChanged("name") && { name: after.name.trim() }),
    ...(isChanged("slug") && { slug: after.slug.trim() }),
    ...(isChanged("description") && describedBy(after.description)),
    ...(isChanged("visible") && { visible: after.visible }),
    ...(isChanged("brand") && { brand: named(after.brand) }),
    ...(isChanged("ribbon") && { ribbon: named(after.ribbon) }),
    ...((isChanged("seoTitle") || isChanged("seoDescription")) && { seoData: seoPatch(product, after) }),
    ...(isChanged("infoSections") && { infoSections: after.infoSections.map((_id) => ({ _id })) }),
  };
}

function seoPatch(product: WireProduct, { seoTitle, seoDescription }: Details): NonNullable<Patch["seoData"]> {
  const others = (product.seoData?.tags ?? []).filter((tag) => !isTitle(tag) && !isDescription(tag));
  const own = { custom: false, disabled: false };
  return {
    ...product.seoData,
    tags: [
      ...(seoTitle.trim() ? [{ type: "title", children: seoTitle.trim(), ...own }] : []),
      ...(seoDescription.trim()
        ? [{ type: "meta", props: { name: "description", content: seoDescription.trim() }, ...own }]
        : []),
      ...others,
    ],
  };
}

function optionPatch(product: WireProduct, { key, id, name, render, choices }: Option): PatchOption {
  const known = product.options?.find(({ _id }) => _id === key);
  return {
    ...(id ? { _id: id } : {}),
    name: name.trim(),
    optionRenderType: render,
    choicesSettings: { choices: choices.map((choice) => choicePatch(choice, render, known)) },
  };
}

type WireOption = NonNullable<WireProduct["options"]>[number];

function choicePatch(choice: Choice, render: string, option: WireOption | undefined) {
  const known = option?.choicesSettings?.choices?.find(({ choiceId }) => choiceId === choice.key);
  return {
    ...(choice.id && { choiceId: choice.id }),
    name: choice.name.trim(),
    choiceType: known?.choiceType ?? (hasSwatches({ render }) ? "ONE_COLOR" : "CHOICE_TEXT"),
    ...(choice.color && { colorCode: choice.color }),
    ...(choice.media.length > 0 && { linkedMedia: choice.media.map((_id) => ({ _id })) }),
  };
}

/** A variant for creating and updating; `known` and `was` are its previous state and row, if any. */
function variantPatch(row: Row, options: readonly Option[], known?: WireVariant, was?: Row): PatchVariant {
  const weight = physical(row, known);
  return {
    ...(row.id && { _id: row.id }),
    choices: row.choices.map((key, index) => choiceOf(options[index], key)),
    visible: row.visible === "yes",
    // The list of variants replaces the old one, so an omitted text is removed.
    ...(row.sku.trim() && { sku: row.sku.trim() }),
    ...(row.barcode.trim() && { barcode: row.barcode.trim() }),
    price: {
      actualPrice: { amount: row.price },
      ...(row.compareAt && { compareAtPrice: { amount: row.compareAt } }),
    },
    // An empty cost removes the old one.
    revenueDetails: { cost: row.cost ? { amount: row.cost } : {} },
    ...(weight && { physicalProperties: weight }),
    ...(known?.digitalProperties && { digitalProperties: known.digitalProperties }),
    ...stockPatch(row.quantity, was?.quantity),
  };
}

/** The new file of a variant, if any. */
function filePatch(before: Edit, after: Edit, key: string): Pick<PatchVariant, "digitalProperties"> {
  const [was, now] = [before, after].map(({ files }) => files.find((file) => file.key === key));
  if (!now || now.id === was?.id) return {};
  return { digitalProperties: { digitalFile: { _id: now.id, fileName: now.name } } };
}

function physical(row: Row, known: WireVariant | undefined): PatchVariant["physicalProperties"] {
  const properties = known?.physicalProperties;
  if (row.weight === "" && !properties) return undefined;
  if (row.weight !== "") return { ...properties, weight: Number(row.weight) };
  // An omitted weight is removed.
  return Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => name !== "weight"));
}

/** The stock of a row, if changed: tracked if there is a quantity, else simply in stock. */
function stockPatch(quantity: string, before: string | undefined): { inventoryItem?: Stock } {
  if (quantity === before) return {};
  return { inventoryItem: quantity === "" ? { inStock: true } : { quantity: Number(quantity) } };
}

function choiceOf(option: Option | undefined, key: string) {
  const choice = option?.choices.find((each) => each.key === key);
  if (option?.id && choice?.id) return { optionChoiceIds: { optionId: option.id, choiceId: choice.id } };
  return {
    optionChoiceNames: {
      optionName: option?.name.trim() ?? "",
      choiceName: choice?.name.trim() ?? "",
      renderType: option?.render ?? "TEXT_CHOICES",
    },
  };
}

/** A new product with its stock, for one call. */
export function newProduct(
  name: string,
  edit: Pick<Edit, "options" | "rows">,
  { visible, isDigital }: { visible: boolean; isDigital: boolean },
) {
  return {
    name: name.trim(),
    visible,
    ...(isDigital ? { productType: "DIGITAL" } : { productType: "PHYSICAL", physicalProperties: {} }),
    ...(edit.options.length > 0 && { options: edit.options.map((option) => optionPatch({}, option)) }),
    variantsInfo: {
      variants: edit.rows.map((row) => variantPatch(isDigital ? { ...row, weight: "" } : row, edit.options)),
    },
  };
}
