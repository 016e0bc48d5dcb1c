/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { JsonValue } from "./json.js";
import type { PreorderInfo } from "./inventory-v2.js";

export type AdditionalInfoSection = {
  /** At most 50 characters. */
  title?: string;
  /** HTML. At most 16000 characters. */
  description?: string;
};

export type AdjustedProperty = {
  /** Before any discount. */
  price?: Adjustment;
  cost?: Adjustment;
  /** In the shop's weight unit. */
  weight?: Adjustment;
};

export type Adjustment = {
  percentage?: Percentage;
  /** Negative to lower. -999999999.99 to 999999999.99. */
  amount?: number;
};

export type Choice = {
  /** A colour code, for colours. At most 50 characters. */
  value?: string;
  /** As shown to buyers. At most 50 characters. */
  description?: string;
  /** Set by the platform. */
  media?: Media;
  /** Set by the platform. */
  inStock?: boolean;
  /** Set by the platform. */
  visible?: boolean;
};

export type CostAndProfitData = {
  /** At most 999999999.99. */
  itemCost?: number;
  /** Set by the platform. */
  formattedItemCost?: string;
  /** Price less cost. At most 999999999.99. Set by the platform. */
  profit?: number;
  /** Set by the platform. */
  formattedProfit?: string;
  /** A fraction of the price: 0.25 is 25%. At most 1. Set by the platform. */
  profitMargin?: number;
};

export type CustomTextField = {
  /** At most 100 characters. */
  title?: string;
  /** The maximum of characters that the buyer may write. At most 500. */
  maxLength?: number;
  mandatory?: boolean;
};

export type Dimensions = { length?: string; width?: string; height?: string; unit?: DimensionsUnit };

export type DimensionsUnit = "UNKNOWN_DIMENSIONS_UNIT" | "MM" | "CM" | "M" | "IN" | "FT" | "YD" | (string & {});

export type Discount = {
  type?: DiscountType;
  /** An amount or a percentage, by `type`. */
  value?: number;
};

export type DiscountType = "UNDEFINED" | "NONE" | "AMOUNT" | "PERCENT" | (string & {});

export const DiscountType = /* @__PURE__ */ enumeration<DiscountType>("UNDEFINED NONE AMOUNT PERCENT");

export type FormattedPrice = {
  /** Before any discount. */
  price?: string;
  discountedPrice?: string;
  /** Set by the platform. */
  pricePerUnit?: string;
};

export type InventoryStatus = "IN_STOCK" | "OUT_OF_STOCK" | "PARTIALLY_OUT_OF_STOCK" | (string & {});

export const InventoryStatus = /* @__PURE__ */ enumeration<InventoryStatus>(
  "IN_STOCK OUT_OF_STOCK PARTIALLY_OUT_OF_STOCK",
);

export type Keyword = {
  term?: string;
  isMain?: boolean;
  /** At most 1000 characters. */
  origin?: string;
};

export type MeasurementUnit =
  | "UNSPECIFIED"
  | "ML"
  | "CL"
  | "L"
  | "CBM"
  | "MG"
  | "G"
  | "KG"
  | "MM"
  | "CM"
  | "M"
  | "SQM"
  | "OZ"
  | "LB"
  | "FLOZ"
  | "PT"
  | "QT"
  | "GAL"
  | "IN"
  | "FT"
  | "YD"
  | "SQFT"
  | (string & {});

export const MeasurementUnit = /* @__PURE__ */ enumeration<MeasurementUnit>(
  "UNSPECIFIED ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT",
);

export type Media = {
  /** Shown first. */
  mainMedia?: MediaItem;
  items?: Array<MediaItem>;
};

export type MediaAssignmentToChoice = {
  /** At most 50 characters. */
  option?: string;
  /** At most 50 characters. */
  choice?: string;
  /** At most 50. */
  mediaIds?: Array<string>;
};

export type MediaForWrite = {
  /** The id of an upload. */
  mediaId?: string;
  /** Fetched by the platform. */
  url?: string;
  choice?: OptionAndChoice;
};

export type MediaItem = {
  image?: MediaRendition;
  video?: MediaItemVideo;
  thumbnail?: MediaRendition;
  mediaType?: MediaItemType;
  title?: string;
  _id?: string;
};

export type MediaItemType =
  | "unspecified_media_item_type"
  | "image"
  | "video"
  | "audio"
  | "document"
  | "zip"
  | (string & {});

export const MediaItemType = /* @__PURE__ */ enumeration<MediaItemType>(
  "unspecified_media_item_type image video audio document zip",
);

export type MediaItemVideo = {
  /** In different sizes or formats. */
  files?: Array<MediaRendition>;
  stillFrameMediaId?: string;
};

export type MediaRendition = {
  url?: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  /** Such as `mp4`. */
  format?: string;
  altText?: string;
};

export type NumericPropertyRange = { minValue?: number; maxValue?: number };

export type OptionAndChoice = {
  /** At most 50 characters. */
  option?: string;
  /** At most 50 characters. */
  choice?: string;
};

export type OptionType = "unspecified_option_type" | "drop_down" | "color" | (string & {});

export const OptionType = /* @__PURE__ */ enumeration<OptionType>("unspecified_option_type drop_down color");

export type OptionsAvailability = {
  /** Absent while the choices are incomplete. */
  selectedVariant?: VariantData;
  /** The choices' media. */
  media?: Media;
  /** The choices, each with its availability. */
  productOptions?: Array<ProductOption>;
  /** Whether the choices are complete and in stock. */
  availableForPurchase?: boolean;
};

export type PageUrl = {
  /** The address of the site. */
  base?: string;
  /** Within the site. */
  path?: string;
};

export type Percentage = {
  roundToInt?: boolean;
  /** Per cent, negative to lower. -100 to 1000. */
  rate?: number;
};

export type PlainMedia = {
  /** Shown first. */
  mainMedia?: PlainMediaItem;
  items?: Array<PlainMediaItem>;
};

export type PlainMediaItem = {
  image?: MediaRendition;
  video?: MediaItemVideo;
  thumbnail?: MediaRendition;
  mediaType?: MediaItemType;
  title?: string;
  id?: string;
};

export type PriceData = {
  /** Set by the platform. */
  currency?: string;
  /** Before any discount. At most 999999999.99. */
  price?: number;
  /** Set by the platform. */
  discountedPrice?: number;
  /** Set by the platform. */
  formatted?: FormattedPrice;
  /** For one base quantity, such as 100 g. Set by the platform. */
  pricePerUnit?: number;
};

export type PricePerUnitData = {
  /** 0.01 to 999999999.99. */
  totalQuantity?: number;
  totalMeasurementUnit?: MeasurementUnit;
  /** Such as 100 for a price per 100 g. 0.01 to 999999999.99. */
  baseQuantity?: number;
  baseMeasurementUnit?: MeasurementUnit;
};

export type Product = {
  /** Set by the platform. */
  _id?: string;
  /** At most 80 characters. */
  name?: string;
  /** The last part of the address of its page. At most 100 characters. */
  slug?: string;
  /** Whether visitors see it. */
  visible?: boolean;
  productType?: ProductType;
  /** May hold HTML. At most 8000 characters. */
  description?: string;
  /** At most 40 characters. */
  sku?: string;
  /** In the shop's weight unit. At most 999999999.99. */
  weight?: number;
  /** Among the variants. Set by the platform. */
  weightRange?: NumericPropertyRange;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
  /** Set by the platform. */
  stock?: Stock;
  /** The older field for `price_data`. Set by the platform. */
  price?: PriceData;
  /** In the shop's currency. */
  priceData?: PriceData;
  /** In the visitor's currency. Set by the platform. */
  convertedPriceData?: PriceData;
  /** Among the variants. Set by the platform. */
  priceRange?: NumericPropertyRange;
  /** For the owner only. */
  costAndProfitData?: CostAndProfitData;
  /** Among the variants. Set by the platform. */
  costRange?: NumericPropertyRange;
  pricePerUnitData?: PricePerUnitData;
  additionalInfoSections?: Array<AdditionalInfoSection>;
  /** Set by the platform. */
  ribbons?: Array<Ribbon>;
  /** Set by the platform. */
  media?: Media;
  /** Set by the platform. */
  customTextFields?: Array<CustomTextField>;
  /** Whether variants have their own price and stock. */
  manageVariants?: boolean;
  /** At most 6. */
  productOptions?: Array<ProductOption>;
  /** Set by the platform. */
  productPageUrl?: PageUrl;
  /** A whole number as text. Set by the platform. */
  numericId?: string;
  /** The id in lists that are exported: `product_` before `id`. Set by the platform. */
  exportProductId?: string;
  /** Set by the platform. */
  inventoryItemId?: string;
  discount?: Discount;
  /** Set by the platform. */
  collectionIds?: Array<string>;
  /** One for each combination of choices. At most 1000. Set by the platform. */
  variants?: Array<Variant>;
  /** Set by the platform. */
  lastUpdated?: Date;
  /** Set by the platform. */
  _createdDate?: Date;
  seoData?: SeoSchema;
  /** Such as "Sale". At most 30 characters. */
  ribbon?: string;
  /** At most 50 characters. */
  brand?: string;
};

export type ProductOption = {
  /** Set by the platform. */
  optionType?: OptionType;
  /** At most 50 characters. */
  name?: string;
  /** At most 100. */
  choices?: Array<Choice>;
};

export type ProductType = "unspecified_product_type" | "physical" | "digital" | (string & {});

export const ProductType = /* @__PURE__ */ enumeration<ProductType>("unspecified_product_type physical digital");

export type Ribbon = {
  /** At most 30 characters. */
  text?: string;
};

export type SeoSchema = { tags?: Array<Tag>; settings?: Settings };

export type SetProperty = {
  /** Before any discount. At most 999999999.99. */
  price?: number;
  /** At most 999999999.99. */
  cost?: number;
  /** In the shop's weight unit. At most 999999999.99. */
  weight?: number;
  /** At most 30 characters. */
  ribbon?: string;
  /** At most 50 characters. */
  brand?: string;
};

export type Settings = {
  /** Whether the old address is not redirected when the slug changes. */
  preventAutoRedirect?: boolean;
  /** At most 5. */
  keywords?: Array<Keyword>;
};

export type Stock = {
  trackInventory?: boolean;
  /** Absent if the stock is not counted. At most 99999. */
  quantity?: number;
  inStock?: boolean;
  inventoryStatus?: InventoryStatus;
};

export type StoreVariant = {
  /** The product's id, a hyphen, the variant's id. */
  _id?: string;
  /** A GUID. */
  variantId?: string;
  /** A GUID. */
  productId?: string;
  /** The choices. At most 80 characters. */
  variantName?: string;
  /** At most 80 characters. */
  productName?: string;
  /** Whether variants of the product have their own price and stock. */
  managedVariant?: boolean;
  /** At most 40 characters. */
  sku?: string;
  stock?: VariantStock;
  /** Choices by the name of their option. */
  choices?: { [key in string]: string };
  collectionIds?: Array<string>;
  /** Set by the platform. */
  media?: VariantMedia;
  preorderInfo?: PreorderInfo;
};

export type Tag = {
  /** Such as `title`, `meta` or `link`. */
  type?: string;
  /** A JSON object of attributes. */
  props?: JsonValue;
  /** A JSON object. */
  meta?: JsonValue;
  /** The text between the opening and the closing tag. */
  children?: string;
  custom?: boolean;
  disabled?: boolean;
};

export type Variant = {
  /** A GUID. */
  _id?: string;
  /** Choices by the name of their option. */
  choices?: { [key in string]: string };
  variant?: VariantDataWithNoStock;
  /** Set by the platform. */
  stock?: VariantStock;
};

export type VariantData = {
  /** In the shop's currency. */
  price?: PriceData;
  /** In the visitor's currency. Set by the platform. */
  convertedPriceData?: PriceData;
  /** In the shop's weight unit. */
  weight?: number;
  sku?: string;
  /** Absent if the stock is not counted. */
  quantity?: number;
  inStock?: boolean;
  visible?: boolean;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
};

export type VariantDataWithNoStock = {
  /** In the shop's currency. */
  priceData?: PriceData;
  /** In the visitor's currency. Set by the platform. */
  convertedPriceData?: PriceData;
  /** For the owner only. */
  costAndProfitData?: CostAndProfitData;
  /** In the shop's weight unit. */
  weight?: number;
  sku?: string;
  visible?: boolean;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
};

export type VariantMedia = { image?: string; video?: string };

export type VariantOverride = {
  /** Choices by the name of their option, all of which a variant must have. */
  choices?: { [key in string]: string };
  variantIds?: Array<string>;
  /** Before any discount. At most 999999999.99. */
  price?: number;
  /** At most 999999999.99. */
  cost?: number;
  /** In the shop's weight unit. At most 999999999.99. */
  weight?: number;
  /** At most 40 characters. */
  sku?: string;
  visible?: boolean;
  productDimensions?: Dimensions;
  packageDimensions?: Dimensions;
};

export type VariantStock = {
  trackQuantity?: boolean;
  /** Absent if the stock is not counted. At most 99999. */
  quantity?: number;
  inStock?: boolean;
};
