/** The target state of a change, in the terms of catalog v1. */

import type { FieldViolation } from "../core/errors.js";
import type { ConnectedOption, ProductMedia, VariantWithInventory } from "../generated/types/products-v3.js";
import type { Discount, Product, ProductOption } from "../generated/types/products.js";
import { choiceName } from "../storefront/catalog-view/from-v1.js";
import type { EditorStock, ProductChange } from "./editor.js";
import { lacking } from "./failures.js";
import { discountOf, type Priced, unexplained } from "./v1-prices.js";
import { productOf, type ProductV1, stockOf } from "./v1-product.js";

/** A variant by the names of its choices. Absent figures are 0, as catalog v1 cannot clear them. */
export interface Row extends Priced {
  readonly choices: Readonly<Record<string, string>>;
  readonly cost: number;
  readonly weight: number;
  readonly sku: string;
  readonly visible: boolean;
  /** Undefined for the default stock of a new variant. */
  readonly stock: { readonly quantity: number } | { readonly inStock: boolean } | undefined;
}

/** The media ids of a choice. */
export interface ChoiceMedia {
  readonly option: string;
  readonly choice: string;
  readonly mediaIds: readonly string[];
}

export interface Wanted {
  /** Undefined if the options do not change. */
  readonly options: readonly ProductOption[] | undefined;
  /** Undefined if the variants do not change. */
  readonly rows: readonly Row[] | undefined;
  readonly discount: Discount | undefined;
  /** Undefined if the media do not change. */
  readonly media: readonly ProductMedia[] | undefined;
  readonly choiceMedia: readonly ChoiceMedia[];
}

export interface Checked {
  readonly wanted: Wanted;
  /** The fields that catalog v1 cannot save. */
  readonly violations: readonly FieldViolation[];
}

/** The target state of a change of a product; of a new product, compared with an empty one. */
export function wantedOf(current: ProductV1, change: ProductChange, currency: string): Checked {
  const known = productOf(current);
  const options = change.options ?? undefined;
  const names = namesOf(known.options ?? [], options as readonly ConnectedOption[] | undefined);
  const given = (change.variantsInfo?.variants ?? undefined) as readonly VariantWithInventory[] | undefined;
  const stock = new Map(stockOf(current).map((item) => [item.variantId, item]));
  const rows = given?.map((variant) => rowOf(variant, names, stock));
  const discount = rows && discountOf(rows, current.discount, currency);
  const media = (change.media?.itemsInfo?.items ?? undefined) as readonly ProductMedia[] | undefined;
  const violations = [
    ...unsupported(known, change, media),
    ...(given && rows ? impossible(given, rows, discount, currency) : []),
  ];
  const linked = (options ?? known.options ?? []) as readonly ConnectedOption[];
  return {
    wanted: {
      options: options && linked.map(optionV1),
      rows,
      discount,
      media,
      choiceMedia: linked.flatMap(linkedOf),
    },
    violations,
  };
}

const ROOT = "product.variantsInfo.variants";

/** The fields of a change that catalog v1 has, or that have checks of their own. */
const SUPPORTED: ReadonlySet<string> = new Set([
  ...["_id", "revision", "name", "slug", "visible", "productType", "plainDescription", "seoData"],
  ...["brand", "ribbon", "infoSections", "options", "modifiers", "variantsInfo", "subscriptionDetails", "media"],
]);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

function unsupported(
  known: ReturnType<typeof productOf>,
  change: ProductChange,
  media: readonly ProductMedia[] | undefined,
): FieldViolation[] {
  const texts = new Map(known.media?.itemsInfo?.items?.map(({ _id, altText = "" }) => [_id, altText]));
  const hasText = ({ _id, altText = "" }: ProductMedia): boolean => altText !== (texts.get(_id) ?? "");
  const before = (known.modifiers ?? []).length;
  const { modifiers, infoSections, subscriptionDetails } = change;
  const others = Object.entries(change).filter(([name, value]) => !SUPPORTED.has(name) && !isEmpty(value));
  return [
    ...others.map(([name]) => lacking(`product.${name}`, "otherFields")),
    ...(modifiers && modifiers.length + before > 0 ? [lacking("product.modifiers", "modifiers")] : []),
    ...(subscriptionDetails?.subscriptions?.length ? [lacking("product.subscriptionDetails", "subscriptions")] : []),
    ...(infoSections?.length === 0 && known.infoSections?.length
      ? [lacking("product.infoSections", "emptyInfoSections")]
      : []),
    ...(media ?? []).flatMap((item, index) =>
      hasText(item) ? [lacking(`product.media.itemsInfo.items[${index}].altText`, "mediaTexts")] : [],
    ),
  ];
}

function impossible(
  given: readonly VariantWithInventory[],
  rows: readonly Row[],
  discount: Discount | undefined,
  currency: string,
): FieldViolation[] {
  const counted = rows.map(({ stock }) => stock !== undefined && "quantity" in stock);
  const uncounted = counted.some(Boolean) ? counted.indexOf(false) : -1;
  return [
    ...given.flatMap(({ barcode, digitalProperties }, index) => [
      ...(barcode ? [lacking(`${ROOT}[${index}].barcode`, "barcodes")] : []),
      ...(digitalProperties?.digitalFile
        ? [lacking(`${ROOT}[${index}].digitalProperties.digitalFile`, "digitalFiles")]
        : []),
    ]),
    ...(rows.length === 1 && rows[0]?.visible === false ? [lacking(`${ROOT}[0].visible`, "hiddenOnlyVariant")] : []),
    ...(discount
      ? []
      : [lacking(`${ROOT}[${unexplained(rows, currency)}].price.compareAtPrice.amount`, "priceBeforePerVariant")]),
    ...(uncounted < 0 ? [] : [lacking(`${ROOT}[${uncounted}].inventoryItem.quantity`, "stockPerVariant")]),
  ];
}

type Names = (reference: NonNullable<VariantWithInventory["choices"]>[number]) => [string, string][];

/** The names of a variant's choices after the change. */
function namesOf(known: readonly ConnectedOption[], wanted: readonly ConnectedOption[] = known): Names {
  return ({ optionChoiceIds, optionChoiceNames }) => {
    if (!optionChoiceIds) return [[optionChoiceNames?.optionName ?? "", optionChoiceNames?.choiceName ?? ""]];
    const { optionId, choiceId } = optionChoiceIds;
    const option = wanted.find(({ _id }) => _id === optionId) ?? known.find(({ _id }) => _id === optionId);
    const choice = [option, ...known]
      .flatMap((each) => each?.choicesSettings?.choices ?? [])
      .find((each) => each.choiceId === choiceId);
    return [[option?.name ?? "", choice?.name ?? ""]];
  };
}

function rowOf(variant: VariantWithInventory, names: Names, stock: ReadonlyMap<string | undefined, EditorStock>): Row {
  const { actualPrice, compareAtPrice } = variant.price ?? {};
  const actual = actualPrice?.amount ?? "0";
  const before = compareAtPrice?.amount ?? "";
  return {
    choices: Object.fromEntries((variant.choices ?? []).flatMap(names)),
    actual,
    before: before === "" ? actual : before,
    cost: Number(variant.revenueDetails?.cost?.amount ?? 0),
    weight: variant.physicalProperties?.weight ?? 0,
    sku: variant.sku ?? "",
    visible: variant.visible !== false,
    stock: stateOf(variant.inventoryItem) ?? stateOf(stock.get(variant._id)),
  };
}

function stateOf(item: VariantWithInventory["inventoryItem"]): Row["stock"] {
  if (item?.quantity !== undefined) return { quantity: item.quantity };
  return item?.inStock === undefined ? undefined : { inStock: item.inStock };
}

function optionV1({ name = "", optionRenderType, choicesSettings }: ConnectedOption): ProductOption {
  const isColor = optionRenderType === "SWATCH_CHOICES";
  return {
    name,
    optionType: isColor ? "color" : "drop_down",
    choices: (choicesSettings?.choices ?? []).map(({ name: choice = "", colorCode }) => ({
      value: (isColor && colorCode) || choice,
      description: choice,
    })),
  };
}

function linkedOf({ name = "", choicesSettings }: ConnectedOption): ChoiceMedia[] {
  return (choicesSettings?.choices ?? []).map(({ name: choice = "", linkedMedia = [] }) => ({
    option: name,
    choice,
    mediaIds: linkedMedia.flatMap(({ _id }) => _id ?? []),
  }));
}

/** Whether options are the same to catalog v1: names, types, and choices in order. */
export function areSameOptions(one: Product["productOptions"] = [], other: Product["productOptions"] = []): boolean {
  const texts = (options: readonly ProductOption[]): string =>
    JSON.stringify(
      options.map(({ name, optionType, choices = [] }) => [
        name,
        optionType,
        choices.map((choice) => [choiceName(choice), choice.value]),
      ]),
    );
  return texts(one) === texts(other);
}
