/** The Arabic words of what every shopper sees, loaded together. */

export { messages as account } from "../features/account/messages.ar";
export { messages as cartDrawer } from "../features/cart-drawer/messages.ar";
export { messages as catalog } from "../features/catalog/messages.ar";
export { messages as connection } from "../features/connection/messages.ar";
export { messages as product } from "../features/product/messages.ar";
export { messages as shell } from "../features/shell/messages.ar";
export { messages as lib } from "../lib/messages.ar";
export { messages as route } from "../routes/messages.ar";
