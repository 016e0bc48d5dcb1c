/**
 * The words in the language in use, and in no other: each feature keeps its own in messages.*.ts, and they are loaded
 * in parts: what every page says, and what only some do.
 */
import { language } from "./language";

const SHOP = {
  en: () => import("../dictionaries/shop.en"),
  de: () => import("../dictionaries/shop.de"),
  ar: () => import("../dictionaries/shop.ar"),
};

const CART = {
  en: () => import("../dictionaries/cart.en"),
  de: () => import("../dictionaries/cart.de"),
  ar: () => import("../dictionaries/cart.ar"),
};

const ACCOUNT = {
  en: () => import("../dictionaries/account.en"),
  de: () => import("../dictionaries/account.de"),
  ar: () => import("../dictionaries/account.ar"),
};

/** What every shopper sees. */
export function shopDictionary() {
  return SHOP[language]();
}

/** What is in the cart. */
export function cartDictionary() {
  return CART[language]();
}

/** The account, orders, and what links into the cart. */
export function accountDictionary() {
  return ACCOUNT[language]();
}
