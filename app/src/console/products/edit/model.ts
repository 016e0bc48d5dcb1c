/**
 * A product as its screen edits it: plain texts, so that changes can be listed, kept as a draft and merged by field.
 */
import type { inventoryItemsV3, productsV3 } from "@cartwright/sdk";

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
  /** Whether the product is also sold without a subscription. */
  oneTime: boolean;
}

export interface Choice {
  /** Names the choice while it is edited; a rename leaves it. */
  key: string;
  /** The id of the shared choice, empty for a new or renamed one. */
  id: string;
  name: string;
  color: string;
  /** The ids of the product's pictures that show it. */
  media: readonly string[];
}

export interface Option {
  key: string;
  id: string;
  name: string;
  /** The form of the option in the shop: `TEXT_CHOICES` or `SWATCH_CHOICES`. */
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

export interface ModifierChoice {
  /**
   * The name in lower case. Names are unique within a customization, so a new choice keeps its key when it is saved.
   */
  key: string;
  /** The id of the shared choice, empty for a new one. */
  id: string;
  name: string;
  /** The form of the choice in the shop: `CHOICE_TEXT` or `ONE_COLOR`. */
  type: string;
  color: string;
  /** The added price; empty if there is none. */
  price: string;
  /** The ids of the pictures that show it. */
  media: readonly string[];
}

export interface Modifier {
  /**
   * The name in lower case. Names of customizations are unique, so a new customization keeps its key when it is saved.
   */
  key: string;
  /** The id of the customization, empty for a new one. */
  id: string;
  name: string;
  /** The form of the modifier in the shop: `FREE_TEXT`, `TEXT_CHOICES` or `SWATCH_CHOICES`. */
  render: string;
  mandatory: boolean;
  /** The label, the lengths and the added price of a text. */
  title: string;
  min: string;
  max: string;
  price: string;
  /** The choices on offer, if it is no text. */
  choices: readonly ModifierChoice[];
}

export interface Plan {
  /** The id, which a new plan has from the beginning, so that it is known again after it is saved. */
  key: string;
  name: string;
  description: string;
  /** The number of units of time between payments, and the unit: `DAY`, `WEEK`, `MONTH` or `YEAR`. */
  interval: string;
  frequency: string;
  /** Whether the subscription renews until it is cancelled; otherwise it ends after `cycles` payments. */
  renews: boolean;
  cycles: string;
  /** The kind of the discount, `PERCENT` or `AMOUNT`, or empty, and its value. */
  discount: string;
  off: string;
  visible: boolean;
}

/** An info section of the product itself, which is no entry of a list that products share. */
export interface OwnSection {
  /** The id, or a key of a new one. */
  key: string;
  name: string;
  /** The text; null where it has a form that plain text would lose. */
  text: string | null;
}

/** The lists whose entries are edited field by field. */
export type ListName = "modifiers" | "plans" | "sections";

/** The parts of a product that its screen edits. */
export interface Edit {
  details: Details;
  options: readonly Option[];
  rows: readonly Row[];
  modifiers: readonly Modifier[];
  plans: readonly Plan[];
  sections: readonly OwnSection[];
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
  sections: [],
  media: [],
  files: [],
};

export function rowKey(choices: readonly string[]): string {
  return `new:${choices.join("/")}`;
}
