/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { AggregationData, CatalogSearch, CursorPagingMetadata, SearchDetails } from "./catalog-search.js";
import type { ApplicationError, BulkActionMetadata, BulkInventoryItemResult, ExtendedFields, PreorderInfo } from "./inventory-items-v3.js";
import type { Dimensions, MeasurementUnit, SeoSchema } from "./products.js";
import type { RichContent } from "./rich-content.js";
import type { JsonValue } from "./json.js";

export type BreadCrumb = { 
/**
 * The category. A GUID.
 */
categoryId?: string, 
/**
 * Name of the category. At most 80 characters.
 */
categoryName?: string, 
/**
 * Last part of the category's address. At most 100 characters.
 */
categorySlug?: string, };

export type BreadcrumbsInfo = { 
/**
 * The way to it, from the top. At most 5, set by the platform.
 */
breadcrumbs?: Array<BreadCrumb>, };

export type BulkInventoryItemResults = { 
/**
 * The results. At most 1000.
 */
results?: Array<BulkInventoryItemResult>, 
/**
 * How many were done and how many were not.
 */
bulkActionMetadata?: BulkActionMetadata, 
/**
 * Why it was not.
 */
error?: ApplicationError, };

export type ChoiceType = "CHOICE_TEXT" | "ONE_COLOR" | (string & {});

export type ChoicesSettings = { 
/**
 * The choices. At most 1000.
 */
choices?: Array<ConnectedOptionChoice>, };

export type ConnectedModifier = { 
/**
 * What the buyer may write. One of a choice.
 */
freeTextSettings?: FreeTextSettings, 
/**
 * What there is to choose. One of a choice.
 */
choicesSettings?: ModifierChoicesSettings, 
/**
 * Identifier. At most 36 characters.
 */
_id?: string, 
/**
 * Name shown to people. At most 50 characters.
 */
name?: string, 
/**
 * How it is shown.
 */
modifierRenderType?: ModifierRenderType, 
/**
 * Older name of `mandatory`.
 */
toBeRemovedMandatory?: boolean, 
/**
 * Name that does not change when the shown name does. At most 50 characters, set by the platform.
 */
key?: string, 
/**
 * Whether the buyer must answer.
 */
mandatory?: boolean, };

export type ConnectedModifierChoice = { 
/**
 * Colour, as in CSS. At most 20 characters, one of a choice.
 */
colorCode?: string, 
/**
 * The choice. A GUID.
 */
choiceId?: string, 
/**
 * Pictures and films that go with the choice. At most 15.
 */
linkedMedia?: Array<ProductMedia>, 
/**
 * What a choice shows: a text, a colour, colours or a picture.
 */
choiceType?: ChoiceType, 
/**
 * Name that does not change when the shown name does. At most 50 characters, set by the platform.
 */
key?: string, 
/**
 * Name shown to people. At most 50 characters.
 */
name?: string, 
/**
 * What it adds to the price.
 */
addedPrice?: string, 
/**
 * Picture that stands for the choice.
 */
displayImage?: string, 
/**
 * Pictures and films.
 */
media?: MediaReferences, };

export type ConnectedOption = { 
/**
 * What there is to choose. One of a choice.
 */
choicesSettings?: ChoicesSettings, 
/**
 * Identifier. At most 36 characters.
 */
_id?: string, 
/**
 * Name shown to people. At most 50 characters.
 */
name?: string, 
/**
 * How it is shown.
 */
optionRenderType?: ProductOptionRenderType, 
/**
 * Name that does not change when the shown name does. At most 50 characters, set by the platform.
 */
key?: string, };

export type ConnectedOptionChoice = { 
/**
 * Colour, as in CSS. At most 20 characters, one of a choice.
 */
colorCode?: string, 
/**
 * The choice. A GUID.
 */
choiceId?: string, 
/**
 * Pictures and films that go with the choice. At most 15.
 */
linkedMedia?: Array<ProductMedia>, 
/**
 * What a choice shows: a text, a colour, colours or a picture.
 */
choiceType?: ChoiceType, 
/**
 * Name that does not change when the shown name does. At most 50 characters, set by the platform.
 */
key?: string, 
/**
 * Name shown to people. At most 50 characters.
 */
name?: string, 
/**
 * Whether it is in stock. Set by the platform.
 */
inStock?: boolean, 
/**
 * Whether visitors see it. Set by the platform.
 */
visible?: boolean, 
/**
 * Picture that stands for the choice.
 */
displayImage?: string, 
/**
 * Pictures and films.
 */
media?: MediaReferences, };

export type CountProducts = { 
/**
 * Condition, in the filter language of queries.
 */
filter?: JsonValue, 
/**
 * What to find, in what order, which page, and what to count.
 */
search?: SearchDetails, 
/**
 * Whether hidden products count; needs the owner.
 */
returnNonVisibleProducts?: boolean, };

export type CountProductsReply = { 
/**
 * How many this page has.
 */
count?: number, };

export type CreateProduct = { 
/**
 * The product.
 */
product?: Product, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RequestedFields>, };

export type CreateProductWithInventory = { 
/**
 * The product.
 */
product?: ProductWithInventory, 
/**
 * Whether the answer holds the changed items.
 */
returnEntity?: boolean, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RequestedFields>, };

export type CreateProductWithInventoryReply = { 
/**
 * The product.
 */
product?: Product, 
/**
 * What became of the stock.
 */
inventoryResults?: BulkInventoryItemResults, };

export type DiscountType = "AMOUNT" | "PERCENT" | (string & {});

export type FileType = "UNSPECIFIED" | "SECURE_PICTURE" | "SECURE_VIDEO" | "SECURE_DOCUMENT" | "SECURE_MUSIC" | "SECURE_ARCHIVE" | "SECURE_RAW" | (string & {});

export type FixedMonetaryAmount = { 
/**
 * Amount in the shop's currency.
 */
amount?: string, 
/**
 * Amount as text with its currency. At most 20 characters, set by the platform.
 */
formattedAmount?: string, };

export type FoundProducts = { 
/**
 * The products.
 */
products?: Array<Product>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, 
/**
 * What was counted.
 */
aggregationData?: AggregationData, };

export type FreeTextSettings = { 
/**
 * How many characters at least.
 */
minCharCount?: number, 
/**
 * How many characters at most. At most 500.
 */
maxCharCount?: number, 
/**
 * What it adds to the price.
 */
defaultAddedPrice?: string, 
/**
 * Title shown to people. At most 150 characters.
 */
title?: string, 
/**
 * Name that does not change when the shown name does. At most 150 characters, set by the platform.
 */
key?: string, };

export type GetProduct = { 
/**
 * The product. A GUID. At most 36 characters.
 */
productId?: string, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RequestedFields>, };

export type GetProductBySlug = { 
/**
 * Last part of the page's address. At most 100 characters.
 */
slug?: string, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RequestedFields>, };

export type Image = { 
/**
 * Identifier. At most 400 characters.
 */
_id?: string, 
/**
 * Web address. A web address.
 */
url?: string, 
/**
 * Height in pixels. Set by the platform.
 */
height?: number, 
/**
 * Width in pixels. Set by the platform.
 */
width?: number, 
/**
 * Text for those who do not see the picture. At most 200 characters.
 */
altText?: string, 
/**
 * Name of the file. At most 200 characters, set by the platform.
 */
filename?: string, };

export type Inventory = { 
/**
 * Whether all, some or none are in stock. Set by the platform.
 */
availabilityStatus?: InventoryAvailabilityStatus, 
/**
 * Whether it can be ordered before it is in stock. Set by the platform.
 */
preorderStatus?: PreorderStatus, 
/**
 * Which variants can be ordered now before they are in stock. Set by the platform.
 */
preorderAvailability?: ProductPreorderAvailability, };

export type InventoryAvailabilityStatus = "IN_STOCK" | "OUT_OF_STOCK" | "PARTIALLY_OUT_OF_STOCK" | "PREORDER" | (string & {});

export type InventoryItemComposite = { 
/**
 * Whether it is in stock. One of a choice.
 */
inStock?: boolean, 
/**
 * How many there are. -99999 to 99999, one of a choice.
 */
quantity?: number, 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Number that rises with each change. Set by the platform.
 */
revision?: string, 
/**
 * Orders before it is in stock.
 */
preorderInfo?: PreorderInfo, };

export type InventoryStatus = { 
/**
 * Whether it is in stock.
 */
inStock?: boolean, 
/**
 * Whether it can be ordered before it is in stock.
 */
preorderEnabled?: boolean, };

export type Media = { 
/**
 * The one shown first. Set by the platform.
 */
main?: ProductMedia, 
/**
 * All of them, in order.
 */
itemsInfo?: MediaItemsInfo, };

export type MediaItemsInfo = { 
/**
 * The items. At most 50.
 */
items?: Array<ProductMedia>, };

export type MediaReference = { 
/**
 * The picture or film. At most 200 characters, one of a choice.
 */
mediaId?: string, 
/**
 * Web address. A web address, one of a choice.
 */
url?: string, };

export type MediaReferences = { 
/**
 * The items. At most 15.
 */
items?: Array<MediaReference>, };

export type MediaType = "IMAGE" | "VIDEO" | (string & {});

export type ModifierChoicesSettings = { 
/**
 * The choices. At most 1000.
 */
choices?: Array<ConnectedModifierChoice>, };

export type ModifierRenderType = "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

export type OptionChoice = { 
/**
 * Option and choice by id.
 */
optionChoiceIds?: OptionChoiceIds, 
/**
 * Option and choice by name.
 */
optionChoiceNames?: OptionChoiceNames, };

export type OptionChoiceIds = { 
/**
 * The option. At most 36 characters.
 */
optionId?: string, 
/**
 * The choice. A GUID.
 */
choiceId?: string, };

export type OptionChoiceNames = { 
/**
 * Name of the option.
 */
optionName?: string, 
/**
 * Name of the choice.
 */
choiceName?: string, 
/**
 * How it is shown.
 */
renderType?: ProductOptionRenderType, };

export type OptionChoiceReferences = { 
/**
 * Option and choice by id.
 */
optionChoiceIds?: OptionChoiceIds, 
/**
 * Option and choice by name.
 */
optionChoiceNames?: OptionChoiceNames, };

export type PageUrl = { 
/**
 * Path of the page, relative to the site's address.
 */
relativePath?: string, 
/**
 * Web address of the page in full.
 */
url?: string, };

export type PhysicalProperties = { 
/**
 * Price of one unit of measure.
 */
pricePerUnit?: PricePerUnitSettings, 
/**
 * Who sends it. A GUID.
 */
fulfillerId?: string, 
/**
 * Lowest and highest weight among the variants. Set by the platform.
 */
shippingWeightRange?: WeightRange, 
/**
 * Lowest and highest price of a unit. Set by the platform.
 */
pricePerUnitRange?: PricePerUnitRange, 
/**
 * The unit of weights. Set by the platform.
 */
weightMeasurementUnitInfo?: WeightMeasurementUnitInfo, 
/**
 * How it is delivered. A GUID.
 */
deliveryProfileId?: string, };

export type PreorderStatus = "ENABLED" | "DISABLED" | "PARTIALLY_ENABLED" | (string & {});

export type PriceInfo = { 
/**
 * What is paid.
 */
actualPrice?: FixedMonetaryAmount, 
/**
 * Price before the sale; shown struck through.
 */
compareAtPrice?: FixedMonetaryAmount, 
/**
 * Price with automatic discounts taken off. Set by the platform.
 */
priceAfterDiscount?: FixedMonetaryAmount, };

export type PricePerUnit = { 
/**
 * How it is worked out.
 */
settings?: PricePerUnitSettings, 
/**
 * The value. Set by the platform.
 */
value?: string, 
/**
 * Text. At most 100 characters, set by the platform.
 */
description?: string, 
/**
 * Price with automatic discounts taken off. Set by the platform.
 */
priceAfterDiscount?: FixedMonetaryAmount, };

export type PricePerUnitAmount = { 
/**
 * The value. Set by the platform.
 */
value?: string, 
/**
 * Text. At most 100 characters, set by the platform.
 */
description?: string, };

export type PricePerUnitRange = { 
/**
 * The lowest.
 */
minValue?: PricePerUnitAmount, 
/**
 * The highest.
 */
maxValue?: PricePerUnitAmount, };

export type PricePerUnitSettings = { 
/**
 * How many there are. 0.01 to 999999999.99.
 */
quantity?: number, 
/**
 * Unit of measure.
 */
measurementUnit?: MeasurementUnit, };

export type PriceRange = { 
/**
 * The lowest.
 */
minValue?: FixedMonetaryAmount, 
/**
 * The highest.
 */
maxValue?: FixedMonetaryAmount, };

export type Product = { 
/**
 * Weight and measures, for what is sent. One of a choice.
 */
physicalProperties?: PhysicalProperties, 
/**
 * Identifier. At most 36 characters, set by the platform.
 */
_id?: string, 
/**
 * Number that rises with each change. Set by the platform.
 */
revision?: string, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * When it last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * Name shown to people. At most 80 characters.
 */
name?: string, 
/**
 * Last part of the page's address. At most 300 characters.
 */
slug?: string, 
/**
 * Web address. Set by the platform.
 */
url?: string, 
/**
 * Text.
 */
description?: RichContent, 
/**
 * Text as HTML. At most 16000 characters.
 */
plainDescription?: string, 
/**
 * Whether visitors see it.
 */
visible?: boolean, 
/**
 * Whether it is sold at the counter.
 */
visibleInPos?: boolean, 
/**
 * Pictures and films.
 */
media?: Media, 
/**
 * Tags and settings for search engines.
 */
seoData?: SeoSchema, 
/**
 * Which taxes it falls under. A GUID.
 */
taxGroupId?: string, 
/**
 * What a buyer chooses; combinations make variants. At most 6.
 */
options?: Array<ConnectedOption>, 
/**
 * What a buyer chooses or writes that makes no variant. At most 10.
 */
modifiers?: Array<ConnectedModifier>, 
/**
 * The brand.
 */
brand?: ProductBrand, 
/**
 * The info sections. At most 20.
 */
infoSections?: Array<ProductInfoSection>, 
/**
 * The ribbon.
 */
ribbon?: ProductRibbon, 
/**
 * Categories it was put into. Set by the platform.
 */
directCategoriesInfo?: ProductCategoriesInfo, 
/**
 * Categories it is in, their parents counted. Set by the platform.
 */
allCategoriesInfo?: ProductCategoriesInfo, 
/**
 * Its home category. A GUID.
 */
mainCategoryId?: string, 
/**
 * Lowest and highest cost; needs the owner. Set by the platform.
 */
costRange?: PriceRange, 
/**
 * Whether it is in stock. Set by the platform.
 */
inventory?: Inventory, 
/**
 * Whether it is sent or downloaded.
 */
productType?: ProductType, 
/**
 * Name that other systems know it by. At most 100 characters, set by the platform.
 */
handle?: string, 
/**
 * Three-letter currency code. A three-letter currency code, set by the platform.
 */
currency?: string, 
/**
 * The way to it. Set by the platform.
 */
breadcrumbsInfo?: BreadcrumbsInfo, 
/**
 * Lowest and highest price. Set by the platform.
 */
actualPriceRange?: PriceRange, 
/**
 * Lowest and highest price before the sale. Set by the platform.
 */
compareAtPriceRange?: PriceRange, 
/**
 * The variants.
 */
variantsInfo?: VariantsInfo, 
/**
 * Who may buy it.
 */
purchaseEligibility?: PurchaseEligibility, 
/**
 * Further ribbons. At most 4.
 */
additionalRibbons?: Array<ProductRibbon>, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, 
/**
 * Words to sort by.
 */
tags?: Tags, 
/**
 * How it is sold by subscription.
 */
subscriptionDetails?: SubscriptionDetails, 
/**
 * How many variants, and the cheapest. Set by the platform.
 */
variantSummary?: VariantSummary, };

export type ProductBrand = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name shown to people. At most 50 characters.
 */
name?: string, };

export type ProductCategoriesInfo = { 
/**
 * The categories. At most 2000, set by the platform.
 */
categories?: Array<ProductCategory>, };

export type ProductCategory = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Its place there. At most 200.
 */
index?: number, };

export type ProductInfoSection = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name for the owner, which no other has. At most 100 characters.
 */
uniqueName?: string, 
/**
 * Title shown to people. At most 50 characters, set by the platform.
 */
title?: string, 
/**
 * Text. Set by the platform.
 */
description?: RichContent, 
/**
 * Text as HTML. At most 16000 characters.
 */
plainDescription?: string, };

export type ProductMedia = { 
/**
 * Identifier. At most 200 characters, one of a choice.
 */
_id?: string, 
/**
 * Web address. A web address, one of a choice.
 */
url?: string, 
/**
 * The picture. One of a choice, set by the platform.
 */
image?: string, 
/**
 * The film. One of a choice, set by the platform.
 */
video?: string, 
/**
 * Text for those who do not see the picture. At most 1000 characters.
 */
altText?: string, 
/**
 * Name shown to people. At most 80 characters.
 */
displayName?: string, 
/**
 * Whether it is a picture or a film. Set by the platform.
 */
mediaType?: MediaType, 
/**
 * A small picture.
 */
thumbnail?: Thumbnail, 
/**
 * The upload it came from. A GUID, set by the platform.
 */
uploadId?: string, };

export type ProductOptionRenderType = "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

export type ProductPreorderAvailability = "ALL_VARIANTS" | "NO_VARIANTS" | "SOME_VARIANTS" | (string & {});

export type ProductReply = { 
/**
 * The product.
 */
product?: Product, };

export type ProductRibbon = { 
/**
 * Identifier. At most 36 characters.
 */
_id?: string, 
/**
 * Name shown to people. At most 30 characters.
 */
name?: string, };

export type ProductType = "PHYSICAL" | "DIGITAL" | (string & {});

export type ProductWithInventory = { 
/**
 * Weight and measures, for what is sent. One of a choice.
 */
physicalProperties?: PhysicalProperties, 
/**
 * Identifier. At most 36 characters, set by the platform.
 */
_id?: string, 
/**
 * Number that rises with each change. Set by the platform.
 */
revision?: string, 
/**
 * Name shown to people. At most 80 characters.
 */
name?: string, 
/**
 * Last part of the page's address. At most 300 characters.
 */
slug?: string, 
/**
 * Text as HTML. At most 16000 characters.
 */
plainDescription?: string, 
/**
 * Whether visitors see it.
 */
visible?: boolean, 
/**
 * Whether it is sold at the counter.
 */
visibleInPos?: boolean, 
/**
 * Pictures and films.
 */
media?: Media, 
/**
 * Tags and settings for search engines.
 */
seoData?: SeoSchema, 
/**
 * Which taxes it falls under. A GUID.
 */
taxGroupId?: string, 
/**
 * What a buyer chooses; combinations make variants. At most 6.
 */
options?: Array<ConnectedOption>, 
/**
 * What a buyer chooses or writes that makes no variant. At most 10.
 */
modifiers?: Array<ConnectedModifier>, 
/**
 * The brand.
 */
brand?: ProductBrand, 
/**
 * The info sections. At most 20.
 */
infoSections?: Array<ProductInfoSection>, 
/**
 * The ribbon.
 */
ribbon?: ProductRibbon, 
/**
 * Further ribbons. At most 4.
 */
additionalRibbons?: Array<ProductRibbon>, 
/**
 * Its home category. A GUID.
 */
mainCategoryId?: string, 
/**
 * Whether it is sent or downloaded.
 */
productType?: ProductType, 
/**
 * Name that other systems know it by. At most 100 characters, set by the platform.
 */
handle?: string, 
/**
 * The variants.
 */
variantsInfo?: VariantsWithInventory, 
/**
 * How it is sold by subscription.
 */
subscriptionDetails?: SubscriptionDetails, 
/**
 * Who may buy it.
 */
purchaseEligibility?: PurchaseEligibility, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, 
/**
 * Words to sort by.
 */
tags?: Tags, };

export type ProductsPage = { 
/**
 * The products.
 */
products?: Array<Product>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, };

export type PurchaseEligibility = { 
/**
 * Who may buy it.
 */
userCriteria?: UserCriteria, };

export type RequestedFields = "URL" | "CURRENCY" | "INFO_SECTION" | "MERCHANT_DATA" | "PLAIN_DESCRIPTION" | "INFO_SECTION_PLAIN_DESCRIPTION" | "SUBSCRIPTION_PRICES_INFO" | "BREADCRUMBS_INFO" | "WEIGHT_MEASUREMENT_UNIT_INFO" | "VARIANT_OPTION_CHOICE_NAMES" | "MEDIA_ITEMS_INFO" | "DESCRIPTION" | "DIRECT_CATEGORIES_INFO" | "ALL_CATEGORIES_INFO" | "INFO_SECTION_DESCRIPTION" | "THUMBNAIL" | "PRODUCT_CHOICES_MEDIA_REFERENCES" | "PRODUCT_CHOICES_DISPLAY_IMAGE" | "MIN_PRICE_VARIANT" | "DISCOUNT_INFO" | (string & {});

export type RevenueDetails = { 
/**
 * What one costs the shop.
 */
cost?: FixedMonetaryAmount, 
/**
 * Profit on one. Set by the platform.
 */
profit?: FixedMonetaryAmount, 
/**
 * Profit as a fraction of the price: 0.25 is a quarter. At most 1, set by the platform.
 */
profitMargin?: number, };

export type SearchProducts = { 
/**
 * What to find, in what order, which page, and what to count.
 */
search?: CatalogSearch, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RequestedFields>, };

export type SecuredMedia = { 
/**
 * Identifier. At most 100 characters.
 */
_id?: string, 
/**
 * Name of the file. At most 1000 characters, set by the platform.
 */
fileName?: string, 
/**
 * Size in bytes. At most 1000 characters, set by the platform.
 */
fileSize?: string, 
/**
 * Kind of file. Set by the platform.
 */
fileType?: FileType, };

export type Subscription = { 
/**
 * Whether it goes on until it is ended. One of a choice.
 */
autoRenewal?: boolean, 
/**
 * How many times it is paid. 2 to 999, one of a choice.
 */
billingCycles?: number, 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Title shown to people. At most 20 characters.
 */
title?: string, 
/**
 * Text. At most 60 characters.
 */
description?: string, 
/**
 * Whether visitors see it.
 */
visible?: boolean, 
/**
 * The unit of the time between payments.
 */
frequency?: SubscriptionFrequency, 
/**
 * How many units between payments. 1 to 50.
 */
interval?: number, 
/**
 * The discount.
 */
discount?: SubscriptionDiscount, };

export type SubscriptionDetails = { 
/**
 * The subscriptions. At most 6.
 */
subscriptions?: Array<Subscription>, 
/**
 * Whether it is sold without a subscription too.
 */
allowOneTimePurchases?: boolean, };

export type SubscriptionDiscount = { 
/**
 * An amount off. One of a choice.
 */
amountOff?: string, 
/**
 * A percentage off. 0.1 to 99.9, one of a choice.
 */
percentOff?: number, 
/**
 * Which kind it is.
 */
type?: DiscountType, };

export type SubscriptionFrequency = "UNDEFINED" | "DAY" | "WEEK" | "MONTH" | "YEAR" | (string & {});

export type SubscriptionPrice = { 
/**
 * The subscription. A GUID, set by the platform.
 */
subscriptionId?: string, 
/**
 * Price of one. Set by the platform.
 */
price?: FixedMonetaryAmount, 
/**
 * Price of one unit of measure. Set by the platform.
 */
pricePerUnit?: SubscriptionPricePerUnit, 
/**
 * Price with automatic discounts taken off. Set by the platform.
 */
priceAfterDiscount?: FixedMonetaryAmount, };

export type SubscriptionPricePerUnit = { 
/**
 * The value. Set by the platform.
 */
value?: string, 
/**
 * Text. At most 20 characters, set by the platform.
 */
description?: string, 
/**
 * Price with automatic discounts taken off. Set by the platform.
 */
priceAfterDiscount?: FixedMonetaryAmount, };

export type SubscriptionPricesInfo = { 
/**
 * One entry a subscription. At most 6.
 */
subscriptionPrices?: Array<SubscriptionPrice>, };

export type TagList = { 
/**
 * Ids of the words. At most 5 characters, at most 100.
 */
tagIds?: Array<string>, };

export type Tags = { 
/**
 * Words only the owner sees.
 */
privateTags?: TagList, 
/**
 * Words everyone sees.
 */
publicTags?: TagList, };

export type Thumbnail = { 
/**
 * Web address. A web address.
 */
url?: string, 
/**
 * Height in pixels.
 */
height?: number, 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Text for those who do not see the picture. At most 1000 characters.
 */
altText?: string, };

export type UpdateProduct = { 
/**
 * The product.
 */
product?: Product, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RequestedFields>, };

export type UpdateProductWithInventory = { 
/**
 * The product.
 */
product?: ProductWithInventory, 
/**
 * Whether the answer holds the changed items.
 */
returnEntity?: boolean, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RequestedFields>, };

export type UserCriteria = "MEMBERS_ONLY" | (string & {});

export type Variant = { 
/**
 * Weight and measures, for what is sent. One of a choice.
 */
physicalProperties?: VariantPhysicalProperties, 
/**
 * File, for what is downloaded. One of a choice.
 */
digitalProperties?: VariantDigitalProperties, 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Whether visitors see it.
 */
visible?: boolean, 
/**
 * Stock-keeping unit: the shop's own code. At most 40 characters.
 */
sku?: string, 
/**
 * Barcode. At most 40 characters.
 */
barcode?: string, 
/**
 * The choices. At most 6.
 */
choices?: Array<OptionChoice>, 
/**
 * Price of one.
 */
price?: PriceInfo, 
/**
 * Cost and profit; needs the owner.
 */
revenueDetails?: RevenueDetails, 
/**
 * Pictures and films. Set by the platform.
 */
media?: ProductMedia, 
/**
 * Prices by subscription. Set by the platform.
 */
subscriptionPricesInfo?: SubscriptionPricesInfo, 
/**
 * Whether it is in stock. Set by the platform.
 */
inventoryStatus?: InventoryStatus, };

export type VariantDigitalProperties = { 
/**
 * The file that is sold.
 */
digitalFile?: SecuredMedia, };

export type VariantPhysicalProperties = { 
/**
 * Weight in the shop's weight unit. At most 999999999.99.
 */
weight?: number, 
/**
 * Price of one unit of measure.
 */
pricePerUnit?: PricePerUnit, 
/**
 * Length, width and height of the product itself.
 */
productDimensions?: Dimensions, 
/**
 * Length, width and height of its package.
 */
packageDimensions?: Dimensions, };

export type VariantSummary = { 
/**
 * How many variants. Set by the platform.
 */
variantCount?: number, 
/**
 * The cheapest variant. Set by the platform.
 */
minPriceVariant?: Variant, };

export type VariantWithInventory = { 
/**
 * Weight and measures, for what is sent. One of a choice.
 */
physicalProperties?: VariantPhysicalProperties, 
/**
 * File, for what is downloaded. One of a choice.
 */
digitalProperties?: VariantDigitalProperties, 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Whether visitors see it.
 */
visible?: boolean, 
/**
 * Stock-keeping unit: the shop's own code. At most 40 characters.
 */
sku?: string, 
/**
 * Barcode. At most 40 characters.
 */
barcode?: string, 
/**
 * Price of one.
 */
price?: PriceInfo, 
/**
 * Cost and profit; needs the owner.
 */
revenueDetails?: RevenueDetails, 
/**
 * The inventory item.
 */
inventoryItem?: InventoryItemComposite, 
/**
 * The choices. At most 6.
 */
choices?: Array<OptionChoiceReferences>, };

export type VariantsInfo = { 
/**
 * The variants. At most 1000.
 */
variants?: Array<Variant>, };

export type VariantsWithInventory = { 
/**
 * The variants. At most 1000.
 */
variants?: Array<VariantWithInventory>, };

export type VideoResolution = { 
/**
 * Web address. A web address.
 */
url?: string, 
/**
 * Height in pixels.
 */
height?: number, 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Format of the file. At most 200 characters.
 */
format?: string, };

export type VideoV2 = { 
/**
 * Identifier. At most 400 characters.
 */
_id?: string, 
/**
 * The film in several sizes. At most 100, set by the platform.
 */
resolutions?: Array<VideoResolution>, 
/**
 * Name of the file. At most 200 characters, set by the platform.
 */
filename?: string, };

export type WeightMeasurementUnitInfo = { 
/**
 * The unit of weights. Set by the platform.
 */
weightMeasurementUnit?: WeightUnit, };

export type WeightRange = { 
/**
 * The lowest. At most 999999999.99.
 */
minValue?: number, 
/**
 * The highest. At most 999999999.99.
 */
maxValue?: number, };

export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});
