import { icu } from "../../lib/icu";

type Count = { count: number };

export const messages = {
  title: "Your cart",
  open: icu<Count>("{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}"),
  count: icu<Count>("{count, plural, one {# item in your cart} other {# items in your cart}}"),
  close: "Close cart",
  loadFailed: "Your cart did not load",
  addedNothing: "The shop did not add this. It may have just sold out, or something has to be chosen for it first.",
  addedSome: (count: number) => `Only ${count} could be added: that is all we have.`,
};

export type Messages = typeof messages;
