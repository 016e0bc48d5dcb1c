/** The pages of the store: the router's table and the paths that the store's server knows are made from this list. */
import type { TextPart } from "../lib/textPart.ts";

/** A page's file in this folder, its export, and the texts that it needs. */
interface PageFile {
  file: string;
  name?: string;
  texts: readonly TextPart[];
}

export interface Page extends Partial<PageFile> {
  path: string;
  children?: readonly Page[];
}

const page = (file: string, texts: readonly TextPart[] = [], name?: string): PageFile => ({
  file,
  texts,
  ...(name !== undefined && { name }),
});
const listPage = (file: string) => page(file, ["list"]);
const cartPage = (file: string, name?: string) => page(file, ["cart"], name);
const accountPage = (file: string, name?: string) => page(file, ["account"], name);

/** The redirect from the platform's own path of a product, which carts and mails link to. */
export const PLATFORM_PRODUCT = "product-page/:slug";

/** The pages within the store's layout. */
export const PAGES: readonly Page[] = [
  { path: "", ...page("home.tsx") },
  { path: "collections", ...page("collections.tsx") },
  { path: "collections/:slug", ...listPage("collection.tsx") },
  { path: "brand/:slug", ...listPage("brand.tsx") },
  { path: "search", ...listPage("search.tsx") },
  { path: "product/:slug", ...page("product.tsx", ["product"]) },
  { path: "info/:page", ...page("info.tsx") },
  { path: "wishlist", ...listPage("wishlist.tsx") },
  { path: "compare", ...listPage("compare.tsx") },
  { path: PLATFORM_PRODUCT },
  { path: "cart", ...cartPage("cart.tsx") },
  { path: "cart/add", ...cartPage("cart-link-pages.tsx", "AddLink") },
  { path: "discount/:code", ...cartPage("cart-link-pages.tsx", "DiscountLink") },
  { path: "thank-you", ...accountPage("thank-you.tsx") },
  {
    path: "account",
    ...accountPage("account.tsx"),
    children: [
      { path: "", ...accountPage("account-home.tsx") },
      { path: "orders", ...accountPage("order-pages.tsx", "OrderList") },
      { path: "orders/:id", ...accountPage("order-pages.tsx", "OrderPage") },
      { path: "profile", ...accountPage("account-pages.ts", "ProfileSection") },
      { path: "contact", ...accountPage("account-pages.ts", "ContactSection") },
      { path: "security", ...accountPage("account-pages.ts", "SecuritySection") },
      { path: "privacy", ...accountPage("account-pages.ts", "PrivacySection") },
      { path: "delete", ...accountPage("account-pages.ts", "DeleteSection") },
    ],
  },
  { path: "account-deleted", ...accountPage("account-pages.ts", "DeletedScreen") },
  { path: "members/:slug", ...accountPage("member.tsx") },
  { path: "login", ...accountPage("signin-pages.ts", "LoginScreen") },
  { path: "login/callback", ...accountPage("login-callback.tsx") },
  { path: "register", ...accountPage("signin-pages.ts", "RegisterScreen") },
  { path: "verify-email", ...accountPage("signin-pages.ts", "VerifyEmailScreen") },
  { path: "recover", ...accountPage("signin-pages.ts", "RecoverScreen") },
  { path: "recover/reset", ...accountPage("signin-pages.ts", "ResetScreen") },
];

/** The console, which has a layout of its own. */
export const CONSOLE_PAGE: Page = { path: "owner/*", ...page("owner.tsx", ["console"]) };

/** The page of every other path. */
export const NOT_FOUND_PAGE: Page = { path: "*", ...page("NotFound.tsx", [], "NotFound") };
