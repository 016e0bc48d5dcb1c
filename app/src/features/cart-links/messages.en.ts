import { icu } from "../../lib/icu";

export const messages = {
  addTitle: "Add these items to your cart?",
  addText: "This link suggests the items below. Nothing is added until you confirm.",
  add: icu<{ count: number }>("{count, plural, one {Add # item} other {Add # items}}"),
  items: "Suggested items",
  quantity: (count: number) => `Quantity: ${count}`,
  unknown: icu<{ count: number }>(
    "{count, plural, one {# item in this link is no longer available.} other {# items in this link are no longer available.}}",
  ),
  soldOut: "Sold out",
  loadFailed: "The suggested items could not be loaded",
  nothingTitle: "Nothing to add",
  nothingText: "The items are no longer available, or the link is mistyped.",
  discountTitle: (code: string) => `Apply code ${code}?`,
  discountText: "The code is applied to your cart and used at checkout.",
  discountApply: "Apply code",
  discountKept: "Saved on this device. The code will be applied as soon as the shop can be reached.",
  decline: "No, thanks",
  toCart: "View cart",
};

export type Messages = typeof messages;
