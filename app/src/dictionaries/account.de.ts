/** The German words of the account, orders and what links into the cart, loaded together. */

export { messages as captcha } from "../features/account/captcha/messages.de";
export { messages as settings } from "../features/account/settings/messages.de";
export { messages as signin } from "../features/account/signin/messages.de";
export { messages as link } from "../features/cart-links/messages.de";
export { messages as member } from "../features/member/messages.de";
export { messages as order } from "../features/orders/messages.de";
