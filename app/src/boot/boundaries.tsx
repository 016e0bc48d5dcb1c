import { use } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLocation } from "react-router";
import { readyClient } from "../lib/lazyClient";
import { useShop } from "../lib/useShop";
import { RouteError } from "./RouteError";

/** What stands in place of the store when what is around its pages threw. */
export function StoreBoundary() {
  return (
    <ErrorBoundary FallbackComponent={RouteError}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** What stands in place of a page that threw: the rest of the store stays, and leads to other pages. */
export function PageBoundary() {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={RouteError} resetKeys={[key]}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** What stands around pages that depend on who the shopper is: they come once that can be said. */
export function ShopperBoundary() {
  use(readyClient(useShop()));
  return <Outlet />;
}
