/** Generated from the Rust models by `cargo test -p cartwright-wasm --test generated`: do not edit. */

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

export const members: Conversions = {
  dates: ["createdDate", "updatedDate", "lastLoginDate"],
  opaque: ["customFields", "phoneTags", "emailTags", "data"],
};

export const products: Conversions = {
  dates: ["createdDate", "lastUpdated"],
  opaque: ["options", "choices"],
};

export const redirects: Conversions = {};
