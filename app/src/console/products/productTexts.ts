/** A product's stock and price in words. */
import type { EditorProduct } from "@cartwright/sdk/owner";
import { msg, t } from "@lingui/core/macro";
import { priceText } from "../../lib/money";
import { textIn, type TextTable } from "../../lib/textTable";

const STOCKS: TextTable = {
  IN_STOCK: msg({ context: "state of stock", message: "In stock" }),
  PARTIALLY_OUT_OF_STOCK: msg`Partly out of stock`,
  OUT_OF_STOCK: msg`Out of stock`,
};
const STOCK_TONES: Readonly<Record<string, "good" | "warn" | "bad">> = {
  IN_STOCK: "good",
  PARTIALLY_OUT_OF_STOCK: "warn",
  OUT_OF_STOCK: "bad",
};

export function stockText({ inventory }: EditorProduct): string {
  return textIn(STOCKS, inventory?.availabilityStatus) ?? inventory?.availabilityStatus ?? "";
}

export const stockTone = ({ inventory }: EditorProduct) => STOCK_TONES[inventory?.availabilityStatus ?? ""] ?? "plain";

/** The price, or the lowest and the highest price of the variants. */
export function priceRange({ actualPriceRange: range, currency }: EditorProduct): string {
  const min = priceText(range?.minValue, currency) ?? "";
  const max = priceText(range?.maxValue, currency) ?? "";
  return min === max || !max ? min : t`${min} to ${max}`;
}
