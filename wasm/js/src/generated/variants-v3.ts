/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { AggregationData, CatalogSearch, CursorPagingMetadata, CursorQuery } from "./catalog-search.js";
import type { FixedMonetaryAmount, InventoryStatus, OptionChoiceIds, PricePerUnitSettings, ProductMedia, ProductType, RevenueDetails, VariantDigitalProperties, WeightMeasurementUnitInfo } from "./products-v3.js";

export type FoundVariants = { 
/**
 * The variants.
 */
variants?: Array<ReadOnlyVariant>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, 
/**
 * What was counted.
 */
aggregationData?: AggregationData, };

export type OptionChoice = { 
/**
 * Option and choice by id. Set by the platform.
 */
optionChoiceIds?: OptionChoiceIds, 
/**
 * Option and choice by name. Set by the platform.
 */
optionChoiceNames?: OptionChoiceNames, };

export type OptionChoiceNames = { 
/**
 * Name of the option. At most 50 characters, set by the platform.
 */
optionName?: string, 
/**
 * Name of the choice. At most 50 characters, set by the platform.
 */
choiceName?: string, 
/**
 * How it is shown. At most 50 characters, set by the platform.
 */
renderType?: string, };

export type PhysicalProperties = { 
/**
 * The unit of weights. Set by the platform.
 */
weightMeasurementUnitInfo?: WeightMeasurementUnitInfo, };

export type PriceInfo = { 
/**
 * What is paid. Set by the platform.
 */
actualPrice?: FixedMonetaryAmount, 
/**
 * Price before the sale; shown struck through. Set by the platform.
 */
compareAtPrice?: FixedMonetaryAmount, };

export type PricePerUnit = { 
/**
 * How it is worked out. Set by the platform.
 */
settings?: PricePerUnitSettings, 
/**
 * The value. Set by the platform.
 */
value?: string, 
/**
 * Text. At most 100 characters, set by the platform.
 */
description?: string, };

export type ProductFields = { 
/**
 * Weight and measures, for what is sent. One of a choice.
 */
physicalProperties?: PhysicalProperties, 
/**
 * The product. A GUID. At most 36 characters, set by the platform.
 */
productId?: string, 
/**
 * Name shown to people. At most 80 characters, set by the platform.
 */
name?: string, 
/**
 * Whether it is sent or downloaded. Set by the platform.
 */
productType?: ProductType, 
/**
 * Last part of the page's address. Set by the platform.
 */
slug?: string, 
/**
 * Whether visitors see it. Set by the platform.
 */
visible?: boolean, 
/**
 * Whether it is sold at the counter. Set by the platform.
 */
visibleInPos?: boolean, 
/**
 * Its home category. A GUID, set by the platform.
 */
mainCategoryId?: string, 
/**
 * Three-letter currency code. A three-letter currency code, set by the platform.
 */
currency?: string, 
/**
 * Number that rises with each change. Set by the platform.
 */
revision?: string, 
/**
 * Name that other systems know it by. At most 100 characters, set by the platform.
 */
handle?: string, };

export type QueryVariants = { 
/**
 * What to find, in what order, which page.
 */
query?: CursorQuery, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RequestedFields>, };

export type ReadOnlyVariant = { 
/**
 * Weight and measures, for what is sent. One of a choice.
 */
physicalProperties?: VariantPhysicalProperties, 
/**
 * File, for what is downloaded. One of a choice.
 */
digitalProperties?: VariantDigitalProperties, 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Whether visitors see it. Set by the platform.
 */
visible?: boolean, 
/**
 * Stock-keeping unit: the shop's own code. At most 40 characters, set by the platform.
 */
sku?: string, 
/**
 * Barcode. At most 40 characters, set by the platform.
 */
barcode?: string, 
/**
 * The choices that make the variant. At most 6, set by the platform.
 */
optionChoices?: Array<OptionChoice>, 
/**
 * Price of one. Set by the platform.
 */
price?: PriceInfo, 
/**
 * Cost and profit; needs the owner. Set by the platform.
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
inventoryStatus?: InventoryStatus, 
/**
 * What the product says. Set by the platform.
 */
productData?: ProductFields, 
/**
 * The variant. A GUID. Set by the platform.
 */
variantId?: string, };

export type RequestedFields = "CURRENCY" | "MERCHANT_DATA" | "SUBSCRIPTION_PRICES_INFO" | "WEIGHT_MEASUREMENT_UNIT_INFO" | (string & {});

export type SearchVariants = { 
/**
 * What to find, in what order, which page, and what to count.
 */
search?: CatalogSearch, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RequestedFields>, };

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
pricePerUnit?: SubscriptionPricePerUnit, };

export type SubscriptionPricePerUnit = { 
/**
 * The value. Set by the platform.
 */
value?: string, 
/**
 * Text. At most 20 characters, set by the platform.
 */
description?: string, };

export type SubscriptionPricesInfo = { 
/**
 * One entry a subscription. At most 6, set by the platform.
 */
subscriptionPrices?: Array<SubscriptionPrice>, };

export type VariantPhysicalProperties = { 
/**
 * Weight in the shop's weight unit. At most 999999999.99, set by the platform.
 */
weight?: number, 
/**
 * Price of one unit of measure. Set by the platform.
 */
pricePerUnit?: PricePerUnit, };

export type VariantsPage = { 
/**
 * The variants.
 */
variants?: Array<ReadOnlyVariant>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, };
