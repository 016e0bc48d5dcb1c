/** What the view reads of catalog v3's answers, all of it optional, as the platform may leave any out. */

import type { WireImage, WireVideo } from "../convert/media.js";

export interface WireAmount {
  amount?: string;
}

export interface WireRange {
  minValue?: WireAmount;
  maxValue?: WireAmount;
}

export interface WireMedia {
  _id?: string;
  url?: string;
  image?: string | WireImage;
  video?: string | WireVideo;
  altText?: string;
  mediaType?: string;
  thumbnail?: { url?: string; width?: number; height?: number };
}

export interface WireChoice {
  choiceId?: string;
  name?: string;
  key?: string;
  choiceType?: string;
  colorCode?: string;
  visible?: boolean;
  linkedMedia?: WireMedia[];
  displayImage?: string | WireImage;
  media?: { items?: { mediaId?: string }[] };
  addedPrice?: string;
}

export interface WireOption {
  _id?: string;
  name?: string;
  optionRenderType?: string;
  choicesSettings?: { choices?: WireChoice[] };
}

export interface WireModifier {
  _id?: string;
  key?: string;
  name?: string;
  modifierRenderType?: string;
  mandatory?: boolean;
  freeTextSettings?: {
    minCharCount?: number;
    maxCharCount?: number;
    defaultAddedPrice?: string;
    title?: string;
    key?: string;
  };
  choicesSettings?: { choices?: WireChoice[] };
}

export interface WirePricePerUnit {
  settings?: { quantity?: number; measurementUnit?: string };
  value?: string;
}

export interface WireVariant {
  _id?: string;
  visible?: boolean;
  sku?: string;
  choices?: {
    optionChoiceIds?: { optionId?: string; choiceId?: string };
    optionChoiceNames?: { optionName?: string; choiceName?: string };
  }[];
  price?: { actualPrice?: WireAmount; compareAtPrice?: WireAmount };
  physicalProperties?: { pricePerUnit?: WirePricePerUnit };
  media?: WireMedia;
  subscriptionPricesInfo?: { subscriptionPrices?: { subscriptionId?: string; price?: WireAmount }[] };
  inventoryStatus?: { inStock?: boolean; preorderEnabled?: boolean };
}

export interface WireSubscription {
  _id?: string;
  title?: string;
  description?: string;
  visible?: boolean;
  frequency?: string;
  interval?: number;
  autoRenewal?: boolean;
  billingCycles?: number;
  discount?: { type?: string; percentOff?: number; amountOff?: string };
}

export interface WireRichContent {
  nodes?: readonly unknown[];
}

export interface WireProduct {
  _id?: string;
  slug?: string;
  name?: string;
  currency?: string;
  productType?: string;
  brand?: { name?: string };
  ribbon?: { name?: string };
  additionalRibbons?: { name?: string }[];
  description?: WireRichContent;
  plainDescription?: string;
  media?: { main?: WireMedia; itemsInfo?: { items?: WireMedia[] } };
  options?: WireOption[];
  modifiers?: WireModifier[];
  infoSections?: { _id?: string; title?: string; description?: WireRichContent; plainDescription?: string }[];
  actualPriceRange?: WireRange;
  compareAtPriceRange?: WireRange;
  physicalProperties?: {
    pricePerUnitRange?: { minValue?: { value?: string } };
    pricePerUnit?: WirePricePerUnit["settings"];
  };
  inventory?: { availabilityStatus?: string; preorderStatus?: string };
  purchaseEligibility?: { userCriteria?: string };
  subscriptionDetails?: { subscriptions?: WireSubscription[]; allowOneTimePurchases?: boolean };
  allCategoriesInfo?: { categories?: { _id?: string }[] };
  directCategoriesInfo?: { categories?: { _id?: string }[] };
  mainCategoryId?: string;
  variantsInfo?: { variants?: WireVariant[] };
}

/** One aggregation's outcome. */
export interface WireAggregation {
  name?: string;
  values?: { results?: { value?: string; count?: number }[] };
  scalar?: { value?: number };
}

export interface WireCustomization {
  name?: string;
  customizationType?: string;
  choicesSettings?: { choices?: { _id?: string; name?: string; colorCode?: string }[] };
}
