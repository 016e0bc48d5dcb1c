import type { ComponentType } from "react";
import { Redirect, type Route, Routes, useLocation, useParams } from "../lib/router";
import { Layout, PageBoundary } from "../features/layout";
import { lazyPage, PageCode } from "../lib/lazyPage";
import { LOGIN_CALLBACK } from "../lib/returnPath";
import type { TextPart } from "../lib/texts";

const files = import.meta.glob<Record<string, ComponentType>>(["./*.{ts,tsx}", "!./index.tsx", "!./*.test.tsx"]);

/** The export that most files use for their page. */
const DEFAULT_EXPORT = "Component";

/** A page of a file in this folder: its component, and the text parts that it needs. */
function page(file: string, { name = DEFAULT_EXPORT, texts = [] }: { name?: string; texts?: TextPart[] } = {}) {
  const load = files[`./${file}`];
  if (!load) throw new Error(`There is no page ${file}`);
  return lazyPage(new PageCode(`src/pages/${file}`, load, name, texts));
}

const listPage = (file: string) => page(file, { texts: ["list"] });
const cartPage = (file: string, name = DEFAULT_EXPORT) => page(file, { name, texts: ["cart", "account"] });
const accountPage = (file: string, name = DEFAULT_EXPORT) => page(file, { name, texts: ["account"] });

/** The platform's own path of a product, which carts and mails link to. */
function PlatformProductPage() {
  const { slug = "" } = useParams();
  const { search } = useLocation();
  return <Redirect to={`/product/${slug}${search}`} />;
}

const pages: Route[] = [
  { path: "", ...page("home.tsx") },
  { path: "collections", ...page("collections.tsx") },
  { path: "collections/:slug", ...listPage("collection.tsx") },
  { path: "brand/:slug", ...listPage("brand.tsx") },
  { path: "search", ...listPage("search.tsx") },
  { path: "product/:slug", ...page("product.tsx", { texts: ["product"] }) },
  { path: "wishlist", ...listPage("wishlist.tsx") },
  { path: "compare", ...listPage("compare.tsx") },
  { path: "product-page/:slug", element: <PlatformProductPage /> },
  { path: "cart", ...cartPage("cart.tsx") },
  { path: "cart/add", ...cartPage("cart-link-pages.tsx", "AddLink") },
  { path: "discount/:code", ...cartPage("cart-link-pages.tsx", "DiscountLink") },
  { path: "thank-you", ...accountPage("thank-you.tsx") },
  {
    path: "account",
    ...accountPage("account.tsx"),
    children: [
      { path: "", ...accountPage("account-pages.ts", "Overview") },
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
  { path: LOGIN_CALLBACK.slice(1), ...accountPage("login-callback.tsx") },
  { path: "register", ...accountPage("signin-pages.ts", "RegisterScreen") },
  { path: "verify-email", ...accountPage("signin-pages.ts", "VerifyEmailScreen") },
  { path: "recover", ...accountPage("signin-pages.ts", "RecoverScreen") },
  { path: "recover/reset", ...accountPage("signin-pages.ts", "ResetScreen") },
  { path: "*", ...page("NotFound.tsx", { name: "NotFound" }) },
];

/** Every page is loaded when visited, in its own error boundary. */
export const routes: Route[] = [
  {
    element: <PageBoundary />,
    children: [
      { element: <PageBoundary />, children: [{ path: "owner/*", ...page("owner.tsx", { texts: ["console"] }) }] },
      { element: <Layout />, children: [{ element: <PageBoundary />, children: pages }] },
    ],
  },
];

/** The page of the URL. */
export function Pages() {
  return <Routes table={routes} />;
}
