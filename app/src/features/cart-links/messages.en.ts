import { icu } from "../../lib/icu";

export const messages = {
  addTitle: "Put these into your cart?",
  addText: "This link suggests them. Nothing is added before you say so.",
  add: icu<{ count: number }>("{count, plural, one {Add # item} other {Add # items}}"),
  items: "Suggested items",
  quantity: (count: number) => `Quantity: ${count}`,
  unknown: icu<{ count: number }>(
    "{count, plural, one {# item of this link is no longer sold.} other {# items of this link are no longer sold.}}",
  ),
  soldOut: "Sold out",
  loadFailed: "The suggested items did not load",
  nothingTitle: "There is nothing in this link",
  nothingText: "Its items are no longer sold, or the link has a slip in it.",
  discountTitle: (code: string) => `Use the code ${code}?`,
  discountText: "It is applied to your cart, and taken into account at checkout.",
  discountApply: "Use the code",
  discountKept: "Saved on this device. It is applied once the shop can be reached.",
  decline: "No, thank you",
  toCart: "See your cart",
};

export type Messages = typeof messages;
