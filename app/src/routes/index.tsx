import { Navigate, type RouteObject, useLocation, useParams } from "react-router";
import { Layout } from "../features/shell";
import type * as accountPages from "./account-pages";
import type * as cartLinkPages from "./cart-link-pages";
import type * as orderPages from "./order-pages";
import { PageLoading } from "./PageLoading";
import { RouteError } from "./RouteError";
import type * as signinPages from "./signin-pages";

/** The platform's own address for a product, which carts and mails link to. */
function PlatformProductPage() {
  const { slug = "" } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={`/product/${slug}${search}`} />;
}

const accountPage = (name: keyof typeof accountPages) => async () => ({
  Component: (await import("./account-pages"))[name],
});

const cartLinkPage = (name: keyof typeof cartLinkPages) => async () => ({
  Component: (await import("./cart-link-pages"))[name],
});

const orderPage = (name: keyof typeof orderPages) => async () => ({
  Component: (await import("./order-pages"))[name],
});

const signinPage = (name: keyof typeof signinPages) => async () => ({
  Component: (await import("./signin-pages"))[name],
});

const pages: RouteObject[] = [
  { index: true, lazy: () => import("./home") },
  { path: "collections", lazy: () => import("./collections") },
  { path: "collections/:slug", lazy: () => import("./collection") },
  { path: "brand/:slug", lazy: () => import("./brand") },
  { path: "search", lazy: () => import("./search") },
  { path: "product/:slug", lazy: () => import("./product") },
  { path: "product-page/:slug", Component: PlatformProductPage },
  { path: "cart", lazy: () => import("./cart") },
  { path: "cart/add", lazy: cartLinkPage("AddLink") },
  { path: "discount/:code", lazy: cartLinkPage("DiscountLink") },
  { path: "thank-you", lazy: () => import("./thank-you") },
  {
    path: "account",
    lazy: () => import("./account"),
    children: [
      { index: true, lazy: accountPage("Overview") },
      { path: "orders", lazy: orderPage("OrderList") },
      { path: "orders/:id", lazy: orderPage("OrderPage") },
      { path: "profile", lazy: accountPage("ProfileSection") },
      { path: "contact", lazy: accountPage("ContactSection") },
      { path: "security", lazy: accountPage("SecuritySection") },
      { path: "privacy", lazy: accountPage("PrivacySection") },
      { path: "delete", lazy: accountPage("DeleteSection") },
    ],
  },
  { path: "account-deleted", lazy: accountPage("DeletedScreen") },
  { path: "members/:slug", lazy: () => import("./member") },
  { path: "login", lazy: signinPage("LoginScreen") },
  { path: "login/callback", lazy: () => import("./login-callback") },
  { path: "register", lazy: signinPage("RegisterScreen") },
  { path: "verify-email", lazy: signinPage("VerifyEmailScreen") },
  { path: "recover", lazy: signinPage("RecoverScreen") },
  { path: "recover/reset", lazy: signinPage("ResetScreen") },
  { path: "*", lazy: () => import("./not-found") },
];

/** Every page is loaded when it is gone to, and fails by itself. */
export const routes: RouteObject[] = [
  {
    path: "/",
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    children: pages.map((page) => ({ ...page, ErrorBoundary: RouteError })),
  },
];
