/** A product as its screen edits it: plain texts, so that changes can be listed, kept as a draft and merged by field. */
import type { inventoryItemsV3, productsV3 } from "@cartwright/sdk";
import { recordOf } from "../../request";
import { plainTextOf } from "./description";
import { type Modifier, modifierOf } from "./modifiers";
import { type Plan, planOf } from "./plans";

export type WireProduct = productsV3.V3Product;
export type WireVariant = productsV3.Variant;
export type StockItem = inventoryItemsV3.InventoryItem;

export interface Details {
  name: string;
  slug: string;
  /** The description as plain text; null where it has a form that plain text would lose. */
  description: string | null;
  visible: boolean;
  brand: string;
  ribbon: string;
  seoTitle: string;
  seoDescription: string;
  /** The ids of the info sections, in their order. */
  infoSections: readonly string[];
  /** Whether it is also sold without a subscription. */
  oneTime: boolean;
}

export interface Choice {
  /** Names the choice while it is edited; a rename leaves it. */
  key: string;
  /** The id of the shared choice, empty for a new or renamed one. */
  id: string;
  name: string;
  color: string;
}

export interface Option {
  key: string;
  id: string;
  name: string;
  /** How the shop shows it: `TEXT_CHOICES` or `SWATCH_CHOICES`. */
  render: string;
  choices: readonly Choice[];
}

/** The cells of a variant that can be typed, in the order of the grid. */
export const CELLS = ["sku", "barcode", "price", "compareAt", "cost", "weight", "quantity", "visible"] as const;

export type Cell = (typeof CELLS)[number];

/** A variant: amounts and numbers are decimal text, `visible` is `yes` or `no`; an empty text is no value. */
export interface Row extends Readonly<Record<Cell, string>> {
  key: string;
  /** The variant's id, empty for a new one. */
  id: string;
  /** The keys of its choices, one of each option. */
  choices: readonly string[];
}

export interface Picture {
  /** The id of the file. */
  id: string;
  url: string;
  alt: string;
  isVideo: boolean;
}

/** The file that buyers of a variant of a digital product get. */
export interface DigitalFile {
  /** The key of the variant. */
  key: string;
  id: string;
  name: string;
}

/** All of a product that its screen edits. */
export interface Edit {
  details: Details;
  options: readonly Option[];
  rows: readonly Row[];
  modifiers: readonly Modifier[];
  plans: readonly Plan[];
  media: readonly Picture[];
  files: readonly DigitalFile[];
}

export const NEW_ROW: Readonly<Record<Cell, string>> = {
  sku: "",
  barcode: "",
  price: "",
  compareAt: "",
  cost: "",
  weight: "",
  quantity: "",
  visible: "yes",
};

/** A product of which nothing is said yet. */
export const NO_EDIT: Edit = {
  details: {
    name: "",
    slug: "",
    description: "",
    visible: false,
    brand: "",
    ribbon: "",
    seoTitle: "",
    seoDescription: "",
    infoSections: [],
    oneTime: true,
  },
  options: [],
  rows: [],
  modifiers: [],
  plans: [],
  media: [],
  files: [],
};

export function rowKey(choices: readonly string[]): string {
  return `new:${choices.join("/")}`;
}

/** The product and its stock, for editing. */
export function editOf(product: WireProduct, stock: readonly StockItem[]): Edit {
  const options = (product.options ?? []).map(optionOf);
  const counted = new Map(stock.map((item) => [item.variantId, item]));
  return {
    details: detailsOf(product),
    options,
    rows: (product.variantsInfo?.variants ?? []).map((variant) => rowOf(variant, options, counted.get(variant._id))),
    modifiers: (product.modifiers ?? []).map(modifierOf),
    plans: (product.subscriptionDetails?.subscriptions ?? []).map(planOf),
    media: picturesOf(product),
    files: (product.variantsInfo?.variants ?? []).flatMap(fileOf),
  };
}

function detailsOf(product: WireProduct): Details {
  const tags = product.seoData?.tags ?? [];
  return {
    name: product.name ?? "",
    slug: product.slug ?? "",
    description: plainTextOf(product.description),
    visible: product.visible ?? false,
    brand: product.brand?.name ?? "",
    ribbon: product.ribbon?.name ?? "",
    seoTitle: tags.find(isTitle)?.children ?? "",
    seoDescription: contentOf(tags.find(isDescription)),
    infoSections: (product.infoSections ?? []).flatMap(({ _id }) => (_id ? [_id] : [])),
    oneTime: product.subscriptionDetails?.allowOneTimePurchases ?? !product.subscriptionDetails,
  };
}

type SeoTag = NonNullable<NonNullable<WireProduct["seoData"]>["tags"]>[number];

export function isTitle({ type }: SeoTag): boolean {
  return type === "title";
}

export function isDescription({ type, props }: SeoTag): boolean {
  return type === "meta" && recordOf(props).name === "description";
}

function contentOf(tag: SeoTag | undefined): string {
  const { content } = recordOf(tag?.props);
  return typeof content === "string" ? content : "";
}

function optionOf({ _id = "", name = "", optionRenderType, choicesSettings }: productsV3.ConnectedOption): Option {
  return {
    key: _id,
    id: _id,
    name,
    render: optionRenderType ?? "TEXT_CHOICES",
    choices: (choicesSettings?.choices ?? []).map(({ choiceId = "", name: choice = "", colorCode }) => ({
      key: choiceId,
      id: choiceId,
      name: choice,
      color: colorCode ?? "",
    })),
  };
}

function rowOf(variant: WireVariant, options: readonly Option[], item: StockItem | undefined): Row {
  const chosen = variant.choices ?? [];
  const choices = options.map(
    ({ id }) => chosen.find(({ optionChoiceIds }) => optionChoiceIds?.optionId === id)?.optionChoiceIds?.choiceId ?? "",
  );
  const id = variant._id ?? "";
  const { actualPrice, compareAtPrice } = variant.price ?? {};
  const isReduced = compareAtPrice?.amount !== undefined && compareAtPrice.amount !== actualPrice?.amount;
  const weight = variant.physicalProperties?.weight;
  return {
    key: id,
    id,
    choices,
    sku: variant.sku ?? "",
    barcode: variant.barcode ?? "",
    price: actualPrice?.amount ?? "",
    compareAt: isReduced ? (compareAtPrice.amount ?? "") : "",
    cost: variant.revenueDetails?.cost?.amount ?? "",
    weight: weight === undefined ? "" : String(weight),
    quantity: item?.trackQuantity && item.quantity !== undefined ? String(item.quantity) : "",
    visible: variant.visible === false ? "no" : "yes",
  };
}

function fileOf({ _id: key = "", digitalProperties }: WireVariant): DigitalFile[] {
  const { _id: id, fileName } = digitalProperties?.digitalFile ?? {};
  return id ? [{ key, id, name: fileName ?? id }] : [];
}

function picturesOf({ media }: WireProduct): Picture[] {
  return (media?.itemsInfo?.items ?? []).map((item) => ({
    id: item._id ?? "",
    url: (item.mediaType === "VIDEO" ? item.thumbnail?.url : item.image) ?? item.url ?? "",
    alt: item.altText ?? "",
    isVideo: item.mediaType === "VIDEO",
  }));
}
