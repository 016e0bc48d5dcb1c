import { Navigate, type RouteObject, useLocation, useParams, useRoutes } from "react-router";
import { Layout } from "../features/shell";
import type * as accountPages from "./account-pages";
import { PageBoundary, ShopperBoundary, StoreBoundary } from "./boundaries";
import type * as cartLinkPages from "./cart-link-pages";
import { lazyPage } from "./lazyPage";
import type * as orderPages from "./order-pages";
import type * as signinPages from "./signin-pages";

/** The platform's own address for a product, which carts and mails link to. */
function PlatformProductPage() {
  const { slug = "" } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={`/product/${slug}${search}`} />;
}

const accountPage = (name: keyof typeof accountPages) =>
  lazyPage(async () => ({ Component: (await import("./account-pages"))[name] }));

const cartLinkPage = (name: keyof typeof cartLinkPages) =>
  lazyPage(async () => ({ Component: (await import("./cart-link-pages"))[name] }));

const orderPage = (name: keyof typeof orderPages) =>
  lazyPage(async () => ({ Component: (await import("./order-pages"))[name] }));

const signinPage = (name: keyof typeof signinPages) =>
  lazyPage(async () => ({ Component: (await import("./signin-pages"))[name] }));

/** The pages that depend on who the shopper is. */
const shopperPages: RouteObject[] = [
  { path: "thank-you", ...lazyPage(() => import("./thank-you")) },
  {
    path: "account",
    ...lazyPage(() => import("./account")),
    children: [
      { index: true, ...accountPage("Overview") },
      { path: "orders", ...orderPage("OrderList") },
      { path: "orders/:id", ...orderPage("OrderPage") },
      { path: "profile", ...accountPage("ProfileSection") },
      { path: "contact", ...accountPage("ContactSection") },
      { path: "security", ...accountPage("SecuritySection") },
      { path: "privacy", ...accountPage("PrivacySection") },
      { path: "delete", ...accountPage("DeleteSection") },
    ],
  },
  { path: "account-deleted", ...accountPage("DeletedScreen") },
  { path: "members/:slug", ...lazyPage(() => import("./member")) },
  { path: "login", ...signinPage("LoginScreen") },
  { path: "login/callback", ...lazyPage(() => import("./login-callback")) },
  { path: "register", ...signinPage("RegisterScreen") },
  { path: "verify-email", ...signinPage("VerifyEmailScreen") },
  { path: "recover", ...signinPage("RecoverScreen") },
  { path: "recover/reset", ...signinPage("ResetScreen") },
];

const pages: RouteObject[] = [
  { index: true, ...lazyPage(() => import("./home")) },
  { path: "collections", ...lazyPage(() => import("./collections")) },
  { path: "collections/:slug", ...lazyPage(() => import("./collection")) },
  { path: "brand/:slug", ...lazyPage(() => import("./brand")) },
  { path: "search", ...lazyPage(() => import("./search")) },
  { path: "product/:slug", ...lazyPage(() => import("./product")) },
  { path: "product-page/:slug", Component: PlatformProductPage },
  { path: "cart", ...lazyPage(() => import("./cart")) },
  { path: "cart/add", ...cartLinkPage("AddLink") },
  { path: "discount/:code", ...cartLinkPage("DiscountLink") },
  { Component: ShopperBoundary, children: shopperPages },
  { path: "*", ...lazyPage(() => import("./not-found")) },
];

/** Every page is loaded when it is gone to, and fails by itself. */
export const routes: RouteObject[] = [
  {
    Component: StoreBoundary,
    children: [{ path: "/", Component: Layout, children: [{ Component: PageBoundary, children: pages }] }],
  },
];

/** The page of the address. */
export function Pages() {
  return useRoutes(routes);
}
