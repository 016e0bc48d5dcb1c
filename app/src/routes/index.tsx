import { Navigate, type RouteObject, useLocation, useParams } from "react-router";
import { Layout } from "../features/shell";
import { PageLoading } from "./PageLoading";
import { RouteError } from "./RouteError";

/** The platform's own address for a product, which carts and mails link to. */
function PlatformProductPage() {
  const { slug = "" } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={`/product/${slug}${search}`} />;
}

const pages: RouteObject[] = [
  { index: true, lazy: () => import("./home") },
  { path: "collections", lazy: () => import("./collections") },
  { path: "collections/:slug", lazy: () => import("./collection") },
  { path: "search", lazy: () => import("./search") },
  { path: "product/:slug", lazy: () => import("./product") },
  { path: "product-page/:slug", Component: PlatformProductPage },
  { path: "cart", lazy: () => import("./cart") },
  { path: "thank-you", lazy: () => import("./thank-you") },
  { path: "account", lazy: () => import("./account") },
  { path: "login/callback", lazy: () => import("./login-callback") },
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
