/** The Arabic words of what is in the cart. */

export { messages as cart } from "../features/cart/messages.ar";
