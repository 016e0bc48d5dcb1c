/** The fields that queries and searches may name, taken from the contract by `node .scripts/contract.mjs`: do not edit. */

import type { Nameable } from "../sdk/query/fields.js";

export type OrdersSearch = Nameable<{
  every:
    | "_createdDate"
    | "_updatedDate"
    | "balanceSummary.authorized.amount"
    | "balanceSummary.pending.amount"
    | "balanceSummary.pendingRefund.amount"
    | "billingInfo.contactDetails.firstName"
    | "billingInfo.contactDetails.lastName"
    | "businessLocation._id"
    | "businessLocation.name"
    | "buyerInfo.email"
    | "number"
    | "priceSummary.total.amount"
    | "purchasedDate"
    | "shippingInfo.logistics.deliveryTime"
    | "shippingInfo.logistics.deliveryTimeSlot.from"
    | "shippingInfo.logistics.deliveryTimeSlot.to"
    | "taxInfo.totalExempt.amount"
    | "taxInfo.totalTax.amount"
    | "archived"
    | "imported"
    | "seenByAHuman"
    | "demo";
  equality:
    | "channelInfo.type"
    | "fulfillmentStatus"
    | "paymentStatus"
    | "shippingInfo.region.name"
    | "shippingInfo.title"
    | "status"
    | "_id"
    | "buyerInfo.contactId"
    | "buyerInfo.memberId"
    | "channelInfo.externalOrderId"
    | "checkoutId"
    | "createdBy.userId"
    | "lineItems.subscriptionInfo._id";
  list:
    | "lineItems.catalogReference.appId"
    | "lineItems.catalogReference.catalogItemId"
    | "lineItems.locations._id"
    | "fulfillmentStatusesAggregate.statuses"
    | "lineItems.productName.original"
    | "appliedDiscounts.coupon._id";
  sort:
    | "channelInfo.type"
    | "fulfillmentStatus"
    | "paymentStatus"
    | "shippingInfo.region.name"
    | "shippingInfo.title"
    | "status"
    | "_createdDate"
    | "_updatedDate"
    | "balanceSummary.authorized.amount"
    | "balanceSummary.pending.amount"
    | "balanceSummary.pendingRefund.amount"
    | "billingInfo.contactDetails.firstName"
    | "billingInfo.contactDetails.lastName"
    | "businessLocation._id"
    | "businessLocation.name"
    | "buyerInfo.email"
    | "number"
    | "priceSummary.total.amount"
    | "purchasedDate"
    | "shippingInfo.logistics.deliveryTime"
    | "shippingInfo.logistics.deliveryTimeSlot.from"
    | "shippingInfo.logistics.deliveryTimeSlot.to"
    | "taxInfo.totalExempt.amount"
    | "taxInfo.totalTax.amount"
    | "fulfillmentStatusesAggregate.statuses"
    | "lineItems.productName.original";
  search: string;
  aggregation: string;
}>;

export type MembersQuery = Nameable<{
  every:
    | "_id"
    | "contact.firstName"
    | "contact.lastName"
    | "contactId"
    | "loginEmail"
    | "privacyStatus"
    | "profile.nickname"
    | "profile.slug"
    | "status";
  equality: never;
  list: never;
  sort: never;
  search: string;
  aggregation: string;
}>;

export type MemberReportQuery = Nameable<{
  every: "_createdDate" | "_id" | "reason" | "reportedMemberId" | "reportingMemberId";
  equality: never;
  list: never;
  sort: never;
  search: string;
  aggregation: string;
}>;

export type CollectionsQuery = Nameable<{
  every: "_id" | "name";
  equality: never;
  list: never;
  sort: "_id" | "name";
  search: string;
  aggregation: string;
}>;

export type ProductsQuery = Nameable<{
  every:
    | "_id"
    | "_createdDate"
    | "lastUpdated"
    | "name"
    | "description"
    | "sku"
    | "price"
    | "priceData.price"
    | "numericId"
    | "productType"
    | "slug";
  equality: never;
  list: "collectionIds";
  sort: "_id" | "lastUpdated" | "name" | "sku" | "price" | "priceData.price" | "numericId" | "productType" | "slug";
  search: string;
  aggregation: string;
}>;

export type ProductsV3Search = Nameable<{
  every:
    | "_id"
    | "brand._id"
    | "brand.name"
    | "handle"
    | "importId"
    | "inventory.availabilityStatus"
    | "inventory.preorderAvailability"
    | "inventory.preorderStatus"
    | "physicalProperties.deliveryProfileId"
    | "physicalProperties.fulfillerId"
    | "productType"
    | "ribbon._id"
    | "ribbon.name"
    | "slug"
    | "subscriptionDetails.allowOneTimePurchases"
    | "taxGroupId"
    | "visible"
    | "visibleInPos"
    | "_createdDate"
    | "_updatedDate"
    | "actualPriceRange.maxValue.amount"
    | "actualPriceRange.minValue.amount"
    | "compareAtPriceRange.maxValue.amount"
    | "compareAtPriceRange.minValue.amount"
    | "minVariantPriceInfo.sku"
    | "name"
    | "physicalProperties.shippingWeightRange.maxValue"
    | "physicalProperties.shippingWeightRange.minValue";
  equality: never;
  list:
    | "additionalRibbons._id"
    | "additionalRibbons.name"
    | "infoSections._id"
    | "infoSections.uniqueName"
    | "modifiers._id"
    | "modifiers.choicesSettings.choices.choiceId"
    | "modifiers.choicesSettings.choices.name"
    | "modifiers.name"
    | "options._id"
    | "options.choicesSettings.choices.choiceId"
    | "options.choicesSettings.choices.name"
    | "options.name"
    | "tags.privateTags.tagIds"
    | "tags.publicTags.tagIds";
  sort:
    | "_createdDate"
    | "_updatedDate"
    | "actualPriceRange.maxValue.amount"
    | "actualPriceRange.minValue.amount"
    | "compareAtPriceRange.maxValue.amount"
    | "compareAtPriceRange.minValue.amount"
    | "minVariantPriceInfo.sku"
    | "name"
    | "physicalProperties.shippingWeightRange.maxValue"
    | "physicalProperties.shippingWeightRange.minValue";
  search:
    | "description"
    | "directCategoryIdsInfo.categoryIds"
    | "minVariantPriceInfo.sku"
    | "name"
    | "physicalProperties.deliveryProfileId"
    | "physicalProperties.shippingGroupId"
    | "variantsInfo.variants.barcode"
    | "variantsInfo.variants.sku";
  aggregation:
    | "_createdDate"
    | "_id"
    | "_updatedDate"
    | "actualPriceRange.maxValue.amount"
    | "actualPriceRange.minValue.amount"
    | "additionalRibbons._id"
    | "additionalRibbons.name"
    | "allCategoriesInfo.categories"
    | "allCategoriesInfo.categories._id"
    | "allCategoriesInfo.categories.index"
    | "brand._id"
    | "brand.name"
    | "compareAtPriceRange.maxValue.amount"
    | "compareAtPriceRange.minValue.amount"
    | "directCategoriesInfo.categories"
    | "directCategoriesInfo.categories._id"
    | "directCategoriesInfo.categories.index"
    | "handle"
    | "importId"
    | "infoSections._id"
    | "infoSections.uniqueName"
    | "inventory.availabilityStatus"
    | "inventory.preorderAvailability"
    | "inventory.preorderStatus"
    | "minVariantPriceInfo.sku"
    | "modifiers._id"
    | "modifiers.choicesSettings.choices.choiceId"
    | "modifiers.choicesSettings.choices.name"
    | "modifiers.name"
    | "name"
    | "options._id"
    | "options.choicesSettings.choices.choiceId"
    | "options.choicesSettings.choices.name"
    | "options.name"
    | "physicalProperties.deliveryProfileId"
    | "physicalProperties.fulfillerId"
    | "physicalProperties.shippingWeightRange.maxValue"
    | "physicalProperties.shippingWeightRange.minValue"
    | "productType"
    | "ribbon._id"
    | "ribbon.name"
    | "slug"
    | "subscriptionDetails.allowOneTimePurchases"
    | "tags.privateTags.tagIds"
    | "tags.publicTags.tagIds"
    | "taxGroupId"
    | "variantsInfo.variants"
    | "variantsInfo.variants.barcode"
    | "variantsInfo.variants.choices.optionChoiceIds.choiceId"
    | "variantsInfo.variants.choices.optionChoiceIds.optionId"
    | "variantsInfo.variants.physicalProperties.weight"
    | "variantsInfo.variants.price.actualPrice.amount"
    | "variantsInfo.variants.price.compareAtPrice.amount"
    | "variantsInfo.variants.sku"
    | "variantsInfo.variants.visible"
    | "visible"
    | "visibleInPos";
}>;

export type ProductsV3Query = Nameable<{
  every: "_id" | "handle" | "_createdDate" | "_updatedDate" | "slug" | "visible";
  equality: never;
  list: "options._id";
  sort: "_createdDate" | "_updatedDate" | "slug" | "visible";
  search: string;
  aggregation: string;
}>;

export type VariantsV3Query = Nameable<{
  every: "_id" | "productData.productId" | "variantId";
  equality: never;
  list: never;
  sort: "_id" | "productData.productId" | "variantId";
  search: string;
  aggregation: string;
}>;

export type VariantsV3Search = Nameable<{
  every:
    | "_id"
    | "barcode"
    | "inventoryStatus.inStock"
    | "inventoryStatus.preorderEnabled"
    | "price.actualPrice.amount"
    | "price.compareAtPrice.amount"
    | "productData._updatedDate"
    | "productData.brand._id"
    | "productData.handle"
    | "productData.name"
    | "productData.physicalProperties.fulfillerId"
    | "productData.productId"
    | "productData.productType"
    | "productData.slug"
    | "productData.visible"
    | "productData.visibleInPos"
    | "sku"
    | "variantId"
    | "visible";
  equality: never;
  list: "optionChoices.optionChoiceIds.choiceId" | "optionChoices.optionChoiceIds.optionId";
  sort:
    | "optionChoices.optionChoiceIds.choiceId"
    | "optionChoices.optionChoiceIds.optionId"
    | "barcode"
    | "inventoryStatus.inStock"
    | "inventoryStatus.preorderEnabled"
    | "price.actualPrice.amount"
    | "price.compareAtPrice.amount"
    | "productData._updatedDate"
    | "productData.brand._id"
    | "productData.handle"
    | "productData.name"
    | "productData.physicalProperties.fulfillerId"
    | "productData.productId"
    | "productData.productType"
    | "productData.slug"
    | "productData.visible"
    | "productData.visibleInPos"
    | "sku"
    | "variantId"
    | "visible";
  search: "productData.name" | "sku";
  aggregation:
    | "_id"
    | "barcode"
    | "inventoryStatus.inStock"
    | "inventoryStatus.preorderEnabled"
    | "optionChoices.optionChoiceIds.choiceId"
    | "optionChoices.optionChoiceIds.optionId"
    | "price.actualPrice.amount"
    | "price.compareAtPrice.amount"
    | "productData._updatedDate"
    | "productData.brand._id"
    | "productData.handle"
    | "productData.name"
    | "productData.physicalProperties.fulfillerId"
    | "productData.productId"
    | "productData.productType"
    | "productData.slug"
    | "productData.visible"
    | "productData.visibleInPos"
    | "sku"
    | "variantId"
    | "visible";
}>;

export type BrandsV3Query = Nameable<{
  every: "_createdDate" | "_updatedDate" | "name" | "_id";
  equality: never;
  list: never;
  sort: "_createdDate" | "_updatedDate" | "name";
  search: string;
  aggregation: string;
}>;

export type RibbonsV3Query = Nameable<{
  every: "_createdDate" | "_updatedDate" | "name" | "_id";
  equality: never;
  list: never;
  sort: "_createdDate" | "_updatedDate" | "name";
  search: string;
  aggregation: string;
}>;

export type InfoSectionsV3Query = Nameable<{
  every: "_createdDate" | "_updatedDate" | "title" | "uniqueName" | "_id";
  equality: never;
  list: never;
  sort: "_createdDate" | "_updatedDate" | "title" | "uniqueName";
  search: string;
  aggregation: string;
}>;

export type CustomizationsV3Query = Nameable<{
  every: "_createdDate" | "_id" | "_updatedDate" | "name" | "customizationRenderType" | "customizationType";
  equality: never;
  list: never;
  sort: "_createdDate" | "_id" | "_updatedDate" | "name";
  search: string;
  aggregation: string;
}>;

export type InventoryItemsV3Query = Nameable<{
  every:
    | "_id"
    | "locationId"
    | "variantId"
    | "_createdDate"
    | "_updatedDate"
    | "availabilityStatus"
    | "inStock"
    | "preorderInfo.enabled"
    | "product.brand._id"
    | "product.name"
    | "product.variantBarcode"
    | "product.variantName"
    | "product.variantSku"
    | "productId"
    | "quantity"
    | "trackQuantity";
  equality: never;
  list: "product.directCategoryIds";
  sort:
    | "product.directCategoryIds"
    | "_createdDate"
    | "_updatedDate"
    | "availabilityStatus"
    | "inStock"
    | "preorderInfo.enabled"
    | "product.brand._id"
    | "product.name"
    | "product.variantBarcode"
    | "product.variantName"
    | "product.variantSku"
    | "productId"
    | "quantity"
    | "trackQuantity";
  search: string;
  aggregation: string;
}>;

export type InventoryItemsV3Search = Nameable<{
  every:
    | "_id"
    | "locationId"
    | "variantId"
    | "_createdDate"
    | "_updatedDate"
    | "availabilityStatus"
    | "inStock"
    | "preorderInfo.enabled"
    | "product.brand._id"
    | "product.name"
    | "product.variantBarcode"
    | "product.variantName"
    | "product.variantSku"
    | "productId"
    | "quantity"
    | "trackQuantity";
  equality: never;
  list: "product.directCategoryIds";
  sort:
    | "product.directCategoryIds"
    | "_createdDate"
    | "_updatedDate"
    | "availabilityStatus"
    | "inStock"
    | "preorderInfo.enabled"
    | "product.brand._id"
    | "product.name"
    | "product.variantBarcode"
    | "product.variantName"
    | "product.variantSku"
    | "productId"
    | "quantity"
    | "trackQuantity";
  search: "product.name" | "product.variantBarcode" | "product.variantName" | "product.variantSku";
  aggregation:
    | "_createdDate"
    | "_id"
    | "_updatedDate"
    | "availabilityStatus"
    | "inStock"
    | "locationId"
    | "preorderInfo.enabled"
    | "product.brand._id"
    | "product.directCategoryIds"
    | "product.name"
    | "product.variantBarcode"
    | "product.variantName"
    | "product.variantSku"
    | "productId"
    | "quantity"
    | "trackQuantity"
    | "variantId";
}>;

export type CategoriesQuery = Nameable<{
  every:
    | "_id"
    | "slug"
    | "treeReference.appNamespace"
    | "treeReference.treeKey"
    | "visible"
    | "_createdDate"
    | "_updatedDate"
    | "managingAppId"
    | "name"
    | "parentCategory._id"
    | "parentCategory.index";
  equality: never;
  list: never;
  sort: "_createdDate" | "_updatedDate" | "managingAppId" | "name" | "parentCategory._id" | "parentCategory.index";
  search: string;
  aggregation: string;
}>;

export type CategoriesSearch = Nameable<{
  every:
    | "_id"
    | "slug"
    | "treeReference.appNamespace"
    | "treeReference.treeKey"
    | "visible"
    | "_createdDate"
    | "_updatedDate"
    | "managingAppId"
    | "name"
    | "parentCategory._id"
    | "parentCategory.index";
  equality: never;
  list: never;
  sort: "_createdDate" | "_updatedDate" | "managingAppId" | "name" | "parentCategory._id" | "parentCategory.index";
  search: "description" | "name";
  aggregation:
    | "_createdDate"
    | "_id"
    | "_updatedDate"
    | "managingAppId"
    | "name"
    | "parentCategory._id"
    | "parentCategory.index"
    | "slug"
    | "treeReference.appNamespace"
    | "treeReference.treeKey"
    | "visible";
}>;

export type ProductGroupsV3Query = Nameable<{
  every: "_id" | "handle";
  equality: never;
  list: never;
  sort: never;
  search: string;
  aggregation: string;
}>;

export type ProductGroupsV3Search = Nameable<{
  every: "_createdDate" | "_id" | "name" | "groupingCustomizationId";
  equality: never;
  list: "members.productId" | "members.productName";
  sort: "_createdDate" | "_id" | "name";
  search: "members.productName" | "name";
  aggregation:
    | "_createdDate"
    | "_id"
    | "groupingCustomizationId"
    | "members.productId"
    | "members.productName"
    | "name";
}>;
