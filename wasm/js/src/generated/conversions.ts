/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { Conversions } from "../convert/conversions.js";

export const authentication: Conversions = {
  dates: ["createdDate", "updatedDate", "dateValue"],
  addresses: ["address"],
};

export const cart: Conversions = {
  dates: ["createdDate", "updatedDate", "urlExpirationDate", "startDate", "scheduledDate", "endDate", "expirationDate", "from", "to"],
  images: ["image", "media"],
  addresses: ["address", "shippingAddress", "billingAddress"],
  pageUrls: ["url"],
  opaque: ["options", "extendedFields", "additionalData", "data"],
};

export const cartV2: Conversions = {
  dates: ["createdDate", "updatedDate", "urlExpirationDate", "startDate", "scheduledDate", "endDate", "cycleBillingDate"],
  images: ["image"],
  addresses: ["address", "billingAddress"],
  pageUrls: ["url"],
  opaque: ["options", "extendedFields", "data"],
};

export const categories: Conversions = {
  dates: ["createdDate", "updatedDate", "createdTimestamp", "updatedTimestamp", "urlExpirationDate"],
  images: ["image"],
  contents: ["richContentDescription"],
  opaque: ["extendedFields", "externalData", "props", "meta", "namespaces"],
};

export const checkout: Conversions = {
  dates: ["createdDate", "updatedDate", "urlExpirationDate", "startDate", "scheduledDate", "endDate", "expirationDate", "cycleBillingDate", "from", "to"],
  images: ["image", "media"],
  addresses: ["address"],
  pageUrls: ["url"],
  opaque: ["options", "extendedFields", "additionalData", "data", "value"],
};

export const customizationsV3: Conversions = {
  dates: ["createdDate", "updatedDate", "urlExpirationDate"],
  images: ["image", "displayImage"],
  opaque: ["extendedFields"],
};

export const entitiesV3: Conversions = {
  dates: ["createdDate", "updatedDate"],
  opaque: ["extendedFields"],
};

export const infoSectionsV3: Conversions = {
  dates: ["createdDate", "updatedDate", "createdTimestamp", "updatedTimestamp"],
  contents: ["description"],
  opaque: ["extendedFields"],
};

export const inventory: Conversions = {
  dates: ["lastUpdated"],
  opaque: ["extendedFields"],
};

export const members: Conversions = {
  dates: ["createdDate", "updatedDate", "lastLoginDate", "lastReportDate"],
  opaque: ["customFields", "phoneTags", "emailTags", "data"],
};

export const orders: Conversions = {
  dates: ["createdDate", "updatedDate", "purchasedDate", "urlExpirationDate", "startDate", "scheduledDate", "endDate", "expirationDate", "deliverByDate", "from", "to", "authorizedDate", "executionDate", "voidedDate"],
  images: ["image"],
  addresses: ["address"],
  opaque: ["options", "extendedFields", "data", "value"],
};

export const products: Conversions = {
  dates: ["createdDate", "lastUpdated"],
  opaque: ["options", "choices"],
};

export const productsV3: Conversions = {
  dates: ["createdDate", "updatedDate", "createdTimestamp", "updatedTimestamp", "urlExpirationDate"],
  images: ["image", "displayImage"],
  videos: ["video"],
  pageUrls: ["product.url", "products.url", "item.url"],
  contents: ["description"],
  opaque: ["extendedFields", "externalData", "props", "meta", "namespaces"],
};

export const redirects: Conversions = {};

export const storeVariants: Conversions = {
  dates: ["urlExpirationDate"],
  images: ["image"],
  videos: ["video"],
  opaque: ["choices"],
};

export const variantsV3: Conversions = {
  dates: ["urlExpirationDate", "updatedDate"],
  images: ["image"],
  videos: ["video"],
  opaque: ["extendedFields"],
};
