/** The Arabic words of the account, orders and what links into the cart, loaded together. */

export { messages as captcha } from "../features/account/captcha/messages.ar";
export { messages as settings } from "../features/account/settings/messages.ar";
export { messages as signin } from "../features/account/signin/messages.ar";
export { messages as link } from "../features/cart-links/messages.ar";
export { messages as member } from "../features/member/messages.ar";
export { messages as order } from "../features/orders/messages.ar";
