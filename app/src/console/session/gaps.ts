/** Explains the gaps of catalog V1. */
import type { CatalogGap } from "@cartwright/sdk/owner";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { textIn } from "../../lib/textTable";

/** Without the two gaps that no screen meets: clearing numbers, and revisions. */
const GAPS: Readonly<Record<Exclude<CatalogGap, "emptyFigures" | "revisions">, MessageDescriptor>> = {
  modifiers: msg`Catalog V1 shows the texts that shoppers add. They cannot be changed here.`,
  subscriptions: msg`Catalog V1 has no subscriptions.`,
  digitalFiles: msg`Catalog V1 cannot set the file of a digital product.`,
  barcodes: msg`Catalog V1 has no barcodes.`,
  mediaTexts: msg`Catalog V1 cannot set the description of a picture.`,
  sharedLists: msg`Catalog V1 has no shared lists. Set the brand, ribbon and info sections on each product's page.`,
  priceBeforePerVariant: msg`Catalog V1 has one discount for all variants: give them the same reduction.`,
  stockPerVariant: msg`Catalog V1 counts the stock of all variants of a product, or of none. Set it on the product's page.`,
  preorderPerVariant: msg`In catalog V1 this setting is for all variants of the product.`,
  hiddenOnlyVariant: msg`Catalog V1 cannot hide the only variant: hide the product.`,
  emptyInfoSections: msg`Catalog V1 cannot remove the last info section of a product.`,
  otherFields: msg`Catalog V1 does not have this field.`,
  transfer: msg`Import and export need catalog V3.`,
};

/** The explanation of a gap. */
export function gapText(gap: unknown): string | undefined {
  return typeof gap === "string" ? textIn(GAPS, gap) : undefined;
}
