/** The platform's own packages under our names, for the page of idioms. */
export { categories } from "@wix/categories";
export { currentCart, orders } from "@wix/ecom";
export { members } from "@wix/members";
export { createClient, type IOAuthStrategy, LoginState, OAuthStrategy, type WixClient } from "@wix/sdk";
export { products, productsV3 } from "@wix/stores";
