/** Generated from the Rust models by `cargo test -p cartwright-wasm --test generated`: do not edit. */

import type { JsonValue } from "./json.js";

export type AdditionalInfoSection = { 
/**
 * Title. At most 50 characters.
 */
title?: string, 
/**
 * Description. At most 16000 characters.
 */
description?: string, };

export type Choice = { 
/**
 * Value. At most 50 characters.
 */
value?: string, 
/**
 * Description. At most 50 characters.
 */
description?: string, 
/**
 * Media. Set by the platform.
 */
media?: Media, 
/**
 * In stock. Set by the platform.
 */
inStock?: boolean, 
/**
 * Visible. Set by the platform.
 */
visible?: boolean, };

export type CostAndProfitData = { 
/**
 * Item cost. At most 999999999.99.
 */
itemCost?: number, 
/**
 * Formatted item cost. Set by the platform.
 */
formattedItemCost?: string, 
/**
 * Profit. At most 999999999.99, set by the platform.
 */
profit?: number, 
/**
 * Formatted profit. Set by the platform.
 */
formattedProfit?: string, 
/**
 * Profit margin. At most 1, set by the platform.
 */
profitMargin?: number, };

export type CustomTextField = { 
/**
 * Title. At most 100 characters.
 */
title?: string, 
/**
 * Max length. At most 500.
 */
maxLength?: number, 
/**
 * Mandatory.
 */
mandatory?: boolean, };

export type Dimensions = { 
/**
 * Length.
 */
length?: string, 
/**
 * Width in pixels.
 */
width?: string, 
/**
 * Height in pixels.
 */
height?: string, 
/**
 * Unit.
 */
unit?: DimensionsUnit, };

export type DimensionsUnit = "UNKNOWN_DIMENSIONS_UNIT" | "MM" | "CM" | "M" | "IN" | "FT" | "YD" | (string & {});

export type Discount = { 
/**
 * Type.
 */
type?: DiscountType, 
/**
 * Value.
 */
value?: number, };

export type DiscountType = "UNDEFINED" | "NONE" | "AMOUNT" | "PERCENT" | (string & {});

export type FormattedPrice = { 
/**
 * Price.
 */
price?: string, 
/**
 * Discounted price.
 */
discountedPrice?: string, 
/**
 * Price per unit. Set by the platform.
 */
pricePerUnit?: string, };

export type InventoryStatus = "IN_STOCK" | "OUT_OF_STOCK" | "PARTIALLY_OUT_OF_STOCK" | (string & {});

export type Keyword = { 
/**
 * Term.
 */
term?: string, 
/**
 * Is main.
 */
isMain?: boolean, 
/**
 * Origin. At most 1000 characters.
 */
origin?: string, };

export type MeasurementUnit = "UNSPECIFIED" | "ML" | "CL" | "L" | "CBM" | "MG" | "G" | "KG" | "MM" | "CM" | "M" | "SQM" | "OZ" | "LB" | "FLOZ" | "PT" | "QT" | "GAL" | "IN" | "FT" | "YD" | "SQFT" | (string & {});

export type Media = { 
/**
 * Main media.
 */
mainMedia?: MediaItem, 
/**
 * Items.
 */
items?: Array<MediaItem>, };

export type MediaItem = { 
/**
 * Image. One of a choice.
 */
image?: MediaRendition, 
/**
 * Video. One of a choice.
 */
video?: MediaItemVideo, 
/**
 * Thumbnail.
 */
thumbnail?: MediaRendition, 
/**
 * Media type.
 */
mediaType?: MediaItemType, 
/**
 * Title.
 */
title?: string, 
/**
 * Identifier.
 */
_id?: string, };

export type MediaItemType = "unspecified_media_item_type" | "image" | "video" | "audio" | "document" | "zip" | (string & {});

export type MediaItemVideo = { 
/**
 * Files.
 */
files?: Array<MediaRendition>, 
/**
 * Still frame media id.
 */
stillFrameMediaId?: string, };

export type MediaRendition = { 
/**
 * Web address. A web address.
 */
url?: string, 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Height in pixels.
 */
height?: number, 
/**
 * Format.
 */
format?: string, 
/**
 * Text for those who do not see the picture.
 */
altText?: string, };

export type NumericPropertyRange = { 
/**
 * Min value.
 */
minValue?: number, 
/**
 * Max value.
 */
maxValue?: number, };

export type OptionType = "unspecified_option_type" | "drop_down" | "color" | (string & {});

export type PageUrl = { 
/**
 * Base.
 */
base?: string, 
/**
 * Path.
 */
path?: string, };

export type PriceData = { 
/**
 * Currency. Set by the platform.
 */
currency?: string, 
/**
 * Price. At most 999999999.99.
 */
price?: number, 
/**
 * Discounted price. Set by the platform.
 */
discountedPrice?: number, 
/**
 * Formatted. Set by the platform.
 */
formatted?: FormattedPrice, 
/**
 * Price per unit. Set by the platform.
 */
pricePerUnit?: number, };

export type PricePerUnitData = { 
/**
 * Total quantity. 0.01 to 999999999.99.
 */
totalQuantity?: number, 
/**
 * Total measurement unit.
 */
totalMeasurementUnit?: MeasurementUnit, 
/**
 * Base quantity. 0.01 to 999999999.99.
 */
baseQuantity?: number, 
/**
 * Base measurement unit.
 */
baseMeasurementUnit?: MeasurementUnit, };

export type Product = { 
/**
 * Identifier. Set by the platform.
 */
_id?: string, 
/**
 * Name. At most 80 characters.
 */
name?: string, 
/**
 * Slug. At most 100 characters.
 */
slug?: string, 
/**
 * Visible.
 */
visible?: boolean, 
/**
 * Product type.
 */
productType?: ProductType, 
/**
 * Description. At most 8000 characters.
 */
description?: string, 
/**
 * Sku. At most 40 characters.
 */
sku?: string, 
/**
 * Weight in the shop's weight unit. At most 999999999.99.
 */
weight?: number, 
/**
 * Weight range. Set by the platform.
 */
weightRange?: NumericPropertyRange, 
/**
 * Product dimensions.
 */
productDimensions?: Dimensions, 
/**
 * Package dimensions.
 */
packageDimensions?: Dimensions, 
/**
 * Stock. Set by the platform.
 */
stock?: Stock, 
/**
 * Price. Set by the platform.
 */
price?: PriceData, 
/**
 * Price data.
 */
priceData?: PriceData, 
/**
 * Converted price data. Set by the platform.
 */
convertedPriceData?: PriceData, 
/**
 * Price range. Set by the platform.
 */
priceRange?: NumericPropertyRange, 
/**
 * Cost and profit data.
 */
costAndProfitData?: CostAndProfitData, 
/**
 * Cost range. Set by the platform.
 */
costRange?: NumericPropertyRange, 
/**
 * Price per unit data.
 */
pricePerUnitData?: PricePerUnitData, 
/**
 * Additional info sections.
 */
additionalInfoSections?: Array<AdditionalInfoSection>, 
/**
 * Ribbons. Set by the platform.
 */
ribbons?: Array<Ribbon>, 
/**
 * Media. Set by the platform.
 */
media?: Media, 
/**
 * Custom text fields. Set by the platform.
 */
customTextFields?: Array<CustomTextField>, 
/**
 * Manage variants.
 */
manageVariants?: boolean, 
/**
 * Product options. At most 6.
 */
productOptions?: Array<ProductOption>, 
/**
 * Product page url. Set by the platform.
 */
productPageUrl?: PageUrl, 
/**
 * Numeric id. Set by the platform.
 */
numericId?: string, 
/**
 * Inventory item id. Set by the platform.
 */
inventoryItemId?: string, 
/**
 * Discount.
 */
discount?: Discount, 
/**
 * Collection ids. Set by the platform.
 */
collectionIds?: Array<string>, 
/**
 * Variants. At most 1000, set by the platform.
 */
variants?: Array<Variant>, 
/**
 * Last updated. Set by the platform.
 */
lastUpdated?: Date, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * Seo data.
 */
seoData?: SeoSchema, 
/**
 * Ribbon. At most 30 characters.
 */
ribbon?: string, 
/**
 * Brand. At most 50 characters.
 */
brand?: string, };

export type ProductOption = { 
/**
 * Option type. Set by the platform.
 */
optionType?: OptionType, 
/**
 * Name. At most 50 characters.
 */
name?: string, 
/**
 * Choices. At most 100.
 */
choices?: Array<Choice>, };

export type ProductReply = { 
/**
 * The product.
 */
product?: Product, };

export type ProductType = "unspecified_product_type" | "physical" | "digital" | (string & {});

export type ProductsReply = { 
/**
 * The products.
 */
products?: Array<Product>, 
/**
 * Where this page is, and how many there are.
 */
metadata?: QueryMetadata, };

export type QueryMetadata = { 
/**
 * How many items this page has.
 */
count?: number, 
/**
 * How many items were skipped before it.
 */
offset?: number, 
/**
 * How many there are in all; absent when they are too many to count.
 */
total?: number, 
/**
 * Whether the platform gave up counting.
 */
tooManyToCount?: boolean, };

export type Ribbon = { 
/**
 * Text. At most 30 characters.
 */
text?: string, };

export type SeoSchema = { 
/**
 * Tags.
 */
tags?: Array<Tag>, 
/**
 * Settings.
 */
settings?: Settings, };

export type Settings = { 
/**
 * Prevent auto redirect.
 */
preventAutoRedirect?: boolean, 
/**
 * Keywords. At most 5.
 */
keywords?: Array<Keyword>, };

export type Stock = { 
/**
 * Track inventory.
 */
trackInventory?: boolean, 
/**
 * Quantity. At most 99999.
 */
quantity?: number, 
/**
 * In stock.
 */
inStock?: boolean, 
/**
 * Inventory status.
 */
inventoryStatus?: InventoryStatus, };

export type Tag = { 
/**
 * Type.
 */
type?: string, 
/**
 * Props.
 */
props?: JsonValue, 
/**
 * Meta.
 */
meta?: JsonValue, 
/**
 * Children.
 */
children?: string, 
/**
 * Custom.
 */
custom?: boolean, 
/**
 * Disabled.
 */
disabled?: boolean, };

export type Variant = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Choices.
 */
choices?: { [key in string]: string }, 
/**
 * Variant.
 */
variant?: VariantDataWithNoStock, 
/**
 * Stock. Set by the platform.
 */
stock?: VariantStock, };

export type VariantDataWithNoStock = { 
/**
 * Price data.
 */
priceData?: PriceData, 
/**
 * Converted price data. Set by the platform.
 */
convertedPriceData?: PriceData, 
/**
 * Cost and profit data.
 */
costAndProfitData?: CostAndProfitData, 
/**
 * Weight in the shop's weight unit.
 */
weight?: number, 
/**
 * Sku.
 */
sku?: string, 
/**
 * Visible.
 */
visible?: boolean, 
/**
 * Product dimensions.
 */
productDimensions?: Dimensions, 
/**
 * Package dimensions.
 */
packageDimensions?: Dimensions, };

export type VariantStock = { 
/**
 * Track quantity.
 */
trackQuantity?: boolean, 
/**
 * Quantity. At most 99999.
 */
quantity?: number, 
/**
 * In stock.
 */
inStock?: boolean, };
