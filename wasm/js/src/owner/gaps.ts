/** The features of catalog v3 that catalog v1 lacks. */

/** A feature of products, or of an owner's work on them, that only one version of the catalog has. */
export type CatalogGap =
  | "modifiers"
  | "subscriptions"
  | "digitalFiles"
  | "barcodes"
  | "mediaTexts"
  | "sharedLists"
  | "priceBeforePerVariant"
  | "stockPerVariant"
  | "preorderPerVariant"
  | "hiddenOnlyVariant"
  | "emptyInfoSections"
  | "emptyFigures"
  | "otherFields"
  | "revisions"
  | "transfer";

/** The reasons for the gaps, in sentences that a program may show. */
export const V1_GAPS: Readonly<Record<CatalogGap, string>> = {
  modifiers: "Catalog V1 shows the texts that shoppers add, and cannot change them.",
  subscriptions: "Catalog V1 has no subscriptions.",
  digitalFiles: "Catalog V1 cannot set the file of a digital product.",
  barcodes: "Catalog V1 has no barcodes.",
  mediaTexts: "Catalog V1 cannot set the text of a picture.",
  sharedLists: "Catalog V1 has no shared lists: each product has its own brand, ribbon and info sections as texts.",
  priceBeforePerVariant: "Catalog V1 has one discount for all variants of a product.",
  stockPerVariant: "Catalog V1 counts the stock of all variants of a product, or of none.",
  preorderPerVariant: "Catalog V1 has one setting of pre-orders for all variants of a product.",
  hiddenOnlyVariant: "Catalog V1 cannot hide the only variant of a product: hide the product.",
  emptyInfoSections: "Catalog V1 cannot remove the last info section of a product.",
  emptyFigures: "Catalog V1 cannot clear a cost or a weight: it becomes 0.",
  otherFields: "Catalog V1 does not have this field.",
  revisions: "Catalog V1 has no revisions: a change of the same moment by somebody else may be lost.",
  transfer: "Import and export need catalog V3.",
};
