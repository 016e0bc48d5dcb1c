/** The parts of the texts: every page needs `shop`, some need others. */
export type TextPart = "shop" | "list" | "product" | "cart" | "account" | "console";
