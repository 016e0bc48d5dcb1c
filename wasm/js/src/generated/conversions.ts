/** Generated from the Rust models by `npm run generate`: do not edit. */

import type { Conversions } from "../sdk/convert/conversions.js";

export const authentication: Conversions = {
  dates: ["createdDate", "updatedDate", "dateValue"],
  addresses: ["address"],
  numbers: ["numValue"],
};

export const cart: Conversions = {
  dates: [
    "createdDate",
    "updatedDate",
    "urlExpirationDate",
    "startDate",
    "scheduledDate",
    "endDate",
    "expirationDate",
    "from",
    "to",
  ],
  images: ["image", "media"],
  addresses: ["address", "shippingAddress", "billingAddress"],
  pageUrls: ["url"],
  opaque: ["options", "extendedFields", "additionalData", "data"],
  numbers: ["latitude", "longitude", "percentage", "weight"],
};

export const cartV2: Conversions = {
  dates: [
    "createdDate",
    "updatedDate",
    "urlExpirationDate",
    "startDate",
    "scheduledDate",
    "endDate",
    "cycleBillingDate",
  ],
  images: ["image"],
  addresses: ["address", "billingAddress"],
  pageUrls: ["url"],
  opaque: ["options", "extendedFields", "data"],
  numbers: ["latitude", "longitude", "weight"],
};

export const categories: Conversions = {
  dates: ["createdDate", "updatedDate", "createdTimestamp", "updatedTimestamp", "urlExpirationDate"],
  images: ["image"],
  contents: ["richContentDescription"],
  opaque: ["extendedFields", "externalData", "props", "meta", "namespaces"],
  numbers: [
    "centerX",
    "centerY",
    "audio.duration",
    "coverImage.duration",
    "image.duration",
    "media.duration",
    "shape.duration",
    "thumbnail.duration",
    "video.duration",
    "fontSize",
    "from",
    "crop.height",
    "itemSpacing",
    "lat",
    "lng",
    "stops.position",
    "ratio",
    "to",
    "scalar.value",
    "crop.width",
    "x",
    "y",
  ],
};

export const checkout: Conversions = {
  dates: [
    "createdDate",
    "updatedDate",
    "urlExpirationDate",
    "startDate",
    "scheduledDate",
    "endDate",
    "expirationDate",
    "cycleBillingDate",
    "from",
    "to",
  ],
  images: ["image", "media"],
  addresses: ["address"],
  pageUrls: ["url"],
  opaque: ["options", "extendedFields", "additionalData", "data", "value"],
  numbers: ["latitude", "longitude", "percentage", "weight"],
};

export const customizationsV3: Conversions = {
  dates: ["createdDate", "updatedDate", "urlExpirationDate"],
  images: ["image", "displayImage"],
  opaque: ["extendedFields"],
  numbers: ["from", "to", "scalar.value"],
};

export const entitiesV3: Conversions = {
  dates: ["createdDate", "updatedDate"],
  opaque: ["extendedFields"],
  numbers: ["from", "to", "scalar.value"],
};

export const infoSectionsV3: Conversions = {
  dates: ["createdDate", "updatedDate", "createdTimestamp", "updatedTimestamp"],
  contents: ["description"],
  opaque: ["extendedFields"],
  numbers: [
    "centerX",
    "centerY",
    "audio.duration",
    "coverImage.duration",
    "image.duration",
    "media.duration",
    "shape.duration",
    "thumbnail.duration",
    "video.duration",
    "fontSize",
    "from",
    "crop.height",
    "itemSpacing",
    "lat",
    "lng",
    "stops.position",
    "ratio",
    "to",
    "scalar.value",
    "crop.width",
    "x",
    "y",
  ],
};

export const inventory: Conversions = {
  dates: ["lastUpdated"],
  opaque: ["extendedFields"],
  numbers: ["from", "to", "scalar.value"],
};

export const members: Conversions = {
  dates: ["createdDate", "updatedDate", "lastLoginDate", "lastReportDate"],
  opaque: ["customFields", "phoneTags", "emailTags", "data"],
  numbers: ["from", "to", "scalar.value"],
};

export const orders: Conversions = {
  dates: [
    "createdDate",
    "updatedDate",
    "purchasedDate",
    "urlExpirationDate",
    "startDate",
    "scheduledDate",
    "endDate",
    "expirationDate",
    "deliverByDate",
    "from",
    "to",
    "authorizedDate",
    "executionDate",
    "voidedDate",
  ],
  images: ["image"],
  addresses: ["address"],
  opaque: ["options", "extendedFields", "data", "value"],
  numbers: ["latitude", "longitude", "weight"],
};

export const productGroupsV3: Conversions = {
  dates: ["createdDate", "updatedDate"],
  images: ["image"],
  opaque: ["extendedFields"],
  numbers: ["from", "to", "scalar.value"],
};

export const products: Conversions = {
  dates: ["createdDate", "lastUpdated"],
  opaque: ["options", "choices"],
  numbers: [
    "baseQuantity",
    "convertedPriceData.discountedPrice",
    "price.discountedPrice",
    "priceData.discountedPrice",
    "from",
    "itemCost",
    "maxValue",
    "minValue",
    "convertedPriceData.price",
    "price.price",
    "priceData.price",
    "convertedPriceData.pricePerUnit",
    "price.pricePerUnit",
    "priceData.pricePerUnit",
    "profit",
    "profitMargin",
    "to",
    "totalQuantity",
    "discount.value",
    "scalar.value",
    "weight",
  ],
};

export const productsV3: Conversions = {
  dates: ["createdDate", "updatedDate", "createdTimestamp", "updatedTimestamp", "urlExpirationDate"],
  images: ["image", "displayImage"],
  videos: ["video"],
  pageUrls: ["product.url", "products.url", "item.url"],
  contents: ["description"],
  opaque: ["extendedFields", "externalData", "props", "meta", "namespaces"],
  numbers: [
    "centerX",
    "centerY",
    "audio.duration",
    "coverImage.duration",
    "image.duration",
    "media.duration",
    "shape.duration",
    "thumbnail.duration",
    "video.duration",
    "fontSize",
    "from",
    "crop.height",
    "itemSpacing",
    "lat",
    "lng",
    "maxValue",
    "minValue",
    "percentOff",
    "stops.position",
    "profitMargin",
    "pricePerUnit.quantity",
    "settings.quantity",
    "ratio",
    "to",
    "scalar.value",
    "weight",
    "crop.width",
    "x",
    "y",
  ],
};

export const redirects: Conversions = {};

export const signOnPolicy: Conversions = {
  dates: ["createdDate", "updatedDate"],
};

export const storeVariants: Conversions = {
  dates: ["urlExpirationDate"],
  images: ["image"],
  videos: ["video"],
  opaque: ["choices"],
  numbers: ["from", "to", "scalar.value"],
};

export const variantsV3: Conversions = {
  dates: ["urlExpirationDate", "updatedDate"],
  images: ["image"],
  videos: ["video"],
  opaque: ["extendedFields"],
  numbers: ["from", "profitMargin", "quantity", "to", "scalar.value", "weight"],
};

export const wishlists: Conversions = {
  dates: ["createdDate", "updatedDate", "addedDate", "dateAdded"],
  opaque: ["extendedFields", "options"],
};
