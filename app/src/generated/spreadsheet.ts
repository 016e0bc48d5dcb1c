/** The platform's spreadsheets of products, written by `node .scripts/spreadsheets.mjs`: do not edit. */
export const COLUMNS = [
  "slug",
  "name",
  "type",
  "visible",
  "description",
  "brand",
  "ribbon",
  "collections",
  "media",
  "choices",
  "sku",
  "barcode",
  "price",
  "compare_at_price",
  "cost",
  "weight",
  "stock",
] as const;
/** The columns that only a product's first row has. */
export const PRODUCT_COLUMNS = [
  "name",
  "type",
  "visible",
  "description",
  "brand",
  "ribbon",
  "collections",
  "media",
] as const;
/** Why a cell or row is refused. */
export type Why =
  | "cells"
  | "encoding"
  | "missing"
  | "slug"
  | "apart"
  | "number"
  | "places"
  | "negative"
  | "tooLarge"
  | "stock"
  | "stockRange"
  | "yesOrNo"
  | "type"
  | "compareAt"
  | "choices"
  | "options"
  | "twice"
  | "tooLong"
  | "tooMany";
