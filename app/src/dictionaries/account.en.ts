/** The English words of the account, orders and what links into the cart, loaded together. */

export { messages as captcha } from "../features/account/captcha/messages.en";
export { messages as settings } from "../features/account/settings/messages.en";
export { messages as signin } from "../features/account/signin/messages.en";
export { messages as link } from "../features/cart-links/messages.en";
export { messages as member } from "../features/member/messages.en";
export { messages as order } from "../features/orders/messages.en";
