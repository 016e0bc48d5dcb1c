/**
 * A product as its screen edits it: in plain texts, so that changes can be listed, kept as a draft and merged by field.
 */
import type { inventoryItemsV3, productsV3 } from "@cartwright/sdk";

export type WireProduct = productsV3.V3Product;
export type WireVariant = productsV3.Variant;
export type StockItem = inventoryItemsV3.InventoryItem;

export interface Details {
  name: string;
  slug: string;
  /** The description, as a value of `kit/richText`. */
  description: string;
  visible: boolean;
  brand: string;
  ribbon: string;
  seoTitle: string;
  seoDescription: string;
  /** The ids of the info sections, in order. */
  infoSections: readonly string[];
  /** Whether the product is also sold without a subscription. */
  oneTime: boolean;
}

export interface Choice {
  /** The key of the choice while it is edited; a rename keeps it. */
  key: string;
  /** The id of the shared choice; empty if new or renamed. */
  id: string;
  name: string;
  color: string;
  /** The ids of the product's images for this choice. */
  media: readonly string[];
}

export interface Option {
  key: string;
  id: string;
  name: string;
  /** How the shop shows the option: `TEXT_CHOICES` or `SWATCH_CHOICES`. */
  render: string;
  choices: readonly Choice[];
}

export const NEW_ROW = {
  sku: "",
  barcode: "",
  price: "",
  compareAt: "",
  cost: "",
  weight: "",
  quantity: "",
  visible: "yes",
};

/** An editable cell of a variant. */
export type Cell = keyof typeof NEW_ROW;

/** A variant: amounts and numbers are decimal text, `visible` is `yes` or empty; an empty text means no value. */
export interface Row extends Readonly<Record<Cell, string>> {
  key: string;
  /** The variant's id; empty if new. */
  id: string;
  /** The keys of its choices, one from each option. */
  choices: readonly string[];
}

export interface Picture {
  /** The file's id. */
  id: string;
  url: string;
  alt: string;
  isVideo: boolean;
}

/** The file that buyers of a digital product's variant download. */
export interface DigitalFile {
  /** The variant's key. */
  key: string;
  id: string;
  name: string;
}

export interface ModifierChoice {
  /** The name in lower case. Names are unique within a customization, so a new choice keeps its key when saved. */
  key: string;
  /** The id of the shared choice; empty if new. */
  id: string;
  name: string;
  /** How the shop shows the choice: `CHOICE_TEXT` or `ONE_COLOR`. */
  type: string;
  color: string;
  /** The added price; empty if none. */
  price: string;
  /** The ids of the images for this choice. */
  media: readonly string[];
}

export interface Modifier {
  /** The name in lower case. Names of customizations are unique, so a new one keeps its key when saved. */
  key: string;
  /** The customization's id; empty if new. */
  id: string;
  name: string;
  /** How the shop shows the modifier: `FREE_TEXT`, `TEXT_CHOICES` or `SWATCH_CHOICES`. */
  render: string;
  mandatory: boolean;
  /** Of a text: the label, the lengths and the added price. */
  title: string;
  min: string;
  max: string;
  price: string;
  /** The offered choices, unless the modifier is a text. */
  choices: readonly ModifierChoice[];
}

export interface Plan {
  /** The id. A new plan gets it at once, to keep it when saved. */
  key: string;
  name: string;
  description: string;
  /** The time between payments: a number, and a unit `DAY`, `WEEK`, `MONTH` or `YEAR`. */
  interval: string;
  frequency: string;
  /** Whether the subscription renews until it is cancelled; otherwise it ends after `cycles` payments. */
  renews: boolean;
  cycles: string;
  /** The discount: its kind `PERCENT` or `AMOUNT`, or empty for none, and its value. */
  discount: string;
  off: string;
  visible: boolean;
}

/** An info section of the product itself, not shared with other products. */
export interface OwnSection {
  /** The id; a temporary key if new. */
  key: string;
  name: string;
  /** The text, as a value of `kit/richText`. */
  text: string;
}

/** The lists whose entries are merged by field. */
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

/** An empty product. */
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
