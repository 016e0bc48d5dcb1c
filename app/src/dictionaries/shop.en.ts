/** The English words of what every shopper sees, loaded together. */

export { messages as account } from "../features/account/messages.en";
export { messages as cartDrawer } from "../features/cart-drawer/messages.en";
export { messages as catalog } from "../features/catalog/messages.en";
export { messages as connection } from "../features/connection/messages.en";
export { messages as product } from "../features/product/messages.en";
export { messages as shell } from "../features/shell/messages.en";
export { messages as lib } from "../lib/messages.en";
export { messages as route } from "../routes/messages.en";
