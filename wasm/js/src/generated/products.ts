/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { JsonValue } from "./json.js";

export type AdditionalInfoSection = { 
/**
 * Title of the section. At most 50 characters.
 */
title?: string, 
/**
 * Text of the section. At most 16000 characters.
 */
description?: string, };

export type AdjustedProperty = { 
/**
 * Price before any discount.
 */
price?: Adjustment, 
/**
 * What one costs the shop.
 */
cost?: Adjustment, 
/**
 * Weight in the shop's weight unit.
 */
weight?: Adjustment, };

export type Adjustment = { 
/**
 * By a percentage.
 */
percentage?: Percentage, 
/**
 * By an amount, negative to lower. -999999999.99 to 999999999.99.
 */
amount?: number, };

export type ApplicationError = { 
/**
 * Code of the error.
 */
code?: string, 
/**
 * What went wrong, in words.
 */
description?: string, 
/**
 * Further data about the error, in JSON.
 */
data?: JsonValue, };

export type BulkActionMetadata = { 
/**
 * How many were done.
 */
totalSuccesses?: number, 
/**
 * How many were not.
 */
totalFailures?: number, 
/**
 * How many of those are not listed.
 */
undetailedFailures?: number, };

export type BulkProductResult = { 
/**
 * Which product, and whether it was done.
 */
itemMetadata?: ItemMetadata, };

export type BulkProductsReply = { 
/**
 * One entry a product, in the order of the request.
 */
results?: Array<BulkProductResult>, 
/**
 * How many were done and how many were not.
 */
bulkActionMetadata?: BulkActionMetadata, };

export type Choice = { 
/**
 * Value of the choice; a colour code for colours. At most 50 characters.
 */
value?: string, 
/**
 * Name of the choice, as the buyer sees it. At most 50 characters.
 */
description?: string, 
/**
 * Pictures and films that go with the choice. Set by the platform.
 */
media?: Media, 
/**
 * Whether the choice is in stock. Set by the platform.
 */
inStock?: boolean, 
/**
 * Whether visitors can see the choice. Set by the platform.
 */
visible?: boolean, };

export type CostAndProfitData = { 
/**
 * What one costs the shop. At most 999999999.99.
 */
itemCost?: number, 
/**
 * The cost as text with its currency. Set by the platform.
 */
formattedItemCost?: string, 
/**
 * Profit on one: price less cost. At most 999999999.99, set by the platform.
 */
profit?: number, 
/**
 * The profit as text with its currency. Set by the platform.
 */
formattedProfit?: string, 
/**
 * Profit as a fraction of the price: 0.25 means 25%. At most 1, set by the platform.
 */
profitMargin?: number, };

export type CustomTextField = { 
/**
 * Title of the field. At most 100 characters.
 */
title?: string, 
/**
 * How many characters the buyer may write. At most 500.
 */
maxLength?: number, 
/**
 * Whether the buyer must fill it in.
 */
mandatory?: boolean, };

export type Dimensions = { 
/**
 * Length in `unit`.
 */
length?: string, 
/**
 * Width in `unit`.
 */
width?: string, 
/**
 * Height in `unit`.
 */
height?: string, 
/**
 * Unit of the three lengths.
 */
unit?: DimensionsUnit, };

export type DimensionsUnit = "UNKNOWN_DIMENSIONS_UNIT" | "MM" | "CM" | "M" | "IN" | "FT" | "YD" | (string & {});

export type Discount = { 
/**
 * Whether the value is an amount or a percentage.
 */
type?: DiscountType, 
/**
 * How much is taken off: an amount, or a number of per cent.
 */
value?: number, };

export type DiscountType = "UNDEFINED" | "NONE" | "AMOUNT" | "PERCENT" | (string & {});

export type FormattedPrice = { 
/**
 * Price before any discount.
 */
price?: string, 
/**
 * Price after the discount.
 */
discountedPrice?: string, 
/**
 * Price for one base quantity. Set by the platform.
 */
pricePerUnit?: string, };

export type InventoryPagingMetadata = { 
/**
 * The items.
 */
items?: number, 
/**
 * Offset.
 */
offset?: number, };

export type InventoryStatus = "IN_STOCK" | "OUT_OF_STOCK" | "PARTIALLY_OUT_OF_STOCK" | (string & {});

export type ItemMetadata = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Its place in the request, from 0.
 */
originalIndex?: number, 
/**
 * Whether it was done.
 */
success?: boolean, 
/**
 * Why it was not.
 */
error?: ApplicationError, };

export type Keyword = { 
/**
 * The word or phrase.
 */
term?: string, 
/**
 * Whether it is the main one of the page.
 */
isMain?: boolean, 
/**
 * Where the keyword comes from. At most 1000 characters.
 */
origin?: string, };

export type MeasurementUnit = "UNSPECIFIED" | "ML" | "CL" | "L" | "CBM" | "MG" | "G" | "KG" | "MM" | "CM" | "M" | "SQM" | "OZ" | "LB" | "FLOZ" | "PT" | "QT" | "GAL" | "IN" | "FT" | "YD" | "SQFT" | (string & {});

export type Media = { 
/**
 * The one shown first.
 */
mainMedia?: MediaItem, 
/**
 * All of them, pictures and films alike.
 */
items?: Array<MediaItem>, };

export type MediaAssignmentToChoice = { 
/**
 * Name of the option. At most 50 characters.
 */
option?: string, 
/**
 * Name of the choice. At most 50 characters.
 */
choice?: string, 
/**
 * Ids of the product's pictures and films. At most 50.
 */
mediaIds?: Array<string>, };

export type MediaForWrite = { 
/**
 * Id of what was uploaded. One of a choice.
 */
mediaId?: string, 
/**
 * Web address to fetch it from. One of a choice.
 */
url?: string, 
/**
 * The choice that it goes with.
 */
choice?: OptionAndChoice, };

export type MediaItem = { 
/**
 * The picture; excludes `video`.
 */
image?: MediaRendition, 
/**
 * The film; excludes `image`.
 */
video?: MediaItemVideo, 
/**
 * A small picture that stands for it.
 */
thumbnail?: MediaRendition, 
/**
 * What kind of media it is.
 */
mediaType?: MediaItemType, 
/**
 * Title of the item.
 */
title?: string, 
/**
 * Id of the item.
 */
_id?: string, };

export type MediaItemType = "unspecified_media_item_type" | "image" | "video" | "audio" | "document" | "zip" | (string & {});

export type MediaItemVideo = { 
/**
 * The film's files, at different sizes or formats.
 */
files?: Array<MediaRendition>, 
/**
 * Id of the picture that stands for the film.
 */
stillFrameMediaId?: string, };

export type MediaRendition = { 
/**
 * Web address of the file.
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
 * Format of the file, such as `mp4`.
 */
format?: string, 
/**
 * Text for those who do not see the picture.
 */
altText?: string, };

export type NumericPropertyRange = { 
/**
 * Lowest value.
 */
minValue?: number, 
/**
 * Highest value.
 */
maxValue?: number, };

export type OffsetPaging = { 
/**
 * How many a page has.
 */
limit?: number, 
/**
 * How many come before it.
 */
offset?: number, };

export type OptionAndChoice = { 
/**
 * Name of the option. At most 50 characters.
 */
option?: string, 
/**
 * Name of the choice. At most 50 characters.
 */
choice?: string, };

export type OptionType = "unspecified_option_type" | "drop_down" | "color" | (string & {});

export type OptionsAvailabilityReply = { 
/**
 * The variant that the choices make, once they are complete.
 */
selectedVariant?: VariantData, 
/**
 * Pictures and films that go with the choices.
 */
media?: Media, 
/**
 * The options, each choice with whether it can be had.
 */
productOptions?: Array<ProductOption>, 
/**
 * Whether the choices are complete and in stock.
 */
availableForPurchase?: boolean, };

export type PageUrl = { 
/**
 * Address of the site.
 */
base?: string, 
/**
 * Path of the page within the site.
 */
path?: string, };

export type Percentage = { 
/**
 * Whether the result is rounded to a whole number.
 */
roundToInt?: boolean, 
/**
 * Per cent, negative to lower. -100 to 1000.
 */
rate?: number, };

export type PriceData = { 
/**
 * Currency of the prices, as a code. Set by the platform.
 */
currency?: string, 
/**
 * Price before any discount. At most 999999999.99.
 */
price?: number, 
/**
 * Price after the discount. Set by the platform.
 */
discountedPrice?: number, 
/**
 * The same prices as text with their currency. Set by the platform.
 */
formatted?: FormattedPrice, 
/**
 * Price for one base quantity, such as 100 g. Set by the platform.
 */
pricePerUnit?: number, };

export type PricePerUnitData = { 
/**
 * How much the product holds. 0.01 to 999999999.99.
 */
totalQuantity?: number, 
/**
 * Unit of the total quantity.
 */
totalMeasurementUnit?: MeasurementUnit, 
/**
 * Quantity for which the price per unit is shown, such as 100 for 100 g. 0.01 to 999999999.99.
 */
baseQuantity?: number, 
/**
 * Unit of the base quantity.
 */
baseMeasurementUnit?: MeasurementUnit, };

export type Product = { 
/**
 * Id of the product. Set by the platform.
 */
_id?: string, 
/**
 * Name of the product. At most 80 characters.
 */
name?: string, 
/**
 * Name of the product as it stands in the address of its page. At most 100 characters.
 */
slug?: string, 
/**
 * Whether visitors of the site can see the product.
 */
visible?: boolean, 
/**
 * Whether the product is physical or digital.
 */
productType?: ProductType, 
/**
 * Description of the product; it may hold HTML. At most 8000 characters.
 */
description?: string, 
/**
 * Stock-keeping unit: the shop's own code for the product. At most 40 characters.
 */
sku?: string, 
/**
 * Weight in the shop's weight unit. At most 999999999.99.
 */
weight?: number, 
/**
 * Lowest and highest weight among the variants. Set by the platform.
 */
weightRange?: NumericPropertyRange, 
/**
 * Length, width and height of the product itself.
 */
productDimensions?: Dimensions, 
/**
 * Length, width and height of its package.
 */
packageDimensions?: Dimensions, 
/**
 * Whether the product is in stock, and how many. Set by the platform.
 */
stock?: Stock, 
/**
 * Price in the shop's currency, in the older of two fields for it. Set by the platform.
 */
price?: PriceData, 
/**
 * Price in the shop's currency, with any discount.
 */
priceData?: PriceData, 
/**
 * Price converted into the visitor's currency. Set by the platform.
 */
convertedPriceData?: PriceData, 
/**
 * Lowest and highest price among the variants. Set by the platform.
 */
priceRange?: NumericPropertyRange, 
/**
 * What the product costs the shop, and the profit on it.
 */
costAndProfitData?: CostAndProfitData, 
/**
 * Lowest and highest cost among the variants. Set by the platform.
 */
costRange?: NumericPropertyRange, 
/**
 * Quantities from which the price per unit is worked out.
 */
pricePerUnitData?: PricePerUnitData, 
/**
 * Further sections of text on the product's page.
 */
additionalInfoSections?: Array<AdditionalInfoSection>, 
/**
 * Short labels shown on the product, such as "Sale". Set by the platform.
 */
ribbons?: Array<Ribbon>, 
/**
 * Pictures and films of the product. Set by the platform.
 */
media?: Media, 
/**
 * Fields in which the buyer may write a text. Set by the platform.
 */
customTextFields?: Array<CustomTextField>, 
/**
 * Whether variants have their own price, stock and so on.
 */
manageVariants?: boolean, 
/**
 * Options the buyer chooses from, such as size or colour. At most 6.
 */
productOptions?: Array<ProductOption>, 
/**
 * Address of the product's page. Set by the platform.
 */
productPageUrl?: PageUrl, 
/**
 * Id of the product as a whole number, in text. Set by the platform.
 */
numericId?: string, 
/**
 * Id of the product's record in the inventory. Set by the platform.
 */
inventoryItemId?: string, 
/**
 * Discount on the product's price.
 */
discount?: Discount, 
/**
 * Ids of the collections the product is in. Set by the platform.
 */
collectionIds?: Array<string>, 
/**
 * Variants of the product, one for each combination of choices. At most 1000, set by the platform.
 */
variants?: Array<Variant>, 
/**
 * When the product last changed. Set by the platform.
 */
lastUpdated?: Date, 
/**
 * When the product was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * Tags and settings of the product's page for search engines.
 */
seoData?: SeoSchema, 
/**
 * Short label shown on the product, such as "Sale". At most 30 characters.
 */
ribbon?: string, 
/**
 * Brand of the product. At most 50 characters.
 */
brand?: string, };

export type ProductOption = { 
/**
 * How the choices are shown: as a list or as colours. Set by the platform.
 */
optionType?: OptionType, 
/**
 * Name of the option. At most 50 characters.
 */
name?: string, 
/**
 * What can be chosen. At most 100.
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

export type QueryProductVariants = { 
/**
 * The product's id. A GUID.
 */
_id?: string, 
/**
 * Choices by the option's name; variants that have them all.
 */
choices?: { [key in string]: string }, 
/**
 * Ids of variants.
 */
variantIds?: Array<string>, 
/**
 * Which page.
 */
paging?: OffsetPaging, 
/**
 * Whether to send costs and profits too; they need the owner.
 */
includeMerchantSpecificData?: boolean, };

export type Ribbon = { 
/**
 * Text of the label. At most 30 characters.
 */
text?: string, };

export type SeoSchema = { 
/**
 * Tags for the head of the page.
 */
tags?: Array<Tag>, 
/**
 * Settings for search engines.
 */
settings?: Settings, };

export type SetProperty = { 
/**
 * Price before any discount. At most 999999999.99.
 */
price?: number, 
/**
 * What one costs the shop. At most 999999999.99.
 */
cost?: number, 
/**
 * Weight in the shop's weight unit. At most 999999999.99.
 */
weight?: number, 
/**
 * Ribbon. At most 30 characters.
 */
ribbon?: string, 
/**
 * Brand. At most 50 characters.
 */
brand?: string, };

export type Settings = { 
/**
 * Whether no redirect is made from the old address when the slug changes.
 */
preventAutoRedirect?: boolean, 
/**
 * Words the page should be found by. At most 5.
 */
keywords?: Array<Keyword>, };

export type Stock = { 
/**
 * Whether the shop counts the stock.
 */
trackInventory?: boolean, 
/**
 * How many are left, if the stock is counted. At most 99999.
 */
quantity?: number, 
/**
 * Whether the product is in stock.
 */
inStock?: boolean, 
/**
 * Whether all, some or none of the variants are in stock.
 */
inventoryStatus?: InventoryStatus, };

export type Tag = { 
/**
 * Kind of tag, such as `title`, `meta` or `link`.
 */
type?: string, 
/**
 * Attributes of the tag, as a JSON object.
 */
props?: JsonValue, 
/**
 * Data about the tag, as a JSON object.
 */
meta?: JsonValue, 
/**
 * What stands between the opening and the closing tag.
 */
children?: string, 
/**
 * Whether the tag is a custom one.
 */
custom?: boolean, 
/**
 * Whether the tag is switched off.
 */
disabled?: boolean, };

export type UpdateVariants = { 
/**
 * The product. A GUID.
 */
_id?: string, 
/**
 * What changes, for which variants.
 */
variants?: Array<VariantOverride>, };

export type Variant = { 
/**
 * Id of the variant. A GUID.
 */
_id?: string, 
/**
 * The choices that make the variant: name of the option to value chosen.
 */
choices?: { [key in string]: string }, 
/**
 * Price, weight and other data of the variant.
 */
variant?: VariantDataWithNoStock, 
/**
 * Stock of the variant. Set by the platform.
 */
stock?: VariantStock, };

export type VariantData = { 
/**
 * Price in the shop's currency.
 */
price?: PriceData, 
/**
 * Price converted into the visitor's currency. Set by the platform.
 */
convertedPriceData?: PriceData, 
/**
 * Weight in the shop's weight unit.
 */
weight?: number, 
/**
 * Stock-keeping unit: the shop's own code.
 */
sku?: string, 
/**
 * How many are left, if the stock is counted.
 */
quantity?: number, 
/**
 * Whether it is in stock.
 */
inStock?: boolean, 
/**
 * Whether visitors can see it.
 */
visible?: boolean, 
/**
 * Length, width and height of the product itself.
 */
productDimensions?: Dimensions, 
/**
 * Length, width and height of its package.
 */
packageDimensions?: Dimensions, };

export type VariantDataWithNoStock = { 
/**
 * Price in the shop's currency, with any discount.
 */
priceData?: PriceData, 
/**
 * Price converted into the visitor's currency. Set by the platform.
 */
convertedPriceData?: PriceData, 
/**
 * What the variant costs the shop, and the profit on it.
 */
costAndProfitData?: CostAndProfitData, 
/**
 * Weight in the shop's weight unit.
 */
weight?: number, 
/**
 * Stock-keeping unit: the shop's own code for the variant.
 */
sku?: string, 
/**
 * Whether visitors can see the variant.
 */
visible?: boolean, 
/**
 * Length, width and height of the variant itself.
 */
productDimensions?: Dimensions, 
/**
 * Length, width and height of its package.
 */
packageDimensions?: Dimensions, };

export type VariantOverride = { 
/**
 * Choices by the option's name; for the variants that have them all.
 */
choices?: { [key in string]: string }, 
/**
 * Ids of variants.
 */
variantIds?: Array<string>, 
/**
 * Price before any discount. At most 999999999.99.
 */
price?: number, 
/**
 * What one costs the shop. At most 999999999.99.
 */
cost?: number, 
/**
 * Weight in the shop's weight unit. At most 999999999.99.
 */
weight?: number, 
/**
 * Stock-keeping unit: the shop's own code. At most 40 characters.
 */
sku?: string, 
/**
 * Whether visitors can see it.
 */
visible?: boolean, 
/**
 * Length, width and height of the variant itself.
 */
productDimensions?: Dimensions, 
/**
 * Length, width and height of its package.
 */
packageDimensions?: Dimensions, };

export type VariantStock = { 
/**
 * Whether the shop counts the stock.
 */
trackQuantity?: boolean, 
/**
 * How many are left, if the stock is counted. At most 99999.
 */
quantity?: number, 
/**
 * Whether the variant is in stock.
 */
inStock?: boolean, };

export type VariantsPage = { 
/**
 * The variants.
 */
variants?: Array<Variant>, 
/**
 * Where this page is.
 */
metadata?: InventoryPagingMetadata, 
/**
 * How many there are in all.
 */
totalResults?: number, };

export type VariantsReply = { 
/**
 * All variants of the product.
 */
variants?: Array<Variant>, };
