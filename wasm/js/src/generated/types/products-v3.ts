/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { BulkActionMetadata, ItemError, ItemMetadata } from "./bulk.js";
import type { ExtendedFields, SubscriptionFrequency, WeightUnit } from "./cart.js";
import type { TreeReference } from "./categories.js";
import type { InventoryItem, PreorderInfo } from "./inventory-items-v3.js";
import type { Dimensions, MeasurementUnit, SeoSchema } from "./products.js";
import type { RichContent } from "./rich-content.js";

export type AdjustValue = {
  /** Negative to lower. -999999999.99 to 999999999.99. */
  amount?: string;
  /** Negative to lower. -100 to 1000. */
  percentage?: number;
};

export type AllProductsCategory = {
  /** A GUID. */
  categoryId?: string;
  treeReference?: TreeReference;
};

export type BreadCrumb = {
  /** A GUID. */
  categoryId?: string;
  /** At most 80 characters. */
  categoryName?: string;
  /** At most 100 characters. */
  categorySlug?: string;
};

export type BreadcrumbsInfo = {
  /** From the top. At most 5. Set by the platform. */
  breadcrumbs?: Array<BreadCrumb>;
};

export type BulkProductsAndInventory = {
  productResults?: {
    results?: Array<{ itemMetadata?: ItemMetadata; item?: Product }>;
    bulkActionMetadata?: BulkActionMetadata;
  };
  inventoryResults?: InventoryResults;
};

export type ChoiceType = "CHOICE_TEXT" | "ONE_COLOR" | "MULTIPLE_COLORS" | "IMAGE" | (string & {});

export const ChoiceType = /* @__PURE__ */ enumeration<ChoiceType>("CHOICE_TEXT ONE_COLOR MULTIPLE_COLORS IMAGE");

export type ChoicesSettings = {
  /** At most 1000. */
  choices?: Array<ConnectedOptionChoice>;
};

export type ConnectedModifier = {
  freeTextSettings?: FreeTextSettings;
  choicesSettings?: ModifierChoicesSettings;
  /** At most 36 characters. */
  _id?: string;
  /** At most 50 characters. */
  name?: string;
  modifierRenderType?: ModifierRenderType;
  /** Older name of `mandatory`. */
  toBeRemovedMandatory?: boolean;
  /** A name that stays when the shown name changes. At most 50 characters. Set by the platform. */
  key?: string;
  mandatory?: boolean;
};

export type ConnectedModifierChoice = {
  /** As in CSS, for the type `ONE_COLOR`. At most 20 characters. */
  colorCode?: string;
  /** A GUID. */
  choiceId?: string;
  /** At most 15. */
  linkedMedia?: Array<ProductMedia>;
  choiceType?: ChoiceType;
  /** A name that stays when the shown name changes. At most 50 characters. Set by the platform. */
  key?: string;
  /** At most 50 characters. */
  name?: string;
  /** Added to the price. */
  addedPrice?: string;
  displayImage?: string;
  media?: MediaReferences;
};

export type ConnectedOption = {
  choicesSettings?: ChoicesSettings;
  /** At most 36 characters. */
  _id?: string;
  /** At most 50 characters. */
  name?: string;
  optionRenderType?: ProductOptionRenderType;
  /** A name that stays when the shown name changes. At most 50 characters. Set by the platform. */
  key?: string;
};

export type ConnectedOptionChoice = {
  /** As in CSS, for the type `ONE_COLOR`. At most 20 characters. */
  colorCode?: string;
  /** A GUID. */
  choiceId?: string;
  /** At most 15. */
  linkedMedia?: Array<ProductMedia>;
  choiceType?: ChoiceType;
  /** A name that stays when the shown name changes. At most 50 characters. Set by the platform. */
  key?: string;
  /** At most 50 characters. */
  name?: string;
  /** Set by the platform. */
  inStock?: boolean;
  /** Set by the platform. */
  visible?: boolean;
  displayImage?: string;
  media?: MediaReferences;
};

export type DiscountType = "AMOUNT" | "PERCENT" | (string & {});

export type FileType =
  | "UNSPECIFIED"
  | "SECURE_PICTURE"
  | "SECURE_VIDEO"
  | "SECURE_DOCUMENT"
  | "SECURE_MUSIC"
  | "SECURE_ARCHIVE"
  | "SECURE_RAW"
  | (string & {});

export type FixedMonetaryAmount = {
  /** In the shop's currency. */
  amount?: string;
  /** With its currency. At most 20 characters. Set by the platform. */
  formattedAmount?: string;
};

export type FocalPoint = { x?: number; y?: number };

export type FreeTextSettings = {
  minCharCount?: number;
  /** At most 500. */
  maxCharCount?: number;
  /** Added to the price. */
  defaultAddedPrice?: string;
  /** At most 150 characters. */
  title?: string;
  /** A name that stays when the shown name changes. At most 150 characters. Set by the platform. */
  key?: string;
};

export type Image = {
  /** At most 400 characters. */
  _id?: string;
  url?: string;
  /** In pixels. Set by the platform. */
  height?: number;
  /** In pixels. Set by the platform. */
  width?: number;
  /** At most 200 characters. */
  altText?: string;
  /** At most 200 characters. Set by the platform. */
  filename?: string;
};

export type Inventory = {
  /** Set by the platform. */
  availabilityStatus?: InventoryAvailabilityStatus;
  /** Set by the platform. */
  preorderStatus?: PreorderStatus;
  /** Set by the platform. */
  preorderAvailability?: ProductPreorderAvailability;
};

export type InventoryAvailabilityStatus =
  | "IN_STOCK"
  | "OUT_OF_STOCK"
  | "PARTIALLY_OUT_OF_STOCK"
  | "PREORDER"
  | (string & {});

export const InventoryAvailabilityStatus = /* @__PURE__ */ enumeration<InventoryAvailabilityStatus>(
  "IN_STOCK OUT_OF_STOCK PARTIALLY_OUT_OF_STOCK PREORDER",
);

export type InventoryItemComposite = {
  inStock?: boolean;
  /** -99999 to 99999. */
  quantity?: number;
  /** A GUID. Set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  preorderInfo?: PreorderInfo;
};

export type InventoryResults = {
  /** At most 1000. */
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InventoryItem }>;
  bulkActionMetadata?: BulkActionMetadata;
  /** Set if the inventory failed as a whole; the product may have been written all the same. */
  error?: ItemError;
};

export type InventoryStatus = { inStock?: boolean; preorderEnabled?: boolean };

export type MaskedProduct = {
  /** Its `id` names the product; its `revision` must be the current one. */
  product?: Product;
};

export type MaskedProductWithInventory = {
  /** Its `id` names the product; its `revision` must be the current one. */
  product?: ProductWithInventory;
};

export type Media = {
  /** Shown first. Set by the platform. */
  main?: ProductMedia;
  itemsInfo?: MediaItemsInfo;
};

export type MediaItemsInfo = {
  /** At most 50. */
  items?: Array<ProductMedia>;
};

export type MediaReference = {
  /** At most 200 characters. */
  mediaId?: string;
  url?: string;
};

export type MediaReferences = {
  /** At most 15. */
  items?: Array<MediaReference>;
};

export type MediaType = "IMAGE" | "VIDEO" | (string & {});

export const MediaType = /* @__PURE__ */ enumeration<MediaType>("IMAGE VIDEO");

export type MinVariantPriceInfo = {
  sku?: string;
  /** In the shop's weight unit. */
  weight?: number;
  pricePerUnitData?: PricePerUnit;
  /** For the owner only. */
  revenueDetails?: RevenueDetails;
};

export type ModifierChoicesSettings = {
  /** At most 1000. */
  choices?: Array<ConnectedModifierChoice>;
};

export type ModifierRenderType = "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

export const ModifierRenderType = /* @__PURE__ */ enumeration<ModifierRenderType>(
  "FREE_TEXT TEXT_CHOICES SWATCH_CHOICES",
);

export type OptionChoice = { optionChoiceIds?: OptionChoiceIds; optionChoiceNames?: OptionChoiceNames };

export type OptionChoiceIds = {
  /** At most 36 characters. */
  optionId?: string;
  /** A GUID. */
  choiceId?: string;
};

export type OptionChoiceNames = { optionName?: string; choiceName?: string; renderType?: ProductOptionRenderType };

export type OptionChoiceReferences = { optionChoiceIds?: OptionChoiceIds; optionChoiceNames?: OptionChoiceNames };

export type PhysicalProperties = {
  pricePerUnit?: PricePerUnitSettings;
  /** The party that ships it. A GUID. */
  fulfillerId?: string;
  /** Among the variants. Set by the platform. */
  shippingWeightRange?: WeightRange;
  /** Among the variants. Set by the platform. */
  pricePerUnitRange?: PricePerUnitRange;
  /** Set by the platform. */
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
  /** A GUID. */
  deliveryProfileId?: string;
};

export type PreorderStatus = "ENABLED" | "DISABLED" | "PARTIALLY_ENABLED" | (string & {});

export const PreorderStatus = /* @__PURE__ */ enumeration<PreorderStatus>("ENABLED DISABLED PARTIALLY_ENABLED");

export type PriceInfo = {
  actualPrice?: FixedMonetaryAmount;
  /** Shown struck through. */
  compareAtPrice?: FixedMonetaryAmount;
  /** After automatic discounts. Set by the platform. */
  priceAfterDiscount?: FixedMonetaryAmount;
};

export type PricePerUnit = {
  settings?: PricePerUnitSettings;
  /** Set by the platform. */
  value?: string;
  /** At most 100 characters. Set by the platform. */
  description?: string;
  /** After automatic discounts. Set by the platform. */
  priceAfterDiscount?: FixedMonetaryAmount;
};

export type PricePerUnitAmount = {
  /** Set by the platform. */
  value?: string;
  /** At most 100 characters. Set by the platform. */
  description?: string;
};

export type PricePerUnitRange = { minValue?: PricePerUnitAmount; maxValue?: PricePerUnitAmount };

export type PricePerUnitSettings = {
  /** The amount that the product holds. 0.01 to 999999999.99. */
  quantity?: number;
  measurementUnit?: MeasurementUnit;
};

export type PriceRange = { minValue?: FixedMonetaryAmount; maxValue?: FixedMonetaryAmount };

export type Product = {
  /** For physical products. */
  physicalProperties?: PhysicalProperties;
  /** Set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** A whole number as text. Set by the platform. */
  numericId?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** At most 80 characters. */
  name?: string;
  /** The last part of the address of its page. At most 300 characters. */
  slug?: string;
  /** Set by the platform. */
  url?: string;
  description?: RichContent;
  /** HTML; ignored if `description` is sent too. At most 16000 characters. */
  plainDescription?: string;
  visible?: boolean;
  /** Whether the product is sold at the point of sale. */
  visibleInPos?: boolean;
  media?: Media;
  seoData?: SeoSchema;
  /** A GUID. */
  taxGroupId?: string;
  /** Combinations of their choices are the variants. At most 6. */
  options?: Array<ConnectedOption>;
  /** At most 10. */
  modifiers?: Array<ConnectedModifier>;
  brand?: ProductBrand;
  /** At most 20. */
  infoSections?: Array<ProductInfoSection>;
  ribbon?: ProductRibbon;
  /** Without their parents. Set by the platform. */
  directCategoriesInfo?: ProductCategoriesInfo;
  /** With their parents. Set by the platform. */
  allCategoriesInfo?: ProductCategoriesInfo;
  /** Decides the breadcrumbs. A GUID. */
  mainCategoryId?: string;
  /** For the owner only. Set by the platform. */
  costRange?: PriceRange;
  /** Set by the platform. */
  inventory?: Inventory;
  productType?: ProductType;
  /** For other systems. At most 100 characters. Set by the platform. */
  handle?: string;
  /** Set by the platform. */
  currency?: string;
  /** Set by the platform. */
  breadcrumbsInfo?: BreadcrumbsInfo;
  /** Set by the platform. */
  actualPriceRange?: PriceRange;
  /** Set by the platform. */
  compareAtPriceRange?: PriceRange;
  variantsInfo?: VariantsInfo;
  purchaseEligibility?: PurchaseEligibility;
  /** At most 4. */
  additionalRibbons?: Array<ProductRibbon>;
  extendedFields?: ExtendedFields;
  tags?: Tags;
  subscriptionDetails?: SubscriptionDetails;
  /** Set by the platform. */
  variantSummary?: VariantSummary;
  minVariantPriceInfo?: MinVariantPriceInfo;
};

export type ProductAndInventory = { product?: Product; inventoryResults?: InventoryResults };

export type ProductBrand = {
  /** A GUID. */
  _id?: string;
  /** At most 50 characters. */
  name?: string;
};

export type ProductCategoriesInfo = {
  /** At most 2000. Set by the platform. */
  categories?: Array<ProductCategory>;
};

export type ProductCategory = {
  /** A GUID. */
  _id?: string;
  /** The place in the category. At most 200. */
  index?: number;
};

export type ProductIdWithRevision = {
  productId?: string;
  /** Must be the current one. */
  revision?: string;
};

export type ProductInfoSection = {
  /** A GUID. */
  _id?: string;
  /** The owner's name for it, unique in the shop. At most 100 characters. */
  uniqueName?: string;
  /** At most 50 characters. Set by the platform. */
  title?: string;
  /** Set by the platform. */
  description?: RichContent;
  /** HTML; ignored if `description` is sent too. At most 16000 characters. */
  plainDescription?: string;
};

export type ProductMedia = {
  /** At most 200 characters. */
  _id?: string;
  url?: string;
  /** Set by the platform. */
  image?: string;
  /** Set by the platform. */
  video?: string;
  /** At most 1000 characters. */
  altText?: string;
  /** At most 80 characters. */
  displayName?: string;
  /** Set by the platform. */
  mediaType?: MediaType;
  thumbnail?: Thumbnail;
  /** A GUID. Set by the platform. */
  uploadId?: string;
};

export type ProductOptionRenderType = "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

export const ProductOptionRenderType =
  /* @__PURE__ */ enumeration<ProductOptionRenderType>("TEXT_CHOICES SWATCH_CHOICES");

export type ProductPreorderAvailability = "ALL_VARIANTS" | "NO_VARIANTS" | "SOME_VARIANTS" | (string & {});

export type ProductRibbon = {
  /** At most 36 characters. */
  _id?: string;
  /** At most 30 characters. */
  name?: string;
};

export type ProductType = "PHYSICAL" | "DIGITAL" | (string & {});

export const ProductType = /* @__PURE__ */ enumeration<ProductType>("PHYSICAL DIGITAL");

export type ProductWithInventory = {
  /** For physical products. */
  physicalProperties?: PhysicalProperties;
  /** Set by the platform. */
  _id?: string;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** At most 80 characters. */
  name?: string;
  /** The last part of the address of its page. At most 300 characters. */
  slug?: string;
  /** HTML; ignored if `description` is sent too. At most 16000 characters. */
  plainDescription?: string;
  visible?: boolean;
  /** Whether the product is sold at the point of sale. */
  visibleInPos?: boolean;
  media?: Media;
  seoData?: SeoSchema;
  /** A GUID. */
  taxGroupId?: string;
  /** Combinations of their choices are the variants. At most 6. */
  options?: Array<ConnectedOption>;
  /** At most 10. */
  modifiers?: Array<ConnectedModifier>;
  brand?: ProductBrand;
  /** At most 20. */
  infoSections?: Array<ProductInfoSection>;
  ribbon?: ProductRibbon;
  /** At most 4. */
  additionalRibbons?: Array<ProductRibbon>;
  /** Decides the breadcrumbs. A GUID. */
  mainCategoryId?: string;
  productType?: ProductType;
  /** For other systems. At most 100 characters. Set by the platform. */
  handle?: string;
  variantsInfo?: VariantsWithInventory;
  subscriptionDetails?: SubscriptionDetails;
  purchaseEligibility?: PurchaseEligibility;
  extendedFields?: ExtendedFields;
  tags?: Tags;
};

export type PurchaseEligibility = { userCriteria?: UserCriteria };

export type RequestedFields =
  | "URL"
  | "CURRENCY"
  | "INFO_SECTION"
  | "MERCHANT_DATA"
  | "PLAIN_DESCRIPTION"
  | "INFO_SECTION_PLAIN_DESCRIPTION"
  | "SUBSCRIPTION_PRICES_INFO"
  | "BREADCRUMBS_INFO"
  | "WEIGHT_MEASUREMENT_UNIT_INFO"
  | "VARIANT_OPTION_CHOICE_NAMES"
  | "MEDIA_ITEMS_INFO"
  | "DESCRIPTION"
  | "DIRECT_CATEGORIES_INFO"
  | "ALL_CATEGORIES_INFO"
  | "INFO_SECTION_DESCRIPTION"
  | "THUMBNAIL"
  | "PRODUCT_CHOICES_MEDIA_REFERENCES"
  | "PRODUCT_CHOICES_DISPLAY_IMAGE"
  | "DIRECT_CATEGORY_IDS"
  | "MIN_PRICE_VARIANT"
  | "DISCOUNT_INFO"
  | "MIN_VARIANT_PRICE_INFO"
  | (string & {});

export const RequestedFields = /* @__PURE__ */ enumeration<RequestedFields>(
  "URL CURRENCY INFO_SECTION MERCHANT_DATA PLAIN_DESCRIPTION INFO_SECTION_PLAIN_DESCRIPTION SUBSCRIPTION_PRICES_INFO BREADCRUMBS_INFO WEIGHT_MEASUREMENT_UNIT_INFO VARIANT_OPTION_CHOICE_NAMES MEDIA_ITEMS_INFO DESCRIPTION DIRECT_CATEGORIES_INFO ALL_CATEGORIES_INFO INFO_SECTION_DESCRIPTION THUMBNAIL PRODUCT_CHOICES_MEDIA_REFERENCES PRODUCT_CHOICES_DISPLAY_IMAGE DIRECT_CATEGORY_IDS MIN_PRICE_VARIANT DISCOUNT_INFO MIN_VARIANT_PRICE_INFO",
);

export type RevenueDetails = {
  cost?: FixedMonetaryAmount;
  /** Set by the platform. */
  profit?: FixedMonetaryAmount;
  /** A fraction of the price: 0.25 is 25%. At most 1. Set by the platform. */
  profitMargin?: number;
};

export type RoundingStrategy = "NO_ROUNDING" | "CURRENCY_PRECISION" | "NEAREST_WHOLE_NUMBER" | (string & {});

export type SecuredMedia = {
  /** At most 100 characters. */
  _id?: string;
  /** At most 1000 characters. Set by the platform. */
  fileName?: string;
  /** In bytes. Set by the platform. */
  fileSize?: string;
  /** Set by the platform. */
  fileType?: FileType;
};

export type Subscription = {
  /** Until it is cancelled. */
  autoRenewal?: boolean;
  /** 2 to 999. */
  billingCycles?: number;
  /** A GUID. */
  _id?: string;
  /** At most 20 characters. */
  title?: string;
  /** At most 60 characters. */
  description?: string;
  visible?: boolean;
  /** The unit of `interval`. */
  frequency?: SubscriptionFrequency;
  /** The time between payments, in units of `frequency`. 1 to 50. */
  interval?: number;
  discount?: SubscriptionDiscount;
};

export type SubscriptionDetails = {
  /** At most 6. */
  subscriptions?: Array<Subscription>;
  allowOneTimePurchases?: boolean;
};

export type SubscriptionDiscount = {
  amountOff?: string;
  /** 0.1 to 99.9. */
  percentOff?: number;
  type?: DiscountType;
};

export type SubscriptionPrice = {
  /** A GUID. Set by the platform. */
  subscriptionId?: string;
  /** Set by the platform. */
  price?: FixedMonetaryAmount;
  /** Set by the platform. */
  pricePerUnit?: SubscriptionPricePerUnit;
  /** After automatic discounts. Set by the platform. */
  priceAfterDiscount?: FixedMonetaryAmount;
};

export type SubscriptionPricePerUnit = {
  /** Set by the platform. */
  value?: string;
  /** At most 20 characters. Set by the platform. */
  description?: string;
  /** After automatic discounts. Set by the platform. */
  priceAfterDiscount?: FixedMonetaryAmount;
};

export type SubscriptionPricesInfo = {
  /** At most 6. */
  subscriptionPrices?: Array<SubscriptionPrice>;
};

export type TagList = {
  /** At most 100. */
  tagIds?: Array<string>;
};

export type Tags = {
  /** For the owner only. */
  privateTags?: TagList;
  publicTags?: TagList;
};

export type Thumbnail = {
  url?: string;
  /** In pixels. */
  height?: number;
  /** In pixels. */
  width?: number;
  /** At most 1000 characters. */
  altText?: string;
};

export type UnsignedAdjustValue = {
  /** 0 to 999999999.99. */
  amount?: string;
  /** At most 100. */
  percentage?: number;
};

export type UserCriteria = "MEMBERS_ONLY" | (string & {});

export type Variant = {
  physicalProperties?: VariantPhysicalProperties;
  digitalProperties?: VariantDigitalProperties;
  /** A GUID. */
  _id?: string;
  visible?: boolean;
  /** At most 40 characters. */
  sku?: string;
  /** At most 40 characters. */
  barcode?: string;
  /** At most 6. */
  choices?: Array<OptionChoice>;
  price?: PriceInfo;
  /** For the owner only. */
  revenueDetails?: RevenueDetails;
  /** Set by the platform. */
  media?: ProductMedia;
  /** Set by the platform. */
  subscriptionPricesInfo?: SubscriptionPricesInfo;
  /** Set by the platform. */
  inventoryStatus?: InventoryStatus;
};

export type VariantDigitalProperties = { digitalFile?: SecuredMedia };

export type VariantPhysicalProperties = {
  /** In the shop's weight unit. At most 999999999.99. */
  weight?: number;
  pricePerUnit?: PricePerUnit;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
};

export type VariantSummary = {
  /** Set by the platform. */
  variantCount?: number;
  /** Set by the platform. */
  minPriceVariant?: Variant;
};

export type VariantWithInventory = {
  physicalProperties?: VariantPhysicalProperties;
  digitalProperties?: VariantDigitalProperties;
  /** A GUID. */
  _id?: string;
  visible?: boolean;
  /** At most 40 characters. */
  sku?: string;
  /** At most 40 characters. */
  barcode?: string;
  price?: PriceInfo;
  /** For the owner only. */
  revenueDetails?: RevenueDetails;
  inventoryItem?: InventoryItemComposite;
  /** At most 6. */
  choices?: Array<OptionChoiceReferences>;
};

export type VariantsInfo = {
  /** At most 1000. */
  variants?: Array<Variant>;
};

export type VariantsWithInventory = {
  /** At most 1000. */
  variants?: Array<VariantWithInventory>;
};

export type VideoPoster = {
  _id?: string;
  url?: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  urlExpirationDate?: Date;
  focalPoint?: FocalPoint;
};

export type VideoResolution = {
  url?: string;
  /** In pixels. */
  height?: number;
  /** In pixels. */
  width?: number;
  /** At most 200 characters. */
  format?: string;
};

export type VideoV2 = {
  /** At most 400 characters. */
  _id?: string;
  /** At most 100. Set by the platform. */
  resolutions?: Array<VideoResolution>;
  /** At most 200 characters. Set by the platform. */
  filename?: string;
  url?: string;
  /** Set by the platform. */
  posters?: Array<VideoPoster>;
};

export type WeightMeasurementUnitInfo = {
  /** Set by the platform. */
  weightMeasurementUnit?: WeightUnit;
};

export type WeightRange = {
  /** At most 999999999.99. */
  minValue?: number;
  /** At most 999999999.99. */
  maxValue?: number;
};
