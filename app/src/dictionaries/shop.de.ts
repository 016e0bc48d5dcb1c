/** The German words of what every shopper sees, loaded together. */

export { messages as account } from "../features/account/messages.de";
export { messages as cartDrawer } from "../features/cart-drawer/messages.de";
export { messages as catalog } from "../features/catalog/messages.de";
export { messages as connection } from "../features/connection/messages.de";
export { messages as product } from "../features/product/messages.de";
export { messages as shell } from "../features/shell/messages.de";
export { messages as lib } from "../lib/messages.de";
export { messages as route } from "../routes/messages.de";
