/**
 * One catalog, whichever version of the platform's catalog it came by. Plain JSON all through, so that it can be kept
 * in a page and in a cache: amounts are decimal text, dates are ISO texts.
 */

import type { RichText } from "./rich.js";

/** Which of the platform's two catalogs. */
export type CatalogVersion = 1 | 3;

/** An amount in the currency that the buyer is shown. */
export interface Amount {
  /** Decimal text, such as `10.50`. */
  readonly amount: string;
  readonly currency: string;
}

/** The price now, and before a reduction. */
export interface ProductPrice {
  readonly now: Amount;
  /** The price before, where it was more. */
  readonly before?: Amount;
}

/** The price of a quantity, such as 100 g, that goods of all sizes can be compared by. */
export interface PricePerUnit {
  readonly price: Amount;
  readonly quantity: number;
  /** The platform's name of the unit, such as `G`. */
  readonly unit: string;
}

export interface CatalogImage {
  readonly kind: "image";
  readonly id: string;
  /** Address of the unscaled picture. */
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}

export interface CatalogVideo {
  readonly kind: "video";
  readonly id: string;
  /** The film's files, the largest first. */
  readonly files: readonly { readonly url: string; readonly format: string }[];
  readonly poster?: CatalogImage;
  readonly alt: string;
}

export type CatalogMedia = CatalogImage | CatalogVideo;

/** How much of a product's variants can be had. */
export type Stock = "inStock" | "partly" | "soldOut";

/** A colour that a product comes in. */
export interface Swatch {
  readonly name: string;
  readonly color: string;
}

/** A product as lists show it. */
export interface ProductSummary {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brand?: string;
  readonly ribbon?: string;
  readonly price?: ProductPrice;
  /** Whether variants cost more than the price told. */
  readonly priceVaries: boolean;
  readonly perUnit?: PricePerUnit;
  readonly stock: Stock;
  readonly preorder: boolean;
  /** Whether options, extras or texts must be chosen before it can be added to a cart. */
  readonly hasChoices?: boolean;
  /** The first two pictures at most. */
  readonly images: readonly CatalogImage[];
  readonly swatches: readonly Swatch[];
}

/** A product as its own page shows it. */
export interface ProductView {
  readonly version: CatalogVersion;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly kind: "physical" | "digital";
  readonly brand?: string;
  readonly ribbons: readonly string[];
  readonly sku?: string;
  readonly description?: RichText;
  readonly price?: ProductPrice;
  readonly priceVaries: boolean;
  readonly perUnit?: PricePerUnit;
  readonly stock: Stock;
  readonly preorder: boolean;
  readonly membersOnly: boolean;
  readonly media: readonly CatalogMedia[];
  readonly options: readonly ProductOption[];
  readonly variants: readonly ProductVariant[];
  readonly modifiers: readonly ProductModifier[];
  readonly sections: readonly InfoSection[];
  readonly subscriptions: readonly SubscriptionPlan[];
  /** Whether it can be bought without subscribing. */
  readonly oneTime: boolean;
  readonly collectionIds: readonly string[];
}

/** An option of a product, each choice by its name. */
export interface ProductOption {
  readonly name: string;
  /** Stays when the name changes or is read in another language; missing where it is the name. */
  readonly key?: string;
  readonly kind: "color" | "text";
  readonly choices: readonly OptionChoice[];
}

export interface OptionChoice {
  readonly name: string;
  /** As of the option. */
  readonly key?: string;
  /** A colour that a style sheet understands. */
  readonly color?: string;
  readonly image?: CatalogImage;
  /** The ids of the product's media that show the choice. */
  readonly mediaIds: readonly string[];
}

/** One combination of choices that exists. */
export interface ProductVariant {
  readonly id: string;
  /** Name of the option to name of the choice; empty where there is nothing to choose. */
  readonly choices: Readonly<Record<string, string>>;
  readonly sku?: string;
  readonly price?: ProductPrice;
  readonly perUnit?: PricePerUnit;
  readonly inStock: boolean;
  /** How many there are; missing where nobody counts or tells. */
  readonly quantity?: number;
  readonly preorder: boolean;
  readonly mediaId?: string;
  /** Prices of the variant by subscription, where a subscription has its own. */
  readonly subscriptionPrices: readonly { readonly subscriptionId: string; readonly price: Amount }[];
}

interface ModifierBase {
  /** The id that a cart names the variant by. */
  readonly key: string;
  readonly title: string;
  readonly mandatory: boolean;
}

/** A text that the buyer writes. */
export interface TextModifier extends ModifierBase {
  readonly kind: "text";
  readonly least: number;
  readonly most: number;
  readonly added?: Amount;
}

/** Something chosen on top, which is no variant. */
export interface ChoiceModifier extends ModifierBase {
  readonly kind: "choice";
  readonly look: "text" | "swatch";
  readonly choices: readonly ModifierChoice[];
}

export interface ModifierChoice {
  readonly key: string;
  readonly name: string;
  readonly color?: string;
  readonly image?: CatalogImage;
  readonly added?: Amount;
  readonly mediaIds: readonly string[];
}

export type ProductModifier = TextModifier | ChoiceModifier;

export interface InfoSection {
  readonly id: string;
  readonly title: string;
  readonly text?: RichText;
}

export type Period = "DAY" | "WEEK" | "MONTH" | "YEAR";

/** A subscription under which a product may be bought. */
export interface SubscriptionPlan {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Charged each `every` of these. */
  readonly period: Period;
  readonly every: number;
  /** How often it is charged; missing when it goes on until it is cancelled. */
  readonly cycles?: number;
  readonly percentOff?: number;
  readonly amountOff?: Amount;
}

/** A named group of products. */
/** A collection of catalog v1, or a category of catalog v3. */
export interface CollectionView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  readonly image?: CatalogImage;
  /** The number of its products, without those of categories below it. */
  readonly products?: number;
  /** The category that it is in; absent at the top, and on sites with catalog v1, which has no tree. */
  readonly parentId?: string;
  /** The categories above it from the top, for a single category. */
  readonly breadcrumbs?: readonly Pick<CollectionView, "id" | "slug" | "name">[];
}

export interface BrandView {
  readonly name: string;
  readonly products?: number;
}
