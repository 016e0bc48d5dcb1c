/**
 * The catalog view, common to both versions of the platform's catalog API. Plain JSON, so that it can be stored in
 * pages and caches: amounts are decimal text, dates are ISO text.
 */

import type { RichText } from "./rich.js";

/** The version of the platform's catalog. */
export type CatalogVersion = 1 | 3;

/** An amount in the displayed currency. */
export interface Amount {
  /** Decimal text, such as `10.50`. */
  readonly amount: string;
  readonly currency: string;
}

/** The price, and the price before a discount. */
export interface ProductPrice {
  readonly now: Amount;
  /** The price before the discount, if higher. */
  readonly before?: Amount;
}

/** The price per unit quantity, such as 100 g, for comparison. */
export interface PricePerUnit {
  readonly price: Amount;
  readonly quantity: number;
  /** The platform's unit name, such as `G`. */
  readonly unit: string;
}

/** A product's picture. */
export interface CatalogImage {
  readonly kind: "image";
  readonly id: string;
  /** URL of the unscaled picture. */
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}

/** A product's video. */
export interface CatalogVideo {
  readonly kind: "video";
  readonly id: string;
  /** The video's files, the largest first. */
  readonly files: readonly { readonly url: string; readonly format: string }[];
  readonly poster?: CatalogImage;
  readonly alt: string;
}

/** A product's picture or video. */
export type CatalogMedia = CatalogImage | CatalogVideo;

/** The availability of a product's variants. */
export type Stock = "inStock" | "partly" | "soldOut";

/** A product's colour. */
export interface Swatch {
  readonly name: string;
  readonly color: string;
}

/** A product in a list. */
export interface ProductSummary {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brand?: string;
  readonly ribbon?: string;
  readonly price?: ProductPrice;
  /** Whether variants cost more than `price`. */
  readonly priceVaries: boolean;
  readonly perUnit?: PricePerUnit;
  readonly stock: Stock;
  readonly preorder: boolean;
  /** Whether the buyer must choose options, modifiers or texts before adding the product to a cart. */
  readonly hasChoices?: boolean;
  /** The first two pictures at most. */
  readonly images: readonly CatalogImage[];
  readonly swatches: readonly Swatch[];
}

/** A product on its own page. */
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
  /** Whether the product can be bought without a subscription. */
  readonly oneTime: boolean;
  readonly collectionIds: readonly string[];
}

/** A product option, with its choices by name. */
export interface ProductOption {
  readonly name: string;
  /** The stable key, which survives renaming and translation; absent if it equals the name. */
  readonly key?: string;
  readonly kind: "color" | "text";
  readonly choices: readonly OptionChoice[];
}

/** A choice of an option, such as a size. */
export interface OptionChoice {
  readonly name: string;
  /** The stable key, like an option's. */
  readonly key?: string;
  /** A CSS colour. */
  readonly color?: string;
  readonly image?: CatalogImage;
  /** The ids of the product's media for this choice. */
  readonly mediaIds: readonly string[];
}

/** An existing combination of choices. */
export interface ProductVariant {
  readonly id: string;
  /** The choice's name by option name; empty for a product without options. */
  readonly choices: Readonly<Record<string, string>>;
  readonly sku?: string;
  readonly price?: ProductPrice;
  readonly perUnit?: PricePerUnit;
  readonly inStock: boolean;
  /** Remaining stock; absent if not tracked or not shown. */
  readonly quantity?: number;
  readonly preorder: boolean;
  readonly mediaId?: string;
  /** The variant's prices by subscription, for subscriptions with a price of their own. */
  readonly subscriptionPrices: readonly { readonly subscriptionId: string; readonly price: Amount }[];
}

interface ModifierBase {
  /** The variant's id in a cart's catalog reference. */
  readonly key: string;
  readonly title: string;
  readonly mandatory: boolean;
}

/** A text field for the buyer. */
export interface TextModifier extends ModifierBase {
  readonly kind: "text";
  readonly min: number;
  readonly max: number;
  readonly added?: Amount;
}

/** A modifier: a choice that does not make a variant. */
export interface ChoiceModifier extends ModifierBase {
  readonly kind: "choice";
  readonly look: "text" | "swatch";
  readonly choices: readonly ModifierChoice[];
}

/** A choice of a modifier. */
export interface ModifierChoice {
  readonly key: string;
  readonly name: string;
  readonly color?: string;
  readonly image?: CatalogImage;
  readonly added?: Amount;
  readonly mediaIds: readonly string[];
}

/** A modifier: the buyer's text or choice, which makes no variant. */
export type ProductModifier = TextModifier | ChoiceModifier;

/** An information section on a product's page. */
export interface InfoSection {
  readonly id: string;
  readonly title: string;
  readonly text?: RichText;
}

/** The unit of a billing interval. */
export type Period = "DAY" | "WEEK" | "MONTH" | "YEAR";

/** A subscription for a product. */
export interface SubscriptionPlan {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** The billing interval is `every` of these units. */
  readonly period: Period;
  readonly every: number;
  /** The number of payments; absent for a subscription without an end. */
  readonly cycles?: number;
  readonly percentOff?: number;
  readonly amountOff?: Amount;
}

/** A group of products that differ by one choice, such as a colour: each member is a separate product. */
export interface ProductGroupView {
  readonly id: string;
  readonly name: string;
  /** The name of the option or modifier by which the members differ. */
  readonly option: string;
  readonly members: readonly ProductGroupMemberView[];
}

/** A product in a group of products. */
export interface ProductGroupMemberView {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  /** The name of the choice for which this product stands. */
  readonly choice: string;
  /** A CSS colour. */
  readonly color?: string;
  readonly stock: Stock;
}

/** A collection of catalog v1, or a category of catalog v3. */
export interface CollectionView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  readonly image?: CatalogImage;
  /** The number of products, without those of subcategories. */
  readonly products?: number;
  /** The parent category; absent at the top, and on sites of catalog v1, which have no tree. */
  readonly parentId?: string;
  /** The breadcrumb: the parent categories from the top. Present on a single category only. */
  readonly breadcrumbs?: readonly Pick<CollectionView, "id" | "slug" | "name">[];
}

/** A brand, and the number of its products. */
export interface BrandView {
  readonly name: string;
  readonly products?: number;
}
