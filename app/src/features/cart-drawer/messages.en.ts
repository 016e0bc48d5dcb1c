import { icu } from "../../lib/icu";

type Count = { count: number };

export const messages = {
  title: "Your cart",
  open: icu<Count>("{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}"),
  count: icu<Count>("{count, plural, one {# item in your cart} other {# items in your cart}}"),
  close: "Close cart",
  loadFailed: "Your cart could not be loaded",
  addedNothing: "This item could not be added. It may have just sold out, or an option still has to be chosen.",
  addedSome: (count: number) => `Only ${count} added. That is all we have in stock.`,
};

export type Messages = typeof messages;
